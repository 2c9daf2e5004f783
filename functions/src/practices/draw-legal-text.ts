/**
 * Draws a legal text into a PDF: headings (also as bookmarks), paragraphs, lists inside of lists,
 * bold words and links, all tagged.
 */
import { ink, type Pdf, regular, strong } from '../core/pdf.ts';
import type { Block, Item, Piece } from './read-legal-text.ts';

type Structure = PDFKit.PDFStructureElement;

const size = 9.5;
const lineGap = 3;
const lineHeight = size * 1.21 + lineGap;
/** Of a list, per level. */
const indent = 14;

const headings = {
  1: { size: 19, above: 0, below: 2 },
  2: { size: 12, above: 14, below: 4 },
  3: { size: 10, above: 8, below: 2 },
} as const;

type Page = { pdf: Pdf; origin: string };

/** `origin`: relative links lead nowhere from a document. */
export function drawLegalText(parent: Structure, blocks: readonly Block[], page: Page): void {
  for (const block of blocks) drawBlock(parent, block, page, page.pdf.page.margins.left);
}

function drawBlock(parent: Structure, block: Block, page: Page, left: number): void {
  const { pdf } = page;
  if (block.kind === 'heading') drawHeading(parent, block.words, block.level, pdf);
  else if (block.kind === 'paragraph') {
    drawInto(parent, 'P', pdf, (paragraph) => drawPieces(paragraph, block.pieces, page, left));
    pdf.y += 5;
  } else {
    drawInto(parent, 'L', pdf, (list) => {
      for (const item of block.items)
        drawInto(list, 'LI', pdf, (structure) => drawItem(structure, item, page, left));
    });
    pdf.y += 3;
  }
}

export function drawHeading(
  parent: Structure,
  words: string,
  level: keyof typeof headings,
  pdf: Pdf,
): void {
  const { size, above, below } = headings[level];
  const { left } = pdf.page.margins;
  const options = { width: widthFrom(left, pdf) };
  pdf.font(strong, size).fillColor(ink);
  // Never at the foot of a page, away from its content.
  keepTogether(pdf, above + pdf.heightOfString(words, options) + below + 4 * lineHeight);
  if (pdf.y > pdf.page.margins.top) pdf.y += above;
  if (level < 3) pdf.outline.addItem(words);
  parent.add(pdf.struct(`H${level}`, {}, () => pdf.text(words, left, pdf.y, options)));
  pdf.y += below;
}

function drawItem(
  structure: Structure,
  { label, pieces, blocks }: Item,
  page: Page,
  left: number,
): void {
  const { pdf } = page;
  keepTogether(pdf, 2 * lineHeight);
  const { y } = pdf;
  structure.add(
    pdf.struct('Lbl', {}, () =>
      pdf.font(regular, size).fillColor(ink).text(label, left, y, { lineBreak: false }),
    ),
  );
  pdf.y = y;
  drawInto(structure, 'LBody', pdf, (body) => {
    drawPieces(body, pieces, page, left + indent);
    pdf.y += 2;
    for (const block of blocks) drawBlock(body, block, page, left + indent);
  });
}

function drawPieces(
  parent: Structure,
  pieces: readonly Piece[],
  { pdf, origin }: Page,
  left: number,
): void {
  for (const [place, { words, isStrong, url }] of pieces.entries()) {
    const link = url === undefined ? null : new URL(url, origin).href;
    const draw = () => {
      const options = {
        lineGap,
        continued: place < pieces.length - 1,
        underline: link !== null,
        link,
      };
      pdf.font(isStrong ? strong : regular, size).fillColor(ink);
      if (place === 0) pdf.text(words, left, pdf.y, { ...options, width: widthFrom(left, pdf) });
      else pdf.text(words, options);
    };
    parent.add(link === null ? draw : pdf.struct('Link', {}, draw));
  }
}

function drawInto(
  parent: Structure,
  tag: string,
  pdf: Pdf,
  draw: (structure: Structure) => void,
): void {
  const structure = pdf.struct(tag);
  parent.add(structure);
  draw(structure);
  structure.end();
}

function widthFrom(left: number, { page }: Pdf): number {
  return page.width - page.margins.right - left;
}

/** Begins a page where that height does not fit any more. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
