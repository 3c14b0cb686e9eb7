/** What Scientia says, in German. */

import type { GameWords } from "../lib/tell";

const names = {
  "ATTRACTIVE FORCE": "ANZIEHUNG",
  "REPULSIVE FORCE": "ABSTOSSUNG",
  MACROSCOPIC: "MAKROKOSMOS",
  MICROSCOPIC: "MIKROKOSMOS",
  WAVE: "WELLE",
  VIBRATION: "SCHWINGUNG",
  FUSION: "KERNFUSION",
  FISSION: "KERNSPALTUNG",
  ELECTRICITY: "ELEKTRIZITÄT",
  MAGNETISM: "MAGNETISMUS",
  REFRACTION: "BRECHUNG",
  REFLECTION: "SPIEGELUNG",
  ATOM: "ATOM",
  MOLECULE: "MOLEKÜL",
  SYNTHESIS: "SYNTHESE",
  DECOMPOSITION: "ZERSETZUNG",
  EXOTHERMIC: "EXOTHERM",
  ENDOTHERMIC: "ENDOTHERM",
  EXTRACTION: "EXTRAKTION",
  REFINEMENT: "RAFFINATION",
  COVALENT: "KOVALENT",
  IONIC: "IONISCH",
  OXIDATION: "OXIDATION",
  REDUCTION: "REDUKTION",
  DNA: "DNS",
  RNA: "RNS",
  FORMATION: "BILDUNG",
  GROWTH: "WACHSTUM",
  ANTIGEN: "ANTIGEN",
  ANTIBODY: "ANTIKÖRPER",
  RESPIRATION: "ATMUNG",
  PHOTOSYNTHESIS: "PHOTOSYNTHESE",
  STIMULUS: "REIZ",
  REACTION: "REAKTION",
  IMMUNITY: "IMMUNITÄT",
  ADAPTATION: "ANPASSUNG",
  "FIXED STAR": "FIXSTERN",
  PLANET: "PLANET",
  ROTATION: "ROTATION",
  REVOLUTION: "UMLAUF",
  "SOLAR ECLIPSE": "SONNENFINSTERNIS",
  "LUNAR ECLIPSE": "MONDFINSTERNIS",
  COMET: "KOMET",
  METEOR: "METEOR",
  CONTRACTION: "KONTRAKTION",
  EXPANSION: "EXPANSION",
  CREATION: "ENTSTEHUNG",
  EXTINCTION: "ERLÖSCHEN",
};

/** Texts on cards. */
const texts = {
  1: "Bring ein Gebiet mit genau einem Würfel voran.",
  2: "Bring ein Gebiet voran, das nicht dein höchstes ist.",
  3: "Leg 1 Kolben auf eine Karte der Auslage -> bring deren Gebiet voran.",
  4: "Leg 1 Kolben auf eine fremde Karte -> bring deren Gebiet voran.",
  5: "Kolben: die Hälfte deiner höchsten Technologie.",
  6: "Kolben: ein Drittel deiner gesamten Technologie.",
  7: "Nimm 1 Karte. Bring dein niedrigstes Gebiet voran.",
  8: "Dreh 1 Karte bis zu zweimal. Bring dein niedrigstes Gebiet voran.",
  9: "Nutze den Effekt einer Karte der Auslage.",
  10: "Nutze den Effekt einer deiner Karten.",
  11: "Kolben: deine niedrigste Technologie.",
  12: "1 Kolben je Gebiet mit Technologie 3 oder mehr.",
  13: "Dreh 1 Karte bis zu dreimal. 1 Kolben.",
  14: "Verteile so viele Vierteldrehungen, wie du offene Plätze hast. 1 Kolben.",
  15: "Nimm 1 Karte. Dreh 2 Karten je einmal.",
  16: "Dreh 1 Karte zweimal. Nimm 1 Karte.",
  17: "Kolben: die Hälfte deiner Würfel.",
  18: "Wähle ein Gebiet: 1 Kolben je Würfel darauf.",
  19: "Dreh 2 Karten verschiedener Gebiete je zweimal (sonst 1 Karte zweimal).",
  20: "Dreh 2 gleiche Karten je zweimal (sonst 1 Karte zweimal).",
  21: "Leg 1 Kolben auf eine Karte der Auslage -> 1 deiner Karten wird fertig.",
  22: "Leg 1 Kolben auf eine fremde Karte -> 1 deiner Karten wird fertig.",
  23: "Kolben: deine freien Plätze minus 1.",
  24: "1 Kolben je in diesem Zug abgeschlossener Karte, diese mitgezählt.",
  25: "Nimm 2 Karten.",
  26: "Nimm 2 gleiche Karten (sonst 1) und dreh sie einmal.",
  27: "Nimm 1 Karte. Dreh alle deine Karten eines Gebiets einmal.",
  28: "Nimm 1 Karte. Dreh je Name eine Karte einmal.",
  29: "1 Kolben je Karte, die du hast. Nimm 1 Karte.",
  30: "1 Kolben je Karte, die du hast. Dreh 1 Karte zweimal.",
  31: "In diesem Zug Karten aus 2 Gebieten abgeschlossen, diese mitgezählt -> 2 Grundaktionen.",
  32: "In diesem Zug zwei gleiche Karten abgeschlossen -> 2 Grundaktionen.",
  33: "Gib 1 deiner Karten zurück (Kolben in den Vorrat) -> 2 Grundaktionen, dreh 1 Karte einmal.",
  34: "Gib 1 deiner Karten zurück (Kolben in den Vorrat) -> 2 Grundaktionen, 1 Kolben.",
  35: "In diesem Zug Karten aus 2 Gebieten abgeschlossen, diese mitgezählt -> 3 Kolben.",
  36: "In diesem Zug zwei gleiche Karten abgeschlossen -> 3 Kolben.",
  37: "Leg 1 Kolben auf eine fremde Karte -> 3 Kolben auf eine deiner Karten.",
  38: "Leg 1 Kolben auf eine Karte der Auslage -> 3 Kolben auf eine deiner Karten.",
  39: "Dreh 1 Karte zweimal. Leg 2 Kolben auf eine deiner Karten.",
  40: "Nimm 1 Karte und dreh sie einmal. Leg 1 Kolben auf eine deiner Karten.",
  41: "Kolben: ein Drittel deines Bestands.",
  42: "Verteile Vierteldrehungen: eine je 4 Kolben deines Bestands. 2 Kolben.",
  43: "Nimm 1 Karte. Leg je 1 Kolben auf deine Karten eines Gebiets.",
  44: "Nimm 1 Karte. Leg 1 Kolben auf je eine Karte jedes Namens.",
  45: "Leg je 2 Kolben auf 2 Karten und dreh sie einmal.",
  46: "Leg je 1 Kolben auf 2 Karten und dreh sie einmal.",
  47: "Verdopple die Kolben auf einer deiner Karten (bis 10). Dreh 1 Karte einmal.",
  48: "So viele Kolben, wie auf dieser Karte lagen (höchstens 4).",
};

