import type { DeclineReason } from '@platzwart/domain/request/request-offer';
import type { PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { describeSlots } from '@platzwart/domain/waiting-list/slot';
import { Button } from '../../ui/button.tsx';
import { offerTexts as t } from './offer-texts.ts';

/** What helps after a no, by its reason: other times, a pause, or withdrawing. */
export function DeclinedNext({
  offer,
  reason,
  next,
}: {
  offer: PortalOffer;
  reason: DeclineReason;
  next: (() => void) | undefined;
}) {
  if (reason === 'other' || !next) return null;
  const { text, press } = t.next[reason];
  return (
    <>
      <p>{typeof text === 'string' ? text : text(describeSlots([offer.slot]))}</p>
      <Button look="filled" onClick={next}>
        {press}
      </Button>
    </>
  );
}
