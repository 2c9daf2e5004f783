/**
 * How far one is, and less to scroll: a line at the top says which part this is; on phones, parts
 * that are done fold to their answers once somebody is in a later one. Where one types nothing
 * folds, and what is pressed or read stays where it is on the screen.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Section } from '@platzwart/domain/booking/questions';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { classes } from '../../ui/class-names.ts';
import { holdPlace } from '../../ui/hold-place.ts';
import { mediaHook } from '../../ui/media-hook.ts';
import styles from './booking.module.css';
import type { BookingValues } from './booking-values.ts';
import { useCheckOnLeave } from './check-on-leave.ts';
import { furtherTexts } from './further-texts.ts';
import { answersOf, type FormPart, partsOf } from './part-answers.ts';
import { type FoldedParts, useQuestionnaire } from './question.tsx';

// As `--narrow` in tokens.css.
const useIsNarrow = mediaHook('(width < 44rem)');

/** Milliseconds after which answers count, and a finger has left. */
const pause = 400;

export function FormGuide({ onFold }: { onFold: (folded: FoldedParts) => void }) {
  const { form, today } = useQuestionnaire();
  const values = useWatch() as BookingValues;
  const parts = partsOf(form, values);
  const bar = useRef<HTMLDivElement>(null);
  const { current, reached } = usePlace(bar, parts);
  const done = useDone(parts, values, form, today);
  useCheckOnLeave(
    useCallback(() => formOf(bar), []),
    form,
    today,
  );
  const { errors } = useFormState<BookingValues>();
  const isNarrow = useIsNarrow();

  const { inView, seen } = usePartInView(bar, parts.length);
  const isAnswered = (each: FormPart) =>
    each.isRequired || answersOf(each, values, { form, today }).length > 0;
  // What may stay empty is done once somebody went on, or read on.
  const isDone = (each: FormPart, i: number) =>
    done.has(each.part) && (i < reached || i < seen || isAnswered(each));
  // Nothing folds away unread: what nobody answered stays.
  const isFolded = (each: FormPart, i: number) =>
    isNarrow &&
    i < reached &&
    each.part !== current &&
    done.has(each.part) &&
    isAnswered(each) &&
    !each.names.some((name) => errors[name]);
  const key = parts
    .filter(isFolded)
    .map(({ part }) => part)
    .join(' ');
  const open = useFolding(bar, key, (folded) =>
    onFold(
      Object.fromEntries(
        folded.map((part) => [
          part,
          <FoldedPart key={part} part={part} onOpen={() => open(part)} />,
        ]),
      ),
    ),
  );

  const shown = parts[inView];
  return (
    <div
      ref={bar}
      className={classes(`off-paper ${styles.progress}`, !shown && styles.away)}
      aria-hidden="true"
    >
      <p className={`form-width small medium ${styles.where}`}>
        {shown && furtherTexts.progress(inView + 1, parts.length, furtherTexts.parts[shown.part])}
      </p>
      <div className={styles.ticks}>
        {parts.map((each, i) => (
          <span
            key={each.part}
            className={classes(
              styles.tick,
              isDone(each, i) && styles.ticked,
              i === inView && styles.here,
            )}
          />
        ))}
      </div>
    </div>
  );
}

function FoldedPart({ part, onOpen }: { part: Section; onOpen: () => void }): ReactNode {
  const questionnaire = useQuestionnaire();
  const values = useWatch() as BookingValues;
  const own = partsOf(questionnaire.form, values).find((each) => each.part === part);
  const text = own && answersOf(own, values, questionnaire).join(', ');
  return (
    <div className="line between" data-line="">
      <p className="one-line">{text}</p>
      <button
        type="button"
        className="opener rigid"
        aria-label={`${furtherTexts.change}: ${furtherTexts.parts[part]}`}
        onClick={onOpen}
      >
        {furtherTexts.change}
      </button>
    </div>
  );
}

type Bar = { readonly current: HTMLElement | null };
const formOf = (bar: Bar) => bar.current?.closest('form');
const partAround = (target: unknown) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-part]')?.dataset.part as Section | undefined)
    : undefined;

/** The part somebody works in, and how far they have been. */
function usePlace(bar: Bar, parts: readonly FormPart[]) {
  const [current, setCurrent] = useState<Section>();
  const [furthest, setFurthest] = useState<Section>();
  const indexOf = (part: Section | undefined) => parts.findIndex((each) => each.part === part);
  if (indexOf(current) > indexOf(furthest)) setFurthest(current);

  useEffect(() => {
    const form = formOf(bar);
    // On the line of a folded part nobody works yet: opening it would take the button away from
    // whoever came to it by keyboard.
    const enter = ({ target }: Event) =>
      setCurrent((before) =>
        target instanceof Element && target.closest('[data-line]')
          ? before
          : (partAround(target) ?? before),
      );
    // Safari does not focus what is pressed: it changes.
    for (const event of ['focusin', 'change']) form?.addEventListener(event, enter);
    return () => {
      for (const event of ['focusin', 'change']) form?.removeEventListener(event, enter);
    };
  }, [bar]);
  return { current, reached: indexOf(furthest) };
}

