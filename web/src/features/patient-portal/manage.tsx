/**
 * What somebody may want to do with their request, folded: the page first says how it stands.
 * Withdrawing comes last.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { Practice } from '@platzwart/domain/practice/practice';
import { useEffect } from 'react';
import { FreshLink } from './fresh-link.tsx';
import { Pause } from './pause.tsx';
import { PersonalData } from './personal-data.tsx';
import { Prescription } from './prescription.tsx';
import type { PreselectedAnswer } from './preselected-answer.ts';
import { QuestionsByEmail } from './questions-by-email.tsx';
import type { PortalAccess } from './use-answer.ts';
import { Withdraw } from './withdraw.tsx';

/** A part that something else on the page leads to, once for each press. */
export type Wanted = { part: 'pause' | 'withdraw'; presses: number };

type Props = {
  portal: PortalAccess;
  request: PortalView;
  practice: Practice;
  form: FormConfiguration;
  today: IsoDate;
  preselected: PreselectedAnswer | undefined;
  wanted: Wanted | undefined;
  isPromised: boolean;
  onAnswered: () => void;
  onWithdrawn: () => void;
};

export function Manage({
  portal,
  request,
  practice,
  form,
  today,
  preselected,
  wanted,
  isPromised,
  onAnswered,
  onWithdrawn,
}: Props) {
  const isOpen = request.status === 'open';
  // It has loaded after the address was followed.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView?.(), []);
  return (
    <>
      <PersonalData
        portal={portal}
        request={request}
        form={form}
        isCertifying={isOpen && practice.certificates === true}
      />
      {isOpen && form.prescriptionEnabled && form.doctorsOrderEnabled && (
        <Prescription
          portal={portal}
          request={request}
          practice={practice}
          form={form}
          today={today}
          onAnswered={onAnswered}
        />
      )}
      {isOpen && !isPromised && (
        <Pause
          key={wanted?.part === 'pause' ? wanted.presses : 'pause'}
          portal={portal}
          request={request}
          today={today}
          startsOpen={wanted?.part === 'pause'}
          isPreselected={preselected === 'pause'}
          onAnswered={onAnswered}
        />
      )}
      {isOpen && (
        <QuestionsByEmail
          portal={portal}
          request={request}
          isPreselected={preselected === 'abmelden'}
        />
      )}
      <FreshLink link={portal.link} />
      {isOpen && (
        <Withdraw
          key={wanted?.part === 'withdraw' ? wanted.presses : 'withdraw'}
          portal={portal}
          hasOffer={isPromised || request.offer?.standing === 'open'}
          startsOpen={wanted?.part === 'withdraw'}
          onWithdrawn={onWithdrawn}
        />
      )}
    </>
  );
}
