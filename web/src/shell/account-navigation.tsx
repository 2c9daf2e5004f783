/** The toolbar of a signed-in user: a greeting, their practices, sign-out. */
import { sitePaths } from '@platzwart/domain/site-paths';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Disclosure } from './disclosure.tsx';
import { texts } from './texts.ts';

export default function AccountNavigation({
  name,
  children,
}: {
  name: string;
  children: ReactNode;
}) {
  return (
    <div className="line gap-1">
      <NavLink to={sitePaths.user} className="entry">
        {texts.hello(name)}
      </NavLink>
      {children && <Disclosure label={texts.administration}>{children}</Disclosure>}
      <ButtonLink look="plain" to={sitePaths.logout}>
        {texts.signOut}
      </ButtonLink>
    </div>
  );
}
