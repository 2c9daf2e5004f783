/** Adds a location, if trial or subscription allow one. */

import { allowedLocations } from '@platzwart/domain/booking/location-edit';
import type { Account } from '@platzwart/domain/practice/account';
import { Plus } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { texts } from './texts.ts';

/** The form schema's maximum. */
const max = 50;

type Props = {
  account: Pick<Account, 'subscription'>;
  count: number;
  /** Where to buy more. */
  billingPath: string;
  onAdd: () => void;
};

export function AddLocation({ account, count, billingPath, onAdd }: Props) {
  const allowed = allowedLocations(account);
  const reason =
    count >= max
      ? texts.limitOfAll(max)
      : count < allowed
        ? undefined
        : account.subscription
          ? texts.limitOfPlan(allowed)
          : texts.limitInTrial(allowed);
  return (
    <div className="row across-4">
      {reason === undefined ? (
        <Button data-add-location="" onClick={onAdd}>
          <Plus size={18} aria-hidden="true" />
          {texts.add}
        </Button>
      ) : (
        count < max && (
          <ButtonLink data-add-location="" to={`${billingPath}?standorte=${count + 1}`}>
            <Plus size={18} aria-hidden="true" />
            {texts.buyMore}
          </ButtonLink>
        )
      )}
      {reason && <p className="hint">{reason}</p>}
    </div>
  );
}
