/** Path of the comparison, below the administration's base path. */
export function comparePath(basePath: string, one: string, other: string): string {
  return `${basePath}/offene-schritte/vergleich/${one}/${other}`;
}
