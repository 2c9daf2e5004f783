/** Staff commands on requests. */
import { paths } from '@platzwart/domain/paths';
import {
  type ArchiveReason,
  maxAdminNote,
  type TherapyRequest,
} from '@platzwart/domain/request/request';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { resultOf } from '../../calls/direct-writes.ts';
import { type Result, refusal } from '../../calls/problem.ts';
import { runWithRetry } from '../../calls/retry.ts';
import { runTwice } from '../../calls/run.ts';
import { atServerTime, writeDirectly } from '../../firebase/live-documents.ts';
import { texts } from './texts.ts';

export type SavedEdit = {
  /** Changed fields only, each with the value the user saw. */
  edits: FieldEdits;
  /** The resulting request. */
  after: TherapyRequest;
  /** Edits that undo it; empty if it cannot be undone. */
  undo: FieldEdits;
};

export const saveEdits = (slug: string, id: string, edits: FieldEdits) =>
  runTwice('updateRequest', { companySlug: slug, requestId: id, edits });

/**
 * A single field moves the request forward in all of its slots; every screen updates through its
 * own listener.
 */
export const prioritize = (slug: string, id: string, prioritized: boolean, uid: string) =>
  change(
    slug,
    id,
    'prioritized',
    { prioritized, prioritizedAt: prioritized ? atServerTime() : null },
    uid,
  );

/**
 * Sends the revision the note was based on: the rules refuse to overwrite a colleague's newer note.
 */
export async function saveNote(
  slug: string,
  id: string,
  note: string,
  revision: number,
  uid: string,
): Promise<Result<unknown>> {
  if (note.length > maxAdminNote) {
    return {
      ok: false,
      problem: refusal([{ field: 'adminNote', code: 'maxLength', message: texts.note.tooLong }]),
    };
  }
  const values = { adminNote: note, noteRevision: revision + 1 };
  return change(slug, id, 'adminNote', values, uid, { refused: texts.note.refused });
}

export const setTags = (slug: string, id: string, tags: readonly string[], uid: string) =>
  change(slug, id, 'tags', { tags }, uid);

function change(
  slug: string,
  id: string,
  field: string,
  values: Record<string, unknown>,
  uid: string,
  messages?: Parameters<typeof resultOf>[1],
) {
  return resultOf(
    writeDirectly(paths.request(slug, id), {
      ...values,
      lastChange: { by: uid, at: atServerTime(), field },
    }),
    messages,
  );
}

export const archive = (slug: string, id: string, reason: ArchiveReason) =>
  runWithRetry('archiveRequest', { companySlug: slug, requestId: id, reason }, id);

/** `undo`: what archiving or reactivating answered. */
export const undoChange = (slug: string, id: string, undo: string) =>
  runWithRetry('undoRequestChange', { companySlug: slug, undo }, id);

export const reactivate = (slug: string, id: string) =>
  runWithRetry('reactivateRequest', { companySlug: slug, requestId: id }, id);
