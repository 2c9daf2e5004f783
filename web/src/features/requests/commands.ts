/** What staff do with requests. Each resolves to undefined when done, or to a sentence that says why not. */
import { paths } from '@platzwart/domain/paths';
import { type ArchiveReason, maxAdminNote } from '@platzwart/domain/request';
import { call } from '../../firebase/calls.ts';
import { atServerTime, writeDirectly } from '../../firebase/live-documents.ts';
import { texts } from './texts.ts';

type Refusal = string | undefined;

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
  return refusalOf(await call('archiveRequest', { companySlug: slug, requestId: id, reason }));
}

export async function reactivate(slug: string, id: string): Promise<Refusal> {
  return refusalOf(await call('reactivateRequest', { companySlug: slug, requestId: id }));
}

function refusalOf(answer: Awaited<ReturnType<typeof call>>): Refusal {
  if (answer.kind === 'done') return undefined;
  if (answer.kind === 'denied') return texts.notAllowed;
  return answer.kind === 'refused' ? (answer.details[0]?.message ?? texts.tryAgain) : texts.tryAgain;
}
