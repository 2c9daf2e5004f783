/** What a practice would pay, computed by the billing rule itself. */
import {
  type BillingInterval,
  plan,
  planPrice,
  yearlySaving,
} from '@platzwart/domain/billing/pricing';
import { useRef, useState } from 'react';
import { NumberStepper } from '../../ui/number-stepper.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useEntriesBeforeHydration } from '../../ui/use-entries-before-hydration.ts';
import { texts as t } from './price-texts.ts';
import styles from './pricing.module.css';

const locationsId = 'standorte';
const billingId = 'zahlung';

export default function PriceCalculator() {
  const [locations, setLocations] = useState<number>(plan.includedLocations);
  const [billing, setBilling] = useState<BillingInterval>('year');

  const section = useRef<HTMLDivElement>(null);
  const choose = (interval: string) => setBilling(interval === 'month' ? 'month' : 'year');
  useEntriesBeforeHydration(section, ({ name, checked, value }) => {
    if (name === billingId && checked) choose(value);
  });

  const [monthly, yearly] = [planPrice(locations, 'month'), planPrice(locations, 'year')];
  const saved = 12 * monthly - yearly;
  const share = yearlySaving(locations);
  const net = billing === 'year' ? yearly : monthly;

  return (
    <div ref={section} className="stack gap-5">
      <output htmlFor={`${locationsId} ${billingId}`} aria-live="polite" className="stack gap-1">
        <span className={`lead ${styles.price}`}>
          <strong>{t.price(net)}</strong> {t.interval(billing)}
        </span>
        <span className="strong">{t.gross(net)}</span>
        <span className="strong deep">
          {billing === 'year' ? t.saved(saved, share) : t.couldSave(saved, share)}
        </span>
        <span className="hint">
          {t.basis(locations)}.{' '}
          {billing === 'year' ? t.instead(yearly, monthly) : t.insteadYearly(yearly)}
        </span>
      </output>
      <div className={styles.billing}>
        <RadioGroup
          label={t.billing}
          name={billingId}
          options={[
            { value: 'year', label: t.yearly, hint: t.gift(saved, monthly) },
            { value: 'month', label: t.monthly, hint: t.flexible },
          ]}
          value={billing}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <LocationStepper id={locationsId} value={locations} onChange={setLocations} />
    </div>
  );
}

/** The calculator's maximum; beyond it, practices contact us. */
const min = 1;
const max = 20;

type Props = { id: string; value: number; onChange: (value: number) => void };

/** The number of locations in the calculator. */
function LocationStepper(props: Props) {
  return (
    <NumberStepper
      {...props}
      label={t.locations}
      hint={t.hint(min, max)}
      fewer={t.fewer}
      more={t.more}
      min={min}
      max={max}
    />
  );
}
