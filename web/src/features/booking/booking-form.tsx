/**
 * The request for a therapy place. The practice's form decides the questions; the domain's schema
 * validates. Entries survive every sending failure, and a reload (`form-draft.tsx`).
 */
import type { BookingRequest } from '@platzwart/domain/booking/booking-request';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { fillPlaceholders } from '@platzwart/domain/booking/placeholders';
import { shownFields } from '@platzwart/domain/booking/questions';
import { contactOf } from '@platzwart/domain/contact/contact';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormProvider } from 'react-hook-form';
import { isOnline } from '../../online.ts';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { useMarkdownReady } from '../../ui/markdown.tsx';
import { Note } from '../../ui/note.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import styles from './booking.module.css';
import { WhyClosed } from './booking-closed.tsx';
import { type Failure, useBookingHost } from './booking-host.tsx';
import { type BookingValues, emptyBooking, newRandomId } from './booking-values.ts';
import { prepareSending, type SendBooking, type SentBooking, sendBooking } from './commands.ts';
import { FormNote, FormSkeleton } from './form-opening.tsx';
import { ContactSections, PersonSections } from './person-sections.tsx';
import { type FoldedParts, QuestionnaireContext } from './question.tsx';
import { texts } from './texts.ts';
import type { BookingResolver } from './validate-booking.ts';

type BookingFormProps = {
  practice: Practice;
  form: FormConfiguration;
  /** The day in Berlin. */
  today: IsoDate;
  onSent: (booking: SentBooking) => void;
  /** Preloads the page after sending, before the form gives way to it. */
  fetchNext?: () => Promise<unknown>;
  send?: SendBooking;
  /**
   * Shown on another page without sending anything: that page keeps its title and its leave
   * warning.
   */
  isPreview?: boolean;
};

// Content below the fold, and what only the first submit needs, loads alongside the form's code,
// not before it.
const validation = () => import('./validate-booking.ts');
const FurtherSections = lazy(() => import('./further-sections.tsx'));
// In the file of the lower half, which the button to send is in: there, also without a connection.
const failures = async () => (await import('./sending-failures.ts')).failures;

const nothing = () => Promise.resolve();

