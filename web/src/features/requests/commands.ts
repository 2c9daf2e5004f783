/** Staff commands on requests. Each resolves to undefined on success, or to an error message. */
import type { Detail } from '@platzwart/domain/failure';
import { paths } from '@platzwart/domain/paths';
import { type ArchiveReason, maxAdminNote, type TherapyRequest } from '@platzwart/domain/request/request';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { run } from '../../calls/run.ts';
import { call } from '../../firebase/calls.ts';
import { atServerTime, writeDirectly } from '../../firebase/live-documents.ts';
import { texts } from './texts.ts';

export type Refusal = string | undefined;

export type SavedEdit = {
  /** Changed fields only, each with the value the user saw. */
  edits: FieldEdits;
  /** The resulting request. */
  after: TherapyRequest;
  /** Edits that undo it; empty if it cannot be undone. */
  undo: FieldEdits;
};

export type SaveResult =
  | { kind: 'done' }
  | { kind: 'refused'; details: readonly Detail[] }
  /** The entries are valid. */
  | { kind: 'notSaved'; reason: string };

/** Milliseconds before we report a timeout and allow a retry; retries are idempotent. */
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

/** A single field moves the request forward in all of its slots; every screen updates through its own listener. */
export async function prioritize(slug: string, id: string, prioritized: boolean, uid: string): Promise<Refusal> {
  const result = await writeDirectly(paths.request(slug, id), {
    prioritized,
    prioritizedAt: prioritized ? atServerTime() : null,
    lastChange: { by: uid, at: atServerTime(), field: 'prioritized' },
  });
  if (result === 'done') return undefined;
  return result === 'refused' ? texts.notAllowed : texts.tryAgain;
}

/** Sends the revision the note was based on: the rules refuse to overwrite a colleague's newer note. */
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
  const result = await run('archiveRequest', { companySlug: slug, requestId: id, reason }, { retryAbout: id });
  return result.ok ? undefined : result.problem.message;
}

export async function reactivate(slug: string, id: string): Promise<Refusal> {
  const result = await run('reactivateRequest', { companySlug: slug, requestId: id }, { retryAbout: id });
  return result.ok ? undefined : result.problem.message;
}

export function refusalOf(answer: Awaited<ReturnType<typeof call>>): Refusal {
  if (answer.kind === 'done') return undefined;
  if (answer.kind === 'denied') return texts.notAllowed;
  return answer.kind === 'refused' ? (answer.details[0]?.message ?? texts.tryAgain) : texts.tryAgain;
}
