/**
 * `/terms-of-service`: the terms for practices. The annex prints separately, since some sign it on
 * paper.
 */
import styles from '../features/legal/legal.module.css';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { LegalText } from '../features/legal/legal-text.tsx';
import { texts } from '../features/legal/texts.ts';
import { Button } from '../ui/button.tsx';
import { usePrint } from '../ui/print/print.tsx';

export default function TermsOfServicePage() {
  const print = usePrint();
  const annex = (
    <section className={`stack ruled ${styles.annex}`} id="anhang" aria-labelledby="anhang-titel">
      <h2 id="anhang-titel">{texts.annex}</h2>
      <LegalText name="processing-annex" />
    </section>
  );
  return (
    <LegalPage
      title="Allgemeine Geschäftsbedingungen"
      name="terms-of-service"
      actions={<Button onClick={() => print(annex)}>{texts.printAnnex}</Button>}
      after={annex}
    />
  );
}
