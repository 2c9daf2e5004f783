/**
 * Queries practices. Loaded alongside the pages; loads the SDK only when the preloaded answers are
 * used up.
 */
import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { paths } from '@platzwart/domain/paths';
import { FormerPractice, formerName, Practice } from '@platzwart/domain/practice/practice';
import type * as z from 'zod/mini';
import { takePreloadedDocument } from '../../firebase/preloaded-documents.ts';
import { readDocument } from '../../firebase/read-document.ts';
import type { ReadPractice } from './queries.ts';

const database = () => import('../../firebase/public-documents.ts');

export const readPractice: ReadPractice = async (slug) => {
  if (!Practice.shape.slug.safeParse(slug).success) return undefined;
  const [practice, form] = await Promise.all([
    read(paths.practice(slug), Practice),
    read(paths.form(slug), FormConfiguration),
  ]);
  return practice && form ? { practice, form } : wasThere(slug);
};

async function wasThere(slug: string): Promise<'former' | undefined> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(formerName(slug)));
  const id = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return (await database())
    .publicDocument(paths.formerPractice(id), FormerPractice)
    .then((former) => former && 'former');
}

async function read<T>(path: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  const early = takePreloadedDocument(path);
  if (early !== undefined) {
    try {
      const found = await early;
      return found && readDocument(schema, found.data);
    } catch {
      // Then as usual.
    }
  }
  return (await database()).publicDocument(path, schema);
}
