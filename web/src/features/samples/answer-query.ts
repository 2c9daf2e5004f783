/**
 * What the database would answer to a query shape. A page's start is ignored: there are fewer
 * samples than a page has rows.
 */
import { documentName, type QueryShape } from '@platzwart/domain/queries';

type Row = { readonly id: string };

export function answerQuery<T extends Row>(
  rows: readonly T[],
  { where, orderBy, limit }: QueryShape,
): readonly T[] {
  const found = rows.filter((row) =>
    where.every(([field, operator, wanted]) => fits(fieldOf(row, field), operator, wanted)),
  );
  const sorted = found.sort((a, b) => {
    for (const [field, direction] of orderBy) {
      const order = compare(fieldOf(a, field), fieldOf(b, field));
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return compare(a.id, b.id);
  });
  return sorted.slice(0, limit);
}

function fieldOf(row: Row, field: string): unknown {
  if (field === documentName) return row.id;
  return field
    .split('.')
    .reduce<unknown>(
      (value, part) => (value as Record<string, unknown> | null | undefined)?.[part],
      row,
    );
}

function fits(value: unknown, operator: QueryShape['where'][number][1], wanted: unknown): boolean {
  switch (operator) {
    case '==':
      return value === wanted;
    case 'in':
      return (wanted as readonly unknown[]).includes(value);
    case 'array-contains':
      return Array.isArray(value) && value.includes(wanted);
    case 'array-contains-any':
      return (
        Array.isArray(value) && (wanted as readonly unknown[]).some((one) => value.includes(one))
      );
    // The database compares values of one type only.
    default:
      return (
        typeof value === typeof wanted &&
        value !== null &&
        isOrdered[operator](compare(value, wanted))
      );
  }
}

const isOrdered = {
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
};

/** Numbers, texts, dates or booleans. */
function compare(a: unknown, b: unknown): number {
  const [one, other] = [a, b] as [string, string];
  return one < other ? -1 : one > other ? 1 : 0;
}
