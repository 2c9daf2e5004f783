/**
 * The request for a therapy place. The practice's form decides what is asked; the domain's schema judges. Whatever
 * happens while sending, the entries stay; nothing of them is kept on the device.
 */
import type { BookingRequest } from '@platzwart/domain/booking-request';
import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import type { IsoDate } from '@platzwart/domain/german-date';
import { acceptsRequests } from '@platzwart/domain/intake';
import { fillPlaceholders } from '@platzwart/domain/placeholders';
import type { Practice } from '@platzwart/domain/practice';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './booking.module.css';
import { type BookingValues, emptyBooking, newRequestId, shownFields } from './booking-values.ts';
import { prepareSending, type SendBooking, sendBooking } from './commands.ts';
import type { Limits } from './further-sections.tsx';
import type { BookingResolver } from './judge-booking.ts';
import { ContactPersonSection, ContactSections, PersonSection, RequesterSection } from './person-sections.tsx';
import { texts } from './texts.ts';

export type BookingFormProps = {
  practice: Practice;
  form: FormConfiguration;
  /** The day in Berlin. */
  today: IsoDate;
  onSent: () => void;
  send?: SendBooking;
};

// What stands further down, and what only the first try to send needs, comes beside the code of the form, not before it.
const judging = () => import('./judge-booking.ts');
const FurtherSections = lazy(() => import('./further-sections.tsx'));

/** Why the last attempt did not go through; `general` has no field to stand at. */
type Problem = { title: string; general: readonly string[] };

export function BookingForm({ practice, form, today, onSent, send = sendBooking }: BookingFormProps) {
  const [values] = useState(() => emptyBooking(practice.slug, form, newRequestId()));
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef<boolean>(false);
  const resolver = useResolver(form, today);

  const methods = useForm<BookingValues, unknown, BookingRequest>({
    defaultValues: values,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { formState, handleSubmit, setError, setValue, watch } = methods;
  const { errors, isDirty } = formState;
  const type = watch('type');
  const limits = useLimits();
  useWarningBeforeLeaving(isDirty);

  // The practice may come to have one location while the form is open.
  const onlyLocation = form.selectableLocations.length === 1 ? form.selectableLocations[0]?.id : undefined;
  useEffect(() => {
    if (onlyLocation !== undefined) setValue('locationIds', [onlyLocation]);
  }, [onlyLocation, setValue]);

  const fail = (next: Problem) => {
    setProblem(next);
    setAttempt((before) => before + 1);
  };

  const submit = handleSubmit(
    async (booking) => {
      const answer = await send(booking);
      if (answer.kind === 'done') return onSent();
      if (answer.kind !== 'refused') return fail({ title: texts.serverError, general: [] });
      const shown = shownFields(form, { type: booking.type });
      const general: string[] = [];
      for (const { field, code, message } of answer.details) {
        const own = shown.find((name) => name === field || field.startsWith(`${name}.`));
        if (own) setError(own, { type: code, message });
        else general.push(message);
      }
      fail({ title: texts.formInvalid, general });
    },
    () => fail({ title: texts.formInvalid, general: [] }),
  );

  const summary: SummaryError[] = [
    ...shownFields(form, { type }).flatMap((field) => {
      const message = errors[field]?.message;
      return typeof message === 'string' ? [{ field, message }] : [];
    }),
    ...(problem?.general ?? []).map((message) => ({ message })),
  ];
  const showsSummary = problem !== undefined && (summary.length > 0 || problem.title === texts.serverError);
  const isTaking = acceptsRequests(practice);
  const own = (text: string) => fillPlaceholders(text, practice, location.origin);

  return (
    <FormProvider {...methods}>
      <DocumentTitle title={`${showsSummary ? texts.failedTitle(texts.pageTitle) : texts.pageTitle} – ${practice.title}`} />
      <form
        className={styles.form}
        noValidate
        aria-label={texts.pageTitle}
        onSubmit={(event) => {
          if (isSending.current) return event.preventDefault();
          isSending.current = true;
          // Even the code that judges may be out of reach when the connection is lost.
          submit(event)
            .catch(() => fail({ title: texts.serverError, general: [] }))
            .finally(() => {
              isSending.current = false;
            });
        }}
      >
        {showsSummary && <ErrorSummary title={problem.title} errors={summary} attempt={attempt} />}
        <div className={styles.opening}>
          <h1 tabIndex={-1}>{texts.pageTitle}</h1>
          {!isTaking && (
            <Note isWarm isLive>
              <p>{practice.locked ? texts.locked : texts.paused}</p>
              <p>{texts.keptEntries}</p>
            </Note>
          )}
          {form.bookingInfoMessage.trim() !== '' && (
            <Note>
              <Markdown text={own(form.bookingInfoMessage)} />
            </Note>
          )}
          <p className={styles.muted}>{texts.optionalNote}</p>
        </div>
        <RequesterSection />
        <PersonSection form={form} today={today} />
        {type === 'other' && <ContactPersonSection />}
        <ContactSections form={form} />
        <Suspense fallback={null}>
          <FurtherSections form={form} practice={practice} limits={limits} />
        </Suspense>
      </form>
    </FormProvider>
  );
}

/** The judge comes beside the form; whoever is faster than the line waits for it with the first try to send. */
function useResolver(form: FormConfiguration, today: IsoDate): BookingResolver {
  return useMemo(() => {
    let made: BookingResolver | undefined;
    return async (values, context, options) => {
      made ??= (await judging()).resolverFor(form, today);
      return made(values, context, options);
    };
  }, [form, today]);
}

/** How long texts may be, once it is known; a count is only shown for long ones. */
function useLimits() {
  const [limits, setLimits] = useState<Limits | undefined>(undefined);
  useEffect(() => {
    judging().then(
      (judge) => setLimits(judge.limits),
      () => undefined,
    );
    prepareSending().catch(() => undefined);
  }, []);
  return limits;
}

function useWarningBeforeLeaving(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    let hasAgreed = false;
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasAgreed) event.preventDefault();
    };
    // Links of the app change the page without unloading it. Caught on the way down, before the router sees the click.
    const ask = (event: MouseEvent) => {
      if (!leadsAway(event)) return;
      hasAgreed = confirm(texts.leaveAnyway);
      if (hasAgreed) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [isDirty]);
}

/** A plain click on a link to another page of this origin, in this tab. The browser itself asks about other origins. */
function leadsAway(event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self')) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}
