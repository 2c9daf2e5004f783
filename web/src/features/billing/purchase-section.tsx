/** Buying: interval, number of locations, price, and the link to the payment page. */

import { maxLocations, type Purchase } from '@platzwart/domain/billing/billing';
import { trialCredit } from '@platzwart/domain/billing/subscription';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Account } from '@platzwart/domain/practice/account';
import type { Region } from '@platzwart/domain/practice/region';
import { sitePaths } from '@platzwart/domain/site-paths';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { messageAt } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import styles from './billing.module.css';
import { PaidLocationsStepper } from './paid-locations-stepper.tsx';
import { texts } from './texts.ts';
import { useProviderRedirect } from './use-provider-redirect.ts';

const t = texts.purchase;

type Props = {
  slug: string;
  account: Pick<Account, 'subscription' | 'trialEndsAt'>;
  /** Locations that the practice has. */
  existing: number;
  /** The number requested by the link that led here. */
  wanted: number | undefined;
  region: Region;
  now: Date;
};

export function PurchaseSection({ slug, account, existing, wanted, region, now }: Props) {
  const [interval, setInterval] = useState<Purchase['interval']>(
    account.subscription?.interval ?? 'month',
  );
  const [chosen, setChosen] = useState(wanted ?? 1);
  const { goal, problem, forget, leave } = useProviderRedirect<'checkout'>();
  const min = Math.max(1, existing);
  const locations = Math.min(maxLocations, Math.max(min, chosen));
  const atInterval = messageAt(problem, 'interval');
  const atLocations = messageAt(problem, 'locations');
  const general =
    atInterval === undefined && atLocations === undefined ? problem?.message : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void leave('checkout', () =>
      run('startCheckout', { companySlug: slug, purchase: { interval, locations } }),
    );
  };
  return (
    <section className={`stack line-above ${styles.section}`} aria-labelledby="abo-kaufen">
      <h3 id="abo-kaufen" tabIndex={-1}>
        {account.subscription ? t.again : t.title}
      </h3>
      <form noValidate className="stack gap-4 within-field" onSubmit={submit}>
        <RadioGroup
          label={t.interval}
          name="zahlung"
          error={atInterval}
          options={[
            { value: 'month', label: t.monthly, hint: t.intervalHint(locations, 'month', region) },
            {
              value: 'year',
              label: t.yearly,
              hint: t.intervalHint(locations, 'year', region) + t.saving(locations),
            },
          ]}
          value={interval}
          onChange={(event) => {
            forget();
            setInterval(event.target.value === 'year' ? 'year' : 'month');
          }}
        />
        <PaidLocationsStepper
          id="standorte"
          hint={t.locationsHint(existing)}
          error={atLocations}
          min={min}
          value={locations}
          onChange={(value) => {
            forget();
            setChosen(value);
          }}
        />
        <output
          htmlFor="zahlung standorte"
          aria-live="polite"
          className={`stack gap-2 ${styles.result}`}
        >
          <span className={styles.price}>
            <strong>{t.price(locations, interval, region)}</strong> {t.per(interval)}
          </span>
          <span className="hint">{t.basis(locations, interval, region)}</span>
          <span>{formatTrialCredit(account.trialEndsAt, now)}</span>
        </output>
        <p className="hint">{t.tax}</p>
        <p className="hint">
          {t.how} {t.renews} {t.terms}{' '}
          <Link to={sitePaths.termsOfService} target="_blank" rel="noopener">
            {t.termsLink}
            <span className="visually-hidden"> {texts.newTab}</span>
          </Link>
          .
        </p>
        <div role="alert">
          <FieldError id="abo-kaufen-fehler" error={general} />
        </div>
        <div>
          <Button look="filled" type="submit" busy={goal !== undefined}>
            {goal === undefined ? t.go : texts.busy}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** What happens to the rest of the trial. */
function formatTrialCredit(trialEndsAt: Date, now: Date): string {
  const credit = trialCredit(trialEndsAt, now);
  if (!credit) return t.atOnce;
  return 'endsAt' in credit ? t.creditUntil(formatDay(credit.endsAt)) : t.creditDays(credit.days);
}
