/**
 * 'Platz anbieten' for the chosen time, or for several at once; where a time stands for several
 * locations, it asks which of them.
 */
import { slotOfKey } from '@platzwart/domain/waiting-list/slot';
import { useState } from 'react';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import { useOfferDialog } from '../../../entities/vacancy/offer-dialog.ts';
import { Button } from '../../../ui/button.tsx';
import type { ChosenTime } from './chosen-times.ts';
import { texts } from './texts.ts';

type Props = { times: readonly ChosenTime[]; locations: ReadonlyMap<string, string> | undefined };

export function OfferButton({ times, locations }: Props) {
  const { readOnlyReason } = useRequestHandling();
  const { open } = useOfferDialog();
  const [isAsking, setAsking] = useState(false);
  const slots = times.flatMap(({ keys }) => keys.flatMap((key) => slotOfKey(key) ?? []));
  const [only, ...others] = slots;
  if (readOnlyReason !== undefined || !only) return null;
  if (others.length === 0) {
    return (
      <Button look="filled" className="own-width" onClick={() => open({ slot: only })}>
        {texts.offer}
      </Button>
    );
  }
  if (times.every(({ keys }) => keys.length === 1)) {
    return (
      <Button look="filled" className="own-width" onClick={() => open({ slots })}>
        {texts.offerSeveral(slots.length)}
      </Button>
    );
  }
  return (
    <div className="stack gap-2">
      <Button
        look="filled"
        className="own-width"
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        {texts.offerOne}
      </Button>
      {isAsking && (
        <fieldset className="stack gap-1">
          <legend className="hint">{texts.offerWhich}</legend>
          {slots.map((slot) => (
            <Button
              key={JSON.stringify(slot)}
              look="plain"
              className="own-width"
              onClick={() => open({ slot })}
            >
              {[vacancyTime(slot, 'short'), locations?.get(slot.locationId)]
                .filter(Boolean)
                .join(' ')}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
