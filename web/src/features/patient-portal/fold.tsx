/**
 * 'Anfrage verwalten': closed, unless an e-mail, an address or another part of the page leads into
 * it.
 */
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { Loading } from '../../ui/states.tsx';
import type { Manage as Contents } from './manage.tsx';
import styles from './patient-portal.module.css';
import { texts } from './texts.ts';

const t = texts.manage;

/**
 * After the page has said how it stands; loaded though it is closed, so that searching in the page
 * finds it.
 */
const Manage = lazyWhenOnline(async () => ({ default: (await import('./manage.tsx')).Manage }));

const parts = ['angaben', 'bestaetigung', 'pause', 'fragen', 'link', 'zurueckziehen'];

export function Fold(props: ComponentProps<typeof Contents>) {
  const { request, practice, preselected, wanted } = props;
  const [isOpen, setOpen] = useState(
    () =>
      preselected === 'pause' ||
      preselected === 'abmelden' ||
      parts.includes(location.hash.slice(1)),
  );
  // Each press opens it again.
  const [reached, setReached] = useState(wanted);
  if (reached !== wanted) {
    setReached(wanted);
    setOpen(true);
  }
  return (
    <details
      className={`framed ${styles.fold}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2 className="h3">{t.title}</h2>
        <span className="hint">
          {request.status === 'open' ? t.parts(practice.certificates === true) : t.partsOfClosed}
        </span>
      </summary>
      <div className={styles.folded}>
        <Suspense fallback={<Loading text={texts.loading} />}>
          <Manage {...props} />
        </Suspense>
      </div>
    </details>
  );
}
