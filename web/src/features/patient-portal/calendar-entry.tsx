import type { Practice } from '@platzwart/domain/practice/practice';
import type { PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { useState } from 'react';
import { isOnline } from '../../online.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { placeOf } from './offer-details.tsx';
import { offerTexts } from './offer-texts.ts';

const t = offerTexts.calendar;

/** The place as a file for the patient's calendar; its code loads when it is wanted. */
export function CalendarEntry({ offer, practice }: { offer: PortalOffer; practice: Practice }) {
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      // A browser remembers a failed import as broken.
      if (!isOnline()) throw new Error('offline');
      const { calendarFile } = await import('@platzwart/domain/vacancies/calendar-file');
      const file = calendarFile(
        { ...offer, title: practice.title, address: placeOf(offer, practice) },
        new Date(),
      );
      saveFile(t.fileName, new Blob([file], { type: 'text/calendar' }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button onClick={save}>{t.press}</Button>
      <div role="alert">
        <FieldError id="kalender-fehler" error={hasFailed ? t.failed : undefined} />
      </div>
    </>
  );
}
