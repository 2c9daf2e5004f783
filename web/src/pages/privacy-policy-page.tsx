/** `/privacy-policy`: the cookie choice first, then the policy. */
import { analyticsName } from '../env.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { texts } from '../features/legal/texts.ts';
import { lazyPart } from '../shell/lazy-page.tsx';
import { PageActions } from '../shell/page-actions.tsx';
import { Button } from '../ui/button.tsx';

const Consent = lazyPart(async () => {
  const { ConsentPanel } = await import('../features/consent/consent-panel.tsx');
  return { default: () => <ConsentPanel service={analyticsName} /> };
});

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageActions>
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </PageActions>
      <LegalPage title="Datenschutzerklärung" name="privacy-policy">
        <Consent />
      </LegalPage>
    </>
  );
}
