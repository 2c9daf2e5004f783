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
 * an offer that ended with it stands again, unless its person or the team has done anything about
 * the request since, and who was asked in its place is not asked any more. A repeat succeeds. For
 * administrators and therapists. Failures: signInNeeded, notAllowed, a locked
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
          decide: (current, { form }) => {
            const again = archiveAgain(current, change.before, form, by, tools.now());
            if (!again.ok || again.value === 'unchanged') return again;
            return isActiveSince(current, change) ? changedSince : again;
          },
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
      const { binnedAt } = change;
      const back = await bringBack({ slug, requestId, by, binnedAt }, tools);
      if (!back.ok || !ended) return back;
    } else if (!ended) {
      return applyRequestChange(
        {
          slug,
          requestId,
          decide: (current, { form }) => {
            const isOther = current?.status === 'archived' && !isArchivedAs(current, change);
            return isOther ? changedSince : reactivate(current, form, by, tools.now());
          },
        },
        tools,
      );
    }
    const allow = (current: TherapyRequest | undefined): Outcome<unknown> => {
      // One that is gone, or has its offer again, is the vacancy's to decide about.
      if (!current || current.offer?.vacancyId === ended.vacancyId) return accepted({});
      const isAsLeft =
        (change.what === 'archived' ? isArchivedAs(current, change) : current.status === 'open') &&
        !isActiveSince(current, change);
      return isAsLeft ? accepted({}) : changedSince;
    };
    const restored = await applyVacancyChange(
      { slug, vacancyId: ended.vacancyId, by, event: { kind: 'restore', requestId, ended }, allow },
      tools,
    );
    return restored.ok ? accepted({}) : restored;
  },
);

const changedSince = refusedAt('requestId', 'changedSince', functionsMessages.changedSince);

/**
 * Not once more since: by a colleague, or by its person, who has withdrawn it.
 */
const isArchivedAs = (current: TherapyRequest, left: { readonly archivedAt: Date }) =>
  current.status === 'archived' &&
  current.withdrawnAt === null &&
  isDeepStrictEqual(current.archivedAt, left.archivedAt);

/** Whether its person or the team has done anything about it since. */
const isActiveSince = (
  current: TherapyRequest | undefined,
  left: { readonly activeAt: Date | null },
) => !isDeepStrictEqual(current?.activeAt ?? null, left.activeAt);

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
    : changedSince;
}
