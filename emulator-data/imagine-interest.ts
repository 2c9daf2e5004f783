/** What asking for interest has made of a request up to now: most answer, some later, some never. */
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import { berlinDate } from '@platzwart/domain/german-date';
import { type InterestStep, patience } from '@platzwart/domain/interest';
import { takeInterestStep } from '@platzwart/domain/interest-changes';
import { applyAction } from '@platzwart/domain/patient-portal/apply-action';
import { type Change, logContact } from '@platzwart/domain/request-changes';
import { chanceFrom } from './chance.ts';
import { changeOf, type DemoRequest } from './imagine-requests.ts';

const day = 24 * 60 * 60 * 1000;

/** Every `intervalWeeks` since the request came. Chances of its own, so that the rest of the world stays as it is. */
export function askedAbout(
  demo: DemoRequest,
  uid: string,
  { form, intervalWeeks, now }: { form: FormConfiguration; intervalWeeks: number; now: Date },
): DemoRequest {
  const chance = chanceFrom(Number.parseInt(demo.id.slice(0, 8), 16));
  let current = demo;
  const take = (change: Exclude<Change, 'unchanged'>) => {
    current = { ...current, request: change.after, history: [...current.history, change.history] };
  };
  const step = (kind: InterestStep, at: Date) => take(takeInterestStep(current.request, kind, { kind: 'platform' }, at));
  const after = (days: number) => new Date((current.request.interest.at ?? now).getTime() + days * day);

  for (let at = after(intervalWeeks * 7); at < now; at = after(intervalWeeks * 7)) {
    step('ask', at);
    const { state } = current.request.interest;
    const answered = after(chance.between(1, patience - 1));
    if (answered > now) break;
    if (state === 'toCall') {
      if (chance.happens(0.2)) break;
      take(changeOf(logContact(current.request, { contact: 'reached', nextStep: null, remark: '' }, { kind: 'member', uid }, answered)));
    } else if (chance.happens(0.75)) {
      const said = { isLocked: false, form, today: berlinDate(answered), now: answered, isProven: true };
      take(changeOf(applyAction(current.request, { kind: 'stillInterested' }, said)));
    } else {
      if (after(patience) > now) break;
      step('remind', after(patience));
      if (after(patience) > now) break;
      step('giveUp', after(patience));
    }
  }
  return current;
}
