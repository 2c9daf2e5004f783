/**
 * `npm run emails:table`: writes the tables of all e-mails into the README beside the code of
 * e-mails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  type EmailKind,
  emailKinds,
  emailPurposes,
} from '@platzwart/functions/core/email-purposes';
import { type EmailEntry, emailEntries } from '@platzwart/functions/emails/email-table';

export const emailReadme = new URL('../functions/src/emails/README.md', import.meta.url);

const [begin, end] = [
  '<!-- Written by npm run emails:table -->\n',
  '<!-- End of what it writes -->\n',
];

const headings: Record<EmailKind['to'], string> = {
  patient: 'To patients',
  subscriber: 'To those who want to know when a practice takes requests again',
  practice: 'To practices, their teams and whom they invite',
  account: 'About accounts',
  operator: 'To the operator',
};

/** The README with the tables as they should be. Throws without its two marks. */
export function withEmailTables(readme: string): string {
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error('The README of e-mails has lost the marks between which its tables stand.');
  const tables = (Object.keys(headings) as EmailKind['to'][]).map(
    (to) => `### ${headings[to]}\n\n${tableOf(to)}`,
  );
  return `${before}${begin}\n${tables.join('\n')}\n${end}${after}`;
}

/**
 * Name, cause and limits are not said twice in a row; a column of which nothing is said is left
 * out.
 */
function tableOf(to: EmailKind['to']): string {
  const rows = emailPurposes
    .filter((purpose) => emailKinds[purpose].to === to)
    .flatMap((purpose) => {
      const { name, rows }: EmailEntry = emailEntries[purpose];
      return rows.map(([cause, receiver, about], n) => [
        n === 0 ? name : '',
        cause === rows[n - 1]?.[0] ? '' : cause,
        receiver,
        `\`${purpose}_${about}\``,
        n === 0 ? limitsOf(emailKinds[purpose]) : '',
      ]);
    });
  const titles = ['e-mail', 'cause', 'receiver', 'id', 'limits'];
  const isShown = (column: number) => rows.some((row) => row[column] !== '');
  const lines = [titles, titles.map(() => '---'), ...rows].map((row) =>
    row.filter((_, column) => isShown(column)),
  );
  return lines
    .map((cells) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|\n`)
    .join('');
}

function limitsOf({ countedAs, limitedPer }: EmailKind): string {
  const received =
    limitedPer === undefined || limitedPer === 'request' ? limitedPer : `mailbox (${limitedPer})`;
  return [countedAs === 'nothing' ? undefined : countedAs, received].filter(Boolean).join(', ');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(emailReadme, withEmailTables(readFileSync(emailReadme, 'utf8')));
}
