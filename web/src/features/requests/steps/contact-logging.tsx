/**
 * Shows a logged contact optimistically on all screens, and rolls back with a reason if refused.
 * Wraps all screens that show requests.
 */
import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { isSameStep, outlasts, wantedStep } from '@platzwart/domain/request/next-step';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Result } from '../../../calls/problem.ts';
import { tellSaving } from '../../../calls/tell.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { type Message, useToasts } from '../../../ui/overlay/toasts.tsx';
import { type Logged, logContact } from './commands.ts';
import { formatStep } from './format-step.ts';
import { stepTexts } from './step-texts.ts';

const t = stepTexts.logged;

type ContactLogging = {
  /** The request with contacts just logged here. */
  withLogged: (request: StoredRequest) => StoredRequest;
  /** Tells the result by a message, with undo. */
  log: (request: StoredRequest, logged: Logged) => void;
  /** Without messages. */
  record: (request: StoredRequest, logged: Logged) => Promise<Result<unknown>>;
  /** Undoes what was logged; `request` is from before. */
  takeBack: (request: StoredRequest, logged: Logged) => Promise<Result<unknown>>;
};

const LoggingContext = createContext<ContactLogging>({
  withLogged: (request) => request,
  log: () => {},
  record: async () => ({ ok: true, output: undefined }),
  takeBack: async () => ({ ok: true, output: undefined }),
});

export function useContactLogging(): ContactLogging {
  return useContext(LoggingContext);
}

/** Optimistic state; after the server's answer, only until the live request catches up. */
type Ahead = Pick<StoredRequest, 'nextStep' | 'lastContact'> & {
  isAnswered: boolean;
  seen: string;
};

/** Milliseconds: live requests catch up with an answer within this time. */
const patience = 5000;

export function ContactLoggingProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const { slug, open } = useRequestHandling();
  const { show } = useToasts();
  const [ahead, setAhead] = useState<ReadonlyMap<string, Ahead>>(new Map());
  const requests = useRef<readonly StoredRequest[]>([]);
  useEffect(() => {
    if (open.status === 'loaded') requests.current = open.value;
  }, [open]);

  useEffect(() => {
    const isWaiting = [...ahead.values()].some(({ isAnswered }) => isAnswered);
    if (!isWaiting) return;
    const timer = setTimeout(
      () => setAhead((before) => new Map([...before].filter(([, entry]) => !entry.isAnswered))),
      patience,
    );
    return () => clearTimeout(timer);
  }, [ahead]);

  const change = useCallback((id: string, to: (before: Ahead | undefined) => Ahead | undefined) => {
    setAhead((before) => {
      const after = new Map(before);
      const entry = to(before.get(id));
      if (entry) after.set(id, entry);
      else after.delete(id);
      return after;
    });
  }, []);

  const send = useCallback(
    async (request: StoredRequest, logged: Logged) => {
      const live = () => requests.current.find(({ id }) => id === request.id);
      const entry: Ahead = {
        ...stateAfter(request, logged, uid),
        isAnswered: false,
        seen: stateOf(live() ?? request),
      };
      change(request.id, () => entry);
      const answer = await logContact(slug, request.id, logged);
      const { problem } = answer;
      const now = live();
      const hasLiveChanged = now !== undefined && stateOf(now) !== entry.seen;
      const isDone = problem !== undefined || hasLiveChanged;
      const answered = isDone ? undefined : { ...entry, isAnswered: true };
      change(request.id, (before) => (before === entry ? answered : before));
      return answer;
    },
    [slug, uid, change],
  );

  const takeBack = useCallback(
    (request: StoredRequest, logged: Logged) =>
      send(
        { ...request, ...stateAfter(request, logged, uid) },
        previousStepOf(request, berlinDate(new Date())),
      ),
    [send, uid],
  );

  const log = useCallback(
    (request: StoredRequest, logged: Logged) => {
      const name = fullName(request);
      const today = berlinDate(new Date());
      const sending = send(request, logged);
      const tell = (saving: Promise<Result<unknown>>, message: Message) =>
        void tellSaving(show, saving, message, t.failed(name));
      const undo = () => tell(takeBack(request, logged), { title: t.undone(name) });
      tell(sending, {
        title: titleOf(name, logged, today),
        action: { label: stepTexts.undo, run: undo },
      });
    },
    [send, takeBack, show],
  );

  const logging = useMemo<ContactLogging>(
    () => ({
      withLogged: (request) => {
        const entry = ahead.get(request.id);
        if (!entry || (entry.isAnswered && stateOf(request) !== entry.seen)) return request;
        return { ...request, nextStep: entry.nextStep, lastContact: entry.lastContact };
      },
      log,
      record: send,
      takeBack,
    }),
    [ahead, log, send, takeBack],
  );

  return <LoggingContext value={logging}>{children}</LoggingContext>;
}

function stateAfter(
  { nextStep: before, lastContact }: StoredRequest,
  { contact, nextStep }: Logged,
  uid: string,
): Pick<StoredRequest, 'nextStep' | 'lastContact'> {
  const now = new Date();
  const isSame = isSameStep(before, nextStep);
  return {
    nextStep: outlasts(before, { contact, nextStep })
      ? before
      : nextStep && { ...nextStep, since: isSame && before ? before.since : now },
    lastContact: contact === null ? lastContact : { outcome: contact, at: now, by: uid },
  };
}

/** Identifies a state of a request's steps. */
function stateOf({ nextStep, lastContact }: StoredRequest): string {
  return [
    nextStep?.kind,
    nextStep?.dueOn,
    nextStep?.time,
    nextStep?.since.getTime(),
    lastContact?.at.getTime(),
  ].join(' ');
}

function titleOf(name: string, { contact, nextStep }: Logged, today: string): string {
  if (nextStep?.kind === 'callBack') return t.step(name, formatStep(nextStep, today));
  if (
    contact === 'reached' ||
    contact === 'notReached' ||
    contact === 'unsure' ||
    contact === 'waitsOn'
  )
    return t[contact](name);
  if (nextStep) return t.step(name, formatStep(nextStep, today));
  return t.done(name);
}

/**
 * Restores a request's previous next step. The contact stays in the history, which is append-only;
 * requests listed only because the patient asked for a call come back as a call for today.
 */
function previousStepOf(
  { nextStep, callbackWish, lastContact }: StoredRequest,
  today: IsoDate,
): Logged {
  const step = wantedStep(nextStep);
  const callbackRequested =
    callbackWish && !lastContact ? { kind: 'callBack' as const, dueOn: today } : null;
  return { contact: null, nextStep: step ?? callbackRequested };
}
