/** `/privacy-policy`: the choice about cookies first, then what is done with data. */
import { LegalPage } from '../features/legal/legal-page.tsx';
import { texts } from '../features/legal/texts.ts';
import { lazyPart } from '../shell/lazy-page.tsx';
import { PageActions } from '../shell/page-actions.tsx';
import { Button } from '../ui/button.tsx';

const ConsentPanel = lazyPart(async () => ({ default: (await import('../features/consent/consent-panel.tsx')).ConsentPanel }));

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageActions>
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </PageActions>
      <LegalPage title="Datenschutzerklärung" name="privacy-policy">
        <ConsentPanel />
      </LegalPage>
    </>
  );
}
