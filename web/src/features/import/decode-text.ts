/**
 * Bytes as text, in the encodings that spreadsheet programs on German computers write: UTF-8, also
 * encoded twice, UTF-16, Windows-1252, MS-DOS (code page 850) and Macintosh; and files that mix
 * them, line by line. Nothing in such a file names its encoding, so that reading wins that has
 * characters of names where they belong.
 */

export type DecodedText = {
  text: string;
  encoding: string;
  /** Words that still look wrong, at most three; whoever imports is told. */
  suspects: readonly string[];
  /** Nothing in the bytes says for certain what they mean. */
  isGuessed: boolean;
};

/**
 * 80 to FF of code page 850, which browsers do not know; umlauts stand at the same places in code
 * page 437.
 */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const readings: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  'windows-1252': (bytes) => new TextDecoder('windows-1252').decode(bytes),
  ibm850: (bytes) =>
    Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : (codePage850[byte - 0x80] ?? ''),
    ).join(''),
  macintosh: (bytes) => new TextDecoder('macintosh').decode(bytes),
};

export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = wideEncodingOf(bytes);
  if (wide) return told(new TextDecoder(wide).decode(bytes), wide);
  const whole = utf8(bytes);
  if (whole !== undefined) {
    const text = whole.replace(/[^\r\n]+/g, decodedOften);
    return told(text, text === whole ? 'utf-8' : 'utf-8, twice');
  }
  const lines = linesOf(bytes).map((line) => ({ line, text: utf8(line) }));
  const strange = joined(lines.filter(({ text }) => text === undefined).map(({ line }) => line));
  const [[encoding, read] = ['windows-1252', readings['windows-1252']]] = Object.entries(
    readings,
  ).toSorted(([, one], [, other]) => plausibility(other(strange)) - plausibility(one(strange)));
  const text = lines.map(({ line, text }) => decodedOften(text ?? read?.(line) ?? '')).join('');
  return told(text, encoding);
}

/**
 * What the bytes would say in each encoding: up to three words with characters beyond ASCII.
 * Readings that look alike are one.
 */
export function alternativesOf(
  bytes: Uint8Array,
): { encoding: string; words: readonly string[] }[] {
  const seen = new Set<string>();
  return ['utf-8', ...Object.keys(readings)].flatMap((encoding) => {
    const { text } = decodedAs(bytes.subarray(0, sampled), encoding);
    const words = [
      ...new Set(
        Array.from(text.matchAll(/[^\s;,"]{0,30}[^\0-\x7f][^\s;,"]*/gu), ([word]) =>
          word.slice(0, 30),
        ),
      ),
    ].slice(0, 3);
    const key = words.join(' ');
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ encoding, words }];
  });
}

/** As somebody chose, who sees which words look right. */
export function decodedAs(bytes: Uint8Array, encoding: string): DecodedText {
  const read = readings[encoding];
  return {
    ...told(read ? read(bytes) : new TextDecoder().decode(bytes), encoding),
    isGuessed: true,
  };
}

const told = (text: string, encoding: string): DecodedText => ({
  text,
  encoding,
  suspects: suspectsIn(text),
  isGuessed: !/^utf-(?:8|16)/.test(encoding),
});

function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark every second byte of plain characters is zero.
  const start = bytes.subarray(0, 200);
  const zeros = (odd: number) => start.filter((byte, i) => i % 2 === odd && byte === 0).length;
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > start.length / 4 && zeros(1) === 0 ? 'utf-16be' : undefined;
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** With their line ends. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let i = 0; i < bytes.length; i++) {
    const isEnd = bytes[i] === 0x0a || (bytes[i] === 0x0d && bytes[i + 1] !== 0x0a);
    if (!isEnd && i < bytes.length - 1) continue;
    lines.push(bytes.subarray(from, i + 1));
    from = i + 1;
  }
  return lines;
}

/** Enough to tell an encoding by. */
const sampled = 200_000;

function joined(lines: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(sampled);
  let length = 0;
  for (const line of lines) {
    if (length + line.length > sampled) break;
    bytes.set(line, length);
    length += line.length;
  }
  return length === 0
    ? (lines[0]?.subarray(0, sampled) ?? bytes.subarray(0, 0))
    : bytes.subarray(0, length);
}

/** A line may have been destroyed more often than its file. */
function decodedOften(line: string): string {
  const once = /[\u00c2\u00c3\u00e2√├]/.test(line) ? decodedTwice(line) : undefined;
  return once === undefined ? line : decodedOften(once);
}

/**
 * What a line says if its UTF-8 was taken for another encoding and encoded again: 'MÃ¼ller';
 * undefined if it was not.
 */
function decodedTwice(line: string): string | undefined {
  const [best = line] = encoders
    .map((byteOf) =>
      // Each run by itself: somebody may have typed umlauts into a file that was destroyed before.
      line.replace(/[^\0-\x7f]+/g, (run) => {
        const bytes = Array.from(run, (character) => byteOf.get(character) ?? -1);
        return (bytes.includes(-1) ? undefined : utf8(Uint8Array.from(bytes))) ?? run;
      }),
    )
    .toSorted((one, other) => plausibility(other) - plausibility(one));
  return best !== line && plausibility(best) > plausibility(line) ? best : undefined;
}

/** The bytes of characters; Windows-1252 with those of ISO-8859-1, whose 80 to 9F are controls. */
const encoders = Object.values(readings).map((read, i) => {
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  return new Map([
    ...(i === 0 ? all.map((byte) => [String.fromCharCode(byte), byte] as const) : []),
    ...Array.from(read(Uint8Array.from(all)), (character, byte) => [character, byte] as const),
  ]);
});

/**
 * Higher, the more non-ASCII characters are those of European names that stand in words, and the
 * fewer are anything else.
 */
function plausibility(text: string): number {
  let score = 0;
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7f]/gu)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + character.length] ?? ' '];
    const isInside = /\p{L}/u.test(before) && /\p{L}/u.test(after);
    if (/[äöüÄÖÜß]/.test(character))
      score += /\p{Ll}/u.test(before) && /[ÄÖÜ]/.test(character) ? -1 : 3;
    else if (/\p{L}/u.test(character))
      score +=
        /\p{Ll}/u.test(before) && /\p{Lu}/u.test(character) ? -2 : /[ªºƒ]/.test(character) ? -2 : 1;
    else if (/[„“”‚‘’–—…€§°²³½«»\u00a0]/.test(character))
      score += isInside && !/[’–]/.test(character) ? -3 : 0.5;
    else score -= 3;
  }
  return score;
}

/**
 * Words with characters that no name has: controls, replaced characters, boxes, signs inside words.
 */
function suspectsIn(text: string): string[] {
  const wrong =
    /[\u0080-\u009f\ufffd\u2500-\u25ff√]|[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Ã(?!\p{Lu})|(?<=\p{Ll})[ÃÂ]|â(?=[€\d])|(?<=\d)â|(?<=\p{L})[„“”‡†¤¢£¥¬¦¨¯¸¹º¼¾×÷±™š](?=\p{L})/u;
  return [...new Set(text.match(/[^\s;,"]+/g)?.filter((word) => wrong.test(word)))].slice(0, 3);
}
