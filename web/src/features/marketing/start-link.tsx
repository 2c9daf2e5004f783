/** The first step: registering a practice or, for users who have one, opening it. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../../ui/button.tsx';
import { texts } from './texts.ts';

export function StartLink({ hasPractices }: { hasPractices: boolean }) {
  return hasPractices ? (
    <ButtonLink look="filled" large to={sitePaths.dashboard}>
      {texts.toDashboard}
    </ButtonLink>
  ) : (
    <ButtonLink look="filled" large to={sitePaths.companyRegistration}>
      {texts.start}
    </ButtonLink>
  );
}
