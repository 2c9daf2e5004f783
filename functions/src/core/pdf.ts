/**
 * PDF documents in our typeface, tagged for screen readers, in German. The library and its typeface
 * take longer to load than everything else together: only what draws loads them.
 */
import { createRequire } from 'node:module';

/** What of a typeface we ask, beyond what the types tell. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
    }
  }
}

export type Pdf = PDFKit.PDFDocument;

/**
 * Our typeface with all of its characters: names come from everywhere. Only what is used gets into
 * the file. Checked in, because npm has it as TrueType only for Expo's apps, in eighteen styles.
 */
const { resolve } = createRequire(import.meta.url);
export const regular = resolve('@platzwart/functions/fonts/Inter-Regular.ttf');
export const strong = resolve('@platzwart/functions/fonts/Inter-SemiBold.ttf');

export const ink = '#1c1917';
export const soft = '#57534e';

export const mm = (millimetres: number) => (millimetres * 72) / 25.4;

type About = {
  title: string;
  author: string;
  now: Date;
  margins: { top: number; bottom: number; left: number; right: number };
};

/** Loaded by a bundle only when called: a static import of it would stand at the bundle's top. */
async function library() {
  return (await import('pdfkit')).default;
}

/**
 * An A4 document as `draw` leaves it. Its pages stay open until then, so that each can say how many
 * there are.
 */
export async function drawPdf(
  { title, author, now, margins }: About,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const PDFDocument = await library();
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    font: regular,
    lang: 'de',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: now },
    ...accessible,
  });
  // PDF/UA wants the description that the library leaves empty: where the link leads.
  const { link } = pdf;
  pdf.link = (x, y, w, h, url, options) =>
    link.call(pdf, x, y, w, h, url, { ...options, Contents: new String(url) as string });
  const parts: Buffer[] = [];
  pdf.on('data', (part) => parts.push(part));
  const written = new Promise<void>((done, failed) => pdf.on('end', done).on('error', failed));
  draw(pdf);
  pdf.end();
  await written;
  return Buffer.concat(parts);
}

/** The types know PDF/A alone. */
const accessible: object = { subset: 'PDF/UA' };

/**
 * Whether our typeface, which has the same characters in both weights, has this one; others would
 * be printed as empty boxes.
 */
export async function printableCharacters(): Promise<(character: string) => boolean> {
  const PDFDocument = await library();
  const { font } = new PDFDocument({ font: regular })._font;
  return (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** What `draw` draws is no content: rules, marks, footers. */
export function asArtifact(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
