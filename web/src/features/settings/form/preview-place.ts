/** Where the preview shows a settings field: the page, and the element id there. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { settingOfQuestion } from './question-settings.ts';

export type PreviewView = 'form' | 'sent' | 'practice';

export type PreviewPlace = { view: PreviewView; id: string };

/** Settings that belong to no question. */
const places: Partial<Record<keyof FormConfiguration, PreviewPlace>> = {
  bookingInfoMessage: { view: 'form', id: '' },
  minSlotSize: { view: 'form', id: 'slots' },
  minSlots: { view: 'form', id: 'slots' },
  issueLaterAdvised: { view: 'form', id: 'doctorsOrder' },
  bookingSuccessMessage: { view: 'sent', id: '' },
  companyNoteEnabled: { view: 'practice', id: '' },
  companyNote: { view: 'practice', id: '' },
};

/** An empty id means the top of the page. */
export function previewPlaceOf(field: keyof FormConfiguration): PreviewPlace {
  return places[field] ?? { view: 'form', id: settingOfQuestion(field)?.question ?? '' };
}

/**
 * Scrolls only the inner page, and only if the element is outside the viewport. Returns false if it
 * does not exist (yet).
 */
function bringIntoSight(inner: Document, id: string): boolean {
  const view = inner.defaultView;
  const element = id === '' ? inner.body.firstElementChild : inner.getElementById(id);
  if (!view || !element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  const isInSight =
    id === ''
      ? view.scrollY === 0
      : top >= 0 && Math.min(bottom, top + minVisible) <= view.innerHeight;
  if (!isInSight) view.scrollTo?.({ top: id === '' ? 0 : view.scrollY + top - distance });
  return true;
}

/**
 * The same as soon as the element exists, since the form's lower half renders later. Returns a
 * function that stops waiting.
 */
export function leadIntoSight(inner: Document, id: string): (() => void) | undefined {
  if (bringIntoSight(inner, id)) return undefined;
  const observer = new MutationObserver(() => {
    if (bringIntoSight(inner, id)) observer.disconnect();
  });
  observer.observe(inner, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Minimum visible pixels of the element, and of space above it. */
const minVisible = 120;
const distance = 72;
