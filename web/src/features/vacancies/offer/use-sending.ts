/**
 * Sends the offer, or only notes the place, and believes the place itself: once it is there,
 * whatever became of the answer, it is sent. Afterwards it can be called back for a minute.
 */

import type { CallInput } from '@platzwart/domain/calls/calls';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { shortMoment } from '@platzwart/domain/vacancies/describe-place';
import { maxPlan } from '@platzwart/domain/vacancies/vacancy';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnknown, type Result } from '../../../calls/problem.ts';
import { runTwice } from '../../../calls/run.ts';
import { tellSaving, tellWhile } from '../../../calls/tell.ts';
import { useCommand } from '../../../calls/use-command.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { formatUntil, vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import type { OfferStart } from '../../../entities/vacancy/offer-dialog.ts';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { isByPhone, named } from './consequence.ts';
import { type OfferDraft, otherWeekOf, type PlannedOffer } from './offer-plan.ts';
import { texts } from './texts.ts';

/** Milliseconds within which an e-mail leaves at once. */
const soon = 5 * 60_000;

type Sending = {
  slug: string;
  start: OfferStart;
  people: ReadonlyMap<string, StoredRequest>;
  vacancies: readonly StoredVacancy[];
  now: Date;
  onDone: () => void;
};

type Sent = { draft: OfferDraft; offer: PlannedOffer; begin: boolean };

export function useSending({
  slug,
  start: { vacancy: noted },
  people,
  vacancies,
  now,
  onDone,
}: Sending) {
  const { show } = useToasts();
  // The same with every retry: a lost answer must not make two places.
  const [vacancyId] = useState(() => noted?.id ?? newId());
  const [otherId] = useState(newId);

  const ask = (
    draft: OfferDraft,
    offer: PlannedOffer,
    begin: boolean,
  ): Promise<Result<unknown>> => {
    const plan = {
      mode: offer.mode,
      patience: offer.patience,
      atOnce: offer.atOnce,
      plan: offer.plan.map(({ requestId, byHand }) => ({ requestId, byHand })),
      passedOver: recorded(offer.passedOver, draft.reasons),
    };
    const askAgain = [...draft.askAgain];
    if (noted) {
      const step: CallInput<'steerVacancy'>['step'] = { kind: 'begin', ...plan, askAgain };
      return runTwice('steerVacancy', { companySlug: slug, vacancyId, step });
    }
    const input = { companySlug: slug, vacancyId, terms: draft.terms, ...plan, begin, askAgain };
    return runTwice('offerVacancy', input);
  };

  const { start, problem, isRunning, forget } = useCommand(ask);
  const [sent, setSent] = useState<Sent | undefined>(undefined);
  const isDone = useRef<boolean>(false);
  const land = useRef(() => {});

  const callBack = (requestIds: readonly string[]) => {
    const all = async (): Promise<Result<unknown>> => {
      let answer: Result<unknown> = { ok: true, output: undefined };
      for (const requestId of requestIds) {
        const step = { kind: 'callBack' as const, requestId };
        if (answer.ok)
          answer = await runTwice('steerVacancy', { companySlug: slug, vacancyId, step });
      }
      return answer;
    };
    const title = texts.calledBack(named(requestIds.map((id) => people.get(id))));
    void tellSaving(show, all(), { title }, texts.notCalledBack);
  };

  const send = async (draft: OfferDraft, offer: PlannedOffer, begin: boolean) => {
    setSent({ draft, offer, begin });
    const title = begin ? texts.sending : texts.noting;
    // The place itself may be quicker than the answer.
    const landed = new Promise<undefined>((resolve) => {
      land.current = () => resolve(undefined);
    });
    const output = await tellWhile(show, title, Promise.race([start(draft, offer, begin), landed]));
    if (output !== undefined) finish({ draft, offer, begin });
  };

  const finish = ({ draft, offer, begin }: Sent) => {
    if (isDone.current) return;
    isDone.current = true;
    land.current();
    const asked = offer.plan
      .slice(0, offer.mode === 'inTurn' ? draft.terms.seats : offer.atOnce)
      .map(({ requestId }) => requestId);
    show(
      begin
        ? {
            ...toldAbout(asked, offer),
            action: { label: texts.callBack, run: () => callBack(asked) },
          }
        : { title: texts.noted(vacancyTime(draft.terms.slot)) },
    );
    onDone();
    void noteOtherWeek(draft, offer);
  };

  const place = vacancies.find(({ id }) => id === vacancyId);
  const isThere = sent && place && (!sent.begin || place.state !== (noted?.state ?? 'open'));
  const arrived = useEffectEvent(() => sent && finish(sent));
  useEffect(() => {
    if (isThere) arrived();
  }, [isThere]);

  /** Whom it is offered to, until when, and how they learn of it. */
  const toldAbout = (asked: readonly string[], { times: [first] }: PlannedOffer) => {
    const everybody = asked.map((id) => people.get(id));
    const toCall = everybody.filter((person) => person && isByPhone(person));
    if (!first) return { title: texts.sent };
    const isLater = first.sendAt.getTime() - now.getTime() > soon;
    const byEmail = isLater ? texts.sentLater(shortMoment(first.sendAt)) : texts.sent;
    const parts = [
      toCall.length < everybody.length && byEmail,
      toCall.length > 0 && texts.toCall(named(toCall)),
    ];
    return {
      title: texts.offered(named(everybody), formatUntil(first.until, now)),
      text: parts.filter(Boolean).join(' '),
    };
  };

  /** A place of its own, offered later: two families share the hour. */
  const noteOtherWeek = async (draft: OfferDraft, { mode, patience, atOnce }: PlannedOffer) => {
    const terms = !noted && draft.otherWeek ? otherWeekOf(draft.terms) : undefined;
    if (!terms) return;
    const input = {
      companySlug: slug,
      vacancyId: otherId,
      terms,
      mode,
      patience,
      atOnce,
      plan: [],
      passedOver: [],
      begin: false,
      askAgain: [],
    };
    const { problem } = await runTwice('offerVacancy', input);
    if (problem) show({ title: texts.otherWeekFailed, text: problem.message, isUrgent: true });
    else show({ title: texts.otherWeekNoted(formatGermanDate(terms.startsOn).slice(0, 6)) });
  };

  const often =
    problem?.details
      .filter(({ code }) => code === 'askedOften')
      .map(({ field }) => field.slice(field.lastIndexOf('.') + 1)) ?? [];
  return {
    send,
    problem,
    /** People who got two offers within a week: a member must want a third one. */
    often,
    /** What is known of the last try, and no more. */
    failure:
      problem &&
      [isUnknown(problem) ? '' : sent?.begin ? texts.notSent : texts.notNoted, problem.message]
        .filter(Boolean)
        .join(' '),
    isUnknown: isUnknown(problem),
    isRunning,
    forget,
  };
}

/**
 * As many as are stored with a place, in their order: those with a reason, and then whoever was
 * first.
 */
function recorded(passedOver: readonly StoredRequest[], reasons: OfferDraft['reasons']) {
  const all = passedOver.map(({ id }) => ({
    requestId: id,
    reason: reasons[id] ?? ('none' as const),
  }));
  const stored = new Set(
    [...all.filter(({ reason }) => reason !== 'none'), ...all].slice(0, maxPlan),
  );
  return all.filter((each) => stored.has(each));
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
