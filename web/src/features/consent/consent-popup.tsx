/**
 * Asks for consent to statistics until answered, unless the page shows the choice itself. Non-blocking: the page stays
 * readable, and declining is as easy as accepting.
 */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import styles from './consent.module.css';
import type { Decision } from './consent.ts';
import { decide, useIsToBeAsked } from './consent-store.ts';
import { texts } from './texts.ts';

type Props = {
  /** The statistics service. */
  service: string;
  privacyPolicy: string;
};

/** Milliseconds: a touch's click fires shortly after the finger lifts. */
const clickDelay = 500;

export function ConsentPopup(props: Props) {
  const isToBeAsked = useIsToBeAsked();
  const [isPressed, setPressed] = useState(false);

  // The popup may close between press and release; the click would then hit what was beneath.
  useEffect(() => {
    if (!isPressed) return;
    let clock: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      clock = setTimeout(() => setPressed(false), clickDelay);
    };
    const hold = () => clearTimeout(clock);
    window.addEventListener('pointerdown', hold);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      hold();
      window.removeEventListener('pointerdown', hold);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isPressed]);

  return (isToBeAsked || isPressed) && <Popup {...props} onPress={() => setPressed(true)} onChosen={() => setPressed(false)} />;
}

function Popup({ service, privacyPolicy, onPress, onChosen }: Props & { onPress: () => void; onChosen: () => void }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => keepRoomFor(box.current), []);

  const choose = (decision: Decision) => {
    // The pressed button disappears: the keyboard continues on the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    onChosen();
    decide(decision);
  };
  return (
    <section ref={box} className={`raised ${styles.popup}`} aria-label={texts.region} onPointerDown={onPress}>
      <div className="stack page-width">
        {/* Two short paragraphs: one long one would count as the page's largest contentful paint. */}
        <div className="small">
          <p>{texts.question(service)}</p>
          <p>
            {texts.more} <Link to={privacyPolicy}>{texts.privacyPolicy}</Link>.
          </p>
        </div>
        <div className={`stack ${styles.buttons}`}>
          <Button onClick={() => choose('declined')}>{texts.decline}</Button>
          <Button onClick={() => choose('accepted')}>{texts.accept}</Button>
        </div>
      </div>
    </section>
  );
}

/** While shown, it extends the page by its height, so that focused elements can scroll clear of it. */
function keepRoomFor(box: HTMLElement | null): (() => void) | undefined {
  // Tests have no layout.
  if (!box || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--consent-room', `${box.offsetHeight}px`));
  observer.observe(box);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent-room');
  };
}
