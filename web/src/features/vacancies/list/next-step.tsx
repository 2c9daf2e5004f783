/** The one thing that a free place needs next, as a button at the end of its row. */
import { Phone } from 'lucide-react';
import { callablePhones, fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import { useOfferDialog } from '../../../entities/vacancy/offer-dialog.ts';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { texts as panelTexts } from '../panel/texts.ts';
import type { People } from '../people.tsx';
import { inState, needOf, needsTeam } from '../standing.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';
import styles from './vacancies.module.css';

export type Steps = {
  onOpen: (vacancyId: string) => void;
  onGive: (vacancy: StoredVacancy, request: StoredRequest) => void;
  onAdd: (vacancy: StoredVacancy) => void;
};

/** Nothing where time alone leads on, or for whoever may only read. */
export function NextStep({
  vacancy,
  people,
  onOpen,
  onGive,
  onAdd,
}: Steps & { vacancy: StoredVacancy; people: People }) {
  const { readOnlyReason } = useRequestHandling();
  const { open } = useOfferDialog();
  const { state, plan, stalledBecause, frozenSince } = vacancy;
  const place = vacancyTime(vacancy.slot);
  const step = (words: string, about: string, press: () => void) => (
    <Button
      className={`small full ${styles.step}`}
      aria-label={texts.stepAbout(words, about)}
      onClick={press}
    >
      {words}
    </Button>
  );
  if (readOnlyReason !== undefined || frozenSince !== null) return null;
  if (state === 'open') {
    return step(panelTexts.first.offer, place, () =>
      open({ vacancy, requestIds: plan.map(({ requestId }) => requestId) }),
    );
  }
  if (!needsTeam(vacancy)) return null;
  const accepted = inState(vacancy, 'accepted').flatMap(
    ({ requestId }) => people.get(requestId) ?? [],
  )[0];
  if (accepted)
    return step(panelTexts.actions.give, fullName(accepted), () => onGive(vacancy, accepted));
  const toCall = plan
    .filter((person) => needOf(person) !== undefined)
    .flatMap(({ requestId }) => people.get(requestId) ?? [])[0];
  const [phone] = callablePhones(toCall);
  if (toCall && phone) {
    return (
      <ButtonAnchor
        className={`small digits unbroken full ${styles.step} ${styles.call}`}
        href={phone.link}
        aria-label={shared.call(fullName(toCall), phone.text)}
      >
        <Phone size={16} aria-hidden="true" />
        {phone.text}
      </ButtonAnchor>
    );
  }
  if (stalledBecause === 'planAtEnd')
    return step(panelTexts.steering.add, place, () => onAdd(vacancy));
  return step(texts.open, place, () => onOpen(vacancy.id));
}
