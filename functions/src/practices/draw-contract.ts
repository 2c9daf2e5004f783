/** The data processing agreement for one practice, or all of its papers with it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { fillIn } from '@platzwart/domain/legal/fill-in';
import { operator } from '@platzwart/domain/legal/operator';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import {
  asArtifact,
  drawPdf,
  ink,
  type Pdf,
  printableCharacters,
  regular,
  soft,
  strong,
} from '../core/pdf.ts';
import { contractTexts as t } from './contract-texts.ts';
import { drawHeading, drawLegalText, keepTogether } from './draw-legal-text.ts';
import { type OwnSettings, valuesOfPractice } from './values-of-practice.ts';

type Structure = PDFKit.PDFStructureElement;

export type Contract = {
  kind: 'file' | 'contract';
  practice: Pick<Practice, 'title' | 'contactPerson' | 'locations'>;
  account: Pick<Account, 'email' | 'registeredAt' | 'acceptedTerms' | 'contractParty'> &
    OwnSettings;
  form: FormConfiguration;
  origin: string;
  now: Date;
};

const { resolve } = createRequire(import.meta.url);
const annex = resolve('@platzwart/domain/legal/processing-annex.md');
const papers = resolve('@platzwart/domain/legal/practice-papers.md');

const margins = { top: 56, bottom: 64, left: 56, right: 56 };
const columnGap = 24;
/** From here down a page is too full for another part to begin. */
const fullPage = 0.45;

export async function drawContract({
  kind,
  practice,
  account,
  form,
  origin,
  now,
}: Contract): Promise<Buffer> {
  const [{ readLegalText, partsOf }, markdown, ofPractice, isPrintable] = await Promise.all([
    import('./read-legal-text.ts'),
    readFile(annex, 'utf8'),
    readFile(papers, 'utf8'),
    printableCharacters(),
  ]);
  // What our typeface lacks (pictures, mostly) is left out: the address stays right, and a contract
  // is never refused.
  const printed = (words: string) =>
    [...words.normalize('NFC')].filter(isPrintable).join('').trim();
  const party = practiceLines(practice, account).map(printed);
  const parties = [
    { lines: party, role: t.practiceRole },
    {
      lines: [
        operator.company,
        operator.street,
        operator.city,
        operator.country,
        operator.privacyEmail,
      ],
      role: t.operatorRole,
    },
  ];
  const title = `${t[kind].title} – ${printed(practice.title)}`;
  const agreement = readLegalText(fillIn(markdown));
  const own = valuesOfPractice({ title: printed(practice.title), party }, account, form);
  const [about, ...others] = kind === 'file' ? partsOf(readLegalText(fillIn(ofPractice, own))) : [];
  return drawPdf({ title, author: operator.company, now, margins }, (pdf) => {
    const document = pdf.struct('Document');
    pdf.addStructure(document);
    const paragraph = (words: string, below: number, size = 9.5, color = ink) => {
      document.add(
        pdf.struct('P', {}, () =>
          pdf.font(regular, size).fillColor(color).text(words, margins.left, pdf.y, { lineGap: 2 }),
        ),
      );
      pdf.y += below;
    };
    const page = { pdf, origin };
    if (about) {
      drawHeading(document, t.file.title, 1, pdf);
      paragraph(t.file.subtitle, 14, 11);
      drawParties(document, parties, pdf);
      paragraph(t.stand(operator.legalDate, formatDay(now)), 12);
      drawHeading(document, about.title, 2, pdf);
      drawLegalText(document, about.blocks, page);
      pdf.addPage();
    }
    drawHeading(document, t.contract.title, 1, pdf);
    paragraph(t.contract.subtitle, 14, 11);
    paragraph(t.between, 2, 8.5, soft);
    drawParties(document, parties, pdf);
    const { registeredAt, acceptedTerms } = account;
    paragraph(t.contract.since(formatDay(registeredAt)), 2);
    paragraph(t.contract.accepted(acceptedTerms?.version ?? null, operator.legalDate), 2);
    paragraph(t.stand(operator.legalDate, formatDay(now)), 12);
    drawLegalText(document, agreement, page);
    drawSignatures(document, pdf);
    for (const part of others) {
      if (pdf.y > pdf.page.height * fullPage) pdf.addPage();
      else pdf.y += 28;
      drawHeading(document, part.title, 1, pdf);
      pdf.y += 8;
      drawLegalText(document, part.blocks, page);
    }
    document.end();
    drawFooters(title, pdf);
  });
}

