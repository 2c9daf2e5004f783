import { formatDay } from '@platzwart/domain/dates/german-date';
import { sitePaths } from '@platzwart/domain/site-paths';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { useFactorStep } from '../../entities/factors/use-factor-step.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { factorStepTexts as t } from './factor-step-texts.ts';

/** Above every screen: the practice will ask for a second factor, and its reader has none. */
export function FactorNotice({ slug }: { slug: string }) {
  const demand = useFactorStep(slug);
  return (
    <NoticeBar>
      {demand && (
        <>
          <KeyRound size={20} aria-hidden="true" />
          <p>{t.notice(formatDay(demand.from))}</p>
          <Link to={`${sitePaths.user}#passkeys`}>{t.setUp}</Link>
        </>
      )}
    </NoticeBar>
  );
}
