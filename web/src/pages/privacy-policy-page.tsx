/** `/privacy-policy`: the cookie choice first, then the policy. */
import { analyticsName } from '../env.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { lazyPart } from '../shell/lazy-page.tsx';

const Consent = lazyPart(async () => {
  const { ConsentPanel } = await import('../features/consent/consent-panel.tsx');
  return { default: () => <ConsentPanel service={analyticsName} /> };
});

export default function PrivacyPolicyPage() {
  return (
    <LegalPage title="Datenschutzerklärung" name="privacy-policy">
      <Consent />
    </LegalPage>
  );
}
