import type { Practice } from '@platzwart/domain/practice/practice';
import { may } from '@platzwart/domain/team/permission';
import { useEffect, useState } from 'react';
import { origin } from '../env.ts';
import { PracticeHome } from '../features/practice/practice-home.tsx';
import { textsOfPage, usePractice } from '../features/practice/queries.ts';
import { texts } from '../features/practice/texts.ts';
import { useSession } from '../features/session/queries.ts';
import { DocumentTitle } from '../ui/document-title.tsx';
import { useMarkdownReady } from '../ui/markdown.tsx';
import { Loading } from '../ui/states.tsx';

export default function PracticePage() {
  const { practice, form } = usePractice();
  const session = useSession();
  const role =
    session.status === 'signedIn'
      ? session.user.practices.find(({ slug }) => slug === practice.slug)?.role
      : undefined;
  const dataForSearch = useDataForSearch(practice);
  const isReady = useMarkdownReady(textsOfPage(form));
  if (!isReady) return <Loading text={texts.loading} />;
  return (
    <>
      <DocumentTitle title={practice.title} />
      {dataForSearch && <script type="application/ld+json">{dataForSearch}</script>}
      <PracticeHome
        practice={practice}
        form={form}
        mayAdminister={may(role, 'administrationView')}
      />
    </>
  );
}

/** For search engines alone: nobody waits for its code. */
function useDataForSearch(practice: Practice): string | undefined {
  const [data, setData] = useState<string>();
  useEffect(() => {
    const late = import('../features/practice/structured-data.ts');
    late
      .then(({ structuredData }) => setData(structuredData(practice, origin)))
      .catch(() => undefined);
  }, [practice]);
  return data;
}
