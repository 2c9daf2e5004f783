/**
 * A call round: each result is saved by its own call, at once; leaving the round leaves nothing
 * half done.
 */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import {
  type ContactAnswer,
  effectOf,
  type OfferAnswer,
} from '@platzwart/domain/request/contact-answers';
import type { ArchiveReason } from '@platzwart/domain/request/request';
import type { DeclineReason } from '@platzwart/domain/request/request-offer';
import { useMemo, useRef, useState } from 'react';
import type { Result as Answer, Problem } from '../../../calls/problem.ts';
import { archive, reactivate, undoChange } from '../../../entities/request/commands.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { useLiveVacancies } from '../../../entities/vacancy/queries.ts';
import { answerOffer, type Logged } from '../steps/commands.ts';
import { useContactLogging } from '../steps/contact-logging.tsx';
import { tryAgainDay } from '../steps/quick-outcomes.ts';
import {
  type Elsewhere,
  type Entry,
  handledElsewhere,
  moveOn,
  progressOf,
  type Result,
  resumed,
  startRound,
  undone,
  withoutResult,
  withResult,
} from './round.ts';
import { texts } from './texts.ts';

export type RunningRound = ReturnType<typeof useRound>;

export function useRound(people: readonly StoredRequest[], today: IsoDate) {
  const { slug, open, many } = useRequestHandling();
  const { withLogged, record, takeBack } = useContactLogging();
  const [round, setRound] = useState(() => startRound(people.map(({ id }) => id)));
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [before] = useState(() => new Map(people.map((person) => [person.id, person])));
  /** The latest version of each person: who is gone is still named. */
  const known = useRef(new Map(before));
  /** Whose result the server has not confirmed. */
  const [saving, setSaving] = useState<readonly string[]>([]);
  /** Archived by mistake, on the way back to the open ones. */
  const returning = useRef(new Set<string>());
  /** What the calls lead to, for undo. */
  const archiving = useRef(new Map<string, ReturnType<typeof archive>>());
  const recording = useRef(new Map<string, ReturnType<typeof record>>());

  const elsewhere = useMemo(() => {
    const found = new Map<string, Elsewhere>();
    if (open.status !== 'loaded') return found;
    const live = new Map(open.value.map((request) => [request.id, request]));
    const done = new Set(round.entries.map(({ request }) => request.id));
    for (const [id, first] of before) {
      const now = live.get(id);
      if (now) {
        known.current.set(id, now);
        returning.current.delete(id);
      }
      if (done.has(id) || (!now && returning.current.has(id))) continue;
      const what = handledElsewhere(first, now && withLogged(now), many.uid);
      if (what) found.set(id, what);
    }
    return found;
  }, [open, before, round.entries, withLogged, many.uid]);
  const isSettled = (id: string) => elsewhere.has(id);

  const personOf = (id: string): StoredRequest | undefined => {
    const request = known.current.get(id);
    return request && withLogged(request);
  };

  const add = (request: StoredRequest, result: Result) => {
    setProblem(undefined);
    setRound((shown) => withResult(shown, { request, result }, isSettled));
  };
  const bringBack = (request: StoredRequest, { message }: Problem) => {
    setProblem(`${texts.failed(fullName(request))} ${message}`);
    setRound((shown) => withoutResult(shown, request.id));
  };

  const current = round.current === undefined ? undefined : personOf(round.current);
  const live = useLiveVacancies(slug);
  const vacancies = live.status === 'loaded' ? live.value : [];
  const vacancy = vacancies.find(({ id }) => id === current?.offer?.vacancyId);
  const asked = vacancy?.plan.find(({ requestId }) => requestId === current?.id);

  const whileSaving = async <T>(id: string, answer: Promise<Answer<T>>): Promise<Answer<T>> => {
    setSaving((ids) => [...ids, id]);
    const answered = await answer;
    setSaving((ids) => ids.toSpliced(ids.indexOf(id), 1));
    return answered;
  };

  const log = async (logged: Logged) => {
    if (!current) return;
    add(current, { kind: 'logged', logged });
    const answer = record(current, logged);
    recording.current.set(current.id, answer);
    const { problem: refused } = await whileSaving(current.id, answer);
    if (refused) bringBack(current, refused);
  };

  const archiveFor = async (reason: ArchiveReason) => {
    if (!current) return;
    add(current, { kind: 'archived', reason });
    many.startRemoval(current.id);
    const answer = archive(slug, current.id, reason);
    archiving.current.set(current.id, answer);
    const { problem: refused } = await whileSaving(current.id, answer);
    if (!refused) return many.answered(current.id);
    many.cancelRemoval(current.id);
    bringBack(current, refused);
  };

  const sayToOffer = async (answer: OfferAnswer, reason: DeclineReason | null) => {
    if (!current) return;
    if (!vacancy) return setProblem(texts.offer.over);
    add(current, { kind: 'offer', answer });
    const sent = answerOffer(slug, current.id, vacancy.id, answer, reason);
    const { problem: refused } = await whileSaving(current.id, sent);
    if (refused) bringBack(current, refused);
  };

  const takeBackArchive = async ({ id }: StoredRequest): Promise<Problem | undefined> => {
    returning.current.add(id);
    many.cancelRemoval(id);
    // Undoing waits until archiving has finished; a refused one needs no undoing.
    const archived = await archiving.current.get(id);
    if (archived?.problem) return undefined;
    const undo = archived?.output.undo;
    return (await (undo ? undoChange(slug, id, undo) : reactivate(slug, id))).problem;
  };

  const latest = round.entries.at(-1);
  const last: Entry | undefined = latest?.result.kind === 'offer' ? undefined : latest;

  const undo = async () => {
    if (!last) return;
    setProblem(undefined);
    setRound(undone);
    const { request, result } = last;
    if (result.kind === 'skipped') return;
    const recorded = recording.current.get(request.id);
    const refused =
      result.kind === 'archived'
        ? await takeBackArchive(request)
        : recorded && (await takeBack(request, recorded)).problem;
    if (refused) setProblem(`${texts.notUndone(fullName(request))} ${refused.message}`);
  };

  return {
    round,
    saving,
    current,
    problem,
    personOf,
    elsewhere,
    progress: progressOf(round, isSettled),
    /** What is taken back. */
    last,
    /** The current person's offer and its place, once they are there. */
    offer: vacancy && asked && { vacancy, asked },
    answerOffer: (answer: OfferAnswer, reason: DeclineReason | null = null) =>
      void sayToOffer(answer, reason),
    answer: (
      answer: ContactAnswer,
      again: Parameters<typeof effectOf>[1] = { day: tryAgainDay(today) },
    ) => {
      const effect = effectOf(answer, again);
      void (effect.kind === 'archived'
        ? archiveFor(effect.reason)
        : log({ contact: effect.contact, nextStep: effect.nextStep }));
    },
    skip: () => current && add(current, { kind: 'skipped' }),
    /** Without a result of one's own: somebody else has one. */
    passOn: () => setRound((shown) => moveOn(shown, isSettled)),
    undo: () => void undo(),
    resume: () => setRound((shown) => resumed(shown, isSettled)),
  };
}
