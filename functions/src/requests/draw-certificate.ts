/**
 * A certificate of waiting on one sheet of A4, laid out by DIN 5008 (form B), tagged for screen
 * readers.
 */
import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { type CertifiedWait, verifiableUntil } from '@platzwart/domain/patient-portal/certificate';
import {
  certificateLines,
  certificateTexts as t,
} from '@platzwart/domain/patient-portal/certificate-texts';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import {
  asArtifact,
  drawPdf,
  ink,
  mm,
  type Pdf,
  printableCharacters,
  regular,
  soft,
  strong,
} from '../core/pdf.ts';

type Paper = {
  practice: Pick<Practice, 'slug' | 'title' | 'subtitle' | 'phone' | 'website' | 'locations'>;
  /** As stored: WebP, which PDF does not know. */
  logo: Uint8Array | undefined;
  name: string;
  birthdate: IsoDate | undefined;
  facts: CertifiedWait;
  number: string;
  origin: string;
  now: Date;
};

/** Its picture as PDF takes it, and the dark squares of its QR code. */
type Prepared = Omit<Paper, 'logo'> & {
  logo: Buffer | undefined;
  modules: readonly (readonly boolean[])[];
};

const left = mm(25);
const width = mm(165);
/** Of the block on the right, beside the address. */
const aside = { x: mm(125), width: mm(65) };
const logoSize: [number, number] = [mm(60), mm(22)];
/** Side of the QR code: a phone reads it at arm's length. */
const codeSize = mm(28);
/** Beside the QR code, with its margin. */
const narrow = width - codeSize - mm(7);
const noMargins = { top: 0, bottom: 0, left: 0, right: 0 };

/** Whether our typeface has all of these characters. */
export async function isPrintable(text: string): Promise<boolean> {
  return [...text].every(await printableCharacters());
}

export async function drawCertificate(paper: Paper): Promise<Buffer> {
  const { practice, now } = paper;
  const logo = paper.logo && (await printable(paper.logo));
  const modules = await qrModules(addressOfCheck(paper));
  return drawPdf({ title: t.title, author: practice.title, now, margins: noMargins }, (doc) =>
    draw(doc, { ...paper, logo, modules }),
  );
}

