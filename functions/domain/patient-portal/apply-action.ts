/**
 * What a patient's actions do to their request: pure decisions, applied by
 * `functions/src/waiting-list`. Repeating an action changes nothing.
 */

import { consentVersion } from '../booking/consent.ts';
import type { FormConfiguration } from '../booking/form-configuration.ts';
import { messagesToPatients } from '../booking/question-rules.ts';
import { questions } from '../booking/questions.ts';
import { day } from '../dates/durations.ts';
import type { IsoDate } from '../dates/german-date.ts';
import { parseGermanDate } from '../dates/parse-date.ts';
import { accepted, messages, type Outcome, refused, refusedAt, wholeForm } from '../failure.ts';
import type { FollowUp } from '../follow-up/follow-up.ts';
import {
  archive,
  type Change,
  changedFields,
  confirmEmail,
  reactivate,
} from '../request/changes.ts';
import {
  freePauseBegan,
  isPaused,
  lastFreePauseDay,
  lastPauseDay,
  undoUntil,
} from '../request/deadlines.ts';
import { edit } from '../request/edit.ts';
import type { HistoryEntry } from '../request/history.ts';
import { isDue } from '../request/next-step.ts';
import { portalMessages } from '../request/portal-messages.ts';
import type { TherapyRequest } from '../request/request.ts';
import type { FieldEdits } from '../text/field-edits.ts';
import { includesAllOf } from '../waiting-list/slot.ts';
import type { PortalAction } from './actions.ts';
import { contactFields, openFields } from './editable-fields.ts';
import { proofKindOf } from './identity-check.ts';

/**
 * Allowed in a locked practice: withdrawing a request or a consent, and confirming that one still
 * waits, since the request would otherwise be deleted.
 */
const evenWhenLocked: ReadonlySet<PortalAction['kind']> = new Set([
  'confirmEmail',
  'stillInterested',
  'withdraw',
  'undoWithdraw',
  'optOut',
]);

/** Allowed for a request that no longer waits. */
const evenWhenArchived: ReadonlySet<PortalAction['kind']> = new Set([
  'confirmEmail',
  'withdraw',
  'undoWithdraw',
  'optOut',
]);

type Now = {
  isLocked: boolean;
  form: FormConfiguration;
  today: IsoDate;
  now: Date;
  isProven: boolean;
};

const by = { kind: 'patient' } as const;

/**
 * The request after the answer, and its history line. Refusals, worded for patients: a locked
 * practice (field form), a request that no longer waits (field form), a withdrawal that can no
 * longer be undone (field form), an invalid day (field until), contact data, fewer times or a long
 * pause without proof (field proof), and the booking form's errors for edits at their fields.
 */
export function applyAction(
  current: TherapyRequest,
  answer: PortalAction,
  at: Now,
): Outcome<Change> {
  if (at.isLocked && !evenWhenLocked.has(answer.kind))
    return refusedAt(wholeForm, 'practiceLocked', portalMessages.locked);
  if (current.status !== 'open' && !evenWhenArchived.has(answer.kind))
    return refusedAt(wholeForm, 'notWaiting', portalMessages.notWaiting);
  const { now } = at;
  switch (answer.kind) {
    case 'confirmEmail':
      return accepted(confirmEmail(current, now));
    case 'stillInterested':
      return accepted(stillInterested(current, now));
    case 'unsure':
      return accepted(unsure(current, at));
    case 'withdraw':
      return withdraw(current, now);
    case 'undoWithdraw':
      return undoWithdraw(current, at);
    case 'pause':
      return pause(current, answer.until, at);
    case 'resume':
      return accepted(isPaused(current, at.today) ? paused(current, null, now) : 'unchanged');
    case 'optOut':
      if (!current.followUpConsent) return accepted('unchanged');
      return accepted({
        after: { ...current, followUpConsent: false },
        history: { at: now, by, what: 'optedOut' },
      });
    case 'optIn':
      if (current.followUpConsent) return accepted('unchanged');
      return accepted({
        after: {
          ...current,
          followUpConsent: true,
          // Which text about health somebody agreed to stays.
          consentVersion: current.consentVersion || consentVersion,
        },
        history: { at: now, by, what: 'optedIn' },
      });
    case 'edit':
      return edited(current, answer.edits, at);
  }
}

