/** The dialog's state: what a member has chosen, and what follows from it. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { VacancyTerms } from '@platzwart/domain/vacancies/vacancy';
import { useMemo, useState } from 'react';
import type { OfferStart } from '../../../entities/vacancy/offer-dialog.ts';
import { type Known, moved, type OfferDraft, type PlannedRequest, plannedOffer, startingPlan, startingTerms } from './offer-plan.ts';

export type OfferDraftState = ReturnType<typeof useOfferDraft>;

export function useOfferDraft(start: OfferStart, form: FormConfiguration, therapist: string, known: Known) {
  const [draft, setDraft] = useState<OfferDraft>(() => ({
    terms: startingTerms(start, form, known.today, therapist),
    mode: undefined,
    patience: undefined,
    plan: startingPlan(start),
    reasons: {},
    askAgain: [],
    otherWeek: false,
  }));
  const offer = useMemo(() => plannedOffer(draft, known), [draft, known]);
  const change = (part: Partial<OfferDraft>) => setDraft((before) => ({ ...before, ...part }));
  const setPlan = (plan: readonly PlannedRequest[]) => change({ plan });
  const invalid = useMemo(() => {
    const parsed = VacancyTerms.safeParse(draft.terms);
    return new Map(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  }, [draft.terms]);

  return {
    draft,
    offer,
    /** By field, such as 'slot.end'. */
    invalid,
    change,
    setTerms: (part: Partial<VacancyTerms>) => setDraft((before) => ({ ...before, terms: { ...before.terms, ...part } })),
    toggle: (requestId: string) =>
      setPlan(
        offer.plan.some((person) => person.requestId === requestId)
          ? offer.plan.filter((person) => person.requestId !== requestId)
          : [...offer.plan, { requestId, byHand: false }],
      ),
    move: (from: number, to: number) => setPlan(moved(offer.plan, from, to)),
  };
}