const words = {
  physics: "Physik",
  chemistry: "Chemie",
  biology: "Biologie",
  astronomy: "Astronomie",
  flasks: "Kolben",
  technology: "Technologie",
  cards: "Karten",
  once: "einmal",
  twice: "zweimal",
  "three times": "dreimal",
  "four times": "viermal",
  "technology cube": "Würfel",
  "technology cubes": "Würfel",
  flask: "Kolben",
  "the technology value of one field again; two different fields for two spaces":
    "noch einmal der Technologiewert eines Gebiets; bei zwei Feldern zweier verschiedener",
  "1 point for each technology cube on the board": "1 Punkt je Technologiewürfel auf der Tafel",
  "7 points": "7 Punkte",
  "1 point for every 3 flasks in the pool": "1 Punkt je 3 Kolben im Bestand",
  Projects: "Projekte",
  "First player": "Wer beginnt",
  "Special scores": "Sonderwertung",
  Ties: "Gleichstand",
  "The first step of science: for a first game": "Der erste Schritt der Wissenschaft: für das erste Spiel",
  "Advancing science: collaborating fields": "Fortschritt der Wissenschaft: Gebiete arbeiten zusammen",
  "For the best of scientific achievement": "Für die höchste wissenschaftliche Leistung",
  "both copies of one project": "beide Karten eines Projekts",
  "many fields at once": "viele Gebiete zugleich",
  "flasks on rivals' cards": "Kolben auf fremden Karten",
  "long chains, extra actions": "lange Ketten, zusätzliche Aktionen",
  "any legal set": "irgendeine erlaubte Auswahl",
  "by lot": "durch das Los",
  "a lone cube on space 3 scores": "ein einzelner Würfel auf Feld 3 zählt",
  "only once a cube has reached space 4 (SCI-Q9)": "erst wenn ein Würfel Feld 4 erreicht hat (SCI-Q9)",
  "tied leaders share the victory": "bei Gleichstand wird der Sieg geteilt",
  "technology, then cubes, then pool decide": "Technologie, dann Würfel, dann Bestand entscheiden",
  "What you want": "Das Ziel",
  "Your turn": "Dein Zug",
  "A card turned four times is finished": "Viermal gedreht ist eine Karte fertig",
  Chains: "Ketten",
  "The end": "Das Ende",
  "Most victory points. They come from flasks, from the technology you have reached in four fields, and from the cards you still hold at the end.":
    "Die meisten Siegpunkte. Es gibt sie für Kolben, für die erreichte Technologie in vier Gebieten und für die Karten, die du am Ende noch hast.",
  "Do one of two things: take a project card, or turn the cards you hold, two quarter turns in all.":
    "Tu eins von zweien: Nimm eine Projektkarte, oder dreh deine Karten, insgesamt um zwei Vierteldrehungen.",
  "You get the flasks that lie on it, the cube of its field goes one step up, and what is written on it happens. Then it returns to its stack.":
    "Du bekommst die Kolben, die darauf liegen, der Würfel ihres Gebiets geht einen Schritt weiter, und was auf ihr steht, geschieht. Dann kehrt sie auf ihren Stapel zurück.",
  "An effect may take, turn or finish further cards. Finishing several cards in one turn is where the game is won.":
    "Ein Effekt kann weitere Karten nehmen, drehen oder fertig machen. Wer in einem Zug mehrere Karten abschließt, gewinnt das Spiel.",
  "Flasks and cubes are limited. When they run short the last turns are played. Nothing is hidden and nothing is left to luck after the set-up.":
    "Kolben und Würfel sind begrenzt. Gehen sie aus, werden die letzten Züge gespielt. Nichts ist verborgen, und nach dem Aufbau hängt nichts vom Zufall ab.",
  "Twelve stacks lie in the middle, three of each field: physics, chemistry, biology, astronomy. Everybody takes from the same stacks. Below are the boards of the players with four technology tracks and slots for cards.":
    "In der Mitte liegen zwölf Stapel, drei aus jedem Gebiet: Physik, Chemie, Biologie, Astronomie. Alle nehmen von denselben Stapeln. Darunter liegen die Tafeln der Personen mit vier Technologieleisten und Plätzen für Karten.",
  "Each player starts with one card. Take Atom: when it is finished, it turns another card up to three times. What can be chosen is lit on the board.":
    "Alle beginnen mit einer Karte. Nimm Atom: Ist die Karte fertig, dreht sie eine andere bis zu dreimal. Was wählbar ist, leuchtet.",
  "The game begins. You have a free slot, so take a second card that Atom can turn later: Rotation.":
    "Das Spiel beginnt. Du hast einen freien Platz; nimm eine zweite Karte, die Atom später drehen kann: Rotation.",
  "Now turn. You have two quarter turns; give both to Atom. It needs four in all.":
    "Jetzt dreh. Du hast zwei Vierteldrehungen; gib beide Atom. Die Karte braucht vier.",
  "Two more quarter turns finish Atom. A finished card moves the cube of its field, here chemistry, and then its effect happens.":
    "Zwei weitere Vierteldrehungen machen Atom fertig. Eine fertige Karte bewegt den Würfel ihres Gebiets, hier Chemie, und dann geschieht ihr Effekt.",
  "Atom's effect: turn one of your cards up to three times. Rotation has not been turned yet; three turns bring it to the brink.":
    "Der Effekt von Atom: Dreh eine deiner Karten bis zu dreimal. Rotation ist noch ungedreht; drei Drehungen bringen sie fast ans Ziel.",
  "Atom also gave you a flask and went back to its stack. One more quarter turn finishes Rotation, too.":
    "Atom hat dir auch einen Kolben gebracht und liegt wieder auf seinem Stapel. Noch eine Vierteldrehung macht auch Rotation fertig.",
  "Two cards finished, two fields advanced. This is the rhythm of the game: load cards, then let one effect finish the next. Try it against a bot; Undo is always there, and so is Hint.":
    "Zwei Karten fertig, zwei Gebiete vorangebracht. Das ist der Rhythmus des Spiels: Karten vorbereiten, dann einen Effekt den nächsten auslösen lassen. Versuch es gegen einen Bot; Zurücknehmen gibt es immer, einen Tipp auch.",
  "Exactly 12 projects are used: 3 per field, of which exactly 1 is a base project and 2 are not.":
    "Es wird mit genau 12 Projekten gespielt: 3 je Gebiet, davon genau 1 Grundprojekt.",
  "The 3 projects of a field come from 3 different pairs (both copies of a kind must lie on the same side, so the two sides of one kind never meet in one game).":
    "Die 3 Projekte eines Gebiets stammen aus 3 verschiedenen Paaren (beide Karten einer Sorte liegen auf derselben Seite, also kommen nie beide Seiten einer Sorte in einem Spiel vor).",
  "Both copies of each chosen project form one stack: 12 stacks of 2 = 24 cards. No other card enters.":
    "Beide Karten jedes gewählten Projekts bilden einen Stapel: 12 Stapel zu 2 = 24 Karten. Keine andere Karte kommt ins Spiel.",
  "The set of projects is agreed before the game: a recommended set, a house set, 12 numbers of your own, or a random legal set.":
    "Die Auswahl der Projekte wird vor dem Spiel vereinbart: eine empfohlene, eine von uns, 12 eigene Nummern oder eine zufällige erlaubte.",
  "Each player has 2 open slots, an empty pool, an empty completion area and 4 technology cubes, one on the leftmost space (0) of each track.":
    "Alle haben 2 offene Plätze, einen leeren Bestand, eine leere Abschlussfläche und 4 Technologiewürfel, je einen auf dem Feld ganz links (0) jeder Leiste.",
  "Technology cubes in supply: 6 / 8 / 10 for 2 / 3 / 4 players (besides the starting cubes).":
    "Technologiewürfel im Vorrat: 6 / 8 / 10 bei 2 / 3 / 4 Personen (neben den Startwürfeln).",
  "The supply has 30, 40 or 50 flasks for 2, 3 or 4 players; a big cube counts as 3.":
    "Im Vorrat liegen 30, 40 oder 50 Kolben bei 2, 3 oder 4 Personen; ein großer Würfel zählt 3.",
  "The supply has 2 slot tiles for each player, and 4 hold tokens.":
    "Im Vorrat liegen 2 Platzplättchen je Person und 4 Wartemarken.",
  "The first player is chosen at random or by the host; turn order is clockwise from there and never changes.":
    "Wer beginnt, entscheidet das Los oder wer den Tisch öffnet; von dort geht es immer im Uhrzeigersinn.",
  "Before the game each player takes one card, the last player in turn order first and the first player last; a project whose two copies are gone cannot be chosen.":
    "Vor dem Spiel nehmen alle eine Karte, zuerst wer zuletzt an der Reihe ist und zuletzt wer beginnt; ein Projekt, dessen beide Karten fort sind, kann nicht gewählt werden.",
  "After the draft the first player takes the first turn of round 1. The draft is not a turn.":
    "Nach der Auswahl beginnt Runde 1 mit dem ersten Zug. Die Auswahl ist kein Zug.",
  "A turn is one basic action, then the study completion of every finished card, then the return of completed cards.":
    "Ein Zug ist eine Grundaktion, dann der Abschluss jeder fertigen Karte, dann die Rückkehr der abgeschlossenen Karten.",
  "A turn begins with a basic action: take a card, or turn cards you hold. There is no pass.":
    "Ein Zug beginnt mit einer Grundaktion: eine Karte nehmen oder eigene Karten drehen. Passen gibt es nicht.",
  "The basic action is carried out completely before any study completion begins.":
    "Die Grundaktion wird ganz ausgeführt, bevor eine Karte abgeschlossen wird.",
  "If no card is finished after the basic action the turn ends at once.":
    "Ist nach der Grundaktion keine Karte fertig, endet der Zug sofort.",
  "At the start of a turn a basic action is always possible.":
    "Zu Beginn eines Zuges ist immer eine Grundaktion möglich.",
  "At the end of the turn all cards in the completion area go back to their stacks (SCI-STUDY-9).":
    "Am Ende des Zuges gehen alle Karten der Abschlussfläche zurück auf ihre Stapel (SCI-STUDY-9).",
  "A round is one turn of each player, beginning with the first player. Rounds are counted from 1.":
    "Eine Runde ist ein Zug von allen, beginnend mit der ersten Person. Runden werden ab 1 gezählt.",
  "Taking a card needs an empty open slot and a stack that still has a card.":
    "Zum Nehmen braucht man einen freien, offenen Platz und einen Stapel, auf dem noch eine Karte liegt.",
  "The card is put upright into the first empty open slot.":
    "Die Karte kommt aufrecht auf den ersten freien, offenen Platz.",
  "All flasks lying on that stack move with the card and stay on it (they are not yet in the pool). The other copy, if still there, then has no flasks.":
    "Alle Kolben auf dem Stapel gehen mit der Karte und bleiben auf ihr (noch nicht im Bestand). Die andere Karte, falls noch da, hat dann keine.",
  "A player may hold both copies of a project.": "Man darf beide Karten eines Projekts haben.",
  "Completed cards do not fill a slot; finished cards that still wait in their slots do.":
    "Abgeschlossene Karten belegen keinen Platz; fertige, die noch auf ihrem Platz warten, schon.",
  "Turn one card twice, or two cards once each, or one card once.":
    "Dreh eine Karte zweimal, zwei Karten je einmal oder eine Karte einmal.",
  "Only unfinished cards can be turned, and never beyond four quarter turns; a card that has made three cannot be turned twice.":
    "Nur unfertige Karten lassen sich drehen, und nie über vier Vierteldrehungen hinaus; eine Karte nach drei Drehungen nicht noch zweimal.",
  "Turning one card only once is always allowed; turning nothing is not.":
    "Eine Karte nur einmal zu drehen, ist immer erlaubt; nichts zu drehen, nicht.",
  "Both turns are made before anything is completed; both cards may become finished.":
    "Beide Drehungen geschehen, bevor etwas abgeschlossen wird; beide Karten können fertig werden.",
  "The two cards turned may be two copies of one project.":
    "Die zwei gedrehten Karten dürfen beide Karten eines Projekts sein.",
  "While you have finished cards, one of them is completed; you choose which is next.":
    "Solange du fertige Karten hast, wird eine davon abgeschlossen; du wählst, welche.",
  "First the completed card moves from its slot to the completion area; its slot is empty at once.":
    "Zuerst geht die abgeschlossene Karte von ihrem Platz auf die Abschlussfläche; der Platz ist sofort frei.",
  "Then all flasks on the card go to your pool.": "Dann gehen alle Kolben auf der Karte in deinen Bestand.",
  "Then the technology of the card's field advances by one.":
    "Dann geht die Technologie ihres Gebiets einen Schritt voran.",
  "Then the effect of the card is applied, top line first.":
    "Dann geschieht der Effekt der Karte, die oberste Zeile zuerst.",
  "A card that becomes finished while another is being completed waits until that one is done.":
    "Eine Karte, die fertig wird, während eine andere abgeschlossen wird, wartet, bis jene erledigt ist.",
  "A waiting finished card is still one of your cards: it can get flasks and counts, but it cannot be turned.":
    "Eine wartende fertige Karte ist noch deine: Sie kann Kolben bekommen und zählt, lässt sich aber nicht drehen.",
  "A waiting finished card leaves its slot only by its own study completion.":
    "Eine wartende fertige Karte verlässt ihren Platz nur durch ihren eigenen Abschluss.",
  "When no finished card remains, all completed cards return to their stacks, beneath the flasks that lie there.":
    "Ist keine fertige Karte mehr da, kehren alle abgeschlossenen auf ihre Stapel zurück, unter die Kolben, die dort liegen.",
  "A card completed this turn cannot be taken again this turn: it lies in the completion area.":
    "Eine in diesem Zug abgeschlossene Karte kann in diesem Zug nicht wieder genommen werden: Sie liegt auf der Abschlussfläche.",
  "Hold tokens are shown on finished waiting cards; they have no rules effect and no limit.":
    "Wartemarken zeigen fertige, wartende Karten an; sie bewirken nichts und sind nicht begrenzt.",
  "Each track has 5 spaces numbered 0,1,2,3,4 from left to right.":
    "Jede Leiste hat 5 Felder, von links nach rechts 0,1,2,3,4.",
  "Advancing moves the newest (leftmost moving) cube of the field one space to the right.":
    "Beim Vorangehen rückt der neueste (linke bewegliche) Würfel des Gebiets ein Feld nach rechts.",
  "The last space a cube can reach is the rightmost space not yet occupied by an older cube: 4 for the first cube, 3 for the second, 2 for the third.":
    "Das letzte Feld eines Würfels ist das am weitesten rechts, auf dem noch kein älterer liegt: 4 für den ersten, 3 für den zweiten, 2 für den dritten.",
  "When a cube reaches its last space, the player at once takes 1 technology cube from the supply and puts it on space 0 of the same track. From now on that cube is the one that advances.":
    "Erreicht ein Würfel sein letztes Feld, kommt sofort 1 Technologiewürfel aus dem Vorrat auf Feld 0 derselben Leiste. Von nun an geht dieser voran.",
  "A field with 4 cubes is closed: it never advances again; completing its cards or effects that would advance it do nothing in that respect.":
    "Ein Gebiet mit 4 Würfeln ist abgeschlossen: Es geht nie mehr voran; Karten oder Effekte, die es voranbrächten, tun das nicht mehr.",
  "The value of a field is the number of its advances, 0 to 9; a new cube comes with the 4th, 7th and 9th.":
    "Der Wert eines Gebiets ist die Zahl seiner Schritte, 0 bis 9; ein neuer Würfel kommt mit dem 4., 7. und 9.",
  "If a cube is due and the supply is empty, a spare from the box is used; nothing is lost.":
    "Steht ein Würfel zu und der Vorrat ist leer, nimmt man einen aus der Schachtel; nichts geht verloren.",
  "Your fifth technology cube opens one more slot, once.":
    "Dein fünfter Technologiewürfel öffnet einen weiteren Platz, einmal.",
  "The fifth flask in your pool opens one more slot, once.":
    "Der fünfte Kolben in deinem Bestand öffnet einen weiteren Platz, einmal.",
  "You have 2, 3 or 4 open slots; each way opens one at most, and an open slot never closes.":
    "Du hast 2, 3 oder 4 offene Plätze; jeder Weg öffnet höchstens einen, und ein offener Platz schließt sich nie.",
  "A slot opened in the middle of a study completion is usable by the following steps and lines of the same card.":
    "Ein Platz, der mitten in einem Abschluss aufgeht, steht den folgenden Schritten und Zeilen derselben Karte offen.",
  "Lines are applied from top to bottom; each line fully before the next.":
    "Zeilen geschehen von oben nach unten; jede ganz vor der nächsten.",
  "Effects are mandatory. What can be done is done, partially if need be; what has no object is skipped.":
    "Effekte sind Pflicht. Was möglich ist, geschieht, notfalls teilweise; was keinen Gegenstand hat, entfällt.",
  "What stands after an arrow applies only if what stands before it was fulfilled; and that must be done if it can be.":
    "Was nach einem Pfeil steht, gilt nur, wenn erfüllt wurde, was davor steht; und das muss man tun, wenn man kann.",
  "You can choose only what the line changes; where there is nothing to choose, nothing is asked.":
    "Man kann nur wählen, was die Zeile verändert; wo es nichts zu wählen gibt, wird nicht gefragt.",
  "All numbers (technology, cubes, pool, cards, slots) are read at the moment the line is applied, so after steps 1-3 of the same card and after earlier lines.":
    "Alle Zahlen (Technologie, Würfel, Bestand, Karten, Plätze) gelten in dem Augenblick, in dem die Zeile geschieht, also nach den Schritten 1-3 derselben Karte und nach früheren Zeilen.",
  "Flasks come from the supply, and from the box if it is short; fractions are rounded down.":
    "Kolben kommen aus dem Vorrat, notfalls aus der Schachtel; Brüche werden abgerundet.",
  "'This card' in a copied effect means the card being completed, not the card whose effect is copied.":
    "„Diese Karte“ in einem kopierten Effekt ist die, die abgeschlossen wird, nicht die, deren Effekt kopiert wird.",
  "'Your cards' never includes the card being completed: it is already in the completion area.":
    "„Deine Karten“ schließt nie die ein, die abgeschlossen wird: Sie liegt schon auf der Abschlussfläche.",
  "An effect is applied once for each completion; a gain of 0 is simply nothing.":
    "Ein Effekt geschieht einmal je Abschluss; ein Gewinn von 0 ist einfach nichts.",
  "Gain that many flasks from the supply into your pool.": "Erhalte so viele Kolben aus dem Vorrat in deinen Bestand.",
  "Choose a field and gain as many flasks as it has cubes.":
    "Wähle ein Gebiet und erhalte so viele Kolben, wie es Würfel hat.",
  "Take that many cards, one after another, while you have an empty slot and the board has a card; you must.":
    "Nimm so viele Karten, eine nach der anderen, solange du einen freien Platz hast und noch eine ausliegt; du musst.",
  "Take both cards of a stack that has two, if you have two empty slots; otherwise take one card.":
    "Nimm beide Karten eines Stapels mit zweien, wenn du zwei freie Plätze hast; sonst eine Karte.",
  "Advance a field that is not closed and that the line allows: with exactly one cube, not the highest, or the lowest.":
    "Bring ein Gebiet voran, das nicht abgeschlossen ist und das die Zeile erlaubt: mit genau einem Würfel, nicht das höchste, oder das niedrigste.",
  "Advance the field of the card that got the flask, unless it is closed.":
    "Bring das Gebiet der Karte voran, die den Kolben bekam, außer es ist abgeschlossen.",
  "Turn one of your unfinished cards that often, or as often as it can be turned.":
    "Dreh eine deiner unfertigen Karten so oft, oder so oft es geht.",
  "Turn one of your unfinished cards, at least once and at most that often.":
    "Dreh eine deiner unfertigen Karten mindestens einmal und höchstens so oft.",
  "Turn two of your unfinished cards that fit, each that often; if no two fit, one card.":
    "Dreh zwei passende unfertige Karten je so oft; passen keine zwei, dann eine.",
  "Give your unfinished cards that many quarter turns, one at a time, all of them as far as possible.":
    "Gib deinen unfertigen Karten so viele Vierteldrehungen, eine nach der anderen, alle, soweit möglich.",
  "Choose a field; each of your unfinished cards of it turns once.":
    "Wähle ein Gebiet; jede deiner unfertigen Karten davon dreht sich einmal.",
  "One unfinished card of each different name turns once; of two copies you choose which.":
    "Je Name dreht sich eine unfertige Karte einmal; bei zwei gleichen wählst du, welche.",
  "Each card taken or chosen by the line before turns once if it is unfinished.":
    "Jede Karte, die die Zeile davor nahm oder wählte, dreht sich einmal, wenn sie unfertig ist.",
  "Put that many flasks on one of your cards, finished or not.":
    "Leg so viele Kolben auf eine deiner Karten, fertig oder nicht.",
  "Put that many flasks on each of two of your cards, or on the only one.":
    "Leg je so viele Kolben auf zwei deiner Karten, oder auf die einzige.",
  "Choose a field; each of your cards of it gets a flask.":
    "Wähle ein Gebiet; jede deiner Karten davon bekommt einen Kolben.",
  "One of your cards of each different name gets a flask; of two copies you choose which.":
    "Je Name bekommt eine deiner Karten einen Kolben; bei zwei gleichen wählst du, welche.",
  "Choose one of your cards with 1 to 9 flasks and double them, but not beyond 10.":
    "Wähle eine deiner Karten mit 1 bis 9 Kolben und verdopple sie, aber nicht über 10 hinaus.",
  "One of your unfinished cards becomes finished and waits.": "Eine deiner unfertigen Karten wird fertig und wartet.",
  "Do that many basic actions; one that is impossible is skipped, and cards they finish wait.":
    "Führe so viele Grundaktionen aus; eine unmögliche entfällt, und fertige Karten warten.",
  "Apply the effect of a project that has a card on the board, other than this one.":
    "Nutze den Effekt eines anderen Projekts, von dem noch eine Karte ausliegt.",
  "Apply the effect of one of your cards, other than this project; nothing moves and no technology advances.":
    "Nutze den Effekt einer deiner Karten, aber nicht dieses Projekts; nichts bewegt sich, und keine Technologie geht voran.",
  "Put a flask on a stack that has a card.": "Leg einen Kolben auf einen Stapel, auf dem noch eine Karte liegt.",
  "Put a flask on a card of an opponent; nobody can refuse it.":
    "Leg einen Kolben auf eine fremde Karte; niemand kann ihn ablehnen.",
  "Return one of your unfinished cards to its stack and its flasks to the supply.":
    "Gib eine deiner unfertigen Karten auf ihren Stapel und ihre Kolben in den Vorrat zurück.",
  "Only if cards of at least two fields were completed this turn, this one included.":
    "Nur wenn in diesem Zug Karten aus mindestens zwei Gebieten abgeschlossen wurden, diese mitgezählt.",
  "Only if both copies of a project were completed this turn, this one included.":
    "Nur wenn in diesem Zug beide Karten eines Projekts abgeschlossen wurden, diese mitgezählt.",
  "The end stage begins when the flask supply or the technology cube supply becomes empty.":
    "Die letzten Züge beginnen, wenn der Vorrat an Kolben oder an Technologiewürfeln leer wird.",
  "The current round is finished, then one more round is played.":
    "Die laufende Runde wird beendet, dann wird noch eine gespielt.",
  "The end stage stays: flasks that come back to the supply do not cancel it.":
    "Dabei bleibt es: Kolben, die in den Vorrat zurückkehren, ändern nichts daran.",
  "In the end stage everything works as before; missing cubes and flasks come from the box.":
    "In den letzten Zügen geht alles wie zuvor; fehlende Würfel und Kolben kommen aus der Schachtel.",
  "The supply being exactly emptied is enough; it need not be overdrawn.":
    "Es genügt, dass der Vorrat genau leer wird; es muss nichts fehlen.",
  "1 point for each flask in the pool; flasks on cards count for nobody.":
    "1 Punkt je Kolben im Bestand; Kolben auf Karten zählen für niemanden.",
  "Points equal to the sum of your four technology values.":
    "So viele Punkte wie die Summe deiner vier Technologiewerte.",
  "Spaces 3 and 4 of a track are special: each one that holds a cube gives the special score of its field.":
    "Die Felder 3 und 4 einer Leiste sind besondere: Jedes, auf dem ein Würfel liegt, bringt die Sonderwertung seines Gebiets.",
  "Physics: for each special space the value of a field again; two different fields for two spaces. The best are taken.":
    "Physik: für jedes besondere Feld noch einmal den Wert eines Gebiets; für zwei Felder zwei verschiedene. Die besten zählen.",
  "Chemistry: for each special space 1 point for each technology cube on your board.":
    "Chemie: für jedes besondere Feld 1 Punkt je Technologiewürfel auf deiner Tafel.",
  "Biology: for each special space 7 points.": "Biologie: für jedes besondere Feld 7 Punkte.",
  "Astronomy: for each special space 1 point for every 3 flasks in your pool.":
    "Astronomie: für jedes besondere Feld 1 Punkt je 3 Kolben in deinem Bestand.",
  "1 point for each card still in a slot.": "1 Punkt je Karte, die noch auf einem Platz liegt.",
  "Most points win; tied leaders share the victory.":
    "Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.",
  "Where a tie-break is agreed: higher technology sum, then more cubes, then the larger pool; else the victory stays shared.":
    "Ist ein Stichentscheid vereinbart: höhere Technologiesumme, dann mehr Würfel, dann größerer Bestand; sonst bleibt der Sieg geteilt.",
  "The backs of the project boards serve as score tracks.":
    "Die Rückseiten der Projekttafeln dienen als Punkteleisten.",
  "Three sets are recommended: The first step of science, Advancing science, For the best of scientific achievement.":
    "Drei Auswahlen werden empfohlen: Der erste Schritt der Wissenschaft, Fortschritt der Wissenschaft, Für die höchste wissenschaftliche Leistung.",
  "Random legal sets are for experienced players.": "Zufällige erlaubte Auswahlen sind für Erfahrene.",
  "It is agreed before the game whether a lone cube on space 3 gives a special score (occupied) or not (reached_end).":
    "Vor dem Spiel wird vereinbart, ob ein einzelner Würfel auf Feld 3 eine Sonderwertung bringt (occupied) oder nicht (reached_end).",
  "The rulebook first asks for a cube on the rightmost space, then pays each special space that cubes occupy; we play the second reading unless the first is agreed.":
    "Die Spielregel verlangt zuerst einen Würfel auf dem Feld ganz rechts, wertet dann aber jedes besetzte Sonderfeld; wir spielen die zweite Lesart, wenn nicht die erste vereinbart ist.",
  "There is no solo mode and no other variant.": "Es gibt keine Solovariante und keine andere.",
  "Every turn ends: a completed card cannot be completed again in it, and a copied effect never copies.":
    "Jeder Zug endet: Eine abgeschlossene Karte kann darin nicht noch einmal abgeschlossen werden, und ein kopierter Effekt kopiert nie.",
  "Each player completes a card at least once in every 17 own turns.":
    "Alle schließen in je 17 eigenen Zügen mindestens eine Karte ab.",
  "The game ends by round 324 whatever the players do.":
    "Das Spiel endet spätestens mit Runde 324, was auch immer man tut.",
  "What leaves only one option is done without asking; the draft is always asked.":
    "Was nur eine Möglichkeit lässt, geschieht ungefragt; bei der Auswahl wird immer gefragt.",
  "Cards of the same project with equal turns and flasks are alike; a choice between nothing else is not asked.":
    "Karten eines Projekts mit gleich vielen Drehungen und Kolben sind gleich; nur zwischen solchen wird nicht gefragt.",
  "A basic action has at most 21 options.": "Eine Grundaktion hat höchstens 21 Möglichkeiten.",
  "Taking a card, turning a card once or twice, and turning two cards are one gesture each.":
    "Eine Karte nehmen, eine Karte ein- oder zweimal drehen und zwei Karten drehen ist je eine Geste.",
  "Everything is public at all times.": "Alles ist jederzeit offen.",
  "Only the random set and the random first player are left to chance, before play.":
    "Nur die zufällige Auswahl und wer beginnt, hängen vom Zufall ab, vor dem Spiel.",
  "Undo within the own turn is always sound.": "Zurücknehmen im eigenen Zug geht immer.",
};

