/** The first step: to register a practice, or, for whoever has one, to go to it. */
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
