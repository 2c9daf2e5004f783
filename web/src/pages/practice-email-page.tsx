/** `/{companySlug}/adresse/{token}`: confirms that the address belongs to the practice. */
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
      {/* The address allows the confirmation: it must not leak to other servers. */}
      <meta name="referrer" content="no-referrer" />
      <CompactPracticeHeader practice={practice} />
      <ConfirmEmail key={token} practice={practice} token={token} />
    </>
  );
}
