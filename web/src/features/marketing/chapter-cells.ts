/** A row of cells for each chapter of `/product`, in the words of `cells.tsx`. */
export const chapterCells: Readonly<Record<string, readonly string[]>> = {
  anfragen: ['01234'],
  reihenfolge: ['65431'],
  zusammenarbeit: ['33633'],
  ordnung: ['55551'],
};
