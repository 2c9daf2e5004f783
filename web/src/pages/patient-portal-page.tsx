/** `/{companySlug}/anfrage/{token}`: the patient portal, behind the link of an e-mail. */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PatientPortal } from '../features/patient-portal/patient-portal.tsx';
import {
  preselectedAnswer,
  preselectedOfferAnswer,
} from '../features/patient-portal/preselected-answer.ts';
import { texts } from '../features/patient-portal/texts.ts';
import { CompactPracticeHeader } from '../features/practice/practice-header.tsx';
import { usePractice } from '../features/practice/queries.ts';
import { DocumentTitle } from '../ui/document-title.tsx';
import { lazyWhenOnline } from '../ui/lazy-when-online.ts';

/** The booking form's week, loaded when the patient wants to change their times. */
const Week = lazyWhenOnline(async () => ({
  default: (await import('../features/booking/week-picker.tsx')).WeekPicker,
}));

export default function PatientPortalPage() {
  const { practice, form } = usePractice();
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const [today] = useState(() => berlinDate(new Date()));
  return (
    <>
      <DocumentTitle title={`${texts.title} – ${practice.title}`} />
      {/* The address grants access to the request: it must not leak to other servers. */}
      <meta name="referrer" content="no-referrer" />
      <CompactPracticeHeader practice={practice} />
      <PatientPortal
        key={token}
        practice={practice}
        form={form}
        token={token}
        today={today}
        preselected={preselectedAnswer(search)}
        preselectedOffer={preselectedOfferAnswer(search)}
        Week={Week}
      />
    </>
  );
}
