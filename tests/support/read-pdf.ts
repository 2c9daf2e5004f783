/**
 * What one of our PDFs shows, read back from its bytes: enough of the format for what `core/pdf.ts`
 * writes.
 */
import { inflateSync } from 'node:zlib';

/** The compressed parts, as text. */
function streamsOf(pdf: Buffer): string[] {
  return pdf
    .toString('latin1')
    .split('stream\n')
    .flatMap((part) => {
      try {
        return [inflateSync(Buffer.from(part, 'latin1'), { finishFlush: 2 }).toString('latin1')];
      } catch {
        return [];
      }
    });
}

/**
 * Of everything shown: two bytes for each glyph; the first of a typeface, '0000', is its empty box.
 */
export function glyphsIn(pdf: Buffer): string[] {
  return shownIn(pdf).map(({ glyph }) => glyph);
}

/**
 * All words, in the order in which they were drawn: without the ends of lines, which no PDF holds.
 */
export function wordsIn(pdf: Buffer): string {
  const file = pdf.toString('latin1');
  const maps = streamsOf(pdf)
    .filter((stream) => stream.includes('begincmap'))
    .map(charactersOf);
  // Typefaces are finished, and so their maps written, in the order in which they were first used.
  const fonts = [
    ...new Set([...file.matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, name = '']) => name)),
  ].sort();
  return shownIn(pdf)
    .map(({ font, glyph }) => maps[fonts.indexOf(font)]?.[Number.parseInt(glyph, 16)] ?? '�')
    .join('');
}

function shownIn(pdf: Buffer): { font: string; glyph: string }[] {
  return streamsOf(pdf)
    .flatMap((stream) => [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)])
    .reduce<{ font: string; shown: { font: string; glyph: string }[] }>(
      ({ font, shown }, [, changed, text = '']) => {
        const glyphs = [...text.matchAll(/<([0-9a-f]+)>/g)].flatMap(
          ([, hex = '']) => hex.match(/.{4}/g) ?? [],
        );
        shown.push(...glyphs.map((glyph) => ({ font, glyph })));
        return { font: changed ?? font, shown };
      },
      { font: '', shown: [] },
    ).shown;
}

function charactersOf(map: string): string[] {
  return [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(
    ([, entries = '']) =>
      [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
  );
}

export function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
