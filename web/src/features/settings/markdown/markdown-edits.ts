/**
 * The toolbar's edits as pure functions: which part to replace, with what, and what to select
 * afterwards.
 */
export type Selection = { start: number; end: number };

/** Replaces `text.slice(from, to)` with `insert`; `select` refers to the resulting text. */
export type Edit = { from: number; to: number; insert: string; select: Selection };

type Mark = 'bold' | 'italic';
type LineKind = 'heading' | 'bullets' | 'numbers';

/** A line's prefix: indentation, and the marker of a heading, list or quote. */
const lineSign = /^(\s*)((?:#{1,6}|[-+*]|\d{1,9}[.)]|>)\s+)?/;

/**
 * Toggles a mark on the selected words; without a selection, inserts `sample`, selected for typing
 * over.
 */
export function markEdit(text: string, selection: Selection, mark: Mark, sample: string): Edit {
  const { start, end } = withoutOuterSpace(text, selection);
  const sign = mark === 'bold' ? '**' : '*';
  const chosen = text.slice(start, end);
  const inside = chosen.length > 2 * sign.length && isMarked(chosen, mark);
  if (inside) {
    const bare = chosen.slice(sign.length, -sign.length);
    return { from: start, to: end, insert: bare, select: { start, end: start + bare.length } };
  }
  const around = { from: start - starsBefore(text, start), to: end + starsAfter(text, end) };
  if (isMarked(text.slice(around.from, around.to), mark) && start > around.from) {
    const from = start - sign.length;
    return {
      from,
      to: end + sign.length,
      insert: chosen,
      select: { start: from, end: from + chosen.length },
    };
  }
  if (chosen === '') {
    return {
      from: start,
      to: end,
      insert: `${sign}${sample}${sign}`,
      select: { start: start + sign.length, end: start + sign.length + sample.length },
    };
  }
  // Marks end with their paragraph, so each line is marked separately, after its prefix.
  const insert = chosen
    .split('\n')
    .map((line) => {
      const before = lineSign.exec(line)?.[0] ?? '';
      const rest = line.slice(before.length).trimEnd();
      return rest === '' ? line : `${before}${sign}${rest}${sign}`;
    })
    .join('\n');
  const isOneLine = !chosen.includes('\n');
  const inner = {
    start: start + insert.indexOf(sign) + sign.length,
    end: start + insert.length - sign.length,
  };
  return {
    from: start,
    to: end,
    insert,
    select: isOneLine ? inner : { start, end: start + insert.length },
  };
}

/**
 * Turns the selected lines into headings or list items, or back to plain text if all of them
 * already are.
 */
export function lineEdit(text: string, { start, end }: Selection, kind: LineKind): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isLone = lines.length === 1;
  const counts = (line: string) => isLone || line.trim() !== '';
  const isRemoving = lines.filter(counts).every((line) => isKind(line, kind));
  let number = 0;
  const changed = lines.map((line) => {
    if (!counts(line)) return line;
    const bare = line.replace(lineSign, '');
    if (isRemoving) return bare;
    number += 1;
    return `${kind === 'heading' ? '## ' : kind === 'bullets' ? '- ' : `${number}. `}${bare}`;
  });
  // Text directly below an item would become part of it.
  const below = text.slice(to + 1).split('\n', 1)[0] ?? '';
  const needsGap =
    !isRemoving && kind !== 'heading' && below.trim() !== '' && !lineSign.exec(below)?.[2];
  const insert = changed.join('\n');
  const last = from + insert.length;
  return {
    from,
    to,
    insert: needsGap ? `${insert}\n` : insert,
    select: isLone ? { start: last, end: last } : { start: from, end: last },
  };
}

/**
 * Turns the selection into a link with its URL selected; a selected URL gets a link text, which is
 * then selected.
 */
export function linkEdit(text: string, selection: Selection, sample: string): Edit {
  const { start, end } = withoutOuterSpace(text, selection);
  const chosen = text.slice(start, end).replaceAll('\n', ' ');
  const isAddress = /^(?:https?:\/\/|www\.|mailto:)\S+$/i.test(chosen);
  const label = isAddress || chosen === '' ? sample : chosen;
  const address = isAddress ? chosen : 'https://';
  const addressAt = start + label.length + 3;
  const select =
    isAddress || chosen === ''
      ? { start: start + 1, end: start + 1 + label.length }
      : { start: addressAt, end: addressAt + address.length };
  return { from: start, to: end, insert: `[${label}](${address})`, select };
}

/** Replaces the selection and puts the cursor after it. */
export function insertEdit({ start, end }: Selection, insert: string): Edit {
  const behind = start + insert.length;
  return { from: start, to: end, insert, select: { start: behind, end: behind } };
}

/**
 * A URL placeholder only makes sense as a link; `sample` is the link text if nothing is selected.
 */
export function addressEdit(
  text: string,
  selection: Selection,
  placeholder: string,
  sample: string,
): Edit {
  if (text.slice(0, selection.start).endsWith('](')) return insertEdit(selection, placeholder);
  const { start, end } = withoutOuterSpace(text, selection);
  const label = text.slice(start, end).replaceAll('\n', ' ') || sample;
  return {
    from: start,
    to: end,
    insert: `[${label}](${placeholder})`,
    select: { start: start + 1, end: start + 1 + label.length },
  };
}

/**
 * Enter in a list starts the next item, and ends the list after an empty item; undefined for an
 * ordinary Enter.
 */
export function enterEdit(text: string, { start, end }: Selection): Edit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [whole, indent = '', bullet, number] =
    /^(\s*)(?:([-+*])|(\d{1,8})[.)]) /.exec(text.slice(from, start)) ?? [];
  if (whole === undefined) return undefined;
  const lineEnd = text.indexOf('\n', start);
  const rest = text.slice(from + whole.length, lineEnd === -1 ? text.length : lineEnd);
  if (rest.trim() === '')
    return { from, to: start, insert: '', select: { start: from, end: from } };
  return insertEdit(
    { start, end },
    `\n${indent}${bullet ? `${bullet} ` : `${Number(number) + 1}. `}`,
  );
}

export function applyEdit(text: string, { from, to, insert }: Edit): string {
  return text.slice(0, from) + insert + text.slice(to);
}

function isKind(line: string, kind: LineKind): boolean {
  const sign = lineSign.exec(line)?.[2]?.trim() ?? '';
  if (kind === 'heading') return sign === '##';
  return kind === 'bullets' ? /^[-+*]$/.test(sign) : /^\d/.test(sign);
}

/** Two asterisks are bold, one is italic, three are both. */
function isMarked(part: string, mark: Mark): boolean {
  const stars = Math.min(starsAfter(part, 0), starsBefore(part, part.length));
  return mark === 'bold' ? stars === 2 || stars === 3 : stars === 1 || stars === 3;
}

function starsBefore(text: string, at: number): number {
  return /(?<!\*)\**$/.exec(text.slice(Math.max(0, at - 3), at))?.[0].length ?? 0;
}

function starsAfter(text: string, at: number): number {
  return /^\**/.exec(text.slice(at, at + 3))?.[0].length ?? 0;
}

/** A mark with a space on its inner side has no effect. */
function withoutOuterSpace(text: string, { start, end }: Selection): Selection {
  const chosen = text.slice(start, end);
  if (chosen.trim() === '') return { start, end: start };
  return {
    start: start + chosen.length - chosen.trimStart().length,
    end: end - (chosen.length - chosen.trimEnd().length),
  };
}
