import {
  type CallInput,
  type CallName,
  type CallOutput,
  calls,
} from '@platzwart/domain/calls/calls';
import { detailsOf } from '@platzwart/domain/failure';
import { type Result, refusal } from './problem.ts';
import { run } from './run.ts';

/** Tells what is missing or wrong before anything is sent; `input` may come as typed. */
export async function runValidated<N extends CallName>(
  name: N,
  input: Partial<Record<keyof CallInput<N>, unknown>>,
): Promise<Result<CallOutput<N>>> {
  const validated = calls[name].input.safeParse(input);
  if (!validated.success) return { ok: false, problem: refusal(detailsOf(validated.error)) };
  return run(name, validated.data as CallInput<N>);
}
