/**
 * The booking form's opening while its practice loads: identical for all practices. Part of the
 * prerendered document, so a slow phone shows it long before code and data arrive.
 */
import type { ReactNode } from 'react';
import { openingTexts } from './opening-texts.ts';

export function FormSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className="stack form-width">
      <h1 tabIndex={-1}>{openingTexts.pageTitle}</h1>
      <p className="muted">{openingTexts.optionalNote}</p>
      {children}
    </div>
  );
}
