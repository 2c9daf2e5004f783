/** What a practice would pay, computed by the billing rule itself. */
import { type BillingInterval, plan, planPrice, yearlySaving } from '@platzwart/domain/billing/pricing';
import { useRef, useState } from 'react';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useEntriesBeforeHydration } from '../../ui/use-entries-before-hydration.ts';
import { LocationStepper } from './location-stepper.tsx';
import styles from './pricing.module.css';
import { texts } from './pricing-texts.ts';

const t = texts.calculator;
const locationsId = 'standorte';
const billingId = 'zahlung';

export default function PriceCalculator() {
  const [locations, setLocations] = useState<number>(plan.includedLocations);
  const [billing, setBilling] = useState<BillingInterval>('month');

  const section = useRef<HTMLElement>(null);
  const choose = (interval: string) => setBilling(interval === 'year' ? 'year' : 'month');
  useEntriesBeforeHydration(section, ({ name, checked, value }) => {
    if (name === billingId && checked) choose(value);
  });

  const yearly = planPrice(locations, 'year');
  const saved = 12 * planPrice(locations, 'month') - yearly;
  const share = yearlySaving(locations);

  return (
    <section ref={section} className={`stack gap-5 packed framed ${styles.calculator}`} aria-labelledby="rechner">
      <h2 id="rechner">{t.title}</h2>
      <LocationStepper id={locationsId} value={locations} onChange={setLocations} />
      <RadioGroup
        label={t.billing}
        name={billingId}
        options={t.intervals}
        value={billing}
        onChange={(event) => choose(event.target.value)}
      />
      <output htmlFor={`${locationsId} ${billingId}`} aria-live="polite" className={`stack gap-1 ${styles.result}`}>
        <span className={`lead ${styles.price}`}>
          <strong>{t.price(planPrice(locations, billing))}</strong> {t.interval(billing)}
        </span>
        <span className="hint">{t.basis(locations)}</span>
        <span className={`strong ${styles.saving}`}>{billing === 'year' ? t.saved(saved, share) : t.couldSave(yearly, saved, share)}</span>
      </output>
    </section>
  );
}
