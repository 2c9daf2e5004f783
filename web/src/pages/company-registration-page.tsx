/** `/company-registration`: registers a practice and opens its administration. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '../calls/problem.ts';
import {
  RegistrationForm,
  type RegistrationFormProps,
} from '../features/registration/registration-form.tsx';
import { texts } from '../features/registration/texts.ts';
import { useSession } from '../features/session/queries.ts';
import { lazyWhenOnline } from '../ui/lazy-when-online.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading } from '../ui/states.tsx';

// The form does not wait for what sends it, nor for its preview.
const loadCommands = () => import('../features/registration/commands.ts');
const register: RegistrationFormProps['register'] = (...sent) =>
  loadCommands().then(
    ({ registerPractice }) => registerPractice(...sent),
    () => ({ ok: false, problem: problemOf('offline') }),
  );
const prepare = () =>
  loadCommands().then(
    ({ prepareRegistration }) => prepareRegistration(),
    () => undefined,
  );
const PracticeCard = lazyWhenOnline(async () => ({
  default: (await import('../features/practice/practice-card.tsx')).PracticeCard,
}));
const VerifyEmailNotice = lazyWhenOnline(async () => ({
  default: (await import('../features/session/verify-email-notice.tsx')).VerifyEmailNotice,
}));

/** Milliseconds to wait for a missing membership: a full page load then asks again. */
const timeoutMs = 8000;

export default function CompanyRegistrationPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [slug, setSlug] = useState<string | undefined>(undefined);
  const isMember = user?.practices.some((practice) => practice.slug === slug) ?? false;

  // The user's own document updates a moment later; before that, the administration would refuse
  // its own founder.
  useEffect(() => {
    if (slug === undefined) return;
    const target = `${sitePaths.administration(slug)}/${screenPaths.setup}`;
    if (isMember) {
      void navigate(target, { replace: true });
      return;
    }
    const clock = setTimeout(() => location.assign(target), timeoutMs);
    return () => clearTimeout(clock);
  }, [slug, isMember, navigate]);

  if (!user) return null;
  if (slug !== undefined) return <Loading text={texts.settingUp} />;
  return (
    <div className="stack gap-6">
      <PageHeader title={texts.title} lead={texts.lead} />
      {!user.emailVerified && (
        <Suspense>
          <VerifyEmailNotice returnTo={sitePaths.companyRegistration} />
        </Suspense>
      )}
      <RegistrationForm
        register={register}
        onRegistered={setSlug}
        onTouch={prepare}
        user={user}
        card={(shown) => (
          <Suspense>
            <PracticeCard practice={{ ...shown, slug: '', bookingEnabled: true, locked: false }} />
          </Suspense>
        )}
      />
    </div>
  );
}
