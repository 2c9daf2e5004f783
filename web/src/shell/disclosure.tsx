/** A list of links behind a button; links are no menu, so they keep their native behaviour. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/class-names.ts';
import styles from './disclosure.module.css';

type Props = {
  label: ReactNode;
  /** The button's further classes. */
  className?: string | undefined;
  /** Opens below the button's start instead of its end. */
  atStart?: boolean;
  children: ReactNode;
};

export function Disclosure({ label, className, atStart = false, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it.
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: PointerEvent | FocusEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape, bubbling up from the focused element.
    <div
      ref={box}
      className="positioned shrinks"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        box.current?.querySelector('button')?.focus();
      }}
    >
      <Button
        look="plain"
        aria-expanded={isOpen}
        aria-controls={id}
        className={classes(className)}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div
        id={id}
        className={classes('framed raised', styles.panel, atStart && styles.atStart)}
        hidden={!isOpen}
      >
        {children}
      </div>
    </div>
  );
}
