/** Validation errors of a small form whose few rules need no form library. */
import { type ReactNode, useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';

/** By field, in form order; valid fields have no entry. */
export type FieldProblems<Field extends string> = Partial<Record<Field, string | undefined>>;

export type Problems<Field extends string> = {
  /** Shown above the form; takes the focus with every new attempt. Empty without errors. */
  summary: ReactNode;
  /** Whether there are errors: the page's title shows it too. */
  areShown: boolean;
  /** Spreads into a field of that name: its message, cleared as soon as the user types. */
  field: (name: Field) => { name: Field; error: string | undefined; onInput: () => void };
  show: (title: string, atFields?: FieldProblems<Field>, general?: readonly string[]) => void;
  forget: () => void;
};

/** `initial`: an error from before the form existed. */
export function useProblems<Field extends string>(initial?: string): Problems<Field> {
  const [title, setTitle] = useState(initial);
  const [atFields, setAtFields] = useState<FieldProblems<Field>>({});
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);

  const named = (Object.entries(atFields) as [Field, string | undefined][]).flatMap(([field, message]) =>
    message ? [{ field, message }] : [],
  );
  const errors = [...named, ...general.map((message) => ({ message }))];

  return {
    summary: title !== undefined && <ErrorSummary title={title} errors={errors} attempt={attempt} />,
    areShown: title !== undefined,
    field: (name) => ({
      name,
      error: atFields[name],
      onInput: () => {
        if (!atFields[name]) return;
        setAtFields({ ...atFields, [name]: undefined });
        // Hidden once every invalid field has been edited.
        if (named.length === 1 && general.length === 0) setTitle(undefined);
      },
    }),
    show: (newTitle, newAtFields = {}, newGeneral = []) => {
      setTitle(newTitle);
      setAtFields(newAtFields);
      setGeneral(newGeneral);
      setAttempt((n) => n + 1);
    },
    forget: () => {
      setTitle(undefined);
      setAtFields({});
      setGeneral([]);
    },
  };
}
