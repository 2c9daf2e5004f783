/** The data processing agreement and its measures for one practice, as a pdfmake document. */

import { berlinDate, formatDay } from '@platzwart/domain/dates/german-date';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { operator } from '../../../content/operator.ts';
import { type Block, legalContent, legalSection } from './legal-content.ts';

/** Texts of the documents besides the legal text. Contracts say 'die Praxis' and address nobody directly. */
const t = {
  contract: {
    file: 'auftragsverarbeitung',
    title: 'Vertrag zur Auftragsverarbeitung',
    subtitle: 'nach Art. 28 der Datenschutz-Grundverordnung (DSGVO)',
    since: (day: string) =>
      `Diese Vereinbarung gilt seit der Registrierung der Praxis am ${day} und ist elektronisch geschlossen (Art. 28 Abs. 9 DSGVO).`,
  },
  measures: {
    file: 'technische-massnahmen',
    subtitle: 'nach Art. 32 der Datenschutz-Grundverordnung (DSGVO), Teil des Vertrags zur Auftragsverarbeitung',
  },
  between: 'zwischen',
  practiceRole: '„die Praxis“, Verantwortliche',
  operatorRole: '„Platzwart“, Auftragsverarbeiter',
  contactPerson: (name: string) => `Kontaktperson: ${name}`,
  furtherLocation: (title: string, address: string) =>
    address ? `Weiterer Standort: ${title}, ${address}` : `Weiterer Standort: ${title}`,
  stand: (text: string, day: string) => `Text vom ${text}, ausgefertigt am ${day}.`,
  signatureHint: 'Eine Unterschrift ist nicht nötig. Wer sie für die eigenen Unterlagen braucht, unterschreibt hier.',
  signature: 'Ort, Datum, Unterschrift',
  forPractice: 'Für die Praxis',
  forOperator: (company: string) => `Für ${company}`,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
} as const;

export type Party = {
  practice: Pick<Practice, 'slug' | 'title' | 'contactPerson' | 'locations'>;
  account: Pick<Account, 'email' | 'registeredAt'>;
};

type PdfDocument = { title: string; fileName: string; definition: object };

type DocumentInput = Party & { html: string; origin: string; now: Date };

/** The annex section on security measures; the id derives from its heading. */
export const measuresId = 'technische-und-organisatorische-massnahmen';

export function contractDocument({ html, origin, now, practice, account }: DocumentInput): PdfDocument {
  return pdfDocument({ name: t.contract.file, title: t.contract.title, slug: practice.slug, now }, practice.title, [
    ...titleOf(t.contract.title, t.contract.subtitle),
    { text: t.between, style: 'small' },
    { columns: [partyOf(practiceLines({ practice, account }), t.practiceRole), partyOf(operatorLines, t.operatorRole)], columnGap: 24 },
    { text: t.contract.since(formatDay(account.registeredAt)), style: 'details' },
    { text: stand(now), style: 'details', margin: [0, 0, 0, 12] },
    ...legalContent(html, origin),
    signatures(),
  ]);
}

export function measuresDocument({ html, origin, now, practice, account }: DocumentInput): PdfDocument {
  const { title, blocks } = legalSection(html, measuresId, origin);
  return pdfDocument({ name: t.measures.file, title, slug: practice.slug, now }, practice.title, [
    ...titleOf(title, t.measures.subtitle),
    { columns: [partyOf(operatorLines, t.operatorRole), partyOf(practiceLines({ practice, account }), t.practiceRole)], columnGap: 24 },
    { text: stand(now), style: 'details', margin: [0, 0, 0, 12] },
    ...blocks,
  ]);
}

const stand = (now: Date) => t.stand(operator.legalDate, formatDay(now));

const titleOf = (title: string, subtitle: string) => [
  { text: title, style: 'h1', headlineLevel: 1 },
  { text: subtitle, style: 'subtitle' },
];

/** The contracting party: address of the first location, the others abbreviated after it. */
function practiceLines({ practice, account }: Party): string[] {
  const [first, ...others] = practice.locations;
  const address = (location: Practice['locations'][number]) =>
    [location.address1, location.address2, location.address3].map((line) => line.trim()).filter(Boolean);
  return [
    practice.title,
    ...(first ? address(first) : []),
    ...others.map((location) => t.furtherLocation(location.title, address(location).join(', '))),
    ...(practice.contactPerson ? [t.contactPerson(practice.contactPerson)] : []),
    account.email,
  ];
}

const operatorLines = [operator.company, operator.street, operator.city, operator.country, operator.privacyEmail];

function partyOf([name = '', ...lines]: readonly string[], role: string) {
  return {
    stack: [{ text: name, bold: true }, ...lines.map((text) => ({ text })), { text: role, style: 'small', margin: [0, 4, 0, 0] }],
    margin: [0, 4, 0, 16],
  };
}

/** Not required for validity, but some practices' files need signatures. Keeps both lines on one page. */
function signatures() {
  const line = { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5 }] };
  const place = (who: string) => ({
    stack: [{ text: ' ', margin: [0, 28, 0, 0] }, line, { text: t.signature, style: 'small' }, { text: who }],
  });
  return {
    unbreakable: true,
    stack: [
      { text: t.signatureHint, style: 'small', margin: [0, 20, 0, 0] },
      { columns: [place(t.forPractice), place(t.forOperator(operator.company))], columnGap: 24 },
    ],
  };
}

type Head = { name: string; title: string; slug: string; now: Date };

function pdfDocument({ name, title, slug, now }: Head, practice: string, content: (Block | object)[]): PdfDocument {
  return {
    title,
    fileName: `${name}-${slug}-${berlinDate(now)}.pdf`,
    definition: {
      info: { title: `${title} – ${practice}`, author: operator.company, creationDate: now },
      language: 'de',
      displayTitle: true,
      pageSize: 'A4',
      pageMargins: [56, 56, 56, 64],
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3 },
      styles,
      footer: (page: number, pages: number) => ({
        columns: [
          { text: `${title} – ${practice}`, width: '*' },
          { text: t.page(page, pages), width: 'auto', alignment: 'right' },
        ],
        style: 'small',
        margin: [56, 20, 56, 0],
        columnGap: 12,
      }),
      // Avoids a heading at the foot of a page, away from its content.
      pageBreakBefore: (node: { headlineLevel?: number }, nodes: { getFollowingNodesOnPage: () => readonly unknown[] }) =>
        node.headlineLevel !== undefined && nodes.getFollowingNodesOnPage().length === 0,
      content,
    },
  };
}

const styles = {
  h1: { fontSize: 20, bold: true, lineHeight: 1.15 },
  subtitle: { fontSize: 12, margin: [0, 2, 0, 16] },
  h2: { fontSize: 13, bold: true, margin: [0, 14, 0, 4] },
  h3: { fontSize: 11, bold: true, margin: [0, 8, 0, 2] },
  paragraph: { margin: [0, 0, 0, 6] },
  list: { margin: [0, 0, 0, 6] },
  details: { margin: [0, 0, 0, 2] },
  small: { fontSize: 8.5 },
} as const;
