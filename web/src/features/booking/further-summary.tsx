/**
 * The summary of errors: how many there are, and each; of many, each part of the form with what is
 * wrong in it.
 */
import {
  type QuestionName,
  questionOf,
  questions,
  type Section,
} from '@platzwart/domain/booking/questions';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { texts as callTexts } from '../../calls/texts.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { holdPlace } from '../../ui/hold-place.ts';
import { Note } from '../../ui/note.tsx';
import { furtherTexts } from './further-texts.ts';

/** As many are shown in their own words. */
const few = 4;

type Errors = ComponentProps<typeof ErrorSummary>['errors'];

export default function FurtherSummary({ errors, ...props }: ComponentProps<typeof ErrorSummary>) {
  const atFields = errors.filter(({ field }) => field);
  const count = atFields.length > 1 ? [{ message: furtherTexts.errorCount(atFields.length) }] : [];
  const box = useStillBelow();
  if (props.title === '') return <Note isLive>{callTexts.slow}</Note>;
  return (
    <div ref={box}>
      <ErrorSummary
        {...props}
        errors={[...count, ...(atFields.length > few ? byPart(errors) : named(errors))]}
      />
    </div>
  );
}

/** Lines that would read the same begin with what they are about. */
function named(errors: Errors): Errors {
  return errors.map((error) => {
    const { field, message } = error;
    const isAlone = errors.filter((other) => other.message === message).length === 1;
    return isAlone || !isQuestion(field) ? error : { ...error, title: nameOf(field) };
  });
}

/**
 * In the order of their first error, whose field a line leads to. What belongs to no question keeps
 * its words.
 */
function byPart(errors: Errors): Errors {
  const parts = new Map<Section, QuestionName[]>();
  for (const { field } of errors) {
    if (!isQuestion(field)) continue;
    const { section } = questionOf(field);
    parts.set(section, [...(parts.get(section) ?? []), field]);
  }
  const lines = [...parts].map(([part, names]) => ({
    field: names[0],
    title: furtherTexts.parts[part],
    message:
      part === 'own' ? furtherTexts.ownQuestions(names.length) : names.map(nameOf).join(', '),
  }));
  return [...lines, ...errors.filter(({ field }) => !isQuestion(field))];
}

const isQuestion = (field: string | undefined): field is QuestionName =>
  field !== undefined && field in questions;

const nameOf = (name: QuestionName) =>
  furtherTexts.names[name] ?? questionOf(name).noun ?? questionOf(name).label;

/**
 * What is put right further down shortens the summary, and at last takes it away: out of sight it
 * takes nothing along that is in use.
 */
function useStillBelow() {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  // After every change of the lines.
  useLayoutEffect(() => {
    const now = box.current?.getBoundingClientRect();
    if (now && now.bottom < 0 && height.current > 0)
      scrollBy({ top: now.height - height.current, behavior: 'instant' });
    height.current = now?.height ?? 0;
  });
  useLayoutEffect(() => {
    const summary = box.current;
    return () => {
      const next = summary?.nextElementSibling;
      if (!summary || !next || summary.getBoundingClientRect().bottom >= 0) return;
      // It is still there; what is drawn next is without it.
      queueMicrotask(holdPlace(next));
    };
  }, []);
  return box;
}
