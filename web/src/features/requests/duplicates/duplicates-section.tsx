import { alikeIn, type DuplicatePair } from '@platzwart/domain/duplicates';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { fullName } from '../full-name.ts';
import { dayOf } from '../moments.tsx';
import type { KeptRequest } from '../request-handling.tsx';
import { comparePath } from './compare-path.ts';
import styles from './duplicates.module.css';
import { texts } from './texts.ts';

/** Pairs at first; whoever wants more asks for it. */
const shownAtFirst = 25;

type Props = { pairs: readonly DuplicatePair<KeptRequest>[]; basePath: string; onOpen: (id: string) => void };

/** All pairs of open requests that may be about one person. */
export function DuplicatesSection({ pairs, basePath, onOpen }: Props) {
  const [shown, setShown] = useState(shownAtFirst);
  if (pairs.length === 0) return null;
  const rest = pairs.length - shown;
  return (
    <section className={styles.section} aria-labelledby="doppelt-titel">
      <h3 id="doppelt-titel">
        {texts.section} <span className={styles.number}>{pairs.length}</span>
      </h3>
      <p className={styles.hint}>{texts.sectionHint}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={styles.pairs}>
        {pairs.slice(0, shown).map(({ first, second }) => (
          <li key={`${first.id} ${second.id}`} className={styles.pair}>
            <div className={styles.both}>
              {[first, second].map((request) => (
                <p key={request.id}>
                  <button type="button" className={styles.name} onClick={() => onOpen(request.id)}>
                    {fullName(request)}
                  </button>{' '}
                  <span className={styles.hint}>{texts.askedOn(dayOf(request.requestedAt))}</span>
                </p>
              ))}
            </div>
            <p className={styles.hint}>{texts.alike(alikeIn(first, second))}</p>
            <ButtonLink to={comparePath(basePath, first.id, second.id)} aria-label={texts.compareNamed(fullName(first), fullName(second))}>
              {texts.compare}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button look="plain" className={styles.more ?? ''} onClick={() => setShown(shown + 100)}>
          {texts.more(Math.min(rest, 100))}
        </Button>
      )}
    </section>
  );
}
