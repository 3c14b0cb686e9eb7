/** Made when the client is built, by motifs.ts. */
declare module "virtual:motifs/*" {
  export const motifs: Record<string, { motif: string; beside?: string; land?: string }>;
  export const paths: Record<string, string>;
}
