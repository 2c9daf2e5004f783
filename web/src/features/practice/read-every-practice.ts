/**
 * Reads all listed practices, page by page. Loaded alongside the page that searches them, never
 * before it.
 */
import { Practice } from '@platzwart/domain/practice/practice';
import { type QueryShape, queries } from '@platzwart/domain/queries';
import { publicDocuments } from '../../firebase/public-documents.ts';
import { report } from '../../report.ts';

/** The rules' limit per query. */
const pageSize = 300;

/**
 * Each page starts at the previous one's last title: titles are not unique, so duplicates arrive
 * and are dropped.
 */
export async function readEveryListedPractice(): Promise<Practice[]> {
  const found = new Map<string, Practice>();
  let from: string | undefined;
  for (;;) {
    let unreadable = 0;
    const page = await publicDocuments(listedFrom(from), Practice, (problem) => {
      unreadable++;
      report(problem, 'listed practice');
    });
    const before = found.size;
    for (const practice of page) found.set(practice.slug, practice);
    from = page.at(-1)?.title;
    const isLast = page.length + unreadable < pageSize;
    // Without a new practice, the next page would be this one again.
    if (isLast || found.size === before) return [...found.values()];
  }
}

function listedFrom(title: string | undefined): QueryShape {
  const first = queries.listedPractices(pageSize);
  if (title === undefined) return first;
  // The only query that needs '>='. It uses the first page's index, so it needs no entry of its
  // own.
  const atLeast = ['title', '>=', title] as unknown as QueryShape['where'][number];
  return { ...first, where: [...first.where, atLeast] };
}
