/** `/{companySlug}/adresse/{token}`: whoever reads the practice's mail says that the address is its own. */
import { useParams } from 'react-router';
import { CompactPracticeHeader } from '../features/practice/practice-header.tsx';
import { usePractice } from '../features/practice/queries.ts';
import { ConfirmEmail } from '../features/practice-email/confirm-email.tsx';
import { texts } from '../features/practice-email/texts.ts';
import { DocumentTitle } from '../ui/document-title.tsx';

export default function PracticeEmailPage() {
  const { practice } = usePractice();
  const { token = '' } = useParams();
  return (
    <>
      <DocumentTitle title={`${texts.title} – ${practice.title}`} />
      {/* Whoever has the address can confirm it: no other server gets to know it. */}
      <meta name="referrer" content="no-referrer" />
      <CompactPracticeHeader practice={practice} />
      <ConfirmEmail key={token} practice={practice} token={token} />
    </>
  );
}
