/**
 * How the booking form begins, before its code and data: part of the prerendered document, so a
 * slow phone shows it long before they arrive.
 */
import type { ReactNode } from 'react';
import { Markdown } from '../../ui/markdown.tsx';
import { Note } from '../../ui/note.tsx';
import { openingTexts } from './opening-texts.ts';

/** Identical for all practices. */
export function FormSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className="stack gap-4 form-width">
      <div className="stack">
        <h1 tabIndex={-1}>{openingTexts.pageTitle}</h1>
        <p className="muted">{openingTexts.optionalNote}</p>
        {children}
      </div>
    </div>
  );
}

/** What a practice says above its form; nothing if it says nothing. */
export function FormNote({ text }: { text: string }) {
  return (
    text.trim() !== '' && (
      <Note>
        <Markdown text={text} />
      </Note>
    )
  );
}
