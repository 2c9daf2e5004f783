import { formatDay } from '@platzwart/domain/dates/german-date';
import type { FactorDemand } from '@platzwart/domain/sign-in/factor-demand';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useFactorStep } from '../../entities/factors/use-factor-step.ts';
import { OpenStepsView } from '../../features/requests/steps/open-steps-view.tsx';
import { useVacancySteps } from '../../features/vacancies/needs-badge.tsx';
import { useOfferCalls } from '../../features/vacancies/steps/use-offer-calls.ts';
import { VacancyStepSections } from '../../features/vacancies/steps/vacancy-step-sections.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CountedSection } from '../../ui/counted-section.tsx';
import { useAdministration } from './administration-context.ts';
import { factorStepTexts as t } from './factor-step-texts.ts';
import { useRequestSide } from './request-side.tsx';

/** 'Zu tun': about one's own account and free places first, then about requests. */
export default function OpenStepsScreen() {
  const { now, today, basePath, slug } = useAdministration();
  const { panel, vacancyPanel } = useRequestSide();
  const people = useVacancySteps();
  const calls = useOfferCalls();
  const demand = useFactorStep(slug);
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
      first={{ people, calls, sections }}
      own={demand && <FactorStep demand={demand} />}
    />
  );
}

function FactorStep({ demand: { from } }: { demand: FactorDemand }) {
  return (
    <CountedSection title={t.section} hint="" isDue rows={['factor']} more={String}>
      {(key) => (
        <li key={key} className="row between">
          <div className="stack gap-0">
            <p className="strong">{t.step}</p>
            <p className="hint">{t.until(formatDay(from))}</p>
          </div>
          <ButtonLink to={`${sitePaths.user}#passkeys`}>{t.setUp}</ButtonLink>
        </li>
      )}
    </CountedSection>
  );
}
