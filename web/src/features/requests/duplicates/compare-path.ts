/** Where two requests are compared: below the administration's own address. */
export function comparePath(basePath: string, one: string, other: string): string {
  return `${basePath}/offene-schritte/vergleich/${one}/${other}`;
}
