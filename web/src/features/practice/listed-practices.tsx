/**
 * Practices that use the product and want to be found. Renders nothing if there are none or loading
 * fails.
 */

import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './practice-card.module.css';
import { PracticeCard } from './practice-card.tsx';
import { type ReadListed, useListedPractices } from './queries.ts';
import { texts } from './texts.ts';

const readLanding: ReadListed = async () => (await import('./read-landing.ts')).readLanding();

/** Shown before somebody asks for all. */
const atFirst = 3;

export default function ListedPractices({
  className,
  read = readLanding,
}: {
  className?: string | undefined;
  read?: ReadListed;
}) {
  const { load } = useListedPractices(read);
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  // The pressed button is gone: on with the first one that came.
  useEffect(() => {
    if (showsAll) list.current?.children[atFirst]?.querySelector('a')?.focus();
  }, [showsAll]);

  if (load.status !== 'loaded' || load.practices.length === 0) return null;
  const { practices, count = practices.length } = load;
  const isLong = practices.length > atFirst && !showsAll;
  return (
    <section className={className} aria-labelledby="im-einsatz">
      <h2 id="im-einsatz" className="h1">
        {texts.listed}
      </h2>
      <ul role="list" ref={list} className={`columns gap-4 thirds ${styles.all}`}>
        {(isLong ? practices.slice(0, atFirst) : practices).map((practice) => (
          <PracticeCard key={practice.slug} practice={practice} />
        ))}
      </ul>
      {isLong && (
        <div>
          {count > practices.length ? (
            <ButtonLink to={sitePaths.bookingRequest}>{texts.all(count)}</ButtonLink>
          ) : (
            <Button onClick={() => setShowsAll(true)}>{texts.all(count)}</Button>
          )}
        </div>
      )}
    </section>
  );
}
