/** Where it stands, in words, and what is paid for. */
import type { BillingView } from '@platzwart/domain/billing';
import { plan } from '@platzwart/domain/plan';
import type { Subscription } from '@platzwart/domain/subscription';
import { Note } from '../../ui/note.tsx';
import styles from './billing.module.css';
import type { Standing } from './standing.ts';
import { inWords, texts } from './texts.ts';

const t = texts.facts;

type Props = {
  standing: Standing;
  subscription: Subscription | null;
  /** Undefined while it is loading, and for those who may not see it. */
  payment: BillingView['paymentMethod'] | undefined;
};

export function StandingSection({ standing, subscription, payment }: Props) {
  const { title, text } = inWords(standing, subscription?.interval);
  const isUrgent = ['trialOver', 'pastDue', 'unpaid', 'over'].includes(standing.kind);
  return (
    <section className={styles.standing} aria-labelledby="abo-stand">
      <Note isWarm={isUrgent}>
        {/* What a webhook changes while one looks on is heard. */}
        <div role="status">
          <h3 id="abo-stand">{title}</h3>
          <p>{text}</p>
        </div>
      </Note>
      {subscription && standing.kind !== 'over' && (
        <dl className={styles.facts}>
          <Fact name={t.plan}>{t.planWords(subscription.interval)}</Fact>
          <Fact name={t.locations}>{plan.includedLocations + subscription.extraLocations}</Fact>
          <Fact name={t.price}>{t.priceWords(subscription)}</Fact>
          {payment !== undefined && <Fact name={t.payment}>{paymentWords(payment)}</Fact>}
        </dl>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function paymentWords(method: BillingView['paymentMethod']): string {
  switch (method?.kind) {
    case 'card':
      return t.card(method.brand, method.last4, method.expires);
    case 'sepa':
      return t.sepa(method.last4);
    case 'other':
      return t.otherPayment;
    case undefined:
      return t.noPayment;
  }
}
