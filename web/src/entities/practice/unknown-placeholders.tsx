/** Below a text of the practice's own: what stands in braces there and would be sent as it is. */
import { unknownPlaceholders } from '@platzwart/domain/booking/placeholders';

export const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');

type Props = {
  text: string;
  /** What this text fills. */
  known: readonly string[];
  /** Known, but the practice has not said it yet. */
  empty?: readonly string[];
};

/** They may be saved: perhaps somebody means the braces. */
export function UnknownPlaceholders({ text, known, empty = [] }: Props) {
  const unknown = unknownPlaceholders(text, known);
  return (
    <p role="status" className="warm small anywhere">
      {[
        unknown.length > 0 && unknownWarning(unknown, known),
        empty.length > 0 &&
          `Dafür fehlt noch eure Angabe, dort steht dann nichts: ${empty.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

function unknownWarning(unknown: readonly string[], known: readonly string[]): string {
  const missing = `${unknown.length === 1 ? 'Diesen Platzhalter gibt' : 'Diese Platzhalter gibt'} es hier nicht: ${unknown.join(', ')}.`;
  return `${missing} ${
    known.length > 0
      ? `Möglich sind: ${inBraces(known)}`
      : 'Dieser Text wird gezeigt, wie er hier steht.'
  }`;
}