function draw(doc: Pdf, paper: Prepared): void {
  const { practice, facts, name, logo, modules } = paper;
  const small = () => doc.font(regular, 9).fillColor(soft);
  const body = () => doc.font(regular, 11).fillColor(ink);
  const roomy = { width, lineGap: 4 };

  const head = [
    doc.struct('P', {}, () =>
      doc
        .font(strong, 14)
        .fillColor(ink)
        .text(practice.title, left, mm(16), { width: mm(100) }),
    ),
    doc.struct('P', {}, () => small().text(practice.subtitle, { width: mm(100) })),
    ...(logo
      ? [
          doc.struct('Figure', { alt: practice.title }, () =>
            doc.image(logo, left + width - logoSize[0], mm(14), { fit: logoSize, align: 'right' }),
          ),
        ]
      : []),
  ];
  const address = [
    doc.struct('P', {}, () => {
      doc.font(regular, 7).fillColor(soft);
      doc.text([practice.title, ...addressOf(practice)].join(' · '), left, mm(47), {
        width: mm(85),
        height: 8,
        ellipsis: true,
      });
    }),
    doc.struct('P', {}, () =>
      body().text(name, left, mm(53), { width: mm(85), height: mm(34), ellipsis: true }),
    ),
    doc.struct('P', {}, () =>
      small().text(contactOf(practice).join('\n'), aside.x, mm(53), {
        width: aside.width,
        lineGap: 2,
      }),
    ),
    doc.struct('P', {}, () => {
      small().text(t.day, aside.x, doc.y + 6, { width: aside.width, lineGap: 2 });
      body().text(formatGermanDate(facts.issuedOn), { width: aside.width });
    }),
  ];
  const title = doc.struct('H1', {}, () =>
    doc.font(strong, 13).fillColor(ink).text(t.title, left, mm(103), { width }),
  );
  const [waits = '', ...others] = certificateLines(facts);
  const about = paper.birthdate === undefined ? ' ' : `, ${t.born(paper.birthdate)}, `;
  const said = [
    doc.struct('P', {}, () => {
      doc.font(strong, 11).text(name, left, doc.y + 14, { ...roomy, continued: true });
      body().text(`${about}${waits}`, roomy);
    }),
    ...others.map((sentence) =>
      doc.struct('P', {}, () => body().text(sentence, left, doc.y + 6, roomy)),
    ),
    doc.struct('P', {}, () => small().text(t.about, left, doc.y + 14, { width, lineGap: 3 })),
  ];
  let checkTop = 0;
  const check = [
    doc.struct('H2', {}, () => {
      checkTop = doc.y + 26;
      doc.font(strong, 10).fillColor(ink).text(t.check, left, checkTop, { width: narrow });
    }),
    doc.struct('P', {}, () =>
      small().text(t.checkHow(verifiableUntil(facts.issuedOn)), left, doc.y + 4, {
        width: narrow,
        lineGap: 3,
      }),
    ),
    doc.struct('P', {}, [
      doc.struct('Link', {}, () =>
        doc
          .font(regular, 10)
          .fillColor(ink)
          .text(pageOf(paper), left, doc.y + 4, {
            width: narrow,
            link: addressOfCheck(paper),
            underline: true,
          }),
      ),
    ]),
    doc.struct('P', {}, () => {
      body().text(`${t.number} `, left, doc.y + 8, { continued: true, underline: false });
      doc.font(strong, 11).text(paper.number, { characterSpacing: 0.6 });
    }),
    doc.struct('Figure', { alt: t.code }, () => drawCode(doc, modules, checkTop)),
  ];
  doc.addStructure(doc.struct('Document', {}, [...head, ...address, title, ...said, ...check]));
  asArtifact(doc, 'Layout', () => foldMarks(doc));
}

/** Where to fold for an envelope with a window, and where to punch. */
function foldMarks(doc: Pdf) {
  doc.lineWidth(0.4);
  for (const [y, length] of [
    [105, 4],
    [148.5, 6],
    [210, 4],
  ] as const) {
    doc
      .moveTo(mm(4), mm(y))
      .lineTo(mm(4 + length), mm(y))
      .stroke(soft);
  }
}

function addressOf({ locations: [first] }: Paper['practice']): string[] {
  return first
    ? [first.address1, first.address2].map((line) => line.trim()).filter((line) => line !== '')
    : [];
}

function contactOf(practice: Paper['practice']): string[] {
  return [...addressOf(practice), practice.phone ?? '', practice.website].filter(
    (line) => line !== '',
  );
}

/** The page that tells whether this certificate is real, its number typed already. */
function addressOfCheck({
  origin,
  practice,
  number,
}: Pick<Paper, 'origin' | 'practice' | 'number'>): string {
  return `${origin}${sitePaths.certificate(practice.slug, number)}`;
}

/** By row; medium error correction, since paper gets folded. */
async function qrModules(text: string): Promise<boolean[][]> {
  const { encode } = await import('uqr');
  return encode(text, { ecc: 'M', border: 0 }).data;
}

function drawCode(doc: Pdf, modules: Prepared['modules'], top: number): void {
  const side = codeSize / modules.length;
  const start = left + width - codeSize;
  for (const [row, dark] of modules.entries()) {
    for (const [column, isDark] of dark.entries())
      if (isDark) doc.rect(start + column * side, top + row * side, side, side);
  }
  doc.fill(ink);
}

function pageOf({ origin, practice }: Pick<Paper, 'origin' | 'practice'>): string {
  return `${origin.replace(/^https?:\/\//, '')}${sitePaths.certificate(practice.slug, '').replace(/\/$/, '')}`;
}

/** As PNG on white: paper shows nothing through. */
async function printable(logo: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(logo).flatten({ background: '#fff' }).png().toBuffer();
}
