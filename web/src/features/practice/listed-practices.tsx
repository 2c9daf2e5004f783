/** Practices that use the product and want to be found. Renders nothing if there are none or loading fails. */
import { CardGrid } from '../../ui/card.tsx';
import { PracticeCard } from './practice-card.tsx';
import { useListedPractices } from './queries.ts';
import { texts } from './texts.ts';

export default function ListedPractices({ className }: { className?: string | undefined }) {
  const { load } = useListedPractices();
  if (load.status !== 'loaded' || load.practices.length === 0) return null;
  return (
    <section className={className} aria-labelledby="im-einsatz">
      <h2 id="im-einsatz" className="h1">
        {texts.listed}
      </h2>
      <CardGrid as="ul">
        {load.practices.map((practice) => (
          <PracticeCard key={practice.slug} practice={practice} />
        ))}
      </CardGrid>
    </section>
  );
}
