/**
 * `/{companySlug}/bestaetigung/{number}`: whether a certificate of waiting is genuine. The number
 * may be typed, too.
 */
import { useParams } from 'react-router';
import { texts } from '../features/certificate/texts.ts';
import { VerifyCertificate } from '../features/certificate/verify-certificate.tsx';
import { CompactPracticeHeader } from '../features/practice/practice-header.tsx';
import { usePractice } from '../features/practice/queries.ts';
import { DocumentTitle } from '../ui/document-title.tsx';

export default function CertificatePage() {
  const { practice } = usePractice();
  const { token: number = '' } = useParams();
  return (
    <>
      <DocumentTitle title={`${texts.title} – ${practice.title}`} />
      {/* Whoever has the number reads the dates: it must not leak to other servers. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <CompactPracticeHeader practice={practice} />
      <VerifyCertificate key={number} practice={practice} given={number} />
    </>
  );
}
