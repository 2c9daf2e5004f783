/** Practices that work with the product and want to be found. Nothing at all while there are none. */
import { acceptsRequests } from '@platzwart/domain/intake';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, CardGrid } from '../../ui/card.tsx';
import styles from './practice.module.css';
import { Logo } from './practice-header.tsx';
import { useListedPractices } from './queries.ts';
import { texts } from './texts.ts';

export default function ListedPractices({ className }: { className?: string | undefined }) {
  const practices = useListedPractices();
  if (!practices || practices.length === 0) return null;
  return (
    <section className={className} aria-labelledby="im-einsatz">
      <h2 id="im-einsatz">{texts.listed}</h2>
      <CardGrid as="ul">
        {practices.map((practice) => (
          <Card key={practice.slug} as="li">
            <div className={styles.listedName}>
              <Logo practice={practice} />
              <div className={styles.names}>
                <h3>{practice.title}</h3>
                <p className={styles.subtitle}>{practice.subtitle}</p>
              </div>
            </div>
            <div className={styles.actions}>
              {acceptsRequests(practice) && (
                <ButtonLink to={paths.booking(practice.slug)} aria-label={texts.createRequestAt(practice.title)}>
                  {texts.createRequest}
                </ButtonLink>
              )}
              <ButtonLink look="plain" to={paths.practice(practice.slug)} aria-label={texts.detailsOf(practice.title)}>
                {texts.details}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </CardGrid>
    </section>
  );
}
