/**
 * `/contact` (and `/support`, which redirects here): how to reach the operator, what to write, and
 * where it is already said.
 */
import { texts as t } from '../features/marketing/contact-texts.ts';
import { Opening } from '../features/marketing/opening.tsx';
import { lazyPart } from '../shell/lazy-page.tsx';

const ContactWays = lazyPart(() => import('../features/marketing/contact-ways.tsx'));

export default function ContactPage() {
  return (
    <div className="stack gap-6">
      <Opening title={t.title} lead={t.lead} />
      <ContactWays />
    </div>
  );
}