/** The patient has answered: no follow-up, by e-mail or phone, for a while. */
function heard(current: TherapyRequest, now: Date, answer?: FollowUp['answer']): TherapyRequest {
  const isAnswered =
    current.nextStep?.kind === 'followUpCall' || current.nextStep?.kind === 'unsure';
  return {
    ...current,
    followUp: { state: 'idle', at: now, ...(answer && { answer }) },
    nextStep: isAnswered ? null : current.nextStep,
  };
}

/** Answering proves that the e-mail arrived, so it also confirms the address. */
function stillInterested(current: TherapyRequest, now: Date): Change {
  const after: TherapyRequest = {
    ...heard(current, now, 'interested'),
    emailConfirmedAt: current.emailConfirmedAt ?? now,
    emailFailedAt: null,
  };
  const isNothingNew =
    wasHeardLately(current, now) &&
    after.nextStep === current.nextStep &&
    current.emailConfirmedAt !== null &&
    current.deletionWarnedAt === null;
  if (isNothingNew) return 'unchanged';
  return {
    after,
    history: { at: now, by, what: 'followUpConfirmed', ...stepChange(current, after) },
  };
}

function wasHeardLately({ followUp }: TherapyRequest, now: Date): boolean {
  return (
    followUp.state === 'idle' && followUp.at !== null && now.getTime() - followUp.at.getTime() < day
  );
}

/** The team must call, unless its next step is due today anyway. */
function unsure(current: TherapyRequest, { today, now }: Now): Change {
  if (
    current.nextStep?.kind === 'unsure' &&
    current.followUp.state === 'idle' &&
    current.deletionWarnedAt === null
  )
    return 'unchanged';
  const { nextStep } = heard(current, now);
  const after: TherapyRequest = {
    ...heard(current, now, 'unsure'),
    nextStep:
      nextStep && isDue(nextStep, today) ? nextStep : { kind: 'unsure', dueOn: null, since: now },
  };
  return { after, history: { at: now, by, what: 'followUpUnsure', ...stepChange(current, after) } };
}

function stepChange(before: TherapyRequest, after: TherapyRequest): Pick<HistoryEntry, 'changes'> {
  const wanted = (step: TherapyRequest['nextStep']) =>
    step && { kind: step.kind, dueOn: step.dueOn };
  if (before.nextStep === after.nextStep) return {};
  return {
    changes: [{ field: 'nextStep', from: wanted(before.nextStep), to: wanted(after.nextStep) }],
  };
}

/** Succeeds however the request left the list: the patient gets what they want. */
function withdraw(current: TherapyRequest, now: Date): Outcome<Change> {
  if (current.status === 'archived') return accepted('unchanged');
  const archived = archive(heard(current, now), 'noInterest', by, now);
  if (!archived.ok || archived.value === 'unchanged') return archived;
  const after = { ...archived.value.after, withdrawnAt: now };
  return accepted({ after, history: { at: now, by, what: 'withdrawn', reason: 'noInterest' } });
}

function undoWithdraw(current: TherapyRequest, { form, today, now }: Now): Outcome<Change> {
  if (current.status === 'open') return accepted('unchanged');
  if (current.withdrawnAt === null)
    return refusedAt(wholeForm, 'closedByPractice', portalMessages.closedByPractice);
  if (today > undoUntil(current.withdrawnAt))
    return refusedAt(wholeForm, 'undoOver', portalMessages.undoOver);
  const back = reactivate(heard(current, now), form, by, now);
  if (!back.ok || back.value === 'unchanged') return back;
  return accepted({ after: back.value.after, history: { at: now, by, what: 'withdrawTakenBack' } });
}

function pause(
  current: TherapyRequest,
  until: string,
  { today, now, isProven }: Now,
): Outcome<Change> {
  const last = lastPauseDay(today);
  // Of all date formats only this one leaves no doubt about the century.
  const parsed = /^\d{4}-\d\d-\d\d$/.test(until) ? parseGermanDate(until, '9999-12-31') : undefined;
  if (!parsed?.ok) return refusedAt('until', 'invalid', portalMessages.pauseNoDay);
  if (parsed.date <= today) return refusedAt('until', 'tooEarly', portalMessages.pauseTooEarly);
  if (parsed.date > last) return refusedAt('until', 'tooLate', portalMessages.pauseTooLong(last));
  if (current.pausedUntil === parsed.date) return accepted('unchanged');
  if (isProven) return accepted(paused({ ...current, pausedSince: null }, parsed.date, now));
  if (parsed.date > lastFreePauseDay(current, today)) return proofNeeded(current, 'pause');
  const isLonger = !isPaused(current, today) || parsed.date > (current.pausedUntil ?? today);
  return accepted(
    paused(
      { ...current, ...(isLonger && { pausedSince: freePauseBegan(current, today) }) },
      parsed.date,
      now,
    ),
  );
}

