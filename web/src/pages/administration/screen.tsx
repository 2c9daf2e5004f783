import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type ReactNode, Suspense } from 'react';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { texts } from '../../features/administration/texts.ts';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Loading } from '../../ui/states.tsx';
import { useAdministration } from './administration-context.ts';

/** A screen under its title; its code may still be loading. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  const { title: practice } = useAdministration();
  return (
    <>
      <DocumentTitle title={texts.titled(title, practice)} />
      {/* A boundary per screen: otherwise the last screen would stay until the next one's code arrives. */}
      <Suspense key={title} fallback={<Loading text={texts.loading} />}>
        {children}
      </Suspense>
    </>
  );
}

/** Content that needs the practice's form and hours. */
export function NeedsForm({ children }: { children: (form: FormConfiguration) => ReactNode }) {
  const { liveForm, form } = useAdministration();
  if (liveForm.status === 'refused' || liveForm.status === 'failed') {
    return <LoadFailure title={texts.failed} retry={liveForm.retry} />;
  }
  return form ? children(form) : <Loading text={texts.loading} />;
}
