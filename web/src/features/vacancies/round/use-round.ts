/**
 * The round's state: which places take part, what a member chose, and what is suggested around it.
 */
import type { CallInput } from '@platzwart/domain/calls/calls';
import {
  type RoundPlan,
  type RoundRow,
  roundCandidates,
  suggestRound,
} from '@platzwart/domain/vacancies/round';
import { maxPlan, maxRound, type VacancyTerms } from '@platzwart/domain/vacancies/vacancy';
import { useMemo, useState } from 'react';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';

/** A stored place, or one to be entered. */
export type RoundedPlace = VacancyTerms &
  Pick<StoredVacancy, 'id' | 'state' | 'stalledBecause' | 'winners' | 'plan'>;
export type Row = RoundRow<StoredRequest, RoundedPlace>;
export type Round = ReturnType<typeof useRound>;

/** `places`: those that can be distributed, by their first day. */
export function useRound(
  places: readonly RoundedPlace[],
  open: readonly StoredRequest[],
  context: Parameters<typeof roundCandidates>[2],
) {
  const [suggested] = useState<ReadonlySet<string>>(
    () => new Set(places.slice(0, maxRound).map(({ id }) => id)),
  );
  const [isIn, setIn] = useState(suggested);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map());
  const found = useMemo(() => roundCandidates(places, open, context), [places, open, context]);
  const { rows, plans } = useMemo(
    () =>
      suggestRound(
        places.filter(({ id }) => isIn.has(id)),
        found,
        chosen,
      ),
    [places, isIn, found, chosen],
  );

  return {
    isIn,
    isChanged:
      chosen.size > 0 ||
      isIn.size !== suggested.size ||
      ![...isIn].every((id) => suggested.has(id)),
    found,
    rows,
    plans,
    toggle: (id: string) =>
      setIn(new Set(isIn.has(id) ? [...isIn].filter((other) => other !== id) : [...isIn, id])),
    /** A person whom another row was given moves here. Undefined: as suggested. */
    choose: (key: string, requestId: string | null | undefined) => {
      const others = [...chosen].filter(
        ([other, id]) => other !== key && (id === null || id !== requestId),
      );
      setChosen(new Map(requestId === undefined ? others : [...others, [key, requestId] as const]));
    },
  };
}

/** What is sent of a place. */
export function sentOf(
  { vacancyId, people, passedOver }: RoundPlan<StoredRequest>,
  suggested: readonly { readonly request: StoredRequest }[],
  askAgain: readonly string[],
): CallInput<'distributeVacancies'>['places'][number] {
  const ids = new Set(suggested.map(({ request }) => request.id));
  return {
    vacancyId,
    plan: people.map(({ id }) => ({ requestId: id, byHand: !ids.has(id) })),
    passedOver: passedOver
      .slice(0, maxPlan)
      .map(({ id }) => ({ requestId: id, reason: 'none' as const })),
    askAgain: people.map(({ id }) => id).filter((id) => askAgain.includes(id)),
  };
}