/** The parts without a mistake: a moment after each change, once there was one. */
function useDone(
  parts: readonly FormPart[],
  values: BookingValues,
  form: FormConfiguration,
  today: IsoDate,
): ReadonlySet<Section> {
  const { isDirty } = useFormState<BookingValues>();
  const { getValues } = useFormContext<BookingValues>();
  const [done, setDone] = useState<ReadonlySet<Section>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts follow from the others.
  useEffect(() => {
    if (!isDirty) return;
    let isOver = false;
    const look = async () => {
      const { resolverFor } = await import('./validate-booking.ts');
      const { errors } = await resolverFor(form, today)(getValues(), undefined, {
        fields: {},
        shouldUseNativeValidation: false,
      });
      const wrong = errors as Record<string, unknown>;
      const right = parts.filter(({ names }) => !names.some((name) => wrong[name]));
      if (!isOver) setDone(new Set(right.map(({ part }) => part)));
    };
    // Without its code nothing folds: the form works as well.
    const timer = setTimeout(() => look().catch(() => undefined), pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isDirty, values, form, today]);
  return done;
}

/**
 * Opens at once, folds only when no finger is on the screen; either way what is in use does not
 * move.
 */
function useFolding(bar: Bar, key: string, fold: (parts: readonly Section[]) => void) {
  const shown = useRef<readonly Section[]>([]);
  const isPressed = useRef<boolean>(false);
  /** Safari does not focus a pressed button. */
  const lastPressed = useRef<Element>(undefined);

  const show = (parts: readonly Section[]) => {
    const inUse = [document.activeElement, lastPressed.current].find(
      (each) => each && formOf(bar)?.contains(each),
    );
    const holdStill = inUse && holdPlace(inUse);
    shown.current = parts;
    flushSync(() => fold(parts));
    holdStill?.();
  };
  const unfold = (part: Section | undefined) => {
    if (part && shown.current.includes(part)) show(shown.current.filter((each) => each !== part));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: they read only what is current.
  useEffect(() => {
    const form = formOf(bar);
    // A link to a field of a folded part opens it first.
    const follow = ({ target }: Event) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link) unfold(partAround(document.getElementById(link.hash.slice(1))));
    };
    const press = ({ type, target }: Event) => {
      isPressed.current = type === 'pointerdown';
      if (isPressed.current && target instanceof Element) lastPressed.current = target;
    };
    const presses = ['pointerdown', 'pointerup', 'pointercancel'];
    form?.addEventListener('click', follow, true);
    for (const event of presses) addEventListener(event, press);
    return () => {
      form?.removeEventListener('click', follow, true);
      for (const event of presses) removeEventListener(event, press);
    };
  }, [bar]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `fold` only carries the key to the form.
  useEffect(() => {
    const parts = key.split(' ').filter(Boolean) as Section[];
    const opensOnly = parts.every((part) => shown.current.includes(part));
    if (opensOnly && parts.length === shown.current.length) return;
    const apply = () => {
      if (isPressed.current) timer = setTimeout(apply, pause);
      else show(parts);
    };
    let timer = setTimeout(apply, opensOnly ? 0 : pause);
    return () => clearTimeout(timer);
  }, [key]);

  /** The heading takes the focus of the button, which goes. */
  return (part: Section) => {
    unfold(part);
    const heading = formOf(bar)?.querySelector<HTMLElement>(`[data-part="${part}"] h2`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}

/**
 * `inView`: the last one that begins in the upper part of the window; −1 before the first. `seen`:
 * the furthest that was.
 */
function usePartInView(bar: Bar, count: number) {
  const [inView, setInView] = useState(-1);
  const [seen, setSeen] = useState(-1);
  if (inView > seen) setSeen(inView);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other parts, another one may be there.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = [...(formOf(bar)?.querySelectorAll('[data-part]') ?? [])].map(
        (part) => part.getBoundingClientRect().top,
      );
      setInView((tops[0] ?? 0) < 0 ? tops.findLastIndex((top) => top < innerHeight * 0.4) : -1);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
      cancelAnimationFrame(frame);
    };
  }, [bar, count]);
  return { inView, seen };
}
