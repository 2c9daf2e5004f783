/** `/{companySlug}/administration/*`: composes the screens of the practice's staff. */

import { berlinDate } from '@platzwart/domain/dates/german-date';
import { messages } from '@platzwart/domain/failure';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import { may } from '@platzwart/domain/team/permission';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { LoadFailure } from '../calls/load-failure.tsx';
import { useForm, useMayExport, usePractice } from '../entities/practice/queries.ts';
import { usePrescriptions } from '../entities/practice/use-prescriptions.ts';
import { NewsProvider } from '../entities/request/news.tsx';
import { ReadingOrderProvider } from '../entities/request/reading-order.tsx';
import { RequestHandlingProvider } from '../entities/request/request-handling.tsx';
import { AdministrationFrame } from '../features/administration/administration-frame.tsx';
import { ConnectionProvider } from '../features/administration/connection-notice.tsx';
import { useNow, useRequestCounters } from '../features/administration/queries.ts';
import { texts } from '../features/administration/texts.ts';
import { ContactLoggingProvider } from '../features/requests/steps/contact-logging.tsx';
import { demoSlug } from '../features/samples/demo-slug.ts';
import { useSession } from '../features/session/queries.ts';
import type { SessionUser } from '../features/session/session.ts';
import { showSamples, useShownSamples } from '../firebase/samples.ts';
import { lazyWhenOnline } from '../ui/lazy-when-online.ts';
import { ToastProvider } from '../ui/overlay/toasts.tsx';
import { AdministrationContext } from './administration/administration-context.ts';
import { AdministrationScreens } from './administration/administration-screens.tsx';
import { OfferDialogContainer } from './administration/offer-dialog-container.tsx';

const UndeliveredNotice = lazyWhenOnline(
  () => import('../features/undelivered-emails/undelivered-notice.tsx'),
);

/** Renders nothing, and has nothing to report before the requests have loaded. */
const NewRequestNotice = lazyWhenOnline(
  () => import('../features/requests/notice/new-request-notice.tsx'),
);

/** Only for somebody who was removed meanwhile, or lacks a second factor. */
const NotOpen = lazyWhenOnline(() => import('./administration/not-open.tsx'));

const TrialContainer = lazyWhenOnline(() => import('./administration/trial-container.tsx'));

/** Numbers in the navigation; the table does not wait for them. */
const readBadges = () => import('./administration/navigation-badges.tsx');
const AllDueSteps = lazyWhenOnline(() =>
  readBadges().then((part) => ({ default: part.AllDueSteps })),
);
const NewRequestCount = lazyWhenOnline(() =>
  readBadges().then((part) => ({ default: part.NewRequestCount })),
);
const PlacesInNeed = lazyWhenOnline(() =>
  readBadges().then((part) => ({ default: part.PlacesInNeed })),
);

/** Keys do something once the screen is there. */
const Keyboard = lazyWhenOnline(() => import('./administration/keyboard.tsx'));

/** Only in a practice that was never opened. */
const ClosedNotice = lazyWhenOnline(() => import('../features/settings/setup/closed-notice.tsx'));

/** Only above invented people. */
const SamplesBar = lazyWhenOnline(() => import('../features/samples/samples-bar.tsx'));

/** Screens about the practice itself: there nothing is invented. */
const realScreens = new RegExp(`^(${screenPaths.settings}|${screenPaths.setup})(/|$)`);
const DemoRefusal = lazyWhenOnline(() => import('../features/samples/demo-refusal.tsx'));

/** Only for browsers that have push notices. */
const PushKeeper = lazyWhenOnline(async () => {
  const worker =
    'serviceWorker' in navigator &&
    (await navigator.serviceWorker.getRegistration().catch(() => undefined));
  return worker ? import('./administration/push-keeper.tsx') : { default: () => null };
});

const AccountNotice = lazyWhenOnline(() => import('./administration/account-notice.tsx'));

