import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted } from '@platzwart/domain/failure';
import { applyFollowUpStep } from '@platzwart/domain/follow-up/changes';
import { dueStep, type FollowUpStep } from '@platzwart/domain/follow-up/follow-up';
import type { Actor } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Email } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';
import { emailWithLink } from '../emails/email-with-link.ts';
import { emailsOf, leftLate } from '../emails/left-late.ts';
import { followUpQuestionEmail } from '../emails/templates/follow-up-question.ts';
import {
  applyRequestChange,
  type Decision,
  type PracticeNow,
} from '../waiting-list/apply-request-change.ts';

/**
 * Takes the next step of a request's follow-up, if one is due (spec section 1, "follow-up"): asks
 * by e-mail with the portal link, reminds after 7 days, marks 'ohne Antwort' 7 days later, each
 * counted from when the e-mail left; unreachable people go on the team's list. Safe to repeat and
 * to run concurrently: the request stores its own progress. Out: what was done; undefined if
 * nothing was due.
 */
export async function advanceFollowUp(
  { slug, requestId }: { slug: string; requestId: string },
  tools: Tools,
): Promise<FollowUpStep | undefined> {
  const now = tools.now();
  const emails = await emailsOf(slug, ['requestId', requestId], tools);
  let taken: FollowUpStep | undefined;
  const outcome = await applyRequestChange(
    {
      slug,
      requestId,
      decide: (current, at) => {
        taken = undefined;
        if (!current || at.practice.locked || !at.account.followUp.enabled)
          return accepted('unchanged');
        const last = emails.find((email) => isLastOf(current, email));
        const left = leftLate([last], now);
        const step = dueStep(
          left ? { ...current, followUp: { ...current.followUp, at: left } } : current,
          at.account.followUp.intervalWeeks,
          now,
          berlinDate(now),
        );
        if (step === undefined) return accepted('unchanged');
        taken = step;
        return accepted(
          decisionOf(current, step, {
            slug,
            requestId,
            at,
            by: { kind: 'platform' },
            now,
            origin: tools.origin,
            isUnread: last?.status === 'failed' || last?.status === 'withheld',
          }),
        );
      },
    },
    tools,
  );
  if (!outcome.ok) throw new Error(`Not asked: ${JSON.stringify(outcome.failure)}`);
  return taken;
}

/** Whether this e-mail asked or reminded, and began what the follow-up is now. */
function isLastOf({ followUp }: TherapyRequest, { purpose, createdAt }: Email): boolean {
  return (
    (purpose === 'followUpQuestion' || purpose === 'followUpReminder') &&
    createdAt.getTime() === followUp.at?.getTime()
  );
}

type About = {
  slug: string;
  requestId: string;
  at: PracticeNow;
  by: Actor;
  now: Date;
  origin: string;
  /** The last e-mail of it never arrived. */
  isUnread?: boolean;
};

/** The step, and its e-mail with a fresh link if there is one. */
export function decisionOf(
  current: TherapyRequest,
  step: FollowUpStep,
  { slug, requestId, at, by, now, origin, isUnread }: About,
): Decision {
  const change = applyFollowUpStep(current, step, by, now, isUnread);
  const { state } = change.after.followUp;
  if (state !== 'asked' && state !== 'reminded') return { change };
  const given = {
    requestId,
    request: current,
    at,
    now,
    about: () => `${slug}_${requestId}_${berlinDate(now)}`,
  };
  const isReminder = state === 'reminded';
  const { questionText, reminderText } = at.account.followUp;
  return {
    change,
    ...emailWithLink(given, (email) =>
      followUpQuestionEmail(
        {
          ...email,
          isReminder,
          customText: isReminder ? reminderText : questionText,
          mayLink: at.account.approvedAt !== null,
        },
        origin,
      ),
    ),
  };
}
