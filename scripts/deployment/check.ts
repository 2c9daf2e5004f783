/** What a check of a deployment is, and what its answer means. */
import { readFileSync } from 'node:fs';
import { type Known, region } from './known.ts';
import type { Answer, Question } from './questions.ts';

type Spec<Body> = {
  readonly name: string;
  /** A deployment without it is sound; it is only told. */
  readonly advised?: true;
  /**
   * A deployment stops without it, and the word with which `--allow` lets it go on; true: without
   * exception.
   */
  readonly stops?: true | Allowance;
  /**
   * The question, or why it cannot be asked yet. Without one, this machine's files say all, or it
   * is not used.
   */
  readonly ask?: (known: Known) => Question | string | undefined;
  /** It is fine that there is no such thing (404), or that its API is off. */
  readonly mayBeAbsent?: true;
  /** Google refuses (403) what does not exist like what may not be seen. */
  readonly mayBeHidden?: true;
  /** The first deployment brings it. */
  readonly isDeployed?: true;
  /** The answer is a page, not data. */
  readonly isPage?: true;
  /** In: the answer's body. Out: what is missing, in German. */
  readonly lacks: (body: Body, known: Known, answer: Answered) => string[];
  /** The commands that mend it, or where to press if there is none; of what is said to be missing. */
  readonly mend: (known: Known, said?: readonly string[]) => string;
};
export type Check = Spec<unknown>;
type Answered = Extract<Answer, { status: number }>;

/** What somebody may knowingly do without (`--allow=…`). */
export const allowances = [
  'no-vat',
  'no-sub-processors',
  'invented-operator',
  'no-alert',
  'no-backup',
  'old-networks',
] as const;
type Allowance = (typeof allowances)[number];

/** Each check knows its own answer's type; the registry holds them all. */
export function check<Body>(spec: Spec<Body>): Check {
  return spec as Check;
}

export function problems(...found: readonly (string | false | undefined)[]): string[] {
  return found.filter((one) => typeof one === 'string' && one !== '') as string[];
}

export type Verdict = {
  readonly state: 'ok' | 'missing' | 'refused' | 'unreachable';
  /** Why, in German; empty if all is well. */
  readonly said: readonly string[];
};

/** What an answer to the check's question means; undefined where nothing was asked. */
export function verdictOf(check: Check, known: Known, answer: Answer | undefined): Verdict {
  if (answer === undefined) return verdictBy(check, known, { status: 200, body: {}, headers: {} });
  if ('silent' in answer) return { state: 'unreachable', said: [answer.silent] };
  const { status } = answer;
  if (status === 401 || status === 403) {
    const hasNoApi = JSON.stringify(answer.body).includes('SERVICE_DISABLED');
    if (!hasNoApi) return { state: 'refused', said: [`${status}: ${messageIn(answer.body)}`] };
    return check.mayBeAbsent ? ok : { state: 'unreachable', said: [apiIsOff(answer, known)] };
  }
  if (status === 404) return check.mayBeAbsent ? ok : { state: 'missing', said: ['gibt es nicht'] };
  if (status >= 400)
    return { state: 'unreachable', said: [`Antwort ${status}: ${messageIn(answer.body)}`] };
  return verdictBy(check, known, answer);
}

/** Also for a new project, of which without that API not even the list of APIs can be read. */
function apiIsOff({ body }: Answered, known: Known): string {
  const [, api] = /"service":"([\w.-]+)"/.exec(JSON.stringify(body)) ?? [];
  return `die API ist aus${api ? `: gcloud services enable ${api} ${named(known)}` : ' (siehe APIs)'}`;
}

const ok: Verdict = { state: 'ok', said: [] };

/** An answer unlike its schema says nothing. */
function verdictBy(check: Check, known: Known, answer: Answered): Verdict {
  try {
    if (!check.isPage && !(answer.body instanceof Object))
      throw new Error('eine Seite statt Daten');
    const said = check.lacks(answer.body, known, answer);
    return said.length === 0 ? ok : { state: 'missing', said };
  } catch (error) {
    return {
      state: 'unreachable',
      said: [`Antwort nicht verstanden: ${(error as Error).message}`],
    };
  }
}

function messageIn(body: unknown): string {
  const { error } = (body ?? {}) as { error?: { message?: string } | string };
  return (typeof error === 'string' ? error : error?.message) ?? '';
}

const root = new URL('../..', import.meta.url);
export const fileOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** With words that are allowed knowingly, which `firebase deploy` alone does not take. */
export const deploy = ({ project }: Known, only = '') =>
  `npm run deploy -- --project=${project}${only && ` --only ${only}`}`;

/** Of functions, with their triggers and schedules; it asks before. */
export const deletion = (functions: readonly string[], { project }: Pick<Known, 'project'>) =>
  `npx firebase functions:delete ${functions.join(' ')} --region ${region} --project ${project}`;

export const named = ({ project }: Known) => `--project=${project}`;

/** A change for which gcloud has no command. */
export function patch(url: string, body: object, { project }: Known): string {
  return `curl -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "X-Goog-User-Project: ${project}" -H "Content-Type: application/json" -d '${JSON.stringify(body)}' '${url}'`;
}
