import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { furtherTexts } from './further-texts.ts';
import { texts } from './texts.ts';

/** Replaces the form when the request is stored but the success page fails to load. */
export function SuccessFallback({ practice }: { practice: Practice }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="stack gap-4 left form-width">
      <DocumentTitle title={`${texts.successTitle} – ${practice.title}`} />
      <h1 tabIndex={-1} ref={heading}>
        {texts.successTitle}
      </h1>
      <p role="status">{texts.sent}</p>
      <p>{furtherTexts.checkEmail}</p>
      <ButtonLink to={sitePaths.practice(practice.slug)}>{texts.toPractice}</ButtonLink>
    </div>
  );
}
