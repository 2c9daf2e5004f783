/** Asks all questions at once, and says what is missing. */
import { type Check, type Verdict, verdictOf } from './check.ts';
import { steps } from './checks.ts';
import type { Known } from './known.ts';
import type { Ask } from './questions.ts';

type Result = { readonly step: string; readonly check: Check; readonly verdict: Verdict };

/** `strictly`: only what a deployment stops for. */
export function runChecks(known: Known, ask: Ask, strictly: boolean): Promise<Result[]> {
  return Promise.all(
    steps.flatMap(({ title, checks }) =>
      checks
        .filter(({ stops }) => stops !== undefined || !strictly)
        .map(async (check) => ({
          step: title,
          check,
          verdict: await verdictFor(check, known, ask),
        })),
    ),
  );
}

async function verdictFor(check: Check, known: Known, ask: Ask): Promise<Verdict> {
  const question = check.ask?.(known);
  if (typeof question === 'string') return { state: 'unreachable', said: [question] };
  return verdictOf(check, known, question && (await ask(question)));
}

/** Where nothing was seen, nothing needs mending yet. */
function mendOf(check: Check, { state, said }: Verdict, known: Known): string {
  if (state === 'missing') return check.mend(known, said);
  if (state !== 'refused') return '';
  const question = check.ask?.(known);
  // Stripe and SMTP servers refuse a key of ours, not a person.
  if (typeof question !== 'object' || 'smtp' in question) return check.mend(known);
  if (question.as === 'stripe')
    return `npx firebase functions:secrets:set STRIPE_SECRET_KEY --project ${known.project}`;
  if (question.as === 'nobody') return check.mend(known);
  const role = 'Lesen darf das roles/viewer mit roles/iam.securityReviewer';
  return check.mayBeHidden ? `${role}; oder es fehlt noch:\n${check.mend(known)}` : role;
}

const signs = {
  ok: ['✓', ''],
  missing: ['✗', 'fehlt: '],
  refused: ['⊘', 'verweigert: '],
  unreachable: ['?', 'nicht zu sehen: '],
} as const;

/**
 * What was found, line by line, and whether something required is not there. `allowed`: words of
 * checks that somebody knowingly does without.
 */
export function reportOf(
  results: readonly Result[],
  known: Known,
  { strictly, allowed }: { strictly: boolean; allowed: readonly string[] },
): { lines: string[]; isRefused: boolean } {
  const lines: string[] = [];
  let [step, left] = ['', 0];
  for (const { step: title, check, verdict } of results) {
    const isOk = verdict.state === 'ok';
    const isAllowed = typeof check.stops === 'string' && allowed.includes(check.stops);
    if (!isOk && !check.advised && !isAllowed) left++;
    if (strictly && (isOk || isAllowed)) continue;
    if (step !== title) lines.push('', title);
    step = title;
    const [sign, word] = signs[verdict.state];
    const said = isOk ? '' : `: ${word}${verdict.said.join('; ')}`;
    const isLater = !isOk && check.isDeployed === true && !known.isDeployed;
    const rest = isOk
      ? ''
      : isLater
        ? ' (kommt mit dem ersten Deployment)'
        : check.advised
          ? ' (nur empfohlen)'
          : isAllowed
            ? ` (erlaubt: ${check.stops})`
            : '';
    lines.push(`  ${sign} ${check.name}${said}${rest}`);
    lines.push(
      ...(isLater ? '' : mendOf(check, verdict, known))
        .split('\n')
        .filter(Boolean)
        .map((line) => `      ${line}`),
    );
    if (strictly && !isOk && typeof check.stops === 'string')
      lines.push(
        `      Wissentlich ohne: npm run deploy -- --project=${known.project} --allow=${check.stops}`,
      );
  }
  return { lines, isRefused: left > 0 };
}
