/** Asks for every listed practice, page by page. Loaded beside the page that searches them, never before it. */
import { Practice } from '@platzwart/domain/practice/practice';
import { type QueryShape, queries } from '@platzwart/domain/queries';
import { publicDocuments } from '../../firebase/public-documents.ts';
import { report } from '../../report.ts';

/** The most that the rules answer at once. */
const pageSize = 300;

/** Each page begins at the last title of the one before: titles are no ids, so whoever shares it comes twice and is kept once. */
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
    // Without anybody new the next page would be this one again.
    if (isLast || found.size === before) return [...found.values()];
  }
}

function listedFrom(title: string | undefined): QueryShape {
  const first = queries.listedPractices(pageSize);
  if (title === undefined) return first;
  // The only query that needs '>=': it takes the index of the first page, so it is no entry of its own.
  const atLeast = ['title', '>=', title] as unknown as QueryShape['where'][number];
  return { ...first, where: [...first.where, atLeast] };
}