function practiceLines(practice: Contract['practice'], account: Contract['account']): string[] {
  const [first, ...others] = practice.locations;
  const address = (location: Practice['locations'][number]) =>
    [location.address1, location.address2, location.address3]
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const { contractParty: party } = account;
  const lines = [
    ...(party
      ? [
          party.legalForm ? `${party.name}, ${party.legalForm}` : party.name,
          ...party.address.split('\n').filter((line) => line.trim() !== ''),
          t.practice(practice.title),
        ]
      : [practice.title, t.partyMissing]),
    ...(first ? address(first) : []),
    ...others.map((location) => t.furtherLocation(location.title, address(location).join(', '))),
    ...(practice.contactPerson ? [t.contactPerson(practice.contactPerson)] : []),
    account.email,
  ];
  // Where party and practice have one address.
  return [...new Set(lines)];
}

function columnsOf({ page }: Pdf) {
  const width = (page.width - margins.left - margins.right - columnGap) / 2;
  return [margins.left, margins.left + width + columnGap].map((x) => ({ x, width }));
}

function drawParties(
  parent: Structure,
  parties: readonly { lines: readonly string[]; role: string }[],
  pdf: Pdf,
): void {
  const top = pdf.y;
  const ends = columnsOf(pdf).map(({ x, width }, place) => {
    const { lines = [], role = '' } = parties[place] ?? {};
    pdf.y = top;
    for (const [n, line] of lines.entries())
      parent.add(
        pdf.struct('P', {}, () =>
          pdf
            .font(n === 0 ? strong : regular, 9.5)
            .fillColor(ink)
            .text(line, x, pdf.y, { width, lineGap: 2 }),
        ),
      );
    parent.add(
      pdf.struct('P', {}, () =>
        pdf
          .font(regular, 8.5)
          .fillColor(soft)
          .text(role, x, pdf.y + 4, { width }),
      ),
    );
    return pdf.y;
  });
  pdf.y = Math.max(...ends) + 16;
}

/** Not required for validity, but some practices' files need signatures. Both on one page. */
function drawSignatures(parent: Structure, pdf: Pdf): void {
  keepTogether(pdf, 120);
  parent.add(
    pdf.struct('P', {}, () =>
      pdf
        .font(regular, 8.5)
        .fillColor(soft)
        .text(t.signatureHint, margins.left, pdf.y + 20),
    ),
  );
  const top = pdf.y + 42;
  for (const [place, { x, width }] of columnsOf(pdf).entries()) {
    const who = place === 0 ? t.forPractice : t.forOperator(operator.company);
    asArtifact(pdf, 'Layout', () =>
      pdf
        .lineWidth(0.5)
        .moveTo(x, top)
        .lineTo(x + width, top)
        .stroke(ink),
    );
    parent.add(
      pdf.struct('P', {}, () => {
        pdf
          .font(regular, 8.5)
          .fillColor(soft)
          .text(t.signature, x, top + 4, { width });
        pdf.font(regular, 9.5).fillColor(ink).text(who, { width });
      }),
    );
  }
}

function drawFooters(title: string, pdf: Pdf): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Below the margin a page would end.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - 40;
    const width = pdf.page.width - margins.left - margins.right;
    asArtifact(pdf, 'Pagination', () => {
      pdf.font(regular, 8.5).fillColor(soft);
      pdf.text(title, margins.left, y, { width: width - 80, height: 12, ellipsis: true });
      pdf.text(t.page(page + 1, count), margins.left, y, { width, align: 'right' });
    });
  }
}
