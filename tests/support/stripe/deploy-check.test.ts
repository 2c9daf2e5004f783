/** `npm run deploy:check` asks an account that `npm run stripe:setup` made, before and afterwards. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verdictOf } from '../../../scripts/deployment/check.ts';
import { askerOf } from '../../../scripts/deployment/questions.ts';
import { ofStripe } from '../../../scripts/deployment/stripe.ts';
import { setUpStripe, stripeClient } from '../../../scripts/stripe-setup.ts';
import { known } from '../project-answers.ts';
import { type StripeStandIn, startStripe } from './stripe-stand-in.ts';

const made = ofStripe.filter(({ name }) =>
  ['Produkt', 'Preise', 'Kundenportal', 'Webhook'].includes(name),
);
let standIn: StripeStandIn;
beforeEach(async () => {
  standIn = await startStripe({
    secret: 'whsec_of_tests',
    now: () => known.now,
    webhook: { deliver: async () => 200 },
  });
});
afterEach(() => standIn.stop());

async function states(stripeKey = 'sk_test_demo'): Promise<string[]> {
  const ask = askerOf(
    { project: 'p', token: async () => '', stripeKey: () => stripeKey },
    (url, options) => fetch(String(url).replace('https://api.stripe.com', standIn.url), options),
  );
  return Promise.all(
    made.map(async (check) => {
      const question = check.ask?.(known);
      if (typeof question !== 'object') return 'not asked';
      return verdictOf(check, known, await ask(question)).state;
    }),
  );
}

const all = (state: string) => made.map(() => state);

it('finds nothing, then all of it, and neither with another key nor in silence', async () => {
  expect(made).toHaveLength(4);
  expect(await states()).toEqual(all('missing'));
  await setUpStripe(stripeClient('sk_test_demo', standIn.url), {
    origin: 'https://platzwart.test',
  });
  expect(await states()).toEqual(all('ok'));
  expect(await states('sk_test_other')).toEqual(all('refused'));
  await standIn.stop();
  expect(await states()).toEqual(all('unreachable'));
});
