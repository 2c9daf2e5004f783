/** What a message says while nobody knows yet, and once somebody does. */
import { isOnline, slowAfter } from '../online.ts';
import type { Message, Toasts } from '../ui/overlay/toasts.tsx';
import { isUnknown, type Result } from './problem.ts';
import { staffTexts } from './staff-texts.ts';
import { texts } from './texts.ts';

/** Says what is being done, as long as it is. */
export async function tellWhile<T>(
  show: Toasts['show'],
  title: string,
  doing: Promise<T>,
): Promise<T> {
  const told = show({ title, isWaiting: true });
  const late = setTimeout(
    () => told.change({ title, text: texts.slow, isWaiting: true }),
    slowAfter,
  );
  try {
    return await doing;
  } finally {
    clearTimeout(late);
    told.close();
  }
}

/**
 * That it is being saved, and that it is only once it is, or why not, under `failed`. Offline it
 * goes away by itself, as the banner counts it.
 */
export async function tellSaving<T>(
  show: Toasts['show'],
  saving: Promise<Result<T>>,
  message: Message,
  failed: string,
  done: (output: T) => Message = () => message,
): Promise<Result<T>> {
  const isWaiting = isOnline();
  const saved = {
    ...message,
    title: staffTexts[isWaiting ? 'saving' : 'held'](message.title),
    isWaiting,
  };
  const told = show(saved);
  const late = setTimeout(
    () => isWaiting && told.change({ ...saved, text: texts.slow }),
    slowAfter,
  );
  const answer = await saving;
  clearTimeout(late);
  if (answer.ok) told.change(done(answer.output));
  else {
    told.close();
    const { problem } = answer;
    const title = isUnknown(problem) ? staffTexts.unsure(message.title) : failed;
    show({ title, text: problem.message, isUrgent: true });
  }
  return answer;
}