export default function AdministrationPage() {
  const { companySlug = '', '*': screen = '' } = useParams();
  const { user } = useSession();
  const samples = useShownSamples();
  // Its samples are the whole practice: they end with it.
  const isDemo = companySlug === demoSlug;
  const endsSamples = samples !== undefined && !isDemo && realScreens.test(screen);
  useEffect(() => {
    if (endsSamples) showSamples(undefined);
  }, [endsSamples]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are of one practice.
  useEffect(() => (isDemo ? undefined : () => showSamples(undefined)), [companySlug, user?.uid]);
  if (!user || endsSamples) return null;
  if (isDemo && (realScreens.test(screen) || screen === screenPaths.import)) {
    return (
      <Suspense>
        <DemoRefusal />
      </Suspense>
    );
  }
  // The key remounts everything per practice: no frame mixes two of them, or people with invented
  // ones.
  return (
    <PracticeAdministration
      key={`${companySlug} ${user.uid} ${samples !== undefined}`}
      slug={companySlug}
      user={user}
    />
  );
}

function PracticeAdministration({ slug, user }: { slug: string; user: SessionUser }) {
  const membership = user.practices.find((practice) => practice.slug === slug);
  const practice = usePractice(slug);
  const counters = useRequestCounters(slug);
  const liveForm = useForm(slug);
  const now = useNow();
  const samples = useShownSamples();
  const mayExport = useMayExport(slug, membership?.role);
  const prescriptions = usePrescriptions(
    practice.status === 'loaded' ? practice.value : undefined,
    liveForm.status === 'loaded' ? liveForm.value : undefined,
  );

  // The rules may know of a removal before the session does.
  if (counters.status === 'refused') {
    return (
      <Suspense>
        <NotOpen slug={slug} />
      </Suspense>
    );
  }
  if (practice.status === 'refused' || practice.status === 'failed') {
    return <LoadFailure level={1} title={texts.failed} retry={practice.retry} />;
  }

  const known = practice.status === 'loaded' ? practice.value : undefined;
  const title = known?.title ?? membership?.title ?? '...';
  // A role that may write, in a practice that is not locked; while the practice is loading, nothing
  // is blocked.
  const readOnlyReason =
    samples?.reason ??
    (!may(membership?.role, 'changeRequests')
      ? texts.viewerOnly
      : known?.locked
        ? messages.practiceReadOnly
        : undefined);

  const counted =
    counters.status === 'loaded' ? (counters.value ?? { open: 0, archived: 0 }) : undefined;
  const basePath = sitePaths.administration(slug);
  const today = berlinDate(now);
  const form = liveForm.status === 'loaded' ? liveForm.value : undefined;
  const administration = {
    slug,
    uid: user.uid,
    role: membership?.role,
    mayExport,
    title,
    isLocked: known?.locked,
    basePath,
    openCount: counted?.open,
    archivedCount: counted?.archived,
    liveForm,
    form,
    practice: known,
    now,
    today,
  };

  return (
    // Inside what a removal unmounts: messages name patients.
    <ToastProvider label={texts.toasts} closeLabel={texts.closeToast}>
      <RequestHandlingProvider
        slug={slug}
        uid={user.uid}
        readOnlyReason={readOnlyReason}
        plan={form}
        prescriptions={prescriptions}
      >
        <NewsProvider uid={user.uid} today={today}>
          <ContactLoggingProvider uid={user.uid}>
            <ConnectionProvider isLive={counters.status !== 'loaded' || counters.isCurrent}>
              <AdministrationContext value={administration}>
                <AdministrationFrame
                  title={title}
                  trial={
                    <Suspense>
                      <TrialContainer />
                    </Suspense>
                  }
                  basePath={basePath}
                  openCount={counted?.open}
                  newRequests={
                    <Suspense>
                      <NewRequestCount />
                    </Suspense>
                  }
                  intake={known?.locked || known?.notYetOpened ? undefined : known}
                  dueSteps={
                    <Suspense>
                      <AllDueSteps today={today} />
                    </Suspense>
                  }
                  placesInNeed={
                    <Suspense>
                      <PlacesInNeed />
                    </Suspense>
                  }
                  readOnlyReason={readOnlyReason}
                >
                  <Suspense>
                    <NewRequestNotice requestsAddress={`${basePath}/${screenPaths.requests}`} />
                  </Suspense>
                  <Suspense>
                    <AccountNotice
                      slug={slug}
                      basePath={basePath}
                      role={membership?.role}
                      isLocked={known?.locked === true}
                      now={now}
                    />
                  </Suspense>
                  {samples && (
                    <Suspense>
                      <SamplesBar />
                    </Suspense>
                  )}
                  {known?.notYetOpened && !known.locked && !samples && (
                    <Suspense>
                      <ClosedNotice
                        slug={slug}
                        mayOpen={membership?.role === 'administrator'}
                        setupPath={`${basePath}/${screenPaths.setup}`}
                      />
                    </Suspense>
                  )}
                  <Suspense>
                    <UndeliveredNotice
                      slug={slug}
                      now={now}
                      isAdministrator={membership?.role === 'administrator'}
                    />
                  </Suspense>
                  <ReadingOrderProvider>
                    <OfferDialogContainer>
                      <AdministrationScreens />
                      <Suspense>
                        <Keyboard />
                        <PushKeeper />
                      </Suspense>
                    </OfferDialogContainer>
                  </ReadingOrderProvider>
                </AdministrationFrame>
              </AdministrationContext>
            </ConnectionProvider>
          </ContactLoggingProvider>
        </NewsProvider>
      </RequestHandlingProvider>
    </ToastProvider>
  );
}
