/** In an empty practice: shows its screens with invented people. Their code loads with the press. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { subDays } from 'date-fns';
import { type ReactNode, useState } from 'react';
import { waitInShort } from '../../entities/request/waiting-since.ts';
import { showSamples } from '../../firebase/samples.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { MiniWeek } from '../../ui/mini-week.tsx';
import styles from './samples.module.css';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  form: FormConfiguration;
  uid: string;
  /** Where the words about it stand already. */
  isBare?: boolean;
  /** Below it, in the same frame. */
  children?: ReactNode;
};

export function SamplesOffer({ slug, form, uid, isBare = false, children }: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const show = async () => {
    setState('loading');
    try {
      // The bar comes with them: nobody sees them without it.
      const [{ makeSamples }] = await Promise.all([import('./make-samples.ts'), import('./samples-bar.tsx')]);
      showSamples(makeSamples({ slug, form, uid, now: new Date() }));
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={isBare ? 'row' : `stack gap-3 left ${styles.sample} ${styles.offer}`}>
      {!isBare && (
        <>
          <h2 className="h3">{texts.offerTitle}</h2>
          <Preview />
          <p className="small">{texts.about}</p>
        </>
      )}
      <Button busy={state === 'loading'} onClick={() => void show()}>
        {state === 'loading' ? texts.loading : isBare ? texts.offerWeek : texts.offer}
      </Button>
      <FieldError id="beispiele-fehler" error={state === 'failed' ? texts.failed : undefined} />
      {children}
    </div>
  );
}

/** What the list will look like: of nobody, and nothing to press. */
function Preview() {
  const now = new Date();
  return (
    <div className={styles.preview} aria-hidden="true">
      {texts.people.map(({ name, days: waited, times }) => (
        <div key={name} className="line gap-3">
          <span className="grow strong one-line">{name}</span>
          <span className="hint unbroken">{waitInShort(subDays(now, waited), berlinDate(now))}</span>
          <MiniWeek
            days={5}
            label=""
            cells={[
              ...days.map((day) => ({ day, from: 0, to: 1, kind: 'offered' as const })),
              ...times.map((day, i) => ({ day, from: i % 2 ? 0 : 0.5, to: i % 2 ? 0.5 : 1, kind: 'chosen' as const })),
            ]}
          />
        </div>
      ))}
    </div>
  );
}

const days = [0, 1, 2, 3, 4];
