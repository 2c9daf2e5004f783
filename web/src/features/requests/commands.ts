/** What staff do with requests. Each resolves to undefined when done, or to an error message. */
import type { Detail } from '@platzwart/domain/failure';
import { paths } from '@platzwart/domain/paths';
import { type ArchiveReason, maxAdminNote, type TherapyRequest } from '@platzwart/domain/request/request';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { call } from '../../firebase/calls.ts';
import { atServerTime, writeDirectly } from '../../firebase/live-documents.ts';
import { callWithRetry } from '../../firebase/retried-calls.ts';
import { texts } from './texts.ts';

export type Refusal = string | undefined;

export type SavedEdit = {
  /** Only what was changed, on what was seen. */
  edits: FieldEdits;
  /** The request as it will be. */
  after: TherapyRequest;
  /** What takes it back; empty if nothing can. */
  undo: FieldEdits;
};

export type SaveResult =
  | { kind: 'done' }
  | { kind: 'refused'; details: readonly Detail[] }
  /** Nothing is wrong with the entries. */
  | { kind: 'notSaved'; reason: string };

/** Milliseconds: after that somebody is told, and may press again; what was done by then is not done twice. */
const patience = 25_000;

export async function saveEdits(slug: string, id: string, edits: FieldEdits): Promise<SaveResult> {
  if (!navigator.onLine) return { kind: 'notSaved', reason: texts.editing.offline };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<{ kind: 'late' }>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'late' }), patience);
  });
  const answer = await Promise.race([call('updateRequest', { companySlug: slug, requestId: id, edits }), tooLate]);
  clearTimeout(timer);
  switch (answer.kind) {
    case 'done':
      return { kind: 'done' };
    case 'refused':
      return answer;
    case 'denied':
      return { kind: 'notSaved', reason: texts.notAllowed };
    case 'late':
      return { kind: 'notSaved', reason: texts.editing.noAnswer };
    case 'failed':
      return { kind: 'notSaved', reason: navigator.onLine ? texts.tryAgain : texts.editing.offline };
  }
}

/** One field moves the request forward in all of its slots; every screen follows by its own listener. */
export async function prioritize(slug: string, id: string, prioritized: boolean, uid: string): Promise<Refusal> {
  const result = await writeDirectly(paths.request(slug, id), {
    prioritized,
    prioritizedAt: prioritized ? atServerTime() : null,
    lastChange: { by: uid, at: atServerTime(), field: 'prioritized' },
  });
  if (result === 'done') return undefined;
  return result === 'refused' ? texts.notAllowed : texts.tryAgain;
}

/** On the revision it was begun from: a colleague's newer note is never written over, the rules refuse it. */
export async function saveNote(slug: string, id: string, note: string, revision: number, uid: string): Promise<Refusal> {
  if (note.length > maxAdminNote) return texts.noteEditor.tooLong;
  const result = await writeDirectly(paths.request(slug, id), {
    adminNote: note,
    noteRevision: revision + 1,
    lastChange: { by: uid, at: atServerTime(), field: 'adminNote' },
  });
  if (result === 'done') return undefined;
  return result === 'refused' ? texts.noteEditor.refused : texts.tryAgain;
}

export async function setTags(slug: string, id: string, tags: readonly string[], uid: string): Promise<Refusal> {
  const result = await writeDirectly(paths.request(slug, id), {
    tags,
    lastChange: { by: uid, at: atServerTime(), field: 'tags' },
  });
  if (result === 'done') return undefined;
  return result === 'refused' ? texts.notAllowed : texts.tryAgain;
}

export async function archive(slug: string, id: string, reason: ArchiveReason): Promise<Refusal> {
  return refusalOf(await callWithRetry('archiveRequest', { companySlug: slug, requestId: id, reason }, id));
}

export async function reactivate(slug: string, id: string): Promise<Refusal> {
  return refusalOf(await callWithRetry('reactivateRequest', { companySlug: slug, requestId: id }, id));
}

export function refusalOf(answer: Awaited<ReturnType<typeof call>>): Refusal {
  if (answer.kind === 'done') return undefined;
  if (answer.kind === 'denied') return texts.notAllowed;
  return answer.kind === 'refused' ? (answer.details[0]?.message ?? texts.tryAgain) : texts.tryAgain;
}
