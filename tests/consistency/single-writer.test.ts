/** Whatever moves a request into, out of or between waiting lists lives in one folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../functions/src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const outside = files.filter((file) => !file.startsWith('waiting-list/'));

/** A write, by transaction, batch or alone, whose document is a request, on the lists or in the bin, or one of its counters. */
const movesRequest =
  /\.(?:set|create|update|delete)\(\s*(?:docs\.|db\.doc\(\s*paths\.)?(?:request|requests|binned|bin|heatmap|heatmaps|requestCounters|openKey)\b[^;]*|\b(?:request|binned|heatmap|requestCounters|openKey)\([^)]*\)\.(?:set|create|update|delete)\(/g;

/** Writes allowed outside that folder, and why. */
const allowed: Readonly<Record<string, { writes: RegExp; because: string }>> = {
  'emails/record-delivery.ts': {
    writes: /^\.update\(request\.ref, \{ emailFailedAt: /,
    because: 'whether e-mails arrive is in no waiting list',
  },
  'practices/register-practice.ts': {
    writes: /\{ (?:open: 0, archived: 0|cells: \{\}) \}\)$/,
    because: 'a new practice begins with nobody',
  },
  'requests/record-direct-change.ts': {
    writes: /^\.update\(request\.ref, \{ activeAt: /,
    because: 'when it was touched last is in no waiting list',
  },
  'lifecycle/apply-retention.ts': {
    writes: /^\.update\(request\.ref, \{ activeAt, deletionWarnedAt: /,
    because: 'how long it is kept is in no waiting list',
  },
  'practices/merge-tags.ts': { writes: /^\.update\(request\.ref, \{ tags: /, because: 'tags are in no waiting list' },
};

function writesOf(file: string): string[] {
  return [...readFileSync(join(source, file), 'utf8').matchAll(movesRequest)].map(([write]) => write.replace(/\s+/g, ' '));
}

test('the pattern knows a write when it sees one: the door itself is full of them', () => {
  for (const file of [
    'waiting-list/apply-request-change.ts',
    'waiting-list/add-requests.ts',
    'waiting-list/bin.ts',
    'waiting-list/delete-request.ts',
  ]) {
    expect(writesOf(file), file).not.toEqual([]);
  }
});

test('no other code writes requests, their counters or the keys of open people', () => {
  const found = outside.flatMap((file) => writesOf(file).map((write) => ({ file, write })));
  expect(found.filter(({ file, write }) => !allowed[file]?.writes.test(write))).toEqual([]);
});

test('each exception is still one', () => {
  for (const [file, { because }] of Object.entries(allowed)) expect(writesOf(file), because).not.toEqual([]);
});

test('slot keys and counters are named nowhere else', () => {
  const named = /slotKeys\s*:|FieldValue\.increment\([^)]*\)[^;]*cells|paths\.heatmap\(|paths\.requestCounters\(/;
  // A trigger names the document it listens to.
  const codeOf = (file: string) => readFileSync(join(source, file), 'utf8').replaceAll(/document: paths\.\w+\(/g, '');
  expect(outside.filter((file) => file !== 'core/collections.ts' && named.test(codeOf(file)))).toEqual([]);
});
