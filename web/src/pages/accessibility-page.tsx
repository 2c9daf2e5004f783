import { LegalPage } from '../features/legal/legal-page.tsx';

export default function AccessibilityPage() {
  return <LegalPage title="Erklärung zur Barrierefreiheit" name="accessibility" />;
}
