/** `/pricing`: one plan, its price, and practices' questions about it. */

import { Opening } from '../features/marketing/opening.tsx';
import styles from '../features/marketing/pages.module.css';
import { PlanCard } from '../features/marketing/plan-card.tsx';
import { texts as t } from '../features/marketing/pricing-texts.ts';
import { useSession } from '../features/session/queries.ts';
import { lazyPart } from '../shell/lazy-page.tsx';

const PriceCalculator = lazyPart(() => import('../features/marketing/price-calculator.tsx'));
const PlanIncludes = lazyPart(() => import('../features/marketing/plan-includes.tsx'));
const Faq = lazyPart(() => import('../features/marketing/faq.tsx'));

export default function PricingPage() {
  const session = useSession();
  const hasPractices = session.status === 'signedIn' && session.user.practices.length > 0;
  return (
    <div className={`stack ${styles.page}`}>
      <div className="stack gap-6">
        <Opening title={t.title} lead={t.lead} />
        <PlanCard
          hasPractices={hasPractices}
          price={<PriceCalculator />}
          includes={<PlanIncludes />}
        />
      </div>
      <Faq />
    </div>
  );
}
