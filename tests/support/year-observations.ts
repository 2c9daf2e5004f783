/**
 * What is visible of the practices from outside at the end of a day: their e-mails, their state,
 * the state of each request.
 */
import type { Practice } from '@platzwart/domain/practice/practice';
import { queries } from '@platzwart/domain/queries';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { collections, queryOf } from '@platzwart/functions/core/collections';
import { database } from './practice-under-test.ts';
import { inBerlin } from './year-calendar.ts';
import { addressOf, type Stage } from './year-script.ts';

const docs = () => collections(database());
const deletionDay = /(?:Löschung[^:\n]*|Wird gelöscht am): (\d\d\.\d\d\.\d{4})/;

type Seen = { readonly name: string; readonly purpose: string; readonly who: string };

/**
 * Appends the day's e-mails to `lines`, and stores the newest link for its recipient. Returns who
 * got what.
 */
export async function seeEmails(
  date: string,
  stages: readonly Stage[],
  lines: Lines,
): Promise<Seen[]> {
  const [from, to] = [inBerlin(date, '00:00'), inBerlin(date, '23:59')];
  const found = await database()
    .collection('outbox')
    .where('createdAt', '>=', from)
    .where('createdAt', '<=', to)
    .get();
  return found.docs.flatMap((email) => {
    const { purpose, slug, subject, to, text } = email.data() as {
      purpose: string;
      slug: string;
      subject: string;
      to: { address: string };
      text: string;
    };
    const stage = stages.find(
      (each) => each.slug === slug || (slug === '' && subject.includes(`${each.name} `)),
    );
    if (!stage) throw new Error(`An e-mail to nobody on the stage: ${email.id}`);
    const { name, requestIds, tokens } = stage;
    const who = receiverOf(to.address, requestIds);
    const token = /\/anfrage\/([\w-]{43})/.exec(text)?.[1];
    if (token) tokens.set(who, token);
    const deletion = purpose === 'practiceDeleted' ? undefined : deletionDay.exec(text)?.[1];
    lines.add(name, `${date} ${purpose} to ${who}${deletion ? `, deletion ${deletion}` : ''}`);
    return [{ name, purpose, who }];
  });
}

function receiverOf(address: string, requestIds: Stage['requestIds']): string {
  if (address === 'praxis@praxis.example') return 'practice';
  if (address === 'anna@praxis.example') return 'administrator';
  return [...requestIds.keys()].find((who) => addressOf(who) === address) ?? address;
}

/** Appends the state of practices and requests, where it changed. */
export async function seeStates(
  date: string,
  stages: readonly Stage[],
  lines: Lines,
): Promise<void> {
  const [practices, listed, requests] = await Promise.all([
    docs().practices().get(),
    queryOf(docs().practices(), queries.listedPractices()).get(),
    database().collectionGroup('requests').get(),
  ]);
  const practiceOf = new Map(practices.docs.map((each) => [each.id, each.data()]));
  const isListed = new Set(listed.docs.map(({ id }) => id));
  const requestOf = new Map(
    requests.docs.map((each) => [each.ref.path, each.data() as TherapyRequest]),
  );
  for (const { name, slug, requestIds } of stages) {
    lines.state(name, date, 'practice', practiceState(practiceOf.get(slug), isListed.has(slug)));
    for (const [who, id] of requestIds) {
      lines.state(
        name,
        date,
        who,
        requestState(requestOf.get(docs().request(slug, id).path), date),
      );
    }
  }
}

function practiceState(practice: Practice | undefined, isListed: boolean): string {
  if (!practice) return 'gone';
  const state = practice.locked ? 'locked' : practice.bookingEnabled ? 'open' : 'intake paused';
  return `${state}, ${isListed ? 'listed' : 'not listed'}`;
}

function requestState(request: TherapyRequest | undefined, date: string): string {
  if (!request) return 'gone';
  if (request.status === 'archived') return request.archiveReason ?? 'archived';
  if (request.deletionWarnedAt !== null) return 'announced';
  if (request.followUp.state !== 'idle') return request.followUp.state;
  return request.pausedUntil !== null && request.pausedUntil > date ? 'paused' : 'open';
}

/** The observed timeline of each practice. */
export class Lines {
  readonly seen: Record<string, string[]> = {};
  readonly #states = new Map<string, string>();

  add(name: string, line: string): void {
    this.seen[name] = [...(this.seen[name] ?? []), line];
  }

  state(name: string, date: string, of: string, state: string): void {
    const key = `${name} ${of}`;
    if (this.#states.get(key) === state) return;
    this.#states.set(key, state);
    this.add(name, `${date} ${of}: ${state}`);
  }
}
