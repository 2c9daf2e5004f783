import { LegalPage } from '../features/legal/legal-page.tsx';

export default function TermsOfUsePage() {
  return (
    <LegalPage
      title="Nutzungsbedingungen"
      name="terms-of-use"
      after={
        <p>
          Die <a href="/licenses.txt">Lizenzen der verwendeten Software</a> stehen in einer eigenen
          Datei.
        </p>
      }
    />
  );
}