export function BookingForm({
  practice,
  form,
  today,
  onSent,
  fetchNext = nothing,
  send = sendBooking,
  isPreview = false,
}: BookingFormProps) {
  const [values] = useState(() => emptyBooking(practice.slug, form, newRandomId()));
  const shownAt = useRef<number>(0);
  const trap = useRef<HTMLInputElement>(null);
  /** Of the lower half, where drafts are kept; without it there is none. */
  const dropDraft = useRef<(() => void) | undefined>(undefined);
  const resolver = useResolver(form, today);

  const hasNoLocations = form.selectableLocations.length === 0;
  const questions = ({ type }: Pick<BookingValues, 'type'>) =>
    shownFields(form, { type }).map((field) =>
      hasNoLocations && field === 'slots' ? 'locationIds' : field,
    );
  const host = useBookingHost<BookingValues, BookingRequest, Failure>({
    defaultValues: values,
    resolver,
    questions,
    hasLocationChoice: form.selectableLocations.length > 1,
    send: async (booking) => {
      const fillSeconds = Math.floor((performance.now() - shownAt.current) / 1000);
      const sent = { ...booking, homepage: trap.current?.value ?? '', fillSeconds };
      const answer = await send(sent);
      if (answer.kind === 'done') {
        await fetchNext().catch(() => undefined);
        dropDraft.current?.();
        unsaved.release();
        onSent(sent);
        return;
      }
      if (answer.kind !== 'refused') return (await failures())[answer.kind];
      // The field refused for it is now empty: pressing again is enough.
      if (trap.current && answer.details.some(({ field }) => field === 'homepage'))
        trap.current.value = '';
      const { failureOf } = await validation();
      return failureOf(answer.details, questions(booking), { invalid: texts.formInvalid });
    },
    // Even the validation code may fail to load when the connection is lost.
    onCrash: async () => (await failures())[isOnline() ? 'failed' : 'notConnected'],
  });
  const { methods } = host;
  const { isDirty } = methods.formState;
  // The summary names the questions asked now.
  methods.watch('type');
  const isTouched = useRef<boolean>(false);
  /** With the first touch: loads what validation and sending need, and draws nothing anew. */
  const prepare = () => {
    if (isTouched.current) return;
    isTouched.current = true;
    // A failure here is a sending failure, and reported then.
    const wanted = [fetchNext, ...(isPreview ? [] : [validation, () => prepareSending(values)])];
    // After the answer to the touch itself.
    setTimeout(() => {
      for (const load of wanted) load().catch(() => undefined);
    });
  };
  // The practice's texts stand before what is below them: arriving later, they would move it from
  // under a finger that presses.
  const own = (text: string) => fillPlaceholders(text, practice, location.origin);
  const isOpen = useMarkdownReady(own(form.bookingInfoMessage));
  const isHintReady = useMarkdownReady(own(form.slotsHint));
  const isLowerHalfDue = useAfterFirstPaint() && isHintReady;
  const unsaved = useUnsavedInput(isDirty && !isPreview, { text: texts.wouldBeLost }, () =>
    dropDraft.current?.(),
  );
  const [restored, setRestored] = useState<ReactNode>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const discard = useCallback(() => {
    dropDraft.current?.();
    methods.reset(emptyBooking(practice.slug, form, newRandomId()));
    setRestored(null);
    title.current?.focus();
  }, [methods, practice.slug, form]);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const isTaking = acceptsRequests(practice);

  const [folded, setFolded] = useState<FoldedParts>({});
  const questionnaire = useMemo(() => ({ form, today, folded }), [form, today, folded]);

  if (!isOpen) return <FormSkeleton />;
  return (
    <FormProvider {...methods}>
      {!isPreview && (
        <DocumentTitle
          title={`${host.failure?.title ? texts.failedTitle(texts.pageTitle) : texts.pageTitle} – ${practice.title}`}
        />
      )}
      <form
        className={`stack gap-4 form-width ${styles.parts}`}
        noValidate
        aria-label={texts.pageTitle}
        onFocus={prepare}
        onPointerDown={prepare}
        onSubmit={host.onSubmit}
      >
        <div className="stack">
          <h1 ref={title} tabIndex={-1}>
            {texts.pageTitle}
          </h1>
          {restored}
          <p className="muted">{texts.optionalNote}</p>
          {!isTaking && (
            <Note isWarm isLive>
              <WhyClosed practice={practice} form={form} />
              <p>{texts.entriesStay}</p>
            </Note>
          )}
          <FormNote text={own(form.bookingInfoMessage)} />
          {isTaking && practice.waitLine && <p>{practice.waitLine}</p>}
          <OtherWay practice={practice} />
        </div>
        {!host.failure?.isAtButton && host.summary()}
        <QuestionnaireContext value={questionnaire}>
          <PersonSections />
          <ContactSections />
          <div className={styles.trap} aria-hidden="true">
            <label>
              {texts.leaveEmpty}
              <input ref={trap} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          {isLowerHalfDue && (
            <Suspense fallback={null}>
              <FurtherSections
                form={form}
                practice={practice}
                failure={host.failure?.isAtButton && host.summary()}
                onFold={isPreview ? undefined : setFolded}
                draft={
                  isPreview ? undefined : { tell: setRestored, onDiscard: discard, drop: dropDraft }
                }
              />
            </Suspense>
          )}
        </QuestionnaireContext>
      </form>
    </FormProvider>
  );
}

/** People may also contact the practice without the form. */
function OtherWay({ practice }: { practice: Practice }) {
  const { phone, website, addresses } = contactOf(practice);
  const where = phone ? '' : [practice.contactPerson, addresses[0]].filter(Boolean).join(', ');
  const way = phone ?? website;
  if (!way && addresses.length === 0) return null;
  return (
    <p className="hint anywhere">
      {phone ? texts.call : texts.otherWay} {where}
      {way && (
        <>
          {where && ', '}
          <a href={way.url} {...(!phone && { target: '_blank', rel: 'noopener noreferrer' })}>
            {way.text}
          </a>
        </>
      )}
      {phone && practice.contactPerson && ` (${practice.contactPerson})`}
    </p>
  );
}

/** Validation loads alongside the form; a faster user waits for it at the first submit. */
function useResolver(form: FormConfiguration, today: IsoDate): BookingResolver {
  return useMemo(() => {
    let made: BookingResolver | undefined;
    return async (values, context, options) => {
      made ??= (await validation()).resolverFor(form, today);
      return made(values, context, options);
    };
  }, [form, today]);
}

/**
 * Content initially out of view waits until the rest has been painted: halves the work before a
 * slow phone's first paint.
 */
function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // In steps: typing meanwhile does not wait for all of it.
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
