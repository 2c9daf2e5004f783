/** `/{companySlug}/anfrage/{token}`: a patient's own request, behind the link of their letter. */
import { useParams } from 'react-router';
import { OwnRequest } from '../features/own-request/own-request.tsx';
import { texts } from '../features/own-request/texts.ts';
import { CompactPracticeHeader } from '../features/practice/practice-header.tsx';
import { usePractice } from '../features/practice/queries.ts';
import { DocumentTitle } from '../ui/document-title.tsx';

export default function OwnRequestPage() {
  const { practice, form } = usePractice();
  const { token = '' } = useParams();
  return (
    <>
      <DocumentTitle title={`${texts.title} – ${practice.title}`} />
      {/* Whoever has the address has the request: no other server gets to know it. */}
      <meta name="referrer" content="no-referrer" />
      <CompactPracticeHeader practice={practice} />
      <OwnRequest practice={practice} form={form} token={token} />
    </>
  );
}
