/**
 * Reads a legal text's Markdown as what a PDF draws of it. Throws where it holds something else,
 * instead of leaving it out.
 */
import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

export type Piece = { words: string; isStrong: boolean; url?: string };
export type Item = { label: string; pieces: Piece[]; blocks: Block[] };
export type Block =
  | { kind: 'heading'; level: 2 | 3; words: string }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Item[] };

export function readLegalText(markdown: string): Block[] {
  return fromMarkdown(markdown).children.map(blockOf);
}

/** By headings of the second level, with headings below them one level higher. */
export function partsOf(blocks: readonly Block[]): { title: string; blocks: Block[] }[] {
  const parts: { title: string; blocks: Block[] }[] = [];
  for (const block of blocks)
    if (block.kind === 'heading' && block.level === 2)
      parts.push({ title: block.words, blocks: [] });
    else parts.at(-1)?.blocks.push(block.kind === 'heading' ? { ...block, level: 2 } : block);
  return parts;
}

function blockOf(block: RootContent): Block {
  if (block.type === 'heading' && (block.depth === 2 || block.depth === 3)) {
    const words = block.children.flatMap((each) => piecesOf(each)).map((piece) => piece.words);
    return { kind: 'heading', level: block.depth, words: words.join('') };
  }
  if (block.type === 'paragraph')
    return { kind: 'paragraph', pieces: block.children.flatMap((each) => piecesOf(each)) };
  if (block.type === 'list') {
    const first = block.start ?? 1;
    return {
      kind: 'list',
      items: block.children.map((item, place) =>
        itemOf(item, block.ordered ? `${first + place}.` : '•'),
      ),
    };
  }
  throw unknown(block);
}

function itemOf(item: ListItem, label: string): Item {
  const [lead, ...rest] = item.children;
  if (lead?.type !== 'paragraph') throw unknown(item);
  return {
    label,
    pieces: lead.children.flatMap((each) => piecesOf(each)),
    blocks: rest.map(blockOf),
  };
}

function piecesOf(content: PhrasingContent, isStrong = false): Piece[] {
  switch (content.type) {
    case 'text':
      return [{ words: content.value.replace(/\s+/g, ' '), isStrong }];
    case 'strong':
      return content.children.flatMap((each) => piecesOf(each, true));
    case 'link':
      return content.children
        .flatMap((each) => piecesOf(each, isStrong))
        .map((piece) => ({ ...piece, url: content.url }));
    default:
      throw unknown(content);
  }
}

function unknown({ type }: { type: string }): Error {
  return new Error(`A legal text has '${type}', which is not yet drawn in its PDF.`);
}
