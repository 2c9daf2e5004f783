/** Below a text of the practice's own: what stands in braces there and would be sent as it is. */
import { unknownPlaceholders } from '@platzwart/domain/booking/placeholders';

export const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');

/** They may be saved: perhaps somebody means the braces. `known`: what this text fills. */
export function UnknownPlaceholders({ text, known }: { text: string; known: readonly string[] }) {
  const unknown = unknownPlaceholders(text, known);
  return (
    <p role="status" className="warm small anywhere">
      {unknown.length > 0 && warning(unknown, known)}
    </p>
  );
}

export function warning(unknown: readonly string[], known: readonly string[]): string {
  const missing = `${unknown.length === 1 ? 'Diesen Platzhalter gibt' : 'Diese Platzhalter gibt'} es hier nicht: ${unknown.join(', ')}.`;
  return `${missing} ${
    known.length > 0
      ? `Möglich sind: ${inBraces(known)}`
      : 'Dieser Text wird gezeigt, wie er hier steht.'
  }`;
}
