import { may } from '@platzwart/domain/permission';
import { PracticeHome } from '../features/practice/practice-home.tsx';
import { usePractice } from '../features/practice/queries.ts';
import { useSession } from '../features/session/queries.ts';
import { DocumentTitle } from '../ui/document-title.tsx';

export default function PracticePage() {
  const { practice, form } = usePractice();
  const session = useSession();
  const role = session.status === 'signedIn' ? session.user.practices.find(({ slug }) => slug === practice.slug)?.role : undefined;
  return (
    <>
      <DocumentTitle title={practice.title} />
      <PracticeHome practice={practice} form={form} mayAdminister={may(role, 'administrationView')} />
    </>
  );
}
