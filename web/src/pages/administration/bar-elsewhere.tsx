/**
 * On pages outside the administration: what waits in somebody's only practice stands in the bar
 * there too.
 */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { messages } from '@platzwart/domain/failure';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import { useForm, usePractice } from '../../entities/practice/queries.ts';
import { NewsProvider } from '../../entities/request/news.tsx';
import { RequestHandlingProvider } from '../../entities/request/request-handling.tsx';
import { AdministrationBar } from '../../features/administration/administration-frame.tsx';
import { ConnectionProvider } from '../../features/administration/connection-notice.tsx';
import { useNow, useRequestCounters } from '../../features/administration/queries.ts';
import { texts } from '../../features/administration/texts.ts';
import type { SessionUser } from '../../features/session/session.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { AllDueSteps, NewRequestCount, PlacesInNeed } from './navigation-badges.tsx';

export default function BarElsewhere({ user: { uid, practices } }: { user: SessionUser }) {
  const [only, ...others] = practices;
  return only && others.length === 0 ? (
    <OfPractice key={only.slug} uid={uid} practice={only} />
  ) : null;
}

function OfPractice({ uid, practice: { slug, role } }: { uid: string; practice: UserPractice }) {
  const practice = usePractice(slug);
  const counters = useRequestCounters(slug);
  const form = useForm(slug);
  const today = berlinDate(useNow());
  const known = practice.status === 'loaded' ? practice.value : undefined;
  const readOnlyReason = !may(role, 'changeRequests')
    ? texts.viewerOnly
    : known?.locked
      ? messages.practiceReadOnly
      : undefined;
  return (
    <ToastProvider label={texts.toasts} closeLabel={texts.closeToast}>
      <RequestHandlingProvider
        slug={slug}
        uid={uid}
        readOnlyReason={readOnlyReason}
        plan={form.status === 'loaded' ? form.value : undefined}
      >
        <NewsProvider uid={uid} today={today}>
          <ConnectionProvider isLive={counters.status !== 'loaded' || counters.isCurrent}>
            <AdministrationBar
              basePath={sitePaths.administration(slug)}
              openCount={counters.status === 'loaded' ? (counters.value?.open ?? 0) : undefined}
              newRequests={<NewRequestCount />}
              intake={known?.locked || known?.notYetOpened ? undefined : known}
              dueSteps={<AllDueSteps today={today} />}
              placesInNeed={<PlacesInNeed />}
              readOnlyReason={readOnlyReason}
            />
          </ConnectionProvider>
        </NewsProvider>
      </RequestHandlingProvider>
    </ToastProvider>
  );
}
