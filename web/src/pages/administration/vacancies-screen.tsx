import { VacanciesView } from '../../features/vacancies/list/vacancies-view.tsx';
import { useAdministration } from './administration-context.ts';
import { useRequestSide } from './request-side.tsx';
import { NeedsForm } from './screen.tsx';

/** The free places, and whom they are offered to. */
export default function VacanciesScreen() {
  const { now, today } = useAdministration();
  const { vacancyPanel } = useRequestSide();
  return (
    <NeedsForm>
      {(form) => <VacanciesView now={now} today={today} plan={form} onOpen={vacancyPanel.open} />}
    </NeedsForm>
  );
}
