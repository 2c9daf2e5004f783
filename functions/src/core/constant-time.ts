import { evenAnswer } from './even-answer.ts';
import type { Tools } from './tools.ts';

/** Milliseconds: longer than Auth, database and queue usually take together. */
const step = 1_500;

/**
 * As `evenAnswer`, for work that asks Auth as well: the response time does not reveal what was
 * found, an account of an address or a request behind an old link, on a slow day neither.
 */
export function inConstantTime<T>(work: () => Promise<T>, tools: Pick<Tools, 'pause'>): Promise<T> {
  return evenAnswer(work, tools, step);
}
