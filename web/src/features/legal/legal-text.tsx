/**
 * A long legal text that the build converted to HTML. Hydration keeps the prerendered text as it
 * is; only in-app navigation fetches it as code.
 */
import { createContext, type MouseEvent, useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { report } from '../../report.ts';
import { Button } from '../../ui/button.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import styles from './legal.module.css';
import { texts } from './texts.ts';

export type LegalTextName =
  | 'privacy-policy'
  | 'terms-of-use'
  | 'terms-of-service'
  | 'processing-annex'
  | 'sub-processors'
  | 'accessibility';

const read: Readonly<Record<LegalTextName, () => Promise<{ default: string }>>> = {
  'privacy-policy': () => import('@platzwart/domain/legal/privacy-policy.md'),
  'terms-of-use': () => import('@platzwart/domain/legal/terms-of-use.md'),
  'terms-of-service': () => import('@platzwart/domain/legal/terms-of-service.md'),
  'processing-annex': () => import('@platzwart/domain/legal/processing-annex.md'),
  'sub-processors': () => import('@platzwart/domain/legal/sub-processors.md'),
  accessibility: () => import('@platzwart/domain/legal/accessibility.md'),
};

/** All texts eagerly, for prerendering. */
export const GivenTexts = createContext<Readonly<Partial<Record<LegalTextName, string>>>>({});

export function LegalText({ name }: { name: LegalTextName }) {
  const id = `text-${name}`;
  const given = useContext(GivenTexts)[name];
  const [html, setHtml] = useState(() => given ?? textInDocument(id));
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);

  useEffect(() => {
    if (html !== undefined) return;
    read[name]().then(
      (text) => setHtml(text.default),
      (problem) => {
        report(problem, 'legal text');
        setFailed(attempt);
      },
    );
  }, [name, html, attempt]);

  const openInside = useLinksInside();
  if (html !== undefined) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks on the links inside, which the keyboard triggers too.
      // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
      <div
        id={id}
        className={`stack ${styles.text}`}
        onClick={openInside}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, converted to HTML by our own build.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
  if (failed < attempt) return <Loading text={texts.loading} />;
  return (
    <Failure
      title={texts.failed}
      action={<Button onClick={() => setAttempt(attempt + 1)}>{texts.retry}</Button>}
    />
  );
}

function textInDocument(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
}

/** Internal links use the router, as everywhere else. */
function useLinksInside() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!href?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    void navigate(href);
  };
}
