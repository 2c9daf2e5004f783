/**
 * Small counts in files that leave the screen: 1 to 4 could point at somebody, so they read '<5'
 * unless the person exporting decides otherwise.
 */

/** Counts from here on are told exactly. */
export const minTold = 5;

export type Cell = string | number | null;

/**
 * In: the rows of a table, and which columns are counts of people (others, such as months, medians
 * and shares, stay). Out: the rows, with '<5' for 1 to 4. In a row in which a single count would be
 * masked beside others that are told, the smallest of those is masked as well: otherwise it could
 * be found by subtracting from a sum.
 */
export function masked(rows: readonly (readonly Cell[])[], isCount: readonly boolean[]): Cell[][] {
  return rows.map((row) => {
    const small = row.flatMap((cell, i) => (isCount[i] && isSmall(cell) ? [i] : []));
    const next = small.length === 1 ? smallestTold(row, isCount) : undefined;
    return row.map((cell, i) => {
      if (small.includes(i)) return `<${minTold}`;
      return i === next ? `≥${minTold}` : cell;
    });
  });
}

function isSmall(cell: Cell | undefined): boolean {
  return typeof cell === 'number' && cell > 0 && cell < minTold;
}

function smallestTold(row: readonly Cell[], isCount: readonly boolean[]): number | undefined {
  const told = row.flatMap((cell, i) =>
    isCount[i] && typeof cell === 'number' && cell >= minTold ? [{ i, cell }] : [],
  );
  return told.sort((one, other) => one.cell - other.cell)[0]?.i;
}
