/** What keeps a small form from being sent: for forms whose few rules need no form library. */
import { type ReactNode, useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';

/** By field, in the order of the form; a field without one is fine. */
export type FieldProblems<Field extends string> = Partial<Record<Field, string | undefined>>;

export type Problems<Field extends string> = {
  /** Above the form; it takes the focus with every new try. Nothing while all is well. */
  summary: ReactNode;
  /** Whether something is shown: the page's title says so too. */
  areShown: boolean;
  /** Spreads into a field of that name: its message, gone as soon as something is typed. */
  field: (name: Field) => { name: Field; error: string | undefined; onInput: () => void };
  show: (title: string, atFields?: FieldProblems<Field>, general?: readonly string[]) => void;
  forget: () => void;
};

/** `initial`: something went wrong before the form was there. */
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
        // Gone as soon as all that was wrong at fields is being put right.
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