const patterns: GameWords["patterns"] = [
  ["(\\d+) flasks?", "$1 Kolben"],
  ["seat (\\d+)", "Platz $1"],
  [
    "This empties a supply: the game ends after round (\\d+)\\.",
    "Das leert einen Vorrat: Das Spiel endet nach Runde $1.",
  ],
  ["Round (\\d+) begins\\.", "Runde $1 beginnt."],
  ["(.+) takes (\\d+ [^a-z]+) with (.+)\\.", "$1 nimmt $2 mit $3."],
  ["(.+) takes (.+)\\.", "$1 nimmt $2."],
  [
    "(.+) turns (.+?) (once|twice|three times|four times|not at all), which is now finished\\.",
    "$1 dreht $2 $3; die Karte ist jetzt fertig.",
  ],
  ["(.+) turns (.+?) (once|twice|three times|four times|not at all)\\.", "$1 dreht $2 $3."],
  ["(.+) completes (\\d+ [^a-z]+) with (.+)\\.", "$1 schließt $2 mit $3 ab."],
  ["(.+) completes (.+)\\.", "$1 schließt $2 ab."],
  ["(.+) advances (.+) to (\\d+)\\.", "$1 bringt $2 auf $3."],
  [
    "(.+) gets a new technology cube on (.+), the (\\d+)th in all\\.",
    "$1 bekommt in $2 einen neuen Würfel, insgesamt den $3.",
  ],
  ["(.+) opens slot (\\d+) with the fifth (.+)\\.", "$1 öffnet mit dem fünften $3 Platz $2."],
  ["(.+) gains (.+)\\.", "$1 erhält $2."],
  ["(.+) puts (.+) on the stack of (.+)\\.", "$1 legt $2 auf den Stapel von $3."],
  ["(.+) puts (.+) on (\\d+ [^a-z]+) of (.+)\\.", "$1 legt $2 auf $3 von $4."],
  ["(.+) puts (.+) on (.+)\\.", "$1 legt $2 auf $3."],
  ["(.+) uses the effect of (.+)\\.", "$1 nutzt den Effekt von $2."],
  ["(.+) returns (\\d+ [^a-z]+) with (.+)\\.", "$1 gibt $2 mit $3 zurück."],
  ["(.+) returns (.+)\\.", "$1 gibt $2 zurück."],
  ["(.+) goes back to its stack\\.", "$1 geht zurück auf den Stapel."],
  [
    "The supply of (.+) is empty: the game ends after round (\\d+)\\.",
    "Der Vorrat an $1 ist leer: Das Spiel endet nach Runde $2.",
  ],
  ["The game is over\\.", "Das Spiel ist aus."],
  [
    "Give (\\d+) quarter turns? to your cards: which card turns next\\?",
    "Gib deinen Karten noch $1 Vierteldrehungen: Welche dreht sich als Nächste?",
  ],
  ["Turn one of your cards, up to (.+)\\.", "Drehe eine deiner Karten, bis zu $1."],
  ["Choose your first card\\.", "Wähle deine erste Karte."],
  ["Take a card, or turn your cards\\.", "Nimm eine Karte oder drehe deine Karten."],
  ["Which finished card do you complete next\\?", "Welche fertige Karte schließt du als Nächste ab?"],
  ["Take a card\\.", "Nimm eine Karte."],
  ["Take both cards of a stack\\.", "Nimm beide Karten eines Stapels."],
  [
    "Choose a field: gain a flask for each cube on it\\.",
    "Wähle ein Gebiet: Für jeden Würfel darauf erhältst du einen Kolben.",
  ],
  ["Advance a field\\.", "Bring ein Gebiet voran."],
  ["Which card do you turn\\?", "Welche Karte drehst du?"],
  ["Which two cards do you turn\\?", "Welche zwei Karten drehst du?"],
  ["The cards of which field turn once\\?", "Die Karten welches Gebiets drehen sich einmal?"],
  ["Which of the two copies turns\\?", "Welche der beiden gleichen Karten dreht sich?"],
  ["Which of your cards gets the flasks\\?", "Welche deiner Karten erhält die Kolben?"],
  ["Which two of your cards get flasks\\?", "Welche zwei deiner Karten erhalten Kolben?"],
  ["Your cards of which field get a flask\\?", "Deine Karten welches Gebiets erhalten je einen Kolben?"],
  ["Which of the two copies gets the flask\\?", "Welche der beiden gleichen Karten erhält den Kolben?"],
  ["The flasks on which card are doubled\\?", "Auf welcher Karte werden die Kolben verdoppelt?"],
  ["Which card is finished\\?", "Welche Karte wird fertig?"],
  ["The effect of which project on the board do you use\\?", "Den Effekt welches Projekts der Auslage nutzt du?"],
  ["The effect of which of your cards do you use\\?", "Den Effekt welcher deiner Karten nutzt du?"],
  ["Put a flask on a stack of the board\\.", "Leg einen Kolben auf einen Stapel der Auslage."],
  ["Put a flask on a rival's card\\.", "Leg einen Kolben auf eine fremde Karte."],
  ["Which card do you return\\?", "Welche Karte gibst du zurück?"],
  ["take both (.+)", "beide nehmen: $1"],
  ["take (.+)", "nimm $1"],
  ["stack (.+)", "Stapel $1"],
  ["turn (\\d+) (once|twice|three times|four times) \\((.+)\\)", "drehe $1 $2 ($3)"],
  ["cards (\\d+) and (\\d+) \\((.+)\\)", "Karten $1 und $2 ($3)"],
  ["rival (\\d+) \\((.+)\\) of the next player", "Karte $1 ($2) von links neben dir"],
  ["rival (\\d+) \\((.+)\\) of the second player after you", "Karte $1 ($2) von zwei Plätze links von dir"],
  ["rival (\\d+) \\((.+)\\) of the third player after you", "Karte $1 ($2) von drei Plätze links von dir"],
  ["rival (\\d+) \\((.+)\\)", "fremde Karte $1 ($2)"],
  ["complete (\\d+) \\((.+)\\)", "schließe $1 ab ($2)"],
  ["card (\\d+) \\((.+)\\)", "Karte $1 ($2)"],
  ["(physics|chemistry|biology|astronomy) \\((\\d+)\\)", "$1 ($2)"],
  ["([^,]+), slot ([a-d]), ([^,]+), slot ([a-d])", "$1, Platz $2, $3, Platz $4"],
  ["([^,]+), slot ([a-d]), ([^,]+)", "$1, Platz $2, $3"],
  ["([^,]+), ([^,]+), slot ([a-d])", "$1, $2, Platz $3"],
  ["([^,]+), slot ([a-d])", "$1, Platz $2"],
];

export const scientia: GameWords = { names, words, patterns, texts };
