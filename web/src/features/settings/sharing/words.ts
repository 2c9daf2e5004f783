/** Words and lines to copy, with the practice's own name and addresses. Pure. */
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { wordsForPatients } from '../../../content/words-for-patients.ts';
import { texts } from './texts.ts';

const ask = texts.embed.frameTitle;

/** A link that looks like a button on any page: it needs no script, no frame and no stylesheet. */
export function buttonSnippet(origin: string, slug: string): string {
  return `<a href="${origin}${sitePaths.booking(slug)}"
   style="display:inline-block;padding:12px 22px;border-radius:8px;background:#0b6e69;color:#ffffff;font-weight:bold;text-decoration:none">${ask}</a>`;
}

/** `docs/embed.md` describes what they do. */
export function embedSnippet(origin: string, slug: string): string {
  return `<iframe src="${origin}${sitePaths.booking(slug)}?embed=1" title="${ask}"
        style="display:block;width:100%;height:60rem;border:0"></iframe>
<script src="${origin}/embed.js" async></script>`;
}

/** To patients, in the practice's name; `rows`: of the field they stand in. */
export function wordsToCopy(practice: Pick<Practice, 'slug' | 'title'>, origin: string) {
  const { answeringMachine, signature, door, privacy } = texts.words;
  const words = wordsForPatients(practice, origin);
  return [
    { id: 'ansage', label: answeringMachine, value: words.answeringMachine, rows: 6 },
    { id: 'signatur', label: signature, value: words.signature, rows: 2 },
    { id: 'tuer', label: door, value: words.door, rows: 4 },
    { id: 'datenschutzseite', label: privacy, value: words.privacy, rows: 10 },
  ];
}
