/**
 * `/{companySlug}/bescheid/{token}`: confirms or deletes an address that wants to know when the
 * practice takes requests again.
 */
import { useParams } from 'react-router';
import { AnswerNotice } from '../features/practice/answer-notice.tsx';
import { noticeTexts } from '../features/practice/notice-texts.ts';
import { CompactPracticeHeader } from '../features/practice/practice-header.tsx';
import { usePractice } from '../features/practice/queries.ts';
import { DocumentTitle } from '../ui/document-title.tsx';

export default function IntakeNoticePage() {
  const { practice } = usePractice();
  const { token = '' } = useParams();
  return (
    <>
      <DocumentTitle title={`${noticeTexts.ask} – ${practice.title}`} />
      {/* The address allows the answer: it must not leak to other servers. */}
      <meta name="referrer" content="no-referrer" />
      <CompactPracticeHeader practice={practice} />
      <AnswerNotice key={token} practice={practice} token={token} />
    </>
  );
}
