/**
 * The bar of signed-in work: home, practice, its screens, what is going on, search, new request,
 * and the person. On phones the screens are a bar at the bottom, within reach of a thumb.
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Link, useParams } from 'react-router';
import { useSession } from '../../features/session/queries.ts';
import { useBarOutlet } from '../../ui/bar-parts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { mediaHook } from '../../ui/media-hook.ts';
import { texts } from '../texts.ts';
import { PersonMenu } from './person-menu.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PracticeSwitcher } from './practice-switcher.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { SearchButton } from './search-button.tsx';
import styles from './work.module.css';

const useIsPhone = mediaHook('(width < 60rem)');

const none: never[] = [];

export function WorkBar() {
  const { user } = useSession();
  const { companySlug } = useParams();
  const isPhone = useIsPhone();
  const practices = user?.practices ?? none;
  const here = practices.find(({ slug }) => slug === companySlug);
  // Whoever has one practice stays in it on the pages about themselves.
  const practice = here ?? (practices.length === 1 ? practices[0] : undefined);
  const status = useBarOutlet('status');
  const create = useBarOutlet('create');

  return (
    <header className={`line-below on-surface ${styles.bar}`}>
      <div className={`line gap-2 full ${styles.width} ${styles.line}`}>
        <Link
          to={sitePaths.home}
          className={`tap rigid coloured ${styles.mark}`}
          aria-label={texts.toHome}
        >
          <LogoMark />
        </Link>
        {user && practices.length > 0 && (
          <PracticeSwitcher practices={practices} practice={practice} />
        )}
        {user && practices.length === 0 && (
          <ButtonLink to={sitePaths.companyRegistration}>{texts.start}</ButtonLink>
        )}
        {practice && !isPhone && (
          <nav aria-label={texts.administration} className={`rigid ${styles.screens}`}>
            <ScreenLinks practice={practice} of={['main']} className={styles.words} />
            <ScreenLinks practice={practice} of={['further']} className={styles.further} />
            <ScreenLinks practice={practice} of={['rare']} className={`middle ${styles.rare}`} />
          </nav>
        )}
        <div ref={status} className={`line gap-1 unbroken positioned end ${styles.status}`} />
        {!isPhone && <div ref={create} className={`if-any ${styles.create}`} />}
        {practice && !isPhone && <SearchButton practice={practice} />}
        {user && !isPhone && <PersonMenu user={user} practice={practice} />}
      </div>
      {user && isPhone && <PhoneBar user={user} practice={practice} />}
    </header>
  );
}