/** Where there is nothing to prove by, the practice must help. */
function proofNeeded(
  request: TherapyRequest,
  what: keyof typeof portalMessages.proofNeeded,
): Outcome<never> {
  if (proofKindOf(request) === null)
    return refusedAt('proof', 'noProof', portalMessages.nothingToProveBy);
  return refusedAt('proof', 'proofNeeded', portalMessages.proofNeeded[what]);
}

function paused(current: TherapyRequest, pausedUntil: IsoDate | null, now: Date): Change {
  const changes = [{ field: 'pausedUntil', from: current.pausedUntil, to: pausedUntil }];
  const what = pausedUntil === null ? 'resumed' : 'paused';
  return {
    after: { ...heard(current, now), pausedUntil },
    history: { at: now, by, what, changes },
  };
}

/** Validates by the staff's rules, but allows fewer fields. */
function edited(
  current: TherapyRequest,
  edits: FieldEdits,
  { form, today, now, isProven }: Now,
): Outcome<Change> {
  const contacts: readonly string[] = contactFields;
  const fields = Object.keys(edits);
  if (!isProven && fields.some((field) => contacts.includes(field)))
    return proofNeeded(current, 'contact');
  const others = fields.filter((field) => !openFields.includes(field) && !contacts.includes(field));
  if (others.length > 0) {
    const details = others.map((field) => ({
      field: field || wholeForm,
      code: 'unknown',
      message: messages.unknownArgument,
    }));
    return refused({ kind: 'invalid', details });
  }
  const validated = edit(current, edits, { form, today, by, now, words: messagesToPatients });
  if (!validated.ok) return withPatientMessages(validated);
  const edited = validated.value === 'unchanged' ? current : validated.value.after;
  // Whoever takes times away takes places away.
  if (!isProven && (!includesAllOf(edited.slots, current.slots) || isLessFlexible(edited, current)))
    return proofNeeded(current, 'times');
  // Naming the current address cancels a pending change.
  const isTakenBack = 'email' in edits && edited.email === current.email;
  const after = heard(
    isTakenBack ? { ...edited, pendingEmail: null } : withPendingEmail(current, edited),
    now,
  );
  const changes = changedFields(current, after) ?? [];
  return accepted(
    changes.length === 0
      ? 'unchanged'
      : { after, history: { at: now, by, what: 'edited', changes } },
  );
}

const flexibilities: readonly string[] = Object.keys(questions.timeFlexibility.options);

function isLessFlexible(
  { timeFlexibility: now = 'notFlexible' }: Pick<TherapyRequest, 'timeFlexibility'>,
  { timeFlexibility: before = 'notFlexible' }: Pick<TherapyRequest, 'timeFlexibility'>,
): boolean {
  return flexibilities.indexOf(now) < flexibilities.indexOf(before);
}

/**
 * A new address counts once its owner confirms it. Until then the old one stays, so that the
 * request's fate does not reveal who else waits under the new address.
 */
function withPendingEmail(current: TherapyRequest, edited: TherapyRequest): TherapyRequest {
  if (edited.email === current.email) return edited;
  const { email, emailConfirmedAt, emailFailedAt } = current;
  return { ...edited, email, emailConfirmedAt, emailFailedAt, pendingEmail: edited.email };
}

/** Reading mail at the new address confirms it: the request adopts it. */
export function takePendingEmail(
  current: TherapyRequest,
  pendingEmail: string,
  now: Date,
): Exclude<Change, 'unchanged'> {
  const after: TherapyRequest = {
    ...current,
    email: pendingEmail,
    pendingEmail: null,
    emailConfirmedAt: now,
    emailFailedAt: null,
  };
  return {
    after,
    history: { at: now, by, what: 'edited', changes: changedFields(current, after) },
  };
}

/** Rewords messages meant for staff, which mention a colleague. */
export function withPatientMessages<T>(outcome: Outcome<T>): Outcome<T> {
  if (outcome.ok || outcome.failure.kind !== 'invalid') return outcome;
  const messagesByCode: Readonly<Record<string, string>> = {
    changedMeanwhile: portalMessages.changedMeanwhile,
    samePersonWaits: portalMessages.samePersonWaits,
  };
  const details = outcome.failure.details.map((detail) => ({
    ...detail,
    message: messagesByCode[detail.code] ?? detail.message,
  }));
  return refused({ kind: 'invalid', details });
}
