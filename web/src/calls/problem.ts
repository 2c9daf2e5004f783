/**
 * Why something asked of the server did not happen, in the reader's words: one shape for calls and
 * for direct writes.
 */
import type { Detail } from '@platzwart/domain/failure';
import { texts } from './texts.ts';

export type Problem = {
  /**
   * `refused`: its input or the state of things does not allow it; `denied`: signed out, or no
   * (longer a) right to it. Nothing has changed then, nor when `offline`, where nothing was sent.
   * After `noAnswer` and `failed`, which is our fault, the outcome is unknown. `slow`: no answer
   * yet; it is still waited for.
   */
  kind: 'refused' | 'denied' | 'offline' | 'slow' | 'noAnswer' | 'failed';
  /** One or more messages: why, and what to do next. */
  message: string;
  /** The refusal's messages by field; empty for all other kinds. */
  details: readonly Detail[];
};

/** `const { output, problem } = await …`: one of both is there. */
export type Result<T> = { ok: true; output: T; problem?: undefined } | Refused;
export type Refused = { ok: false; problem: Problem; output?: undefined };

export function refusal(details: readonly Detail[]): Problem {
  // Without details the server has said nothing that would help.
  if (details.length === 0) return problemOf('failed');
  return { kind: 'refused', message: details.map(({ message }) => message).join(' '), details };
}

export const problemOf = (
  kind: Exclude<Problem['kind'], 'refused' | 'denied'>,
  message: string = texts[kind],
): Problem => ({ kind, message, details: [] });

/** Without a right to it. */
export const denial = (message: string): Problem => ({ kind: 'denied', message, details: [] });

/** Whether it may have been done all the same: no title says that it was not. */
export const isUnknown = (problem: Problem | undefined): boolean =>
  problem !== undefined && ['slow', 'noAnswer', 'failed'].includes(problem.kind);

/** Not done, and why; `field`: where. */
export function notDone(message: string, field?: string): Refused {
  return {
    ok: false,
    problem: {
      kind: 'refused',
      message,
      details: field === undefined ? [] : [{ field, code: 'invalid', message }],
    },
  };
}

/** What is found wrong before anybody is asked, by field; undefined if nothing is. */
export function wrongFields(
  messages: Readonly<Record<string, string | undefined>>,
): Refused | undefined {
  const details = Object.entries(messages).flatMap(([field, message]) =>
    message ? [{ field, code: 'invalid', message }] : [],
  );
  return details.length > 0 ? { ok: false, problem: refusal(details) } : undefined;
}

/** The refusal's message for that field, wherever in the input it is. */
export function messageAt(problem: Problem | undefined, field: string): string | undefined {
  return problem?.details.find(
    (detail) => detail.field === field || detail.field.endsWith(`.${field}`),
  )?.message;
}
