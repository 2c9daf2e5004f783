/** Simulates a request's follow-ups up to now: most people answer, some late, some never. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { day } from '@platzwart/domain/dates/durations';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { applyFollowUpStep } from '@platzwart/domain/follow-up/changes';
import { daysToAnswer, type FollowUpStep } from '@platzwart/domain/follow-up/follow-up';
import { applyAction } from '@platzwart/domain/patient-portal/apply-action';
import { type Change, logContact } from '@platzwart/domain/request/changes';
import { changeOf, type DemoRequest } from './generate-requests.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * A follow-up every `intervalWeeks` since the request. A separate random sequence leaves the rest
 * of the world unchanged.
 */
export function withFollowUps(
  demo: DemoRequest,
  uid: string,
  { form, intervalWeeks, now }: { form: FormConfiguration; intervalWeeks: number; now: Date },
): DemoRequest {
  const random = seededRandom(Number.parseInt(demo.id.slice(0, 8), 16));
  let current = demo;
  const take = (change: Exclude<Change, 'unchanged'>) => {
    current = { ...current, request: change.after, history: [...current.history, change.history] };
  };
  const step = (kind: FollowUpStep, at: Date) =>
    take(applyFollowUpStep(current.request, kind, { kind: 'platform' }, at));
  const after = (days: number) =>
    new Date((current.request.followUp.at ?? now).getTime() + days * day);

  for (let at = after(intervalWeeks * 7); at < now; at = after(intervalWeeks * 7)) {
    step('ask', at);
    const { state } = current.request.followUp;
    const answeredAt = after(random.between(1, daysToAnswer - 1));
    if (answeredAt > now) break;
    if (state === 'toCall') {
      if (random.happens(0.2)) break;
      take(
        changeOf(
          logContact(
            current.request,
            { contact: 'reached', nextStep: null },
            { kind: 'member', uid },
            answeredAt,
          ),
        ),
      );
    } else if (random.happens(0.75)) {
      const context = {
        isLocked: false,
        form,
        today: berlinDate(answeredAt),
        now: answeredAt,
        isProven: true,
      };
      take(changeOf(applyAction(current.request, { kind: 'stillInterested' }, context)));
    } else {
      if (after(daysToAnswer) > now) break;
      step('remind', after(daysToAnswer));
      if (after(daysToAnswer) > now) break;
      step('giveUp', after(daysToAnswer));
    }
  }
  return current;
}
