/**
 * The host of a request's questions, whether a patient answers them or staff enter or edit them:
 * errors at the questions and in a summary, which takes the focus with every failed attempt; one
 * attempt at a time.
 */
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { slowAfter } from '../../online.ts';
import { texts } from './texts.ts';

// In the file of the lower half: without its button to send there are no errors.
const ErrorSummary = lazy(() => import('./further-summary.tsx'));

/** Why an attempt failed. */
export type Failure = {
  /** Empty: it has not, but nobody has answered yet. */
  title: string;
  /** Messages that belong to no question. */
  general: readonly string[];
  /** By question. */
  errors?: Readonly<Record<string, { type: string; message: string }>>;
};

/**
 * `isAtButton`: no question is to blame. It stands beside the button that was pressed, not above
 * the questions.
 */
type Shown = Failure & { isAtButton: boolean };

type Options<Values extends FieldValues, Output, F extends Failure> = {
  defaultValues: DefaultValues<Values>;
  resolver: Resolver<Values, unknown, Output>;
  /** The questions asked for these values, in order. */
  questions: (values: Values) => readonly string[];
  /** Without a choice of location its error leads to the times. */
  hasLocationChoice: boolean;
  invalid?: string;
  send: (output: Output) => Promise<F | undefined>;
  /** For an attempt that ends with an exception. */
  onCrash?: () => Promise<F>;
};

const slow: Failure = { title: '', general: [] };

export function useBookingHost<Values extends FieldValues, Output, F extends Failure>(
  options: Options<Values, Output, F>,
) {
  const {
    defaultValues,
    resolver,
    questions,
    hasLocationChoice,
    invalid = texts.formInvalid,
    send,
    onCrash,
  } = options;
  const [failure, setFailure] = useState<(Shown & Partial<F>) | undefined>(undefined);
  const attempt = useRef<number>(0);
  const isSending = useRef<boolean>(false);
  // The summary takes the focus.
  const methods = useForm<Values, unknown, Output>({
    defaultValues,
    resolver,
    shouldFocusError: false,
  });
  const { formState, getValues, handleSubmit, setError } = methods;

  const fail = (next: F | Failure, wrong: object = next.errors ?? {}) => {
    for (const [question, error] of Object.entries(next.errors ?? {}))
      setError(question as Path<Values>, error);
    attempt.current++;
    setFailure({ ...(next as F), isAtButton: Object.keys(wrong).length === 0 });
  };
  const submit = handleSubmit(
    async (output) => {
      const failed = await send(output);
      if (failed) fail(failed);
    },
    ({ root, ...wrong }) =>
      fail({ title: invalid, general: root?.message ? [root.message] : [] }, wrong),
  );

  const lines = [
    ...questions(getValues()).flatMap((question) => {
      const message = (formState.errors as FieldErrors)[question]?.message as string | undefined;
      return message
        ? [{ field: hasLocationChoice || question !== 'locationIds' ? question : 'slots', message }]
        : [];
    }),
    ...(failure?.general ?? []).map((message) => ({ message })),
  ];
  const shown = lines.length > 0 || failure?.isAtButton ? failure : undefined;
  // All put right: the summary, which takes the focus, comes back with another attempt only, not
  // while somebody types.
  const isShown = shown !== undefined;
  useEffect(() => () => void (isShown && setFailure(undefined)), [isShown]);
  return {
    methods,
    /** As long as something is wrong. */
    failure: shown,
    /** `action`: below the lines. */
    summary: (action?: ReactNode) =>
      shown && (
        <Suspense fallback={null}>
          <ErrorSummary
            isAtButton={shown.isAtButton}
            title={shown.title}
            errors={lines}
            attempt={attempt.current}
          >
            {action}
          </ErrorSummary>
        </Suspense>
      ),
    onSubmit: (event: FormEvent) => {
      if (isSending.current) return event.preventDefault();
      isSending.current = true;
      // What the last attempt said is not so while this one is under way.
      setFailure((now) => (now?.isAtButton ? undefined : now));
      const late = setTimeout(() => setFailure({ ...(slow as F), isAtButton: true }), slowAfter);
      submit(event)
        .catch(onCrash && (async () => fail(await onCrash())))
        .finally(() => {
          isSending.current = false;
          clearTimeout(late);
          setFailure((now) => (now?.title === '' ? undefined : now));
        });
    },
  };
}
