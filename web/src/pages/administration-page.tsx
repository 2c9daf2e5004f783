/** `/{companySlug}/administration/*`: puts together what the practice's staff work with. */

import { sentences } from '@platzwart/domain/failure';
import { berlinDate } from '@platzwart/domain/german-date';
import { acceptsRequests } from '@platzwart/domain/intake';
import { may } from '@platzwart/domain/permission';
import type { Weekday } from '@platzwart/domain/slot';
import { Navigate, Route, Routes, useParams } from 'react-router';
import { AdministrationFrame } from '../features/administration/administration-frame.tsx';
import { useForm, useNow, usePractice, useRequestCounters } from '../features/administration/queries.ts';
import { texts } from '../features/administration/texts.ts';
import { ArchiveView } from '../features/requests/archive-view.tsx';
import { PriorityStar } from '../features/requests/priority-star.tsx';
import { ReadOnlyNote } from '../features/requests/read-only-note.tsx';
import { RequestHandlingProvider, useRequestHandling } from '../features/requests/request-handling.tsx';
import { RequestPanel } from '../features/requests/request-panel.tsx';
import { RequestsView } from '../features/requests/requests-view.tsx';
import { useOpenPanel } from '../features/requests/use-open-panel.ts';
import { useSession } from '../features/session/queries.ts';
import { WeekView } from '../features/waiting-list/week-view.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { DocumentTitle } from '../ui/document-title.tsx';
import { ToastProvider } from '../ui/overlay/toasts.tsx';
import { Failure, Loading } from '../ui/states.tsx';

export default function AdministrationPage() {
  const { companySlug = '' } = useParams();
  const { user } = useSession();
  if (!user) return null;
  return (
    // The key tears everything down with the practice: no frame mixes two of them.
    <ToastProvider key={`${companySlug} ${user.uid}`} label={texts.toasts} closeLabel={texts.closeToast}>
      <PracticeAdministration slug={companySlug} uid={user.uid} />
    </ToastProvider>
  );
}

function PracticeAdministration({ slug, uid }: { slug: string; uid: string }) {
  const { user } = useSession();
  const membership = user?.practices.find((practice) => practice.slug === slug);
  const practice = usePractice(slug);
  const counters = useRequestCounters(slug);

  if (counters.status === 'refused') {
    return (
      <>
        <DocumentTitle title={texts.noAccessTitle} />
        <Failure level={1} title={texts.accessEnded.title} action={<Button onClick={counters.retry}>{texts.retry}</Button>}>
          <p>{texts.accessEnded.text}</p>
        </Failure>
      </>
    );
  }
  if (practice.status === 'refused' || practice.status === 'failed') {
    return <Failure level={1} title={texts.failed} action={<Button onClick={practice.retry}>{texts.retry}</Button>} />;
  }

  const known = practice.status === 'loaded' ? practice.value : undefined;
  const title = known?.title ?? membership?.title ?? '…';
  // A role that allows changing, in a practice that is not locked; while the practice is unknown nothing is refused ahead.
  const readOnlyReason = !may(membership?.role, 'changeRequests')
    ? texts.viewerOnly
    : known?.locked
      ? sentences.practiceReadOnly
      : undefined;

  return (
    <RequestHandlingProvider slug={slug} uid={uid} readOnlyReason={readOnlyReason}>
      <AdministrationFrame
        title={title}
        publicPath={paths.practice(slug)}
        basePath={paths.administration(slug)}
        openCount={counters.status === 'loaded' ? (counters.value?.open ?? 0) : undefined}
        isPaused={known !== undefined && !known.locked && !acceptsRequests(known)}
        isOffline={counters.status === 'loaded' && !counters.isCurrent}
      >
        <ReadOnlyNote reason={readOnlyReason} />
        <Screens slug={slug} title={title} openCount={counters.status === 'loaded' ? (counters.value?.open ?? 0) : undefined} />
      </AdministrationFrame>
    </RequestHandlingProvider>
  );
}

function Screens({ slug, title, openCount }: { slug: string; title: string; openCount: number | undefined }) {
  const form = useForm(slug);
  const now = useNow();
  const panel = useOpenPanel();
  const { isLeaving } = useRequestHandling();
  const today = berlinDate(now);
  const knownForm = form.status === 'loaded' ? form.value : undefined;

  return (
    <>
      <Routes>
        <Route
          path="anfragen"
          element={
            <>
              <DocumentTitle title={texts.titled(texts.requests, title)} />
              <RequestsView openCount={openCount} bookingLink={location.origin + paths.booking(slug)} onOpen={panel.open} />
            </>
          }
        />
        <Route
          path="woche"
          element={
            <>
              <DocumentTitle title={texts.titled(texts.week, title)} />
              {knownForm ? (
                <WeekView
                  slug={slug}
                  form={knownForm}
                  today={weekdayOf(today)}
                  now={now}
                  star={(request) => <PriorityStar request={request} />}
                  isLeaving={isLeaving}
                  onOpen={panel.open}
                />
              ) : form.status === 'refused' || form.status === 'failed' ? (
                <Failure title={texts.failed} action={<Button onClick={form.retry}>{texts.retry}</Button>} />
              ) : (
                <Loading text={texts.loading} />
              )}
            </>
          }
        />
        <Route
          path="archiv"
          element={
            <>
              <DocumentTitle title={texts.titled(texts.archive, title)} />
              <ArchiveView onOpen={panel.open} />
            </>
          }
        />
        <Route path="*" element={<Navigate to={`${paths.administration(slug)}/anfragen`} replace />} />
      </Routes>
      <RequestPanel id={panel.id} form={knownForm} today={today} onClose={panel.close} />
    </>
  );
}

/** 'yyyy-MM-dd' -> 1 = Monday … 7 = Sunday. */
function weekdayOf(date: string): Weekday {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
