import { OpenStepsView } from '../../features/requests/steps/open-steps-view.tsx';
import { useVacancySteps } from '../../features/vacancies/needs-badge.tsx';
import { VacancyStepSections } from '../../features/vacancies/steps/vacancy-step-sections.tsx';
import { useAdministration } from './administration-context.ts';
import { useRequestSide } from './request-side.tsx';

/** 'Zu tun': about free places first, then about requests. */
export default function OpenStepsScreen() {
  const { now, today, basePath } = useAdministration();
  const { panel, vacancyPanel } = useRequestSide();
  const people = useVacancySteps();
  const sections = (only: ReadonlySet<string> | undefined) => (
    <VacancyStepSections
      now={now}
      today={today}
      only={only}
      onOpen={panel.open}
      onOpenVacancy={vacancyPanel.open}
    />
  );
  return (
    <OpenStepsView
      today={today}
      basePath={basePath}
      onOpen={panel.open}
      first={{ people, sections }}
    />
  );
}
