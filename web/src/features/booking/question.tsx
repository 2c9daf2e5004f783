/**
 * The form's questions, each by its kind. The kinds of the lower half are in
 * `further-question.tsx`, which loads with it.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  type NamesOf,
  type OwnAnswer,
  type OwnName,
  type QuestionName,
  questionOf,
  type Section as SectionName,
  sections,
  shownFields,
} from '@platzwart/domain/booking/questions';
import { ageOn, formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { parseGermanDate } from '@platzwart/domain/dates/parse-date';
import { createContext, Fragment, lazy, type ReactNode, Suspense, useContext } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '../../ui/date-field.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { FieldRow, Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './booking.module.css';
import type { BookingValues } from './booking-values.ts';
import { texts } from './texts.ts';

export type FoldedParts = Partial<Record<SectionName, ReactNode>>;

export type Questionnaire = {
  form: FormConfiguration;
  today: IsoDate;
  /** In place of parts that are done: their answers in a line (form-guide.tsx). */
  folded?: FoldedParts | undefined;
  /**
   * Where staff fill in the form: their words in place of the patient's, no hints for patients, no
   * data of their own by autofill.
   */
  staff?: {
    sections: Partial<Record<SectionName, string>>;
    labels: Partial<Record<QuestionName, ReactNode>>;
    options: Partial<Record<QuestionName, Readonly<Record<string, string>>>>;
    didYouMean: (email: string) => string;
    former: FormerAnswers;
  };
};

export type FormerAnswers = Readonly<Partial<Record<OwnName, OwnAnswer | undefined>>>;

export const QuestionnaireContext = createContext<Questionnaire | undefined>(undefined);

export function useQuestionnaire(): Questionnaire {
  const questionnaire = useContext(QuestionnaireContext);
  if (!questionnaire) throw new Error('Questions stand inside of a form only.');
  return questionnaire;
}

type QuestionsProps = {
  of: SectionName;
  /** Renders those that need more than their kind. */
  special?: Partial<Record<QuestionName, ReactNode>>;
  as?: (props: QuestionProps) => ReactNode;
};

/** The questions of a section that this form asks now, in rows; nothing if there are none. */
export function Questions({ of, special = {}, as: Each = Question }: QuestionsProps) {
  const { form, staff } = useQuestionnaire();
  const type = useWatch<BookingValues, 'type'>({ name: 'type' });
  const rows: QuestionName[][] = [];
  for (const name of shownFields(form, { type }).filter(
    (each) => questionOf(each).section === of,
  )) {
    if (questionOf(name).beside) rows.at(-1)?.push(name);
    else rows.push([name]);
  }
  if (rows.length === 0) return null;
  return (
    <Part of={of}>
      <Section title={staff?.sections[of] ?? sections[of]}>
        {rows.map((names) => {
          const fields = names.map((name) => (
            <Fragment key={name}>{special[name] ?? <Each name={name} />}</Fragment>
          ));
          return names.length > 1 ? <FieldRow key={names[0]}>{fields}</FieldRow> : fields;
        })}
      </Section>
    </Part>
  );
}

/** A part of the page. Folded it keeps its heading and all of its fields, out of sight. */
export function Part({ of, children }: { of: SectionName; children: ReactNode }) {
  const line = useQuestionnaire().folded?.[of];
  return (
    <div className={line ? styles.folded : styles.part} data-part={of}>
      {children}
      {line}
    </div>
  );
}

export type QuestionProps = {
  name: QuestionName;
  hint?: string | undefined;
  /** '' where it is required after all. */
  optional?: string | undefined;
  /** Styled as a heading. */
  isTitle?: boolean | undefined;
  /** Validated with it. */
  deps?: QuestionName[] | undefined;
  onLeave?: (text: string) => void;
  /** Of a datalist with suggestions. */
  list?: string;
};

const FurtherQuestion = lazy(() => import('./further-question.tsx'));

export function Question(props: QuestionProps) {
  const { name, isTitle, onLeave, deps } = props;
  const { staff } = useQuestionnaire();
  const shared = useField(props);
  const { register } = useFormContext<BookingValues>();
  const type = useWatch<BookingValues, 'type'>({ name: 'type' });
  const question = questionOf(name);
  // Browser autofill knows the typing user's data, not the patient's.
  const isOwn = !staff && (question.section !== 'person' || type !== 'other');
  const fill = 'fill' in question && { autoComplete: isOwn ? question.fill : 'off' };
  const input = () =>
    register(name, {
      ...(deps && { deps }),
      ...(onLeave && { onBlur: (event) => onLeave(event.target.value) }),
    });
  switch (question.kind) {
    case 'choice': {
      const hints = staff ? undefined : question.optionHints;
      const options = Object.entries(staff?.options[name] ?? question.options).map(
        ([value, label]) => ({
          value,
          label,
          hint: hints?.[value],
        }),
      );
      return <RadioGroup {...shared} isTitle={isTitle} options={options} {...input()} />;
    }
    case 'birthdate':
      return <Birthdate {...shared} {...fill} name={name as NamesOf<{ kind: 'birthdate' }>} />;
    case 'line':
    case 'phone':
    case 'email':
      return (
        <TextField
          {...shared}
          {...fill}
          {...inputs[question.kind]}
          {...input()}
          {...(props.list && { list: props.list })}
        />
      );
    default:
      return (
        <Suspense fallback={null}>
          <FurtherQuestion {...props} />
        </Suspense>
      );
  }
}

const inputs = {
  line: {},
  phone: { type: 'tel' },
  email: { type: 'email', spellCheck: false },
} as const;

/** What the field of every kind shows. */
export function useField({ name, ...own }: QuestionProps): FieldProps {
  const { form, staff } = useQuestionnaire();
  const { errors } = useFormContext<BookingValues>().formState;
  const { kind, label, hint, about, optional, requiredBy } = questionOf(name);
  const values: Readonly<Record<string, unknown>> = form;
  // Hints address patients.
  const written = !staff && ((hint && String(values[hint]).trim()) || about);
  const marked =
    own.optional ??
    ((optional ?? (requiredBy && !values[requiredBy])) ? texts.optional : undefined);
  return {
    label: staff?.labels[name] ?? label,
    hint: own.hint ?? (written || undefined),
    optional: marked,
    // Staff may leave more open than patients; a box may stay empty.
    'aria-required': (!staff && !marked && kind !== 'box') || undefined,
    error: errors[name]?.message,
  };
}

function Birthdate({
  name,
  ...shared
}: FieldProps & { name: NamesOf<{ kind: 'birthdate' }>; autoComplete?: string | undefined }) {
  const { today } = useQuestionnaire();
  const { field } = useController<BookingValues, NamesOf<{ kind: 'birthdate' }>>({ name });
  const typed = parseGermanDate(field.value, today);
  return (
    <DateField
      {...shared}
      {...field}
      hint={typed.ok ? texts.birthdateWithAge(ageOn(typed.date, today)) : texts.birthdateHint}
      tidy={(text) => {
        const parsed = parseGermanDate(text, today);
        return parsed.ok ? formatGermanDate(parsed.date) : text;
      }}
    />
  );
}
