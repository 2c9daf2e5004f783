/** What the operator's commands have in common: `npm run operator`, on the operator's machine. */
import { formatMoment } from '@platzwart/domain/dates/german-date';
import { slugPattern } from '@platzwart/domain/practice/slug';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Tools } from '../core/tools.ts';

export type OperatorTools = Tools & {
  /** Another database of the project, as a backup was restored into it. */
  readonly database: (name: string) => Firestore;
  /** Says what would be done, and changes nothing. */
  readonly isDry: boolean;
};

/** What a command says: of whom or what, in lines. */
export type Told = {
  readonly title: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  /** It cannot be done; the lines say why. */
  readonly isRefused?: true;
};

export type Command = {
  readonly name: string;
  readonly does: string;
  /** What it takes, as written behind its name. */
  readonly how: string;
  /** Whether it does anything without `--do`. */
  readonly changes: boolean;
  /** The options it takes, besides what stands behind its name (`target`). */
  readonly options: readonly string[];
  /** Undefined: the words are not what it takes. */
  readonly run: (
    words: Readonly<Record<string, string>>,
    tools: OperatorTools,
  ) => Promise<Told | undefined>;
};

/** A command whose words have that shape. */
export function command<S extends z.core.$ZodShape>({
  takes,
  run,
  ...rest
}: Omit<Command, 'run' | 'options'> & {
  takes: S;
  run: (words: z.output<z.ZodMiniObject<S>>, tools: OperatorTools) => Promise<Told>;
}): Command {
  const schema = z.strictObject(takes);
  return {
    ...rest,
    options: Object.keys(takes).filter((name) => name !== 'target'),
    run: async (words, tools) => {
      const parsed = z.safeParse(schema, words);
      return parsed.success ? run(parsed.data as z.output<z.ZodMiniObject<S>>, tools) : undefined;
    },
  };
}

export const Slug = z.string().check(z.regex(slugPattern));
export const Words = z.string().check(z.minLength(1));
export const Mailbox = z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/));
export const SlugOrMailbox = z.union([Slug, Mailbox]);

export function isMailbox(target: string): boolean {
  return target.includes('@');
}

export function refusal(title: string, why: string): Told {
  return { title, lines: [['Nicht', why]], isRefused: true };
}

export function noPractice(slug: string): Told {
  return refusal(slug, `Es gibt keine Praxis „${slug}“.`);
}

export const movedPastUs =
  'Diese Adresse hat das Konto nicht durch uns bekommen. In wenigen Minuten hat es wieder seine bisherige.';

export function moment(at: Date | null | undefined): string {
  return at ? `${formatMoment(at)} Uhr` : 'nie';
}
