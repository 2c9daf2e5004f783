/**
 * The ways to a first request, the practice's address to share or a week with invented people, and
 * what will then stand here.
 */
import type { ReactNode } from 'react';
import { CopyLink } from '../../../entities/practice/copy-link.tsx';
import week from '../week/week.module.css';
import styles from './people.module.css';
import { texts } from './texts.ts';

export type Nobody = { bookingLink: string; samples: ReactNode };

const t = texts.nobody;

export function NobodyWaits({ bookingLink, samples }: Nobody) {
  return (
    <div className="stack gap-4 padded">
      <div className="stack gap-1">
        <h3>{t.title}</h3>
        <p className="hint">{t.share}</p>
      </div>
      <div className={`row gap-2 anywhere ${styles.ways}`}>
        <CopyLink link={bookingLink} look="filled" />
        {samples}
      </div>
      <div className="stack gap-1">
        <h4 className="hint strong">{t.afterwards}</h4>
        <ul role="list" className={`lined small ${styles.preview}`}>
          {t.preview.map(({ step, number, text }) => (
            <li key={text} className="line gap-3">
              <span
                className={`positioned dark strong undecorated rigid ${week.cell} ${styles.sample}`}
                data-step={step}
                aria-hidden="true"
              >
                {step ? (
                  number
                ) : (
                  <span className={`strong unbroken rounded-small tiny ${week.free}`}>
                    {number}
                  </span>
                )}
              </span>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
