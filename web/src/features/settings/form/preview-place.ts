/** Where in the preview a field of the settings shows: on which page, and below which name there. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';

export type PreviewView = 'form' | 'sent' | 'practice';

export type PreviewPlace = { view: PreviewView; id: string };

/** Names that do not follow from the field's own. */
const places: Partial<Record<keyof FormConfiguration, PreviewPlace>> = {
  bookingInfoMessage: { view: 'form', id: '' },
  addressEnabled: { view: 'form', id: 'addressStreet' },
  minSlotSize: { view: 'form', id: 'slots' },
  minSlots: { view: 'form', id: 'slots' },
  bookingSuccessMessage: { view: 'sent', id: '' },
  companyNoteEnabled: { view: 'practice', id: '' },
  companyNote: { view: 'practice', id: '' },
};

/** An empty id is the top of the page. */
export function previewPlaceOf(field: keyof FormConfiguration): PreviewPlace {
  return places[field] ?? { view: 'form', id: field.replace(/(?:Enabled|Required|Hint)$/, '') };
}

/** Scrolls the inner page alone, and only if the place is out of sight. False if there is no such place (yet). */
export function bringIntoSight(inner: Document, id: string): boolean {
  const view = inner.defaultView;
  const element = id === '' ? inner.body.firstElementChild : inner.getElementById(id);
  if (!view || !element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  const isInSight = id === '' ? view.scrollY === 0 : top >= 0 && Math.min(bottom, top + minVisible) <= view.innerHeight;
  if (!isInSight) view.scrollTo?.({ top: id === '' ? 0 : view.scrollY + top - distance });
  return true;
}

/** The same as soon as it is there: the lower half of the form comes a moment later. Returns what ends the waiting. */
export function leadIntoSight(inner: Document, id: string): (() => void) | undefined {
  if (bringIntoSight(inner, id)) return undefined;
  const observer = new MutationObserver(() => {
    if (bringIntoSight(inner, id)) observer.disconnect();
  });
  observer.observe(inner, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Pixels that are to be seen of it at least, and above it. */
const minVisible = 120;
const distance = 72;
