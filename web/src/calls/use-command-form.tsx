/**
 * A form that runs a command when it is sent: a problem appears at the fields it is about and in a
 * summary above them, which takes the focus. For forms of a few fields, which are read when it is
 * sent: password managers fill them in without an event.
 */
import type { Detail } from '@platzwart/domain/failure';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { isUnknown, type Problem, type Refused, type Result } from './problem.ts';
import { useCommand } from './use-command.ts';

type Options<T, Input> = {
  /** What is wrong before anybody is asked. */
  check?: (input: Input) => Refused | undefined;
  /**
   * In order, by name; or the field of a detail. What belongs to none of them is about the whole.
   */
  fields: readonly string[] | ((detail: Detail) => string | undefined);
  titles: {
    /** Something is wrong with fields. */
    invalid: string;
    /** Anything else is wrong; the problem's own message unless given. */
    failed?: string | ((problem: Problem) => string | undefined);
  };
  onDone?: (output: T) => unknown;
  /** From before the form existed. */
  before?: Problem | undefined;
};

export type FormField = {
  name: string;
  error: string | undefined;
  /** What was sent stays as it is until it is answered. */
  readOnly: boolean;
  onInput: () => void;
};

export type CommandForm<Input> = {
  /** Empty without a problem. */
  summary: ReactNode;
  /** Says that nobody has answered for long; for where the summary is out of sight. */
  slow: string | undefined;
  problem: Problem | undefined;
  hasProblem: boolean;
  /**
   * Spreads into a field of that name, or of a part of it: its message is gone as soon as the user
   * types.
   */
  field: (name: string) => FormField;
  /** Something was typed since the last one was done. */
  isTyped: boolean;
  isRunning: boolean;
  /** The last one was done, and nothing has been forgotten or started since. */
  isDone: boolean;
  /** Does nothing while it is running. */
  start: (input: Input) => Promise<void>;
  /** Starts it with the form's data. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  show: (problem: Problem) => void;
  forget: () => void;
};

export function useCommandForm<T, Input = FormData>(
  run: (input: Input) => Promise<Result<T>>,
  { check, fields, titles, onDone, before }: Options<T, Input>,
): CommandForm<Input> {
  const [shown, setShown] = useState<{ problem: Problem | undefined; typed: readonly string[] }>({
    problem: before,
    typed: [],
  });
  const [attempt, setAttempt] = useState(0);
  const [isTyped, setTyped] = useState(false);
  const show = (problem: Problem | undefined) => {
    setShown({ problem, typed: [] });
    setAttempt((count) => count + 1);
  };
  const command = useCommand(run, show);
  const slow = command.isRunning ? command.problem?.message : undefined;
  const { problem, typed } = shown;
  const { named, general } = placed(problem?.details ?? [], fields);

  const wrong = named.filter(({ field }) => !typed.includes(field));
  const own =
    typeof titles.failed === 'function' ? problem && titles.failed(problem) : titles.failed;
  // It may not have failed at all.
  const otherwise = isUnknown(problem) ? undefined : own;
  const title = named.length > 0 ? titles.invalid : otherwise;
  const others = problem?.details.length === 0 ? [problem.message] : general;
  const lines = [...wrong, ...(title === undefined ? [] : others.map((message) => ({ message })))];
  const hasProblem = problem !== undefined && (lines.length > 0 || title === undefined);

  const start = async (input: Input) => {
    if (command.isRunning) return;
    const wrong = check?.(input)?.problem;
    show(wrong);
    if (wrong) return;
    const output = await command.start(input);
    if (output === undefined) return;
    setTyped(false);
    await onDone?.(output);
  };
  return {
    summary: hasProblem ? (
      <ErrorSummary title={title ?? problem.message} errors={lines} attempt={attempt} />
    ) : (
      slow && (
        <p role="status" className="hint">
          {slow}
        </p>
      )
    ),
    slow,
    problem,
    hasProblem,
    field: (name) => {
      const error = wrong.find(({ field }) => field === name)?.message;
      const onInput = () => {
        setTyped(true);
        if (error) setShown({ problem, typed: [...typed, name] });
        if (command.output !== undefined) command.forget();
      };
      return { name, error, readOnly: command.isRunning, onInput };
    },
    isTyped,
    isRunning: command.isRunning,
    isDone: command.output !== undefined,
    start,
    onSubmit: (event) => {
      event.preventDefault();
      void start(new FormData(event.currentTarget) as Input);
    },
    show,
    forget: () => {
      show(undefined);
      command.forget();
    },
  };
}

/** The first message of each field, in the form's order, and those that belong to none. */
function placed(details: readonly Detail[], fields: Options<unknown, unknown>['fields']) {
  const placeOf =
    typeof fields === 'function'
      ? fields
      : ({ field }: Detail) => fields.find((name) => `.${field}`.endsWith(`.${name}`));
  const order = typeof fields === 'function' ? details.map(fields) : fields;
  const named = [...new Set(order)].flatMap((field) => {
    const first = details.find((detail) => field !== undefined && placeOf(detail) === field);
    return first && field !== undefined ? [{ field, message: first.message }] : [];
  });
  const general = details
    .filter((detail) => placeOf(detail) === undefined)
    .map(({ message }) => message);
  return { named, general: [...new Set(general)] };
}
