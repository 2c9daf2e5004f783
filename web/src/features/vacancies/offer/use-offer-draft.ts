/** The dialog's state: what a member has chosen, and what follows from it. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { VacancyTerms } from '@platzwart/domain/vacancies/vacancy';
import { rowProblems } from '@platzwart/domain/waiting-list/weekly-plan';
import { useMemo, useState } from 'react';
import type { OfferStart } from '../../../entities/vacancy/offer-dialog.ts';
import {
  type Known,
  moved,
  type OfferDraft,
  type PlannedRequest,
  plannedOffer,
  startingPlan,
  startingTerms,
} from './offer-plan.ts';
import { texts } from './texts.ts';

export type OfferDraftState = ReturnType<typeof useOfferDraft>;

export function useOfferDraft(start: OfferStart, form: FormConfiguration, known: Known) {
  const [draft, setDraft] = useState<OfferDraft>(() => ({
    terms: startingTerms(start, form, known),
    mode: undefined,
    patience: undefined,
    plan: startingPlan(start),
    reasons: {},
    askAgain: [],
    otherWeek: false,
  }));
  const [begun] = useState(draft);
  const offer = useMemo(() => plannedOffer(draft, known), [draft, known]);
  const change = (part: Partial<OfferDraft>) => setDraft((before) => ({ ...before, ...part }));
  const setPlan = (plan: readonly PlannedRequest[]) => change({ plan });
  const invalid = useMemo(() => {
    const parsed = VacancyTerms.safeParse(draft.terms);
    if (parsed.success) return new Map<string, string>();
    const { slot } = draft.terms;
    const time = rowProblems([slot]).get(0);
    return new Map([
      // The first of a field's messages.
      ...parsed.error.issues
        .map(({ path, message }): [string, string] => [path.join('.'), message])
        .reverse(),
      ...(slot.locationId === '' ? [['slot.locationId', texts.noLocation] as const] : []),
      ...(time ? [[`slot.${time.field}`, time.message] as const] : []),
    ]);
  }, [draft.terms]);

  return {
    draft,
    isChanged: draft !== begun && JSON.stringify(draft) !== JSON.stringify(begun),
    offer,
    /** By field, such as 'slot.end'. */
    invalid,
    change,
    setTerms: (part: Partial<VacancyTerms>) =>
      setDraft((before) => ({ ...before, terms: { ...before.terms, ...part } })),
    toggle: (requestId: string) =>
      setPlan(
        offer.plan.some((person) => person.requestId === requestId)
          ? offer.plan.filter((person) => person.requestId !== requestId)
          : [...offer.plan, { requestId, byHand: false }],
      ),
    move: (from: number, to: number) => setPlan(moved(offer.plan, from, to)),
  };
}
