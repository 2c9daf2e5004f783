/**
 * The registry of input that leaving would lose. Every way out asks here: navigation within the app
 * (`guard-history.ts`), whatever closes a panel or dialog with a form in it, and the browser when
 * the page itself goes.
 */
import { useEffect, useRef } from 'react';
import { guardHistory } from './guard-history.ts';

export type LeaveQuestion = {
  /** What would be lost. */
  text: string;
  title?: string;
  /** The button that gives it up. */
  discard?: string;
};

type Unsaved = { question: LeaveQuestion; onDiscard: (() => void) | undefined };

/** Shows the question; resolves to whether the input may be given up. */
export type Ask = (question: LeaveQuestion) => Promise<boolean>;

const registry = new Set<Unsaved>();
const listeners = new Set<() => void>();
let ask: Ask | undefined;
let isAsking = false;

type UnsavedInput = {
  /** For a button that closes the form: asks if something would be lost. */
  mayLeave: () => Promise<boolean>;
  /** Saved, sent or given up: the next navigation need not wait for the form to say so. */
  release: () => void;
};

/** `onDiscard`: the user chose to give it up. */
export function useUnsavedInput(
  isUnsaved: boolean,
  question: LeaveQuestion,
  onDiscard?: () => void,
): UnsavedInput {
  const { current: own } = useRef<Unsaved>({ question, onDiscard });
  Object.assign(own, { question, onDiscard });
  useEffect(() => {
    if (!isUnsaved) return;
    registry.add(own);
    guardHistory({ isNeeded: hasUnsavedInput, mayLeave });
    changed();
    return () => {
      registry.delete(own);
      changed();
    };
  }, [isUnsaved, own]);
  return {
    mayLeave: () => mayDiscard(registry.has(own) ? [own] : []),
    release: () => void registry.delete(own),
  };
}

export const hasUnsavedInput = (): boolean => registry.size > 0;

export function onUnsavedInput(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves to whether everything unsaved may be given up. */
const mayLeave = (): Promise<boolean> => mayDiscard([...registry]);

async function mayDiscard(inputs: readonly Unsaved[]): Promise<boolean> {
  const [first] = inputs;
  if (!first) return true;
  // A second way out while the question is open: its answer is awaited.
  if (isAsking) return false;
  isAsking = true;
  const isGivenUp = await (ask ?? askBrowser)(first.question).finally(() => {
    isAsking = false;
  });
  if (!isGivenUp) return false;
  for (const input of inputs) {
    registry.delete(input);
    input.onDiscard?.();
  }
  return true;
}

/** `leave-question-host.tsx` asks, once it is there. A host that goes leaves no question open. */
export function askBy(asking: Ask): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
    isAsking = false;
  };
}

/** Before that, and where its code cannot be had. */
export const askBrowser: Ask = ({ text }) =>
  Promise.resolve(confirm(`${text} Trotzdem verlassen?`));

/**
 * Listens only as long as there is something: browsers keep pages without such a listener for Back.
 */
function changed(): void {
  removeEventListener('beforeunload', warn);
  if (registry.size > 0) addEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

function warn(event: BeforeUnloadEvent): void {
  if (registry.size > 0) event.preventDefault();
}
