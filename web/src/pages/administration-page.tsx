/** `/{companySlug}/administration/*`: puts together what the practice's staff work with. */

import { sentences } from '@platzwart/domain/failure';
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import { berlinDate } from '@platzwart/domain/german-date';
import { acceptsRequests } from '@platzwart/domain/intake';
import type { Role } from '@platzwart/domain/member';
import { may } from '@platzwart/domain/permission';
import type { Weekday } from '@platzwart/domain/slot';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, Route, Routes, useParams } from 'react-router';
import { AdministrationFrame } from '../features/administration/administration-frame.tsx';
import { recordVisit } from '../features/administration/commands.ts';
import { useForm, useLastVisit, useNow, usePractice, useRequestCounters } from '../features/administration/queries.ts';
import { texts } from '../features/administration/texts.ts';
import type { EditRequestProps } from '../features/booking/edit-request.tsx';
import { ArchiveView } from '../features/requests/archive-view.tsx';
import { PriorityStar } from '../features/requests/priority-star.tsx';
import { ReadOnlyNote } from '../features/requests/read-only-note.tsx';
import { RequestHandlingProvider, useRequestHandling } from '../features/requests/request-handling.tsx';
import { type EditorProps, RequestPanel } from '../features/requests/request-panel.tsx';
import { RequestsView } from '../features/requests/requests-view.tsx';
import { texts as requestTexts } from '../features/requests/texts.ts';
import { useOpenPanel } from '../features/requests/use-open-panel.ts';
import { NoAccess } from '../features/session/no-access.tsx';
import { useSession } from '../features/session/queries.ts';
import type { SessionUser } from '../features/session/session.ts';
import { WeekView } from '../features/waiting-list/week-view.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { DocumentTitle } from '../ui/document-title.tsx';
import { ToastProvider } from '../ui/overlay/toasts.tsx';
import { Failure, Loading } from '../ui/states.tsx';

/** Opened now and then: the table does not wait for it. */
const MembersView = lazy(() => import('../features/members/members-view.tsx').then((part) => ({ default: part.MembersView })));

const TagsView = lazy(() => import('../features/tags/tags-view.tsx').then((part) => ({ default: part.TagsView })));

const roleWords = { names: texts.roles, meanings: texts.roleMeanings };

export default function AdministrationPage() {
  const { companySlug = '' } = useParams();
  const { user } = useSession();
  if (!user) return null;
  // The key tears everything down with the practice: no frame mixes two of them.
  return <PracticeAdministration key={`${companySlug} ${user.uid}`} slug={companySlug} user={user} />;
}

function PracticeAdministration({ slug, user }: { slug: string; user: SessionUser }) {
  const membership = user.practices.find((practice) => practice.slug === slug);
  const practice = usePractice(slug);
  const counters = useRequestCounters(slug);

  // The rules may know before the session does that somebody was removed; both say the same.
  if (counters.status === 'refused') return <NoAccess reason="ended" />;
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

  const openCount = counters.status === 'loaded' ? (counters.value?.open ?? 0) : undefined;

  return (
    // Inside of what removal takes away: messages name patients.
    <ToastProvider label={texts.toasts} closeLabel={texts.closeToast}>
      <RequestHandlingProvider slug={slug} uid={user.uid} readOnlyReason={readOnlyReason}>
        <AdministrationFrame
          title={title}
          publicPath={paths.practice(slug)}
          basePath={paths.administration(slug)}
          openCount={openCount}
          isPaused={known !== undefined && !known.locked && !acceptsRequests(known)}
          isOffline={counters.status === 'loaded' && !counters.isCurrent}
        >
          <Screens slug={slug} uid={user.uid} role={membership?.role} title={title} isLocked={known?.locked} openCount={openCount} />
        </AdministrationFrame>
      </RequestHandlingProvider>
    </ToastProvider>
  );
}

type ScreensProps = {
  slug: string;
  uid: string;
  role: Role | undefined;
  title: string;
  /** Undefined while the practice is loading. */
  isLocked: boolean | undefined;
  openCount: number | undefined;
};

