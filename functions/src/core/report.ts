/**
 * The only reporter of unforeseen errors. Messages may quote what people sent: it logs only the
 * name and the stack's locations.
 */
import { info, warn, write } from 'firebase-functions/logger';
import { logLines } from './log-lines.ts';
import { windowCounts } from './window-counts.ts';

/**
 * The platform's log, as one object that tests can spy on. The logger's own `error` would put a
 * stack, always the same, in the place of the message that alerts look for.
 */
export const log = {
  error: (message: string, details: object): void =>
    write({ ...details, severity: 'ERROR', message }),
  info,
  warn,
};

/** Error Reporting reads what says so, and groups it by the stack that it holds. */
const reportedError =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

export function reportUnforeseen(where: string, problem: unknown): void {
  const told =
    problem instanceof Error
      ? {
          error: problem.name,
          '@type': reportedError,
          stack_trace: `${problem.name}: ${where}\n${placesOf(problem)}`,
        }
      : { error: typeof problem };
  log.error(logLines.unforeseen, { where, ...told });
}

/**
 * Waiting lists that contradict their requests: an operator without an address learns of it only
 * from the platform's log.
 */
export function reportDrift(slug: string, repaired: number): void {
  log.error(logLines.drift, { slug, repaired });
}

/**
 * Somebody pays twice: an operator has to end one subscription at the payment provider, where this
 * id finds the customer.
 */
export function reportSecondSubscription(customer: string): void {
  log.error(logLines.secondSubscription, { customer });
}

/**
 * The mail server takes nothing from us, so all e-mails wait: the sign-in was refused, nobody
 * answers, or it refuses what we send. `answer`: its codes.
 */
export function reportMailStopped(why: MailStop, answer: string): void {
  log.error(mailStops[why], { answer });
}

export type MailStop = keyof typeof mailStops;
const mailStops = {
  signIn: logLines.smtpSignInRefused,
  connection: logLines.smtpUnreachable,
  refused: logLines.smtpRefused,
} as const;

/** Accounts that a sweep did not find, too many for what people do; nothing of them was deleted. */
export function reportLostAccounts(accounts: number, lookedUp: number): void {
  log.error(logLines.accountsLost, { accounts, lookedUp });
}

/** E-mails that should have left so long ago. */
export function reportOldOutbox(minutes: number, emails: number): void {
  log.error(logLines.outboxOld, { minutes, emails });
}

/** Daily work that practices wait for. */
export function reportLate(task: string, minutes: number): void {
  log.error(logLines.late, { task, minutes });
}

/** Of floods, in ten minutes and an instance: names of practices can be invented. */
const maxFloods = 5;
const floods = windowCounts(10);

/**
 * So many forms were begun in ten minutes that their proofs of work are as hard as can be; `place`:
 * of which practice.
 */
export function reportFlood(place: string, forms: number, now: Date): void {
  if (floods('told', now) <= maxFloods) log.warn(logLines.flood, { place, forms });
}

/** In ten minutes and an instance: whoever sends a million of them fills no log. */
const maxRefusedProofs = 30;
const refusedProofs = windowCounts(10);

/** A call whose proof of work is missing or wrong: a page from before a deployment, or a flood. */
export function reportRefusedProof(call: string, now: Date): void {
  if (refusedProofs('told', now) <= maxRefusedProofs) log.warn(logLines.proofRefused, { call });
}

const unlistedHops = windowCounts(60);

/**
 * Once an hour and instance: a machine names callers as Hosting does, from a network that
 * `google-networks.ts` does not know.
 */
export function reportUnlistedHop(hop: string, now: Date): void {
  if (unlistedHops('told', now) === 1) log.warn(logLines.unlistedHop, { hop });
}

/** The stack without its message, whose lines may look like places. */
function placesOf({ stack = '', message }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  return (at < 0 ? stack : stack.slice(at + message.length))
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
