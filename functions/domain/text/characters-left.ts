/**
 * Under a text field with a limit: 'noch 1.250 Zeichen', '3 Zeichen zu viel'. No imports: the
 * booking form loads it.
 */
export function charactersLeft(left: number): string {
  const shown = new Intl.NumberFormat('de-DE').format(Math.abs(left));
  return left < 0 ? `${shown} Zeichen zu viel` : `noch ${shown} Zeichen`;
}
