import { ChevronDown, ChevronUp } from 'lucide-react';
import { keyed } from '../../../entities/keys/keys.ts';
import { IconButton } from '../../../ui/button.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import styles from './request-panel.module.css';
import { texts } from './texts.ts';
import type { Stepping } from './use-stepping.ts';

const t = texts.step;

/**
 * In the panel's header; at either end the button stays, which preserves focus, and explains why it
 * is disabled.
 */
export function StepButtons({ stepping: { previous, next, place, step } }: { stepping: Stepping }) {
  return (
    <>
      {place && (
        <span className={`hint unbroken ${styles.place}`}>{t.place(place.index, place.total)}</span>
      )}
      <IconButton
        label={t.previous}
        aria-keyshortcuts="Alt+ArrowUp"
        {...keyed('previous')}
        aria-disabled={previous === undefined}
        {...tooltip(previous === undefined ? t.first : t.previousKeys)}
        onClick={() => step(previous)}
      >
        <ChevronUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t.next}
        aria-keyshortcuts="Alt+ArrowDown"
        {...keyed('next')}
        aria-disabled={next === undefined}
        {...tooltip(next === undefined ? t.last : t.nextKeys)}
        onClick={() => step(next)}
      >
        <ChevronDown size={20} aria-hidden="true" />
      </IconButton>
    </>
  );
}
