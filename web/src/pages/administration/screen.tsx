import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type ReactNode, Suspense } from 'react';
import { texts } from '../../features/administration/texts.ts';
import { Button } from '../../ui/button.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import { useAdministration } from './administration-context.ts';

/** One screen under its title, whose code may still be on its way. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  const { title: practice } = useAdministration();
  return (
    <>
      <DocumentTitle title={texts.titled(title, practice)} />
      {/* A boundary of its own for each: else the last screen stays, as if nothing had been pressed, until the next one's code is there. */}
      <Suspense key={title} fallback={<Loading text={texts.loading} />}>
        {children}
      </Suspense>
    </>
  );
}

/** What cannot begin without the practice's questions and hours. */
export function NeedsForm({ children }: { children: (form: FormConfiguration) => ReactNode }) {
  const { liveForm, form } = useAdministration();
  if (liveForm.status === 'refused' || liveForm.status === 'failed') {
    return <Failure title={texts.failed} action={<Button onClick={liveForm.retry}>{texts.retry}</Button>} />;
  }
  return form ? children(form) : <Loading text={texts.loading} />;
}
