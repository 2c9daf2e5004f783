/** The toolbar of a signed-in user: a greeting, their practices, sign-out. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './layout.module.css';
import { texts } from './texts.ts';

export default function AccountNavigation({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="line gap-1">
      <NavLink to={sitePaths.user} className={styles.entry}>
        {texts.hello(name)}
      </NavLink>
      {children && <Disclosure label={texts.administration}>{children}</Disclosure>}
      <ButtonLink look="plain" to={sitePaths.logout}>
        {texts.signOut}
      </ButtonLink>
    </div>
  );
}

/** A list of links behind a button; links are no menu, so they keep their native behaviour. */
function Disclosure({ label, children }: { label: string; children: ReactNode }) {
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
      className={styles.disclosure}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        box.current?.querySelector('button')?.focus();
      }}
    >
      <Button look="plain" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      <div id={id} className={`framed raised ${styles.panel}`} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
