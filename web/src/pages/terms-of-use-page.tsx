import { LegalPage } from '../features/legal/legal-page.tsx';
import { texts } from '../features/legal/texts.ts';
import { PageActions } from '../shell/page-actions.tsx';
import { Button } from '../ui/button.tsx';

export default function TermsOfUsePage() {
  return (
    <>
      <PageActions>
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </PageActions>
      <LegalPage title="Nutzungsbedingungen" name="terms-of-use" after={<a href="/licenses.txt">Lizenzen der verwendeten Software</a>} />
    </>
  );
}
