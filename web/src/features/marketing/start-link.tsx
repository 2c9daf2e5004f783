/** The first step: registering a practice or, for users who have one, opening it. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx';
import { texts } from './texts.ts';

export function StartLink({ hasPractices, look = 'filled' }: { hasPractices: boolean; look?: ButtonLook }) {
  return hasPractices ? (
    <ButtonLink look={look} large to={sitePaths.dashboard}>
      {texts.toDashboard}
    </ButtonLink>
  ) : (
    <ButtonLink look={look} large to={sitePaths.companyRegistration}>
      {texts.start}
    </ButtonLink>
  );
}
