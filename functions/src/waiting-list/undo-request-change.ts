import { isDeepStrictEqual } from 'node:util';
import {
  accepted,
  functionsMessages,
  messages,
  type Outcome,
  refusedAt,
} from '@platzwart/domain/failure';
import {
  archiveAgain,
  askedUnderOf,
  type Change,
  type ContactState,
  contactStateOf,
  reactivate,
  type Standing,
  takeBackContact,
} from '@platzwart/domain/request/changes';
import type { Actor } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { handler } from '../core/handler.ts';
import { unsealable } from '../core/sealed.ts';
import { applyRequestChange } from './apply-request-change.ts';
import { applyVacancyChange } from './apply-vacancy-change.ts';
import { bringBack } from './bin.ts';
import { unsealedChange } from './sealed-change.ts';

/**
 * Undoes archiving, reactivating, deleting into the bin or a contact, by what those calls answered:
 * an offer that ended with it stands again, and who was asked in its place is not asked any more. A
 * repeat
 * succeeds. For administrators and therapists. Failures: signInNeeded, notAllowed, a locked
 * practice (field form), what we have not sealed (field undo); nothing is undone if somebody has
 * built upon it (fields form, requestId), but what was in the bin is back then without its offer.
 */
export const undoRequestChange = handler(
  'undoRequestChange',
  ['keyedHash'],
  async ({ companySlug: slug, undo }, { by }, tools) => {
    const change = unsealedChange(slug, undo, tools);
    if (!change) return unsealable;
    const { requestId } = change;
    if (change.what === 'reactivated') {
      return applyRequestChange(
        {
          slug,
          requestId,
          decide: (current, { form }) =>
            archiveAgain(current, change.before, form, by, tools.now()),
        },
        tools,
      );
    }
    if (change.what === 'contacted') {
      return applyRequestChange(
        {
          slug,
          requestId,
          decide: (current) => contactTakenBack(current, change, by, tools.now()),
        },
        tools,
      );
    }
    const { ended } = change;
    if (change.what === 'binned') {
      const back = await bringBack({ slug, requestId, by }, tools);
      if (!back.ok || !ended) return back;
    } else if (!ended) {
      return applyRequestChange(
        {
          slug,
          requestId,
          decide: (current, { form }) => {
            const may = isAsLeft(current, change.archivedAt);
            return may.ok ? reactivate(current, form, by, tools.now()) : may;
          },
        },
        tools,
      );
    }
    const allow = (current: TherapyRequest | undefined) =>
      change.what === 'archived' ? isAsLeft(current, change.archivedAt) : accepted({});
    const restored = await applyVacancyChange(
      { slug, vacancyId: ended.vacancyId, by, event: { kind: 'restore', requestId, ended }, allow },
      tools,
    );
    return restored.ok ? accepted({}) : restored;
  },
);

/**
 * Whether it is archived as it was then, and not once more since: by a colleague, or by its person,
 * who has withdrawn it.
 */
function isAsLeft(current: TherapyRequest | undefined, archivedAt: Date): Outcome<unknown> {
  const isOther =
    current?.status === 'archived' &&
    (current.withdrawnAt !== null || current.archivedAt?.getTime() !== archivedAt.getTime());
  return isOther
    ? refusedAt('requestId', 'changedSince', functionsMessages.changedSince)
    : accepted({});
}

/**
 * Refused if somebody has logged or planned something since, or the patient has answered; or if its
 * question would be open again although a place was offered, or the patient wants none any more.
 */
function contactTakenBack(
  current: TherapyRequest | undefined,
  {
    before,
    after,
    standing,
  }: {
    readonly before: ContactState;
    readonly after: ContactState;
    readonly standing: Standing;
  },
  by: Actor,
  now: Date,
): Outcome<Change> {
  if (!current) return refusedAt('requestId', 'requestGone', messages.requestGone);
  const state = contactStateOf(current);
  if (isDeepStrictEqual(state, before)) return accepted('unchanged');
  const isSame =
    isDeepStrictEqual(state, after) &&
    (before.followUp.state === 'idle' || isDeepStrictEqual(askedUnderOf(current), standing));
  return current.status === 'open' && isSame
    ? accepted(takeBackContact(current, before, by, now))
    : refusedAt('requestId', 'changedSince', functionsMessages.changedSince);
}
