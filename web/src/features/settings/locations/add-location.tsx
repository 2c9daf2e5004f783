/** Adds a location, if trial or subscription allow one. */
import type { Account } from '@platzwart/domain/practice/account';
import { allowedLocations } from '@platzwart/domain/practice/location-edit';
import { Plus } from 'lucide-react';
import { useId } from 'react';
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
  const reasonId = useId();
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
    <div className="stack gap-2 left">
      <Button data-add-location="" aria-disabled={reason !== undefined} aria-describedby={reason && reasonId} onClick={onAdd}>
        <Plus size={18} aria-hidden="true" />
        {texts.add}
      </Button>
      {reason && (
        <p id={reasonId} className="hint">
          {reason}
        </p>
      )}
      {reason && count < max && <ButtonLink to={`${billingPath}?standorte=${count + 1}`}>{texts.buyMore}</ButtonLink>}
    </div>
  );
}
