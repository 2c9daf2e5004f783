/**
 * The entries of a zip archive, unpacked in slices. Nothing an archive says of itself is believed:
 * what comes out is counted as it comes.
 */
import { Inflate } from 'fflate';

/** Files in a workbook, pictures included. */
const maxEntries = 5000;
/** Bytes of all entries that are read. */
const maxUnpacked = 80 * 1024 * 1024;
/**
 * Spreadsheets pack to a tenth or a fiftieth of their size; archives made to break programs to a
 * thousandth.
 */
const maxRatio = 300;
/** Below this many bytes a ratio says nothing. */
const harmless = 1024 * 1024;
/** Packed bytes unpacked at once: at most 16 MB come of them. */
const slice = 16 * 1024;

type Entry = { offset: number; packed: number; method: number; isEncrypted: boolean };

export type Archive = {
  names: readonly string[];
  isEncrypted: boolean;
  /** Gives the text of an entry piece by piece; false if there is none of that name. */
  read: (name: string, onText: (text: string) => void) => boolean;
};

/** 'tooLargeInside': more comes out of it than a list needs. */
export class ArchiveError extends Error {
  readonly problem: 'tooLargeInside' | 'damaged';
  constructor(problem: 'tooLargeInside' | 'damaged') {
    super(problem);
    this.problem = problem;
  }
}

/** Throws an `ArchiveError`, also while reading. */
export function openArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(bytes, view);
  let unpacked = 0;

  const read: Archive['read'] = (name, onText) => {
    const entry = entries.get(name);
    if (!entry) return false;
    const start = dataOf(entry, view);
    const packed = bytes.subarray(start, start + entry.packed);
    if (packed.length < entry.packed) throw new ArchiveError('damaged');
    const text = new TextDecoder('utf-8');
    let own = 0;
    const count = (length: number) => {
      own += length;
      unpacked += length;
      const isBomb = own > harmless && own > entry.packed * maxRatio;
      if (isBomb || unpacked > maxUnpacked) throw new ArchiveError('tooLargeInside');
    };
    for (const part of entry.method === 0 ? sliced(packed) : inflated(packed)) {
      count(part.length);
      onText(text.decode(part, { stream: true }));
    }
    onText(text.decode());
    return true;
  };
  return {
    names: [...entries.keys()],
    isEncrypted: [...entries.values()].some(({ isEncrypted }) => isEncrypted),
    read,
  };
}

function* sliced(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += slice) yield bytes.subarray(from, from + slice);
}

function* inflated(packed: Uint8Array): Generator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const inflate = new Inflate((part) => parts.push(part));
  for (let from = 0; from < packed.length; from += slice) {
    try {
      inflate.push(packed.subarray(from, from + slice), from + slice >= packed.length);
    } catch {
      throw new ArchiveError('damaged');
    }
    yield* parts.splice(0);
  }
}

/** By the directory at the end of the file (APPNOTE 4.3.12, 4.3.16). */
function entriesOf(bytes: Uint8Array, view: DataView): ReadonlyMap<string, Entry> {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new ArchiveError('tooLargeInside');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50)
      throw new ArchiveError('damaged');
    const [name, extra, comment] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    ) as [number, number, number];
    const entry = {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    };
    entries.set(
      new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)).replaceAll('\\', '/'),
      entry,
    );
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** Where the directory's last record stands, which a comment may follow. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw new ArchiveError('damaged');
}

/** Past the header that stands before the data of an entry (APPNOTE 4.3.7). */
function dataOf({ offset, method }: Entry, view: DataView): number {
  const isKnown =
    (method === 0 || method === 8) &&
    offset + 30 <= view.byteLength &&
    view.getUint32(offset, true) === 0x04034b50;
  if (!isKnown) throw new ArchiveError('damaged');
  return offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
}