function Screens({ slug, uid, role, title, isLocked, openCount }: ScreensProps) {
  const form = useForm(slug);
  const now = useNow();
  const panel = useOpenPanel();
  const visit = useLastVisit(slug, uid);
  const { isLeaving, readOnlyReason } = useRequestHandling();
  const today = berlinDate(now);
  const knownForm = form.status === 'loaded' ? form.value : undefined;

  return (
    <Routes>
      <Route
        path="einstellungen/benutzer"
        element={
          <>
            <DocumentTitle title={texts.titled(texts.members, title)} />
            <Suspense fallback={<Loading text={texts.loading} />}>
              <MembersView slug={slug} uid={uid} role={role} isLocked={isLocked} roles={roleWords} now={now} />
            </Suspense>
          </>
        }
      />
      <Route
        path="tags"
        element={
          <>
            <DocumentTitle title={texts.titled(texts.tags, title)} />
            <Suspense fallback={<Loading text={texts.loading} />}>
              <Tags slug={slug} readOnlyReason={readOnlyReason} />
            </Suspense>
          </>
        }
      />
      <Route path="einstellungen/*" element={<Navigate to={`${paths.administration(slug)}/einstellungen/benutzer`} replace />} />
      <Route
        element={
          <>
            <ReadOnlyNote reason={readOnlyReason} />
            <Outlet />
            <RequestPanel
              id={panel.id}
              form={knownForm}
              today={today}
              editor={knownForm && ((editing) => <RequestEditor {...editing} form={knownForm} today={today} />)}
              onOpen={panel.open}
              onClose={panel.close}
            />
          </>
        }
      >
        <Route
          path="anfragen"
          element={
            <>
              <DocumentTitle title={texts.titled(texts.requests, title)} />
              {visit.isKnown && <Visit slug={slug} />}
              <RequestsView
                openCount={openCount}
                bookingLink={location.origin + paths.booking(slug)}
                locations={knownForm?.selectableLocations ?? []}
                lastVisit={visit.last}
                onOpen={panel.open}
              />
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
      </Route>
      <Route path="*" element={<Navigate to={`${paths.administration(slug)}/anfragen`} replace />} />
    </Routes>
  );
}

type RequestEditorProps = EditorProps & { form: FormConfiguration; today: string };

/** The form in which a request is edited comes when it is asked for; where it does not come, the panel stays. */
function RequestEditor(props: RequestEditorProps) {
  const [Form, setForm] = useState<ComponentType<EditRequestProps> | 'failed' | undefined>(undefined);
  useEffect(() => {
    if (Form !== undefined) return;
    import('../features/booking/edit-request.tsx').then(
      (part) => setForm(() => part.default),
      () => setForm('failed'),
    );
  }, [Form]);

  if (Form === undefined) return <Loading text={texts.loading} />;
  if (Form !== 'failed') return <Form {...props} />;
  return (
    <Failure
      title={requestTexts.editing.loadFailed}
      action={
        <>
          <Button onClick={() => setForm(undefined)}>{texts.retry}</Button>
          <Button look="plain" onClick={props.onCancel}>
            {requestTexts.editing.back}
          </Button>
        </>
      }
    />
  );
}

/** The tags, with how many of the open requests carry each. */
function Tags({ slug, readOnlyReason }: { slug: string; readOnlyReason: string | undefined }) {
  const { open } = useRequestHandling();
  const counts = new Map<string, number>();
  if (open.status === 'loaded') for (const id of open.value.flatMap(({ tags }) => tags)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return <TagsView slug={slug} readOnlyReason={readOnlyReason} counts={counts} />;
}

/** Who opens the table has seen what is new: the dashboard counts from here. */
function Visit({ slug }: { slug: string }) {
  useEffect(() => void recordVisit(slug), [slug]);
  return null;
}

/** 'yyyy-MM-dd' -> 1 = Monday … 7 = Sunday. */
function weekdayOf(date: string): Weekday {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
