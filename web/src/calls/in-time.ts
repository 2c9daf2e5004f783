import { type Messages, problemOf, type Result } from './problem.ts';

/** Milliseconds after which a user may try again. */
const patience = 25_000;

/** For idempotent calls only: one that is given up may still arrive. */
export async function inTime<T>(
  answer: Promise<Result<T>>,
  messages?: Messages,
): Promise<Result<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Result<T>>((resolve) => {
    timer = setTimeout(
      () => resolve({ ok: false, problem: problemOf('noAnswer', messages) }),
      patience,
    );
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
