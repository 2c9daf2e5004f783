/**
 * Shows a logged contact optimistically on all screens, and rolls back with a reason if refused.
 * Wraps all screens that show requests.
 */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { isSameStep, outlasts } from '@platzwart/domain/request/next-step';
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
import { notDone, type Result } from '../../../calls/problem.ts';
import { tellSaving } from '../../../calls/tell.ts';
import { undoChange } from '../../../entities/request/commands.ts';
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

type Recording = ReturnType<typeof logContact>;

type ContactLogging = {
  /** The request with contacts just logged here. */
  withLogged: (request: StoredRequest) => StoredRequest;
  /** Tells the result by a message, with undo. */
  log: (request: StoredRequest, logged: Logged) => void;
  /** Without messages. */
  record: (request: StoredRequest, logged: Logged) => Recording;
  /** Undoes what was recorded; `request` is from before. */
  takeBack: (request: StoredRequest, recording: Recording) => Promise<Result<unknown>>;
};

const LoggingContext = createContext<ContactLogging>({
  withLogged: (request) => request,
  log: () => {},
  record: async () => ({ ok: true, output: {} }),
  takeBack: async () => ({ ok: true, output: undefined }),
});

export function useContactLogging(): ContactLogging {
  return useContext(LoggingContext);
}

type State = Pick<StoredRequest, 'nextStep' | 'lastContact'>;

/** Optimistic state; after the server's answer, only until the live request catches up. */
type Ahead = State & {
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

  /** Shows the state while it is asked for. */
  const send = useCallback(
    async <T,>(request: StoredRequest, state: State, ask: () => Promise<Result<T>>) => {
      const live = () => requests.current.find(({ id }) => id === request.id);
      const entry: Ahead = { ...state, isAnswered: false, seen: stateOf(live() ?? request) };
      change(request.id, () => entry);
      const answer = await ask();
      const { problem } = answer;
      const now = live();
      const hasLiveChanged = now !== undefined && stateOf(now) !== entry.seen;
      const isDone = problem !== undefined || hasLiveChanged;
      const answered = isDone ? undefined : { ...entry, isAnswered: true };
      change(request.id, (before) => (before === entry ? answered : before));
      return answer;
    },
    [change],
  );

  const record = useCallback(
    (request: StoredRequest, logged: Logged) =>
      send(request, stateAfter(request, logged, uid), () => logContact(slug, request.id, logged)),
    [send, slug, uid],
  );

  const takeBack = useCallback(
    (request: StoredRequest, recording: Recording) => {
      const { nextStep, lastContact } = request;
      return send<unknown>(request, { nextStep, lastContact }, async () => {
        const recorded = await recording;
        if (!recorded.ok) return { ok: true, output: {} };
        const { undo } = recorded.output;
        // The answer was lost on its way, and what undoes it with it.
        return undo ? undoChange(slug, request.id, undo) : notDone(t.undoLost);
      });
    },
    [send, slug],
  );

  const log = useCallback(
    (request: StoredRequest, logged: Logged) => {
      const name = fullName(request);
      const today = berlinDate(new Date());
      const sending = record(request, logged);
      const tell = (saving: Promise<Result<unknown>>, message: Message, failed: string) =>
        void tellSaving(show, saving, message, failed);
      const undo = () =>
        tell(takeBack(request, sending), { title: t.undone(name) }, t.notUndone(name));
      const title = titleOf(name, logged, today);
      tell(sending, { title, action: { label: stepTexts.undo, run: undo } }, t.failed(name));
    },
    [record, takeBack, show],
  );

  const logging = useMemo<ContactLogging>(
    () => ({
      withLogged: (request) => {
        const entry = ahead.get(request.id);
        if (!entry || (entry.isAnswered && stateOf(request) !== entry.seen)) return request;
        return { ...request, nextStep: entry.nextStep, lastContact: entry.lastContact };
      },
      log,
      record,
      takeBack,
    }),
    [ahead, log, record, takeBack],
  );

  return <LoggingContext value={logging}>{children}</LoggingContext>;
}

function stateAfter(
  { nextStep: before, lastContact }: StoredRequest,
  { contact, nextStep }: Logged,
  uid: string,
): State {
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
