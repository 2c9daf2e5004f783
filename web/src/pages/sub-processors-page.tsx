import { LegalPage } from '../features/legal/legal-page.tsx';

export default function SubProcessorsPage() {
  return <LegalPage title="Weitere Auftragsverarbeiter" name="sub-processors" />;
}
