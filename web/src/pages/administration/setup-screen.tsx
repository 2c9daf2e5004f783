/** A new practice's three questions, for those who may answer them. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { Suspense, useMemo } from 'react';
import { Navigate } from 'react-router';
import { texts } from '../../features/administration/texts.ts';
import { SetupView } from '../../features/settings/setup/setup-view.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { Loading } from '../../ui/states.tsx';
import { useAdministration } from './administration-context.ts';
import { NeedsAccount } from './settings/needs-account.tsx';

/** The patients' pages: only the last question shows them. */
const Preview = lazyWhenOnline(async () => {
  const [{ FormPreview }, { formPreviewPages }] = await Promise.all([
    import('../../features/settings/form/preview.tsx'),
    import('./settings/form-preview-pages.tsx'),
  ]);
  return {
    default: ({ practice, form }: { practice: Practice; form: FormConfiguration }) => {
      const { slug, today } = useAdministration();
      const pages = useMemo(() => formPreviewPages(practice, today), [practice, today]);
      return <FormPreview slug={slug} draft={form} pages={pages} place={undefined} />;
    },
  };
});

export default function SetupScreen() {
  const { slug, basePath } = useAdministration();
  const requestsPath = `${basePath}/${screenPaths.requests}`;
  return (
    <NeedsAccount>
      {({ practice, form, readOnlyReason }) =>
        readOnlyReason === undefined ? (
          <SetupView
            {...{ slug, practice, form, requestsPath }}
            importPath={`${basePath}/${screenPaths.import}`}
            preview={
              <Suspense fallback={<Loading text={texts.loading} />}>
                <Preview practice={practice} form={form} />
              </Suspense>
            }
          />
        ) : (
          <Navigate to={requestsPath} replace />
        )
      }
    </NeedsAccount>
  );
}
