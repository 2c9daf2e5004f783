import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fillIn } from '@platzwart/domain/legal/fill-in';
import { operator } from '@platzwart/domain/legal/operator';
import type { AcceptedTerms } from '@platzwart/domain/practice/account';

const { resolve } = createRequire(import.meta.url);
const files = [
  '@platzwart/domain/legal/terms-of-service.md',
  '@platzwart/domain/legal/processing-annex.md',
];

/**
 * What a practice accepts that registers now: proof of which texts (Art. 28(9) GDPR), filled in as
 * it read them.
 */
export async function termsInEffect(): Promise<AcceptedTerms> {
  const texts = await Promise.all(files.map((file) => readFile(resolve(file), 'utf8')));
  return {
    version: operator.legalDate,
    hash: createHash('sha256')
      .update(texts.map((text) => fillIn(text)).join('\n'))
      .digest('hex'),
  };
}
