/** The Stripe account, as `npm run stripe:setup` makes it, and what nobody but a person can do there. */
import type { BillingInterval } from '@platzwart/domain/billing/pricing';
import {
  heardEvents,
  lookupKeys,
  portalMark,
  webhookPath,
} from '@platzwart/functions/billing/stripe-names';
import Stripe from 'stripe';
import { isAsPlanned } from '../stripe-setup.ts';
import { type Check, check, problems } from './check.ts';
import type { Known } from './known.ts';

const at =
  (path: string) =>
  ({ secrets }: Known) =>
    secrets.STRIPE_SECRET_KEY
      ? ({ url: `https://api.stripe.com/v1/${path}`, as: 'stripe' } as const)
      : 'das Geheimnis STRIPE_SECRET_KEY ist nicht zu lesen';

const setup = ({ functions }: Known) =>
  `STRIPE_SECRET_KEY=… ORIGIN=${functions.ORIGIN ?? 'https://…'} npm run stripe:setup`;

type List<Item> = { data?: Item[] };
type Marked = { id?: string; metadata?: Record<string, string> | null };
const isOurs = ({ metadata }: Marked) => metadata?.[portalMark.key] === portalMark.value;

const intervals = Object.keys(lookupKeys) as BillingInterval[];

/**
 * Taxed where the operator must: at home, and abroad by the One-Stop-Shop. Stripe names the country
 * of both alike; only their type tells them apart.
 */
const registrations = { standard: 'Österreich', oss_union: 'One-Stop-Shop' } as const;
type Registration = { country?: string; country_options?: { at?: { type?: string } } };

export const ofStripe: readonly Check[] = [
  check<unknown>({
    name: 'Schlüssel für echtes Geld',
    advised: true,
    ask: ({ secrets }) =>
      secrets.STRIPE_SECRET_KEY ? undefined : 'das Geheimnis STRIPE_SECRET_KEY ist nicht zu lesen',
    lacks: (_body, { secrets }) =>
      problems(
        /^[sr]k_test_/.test(secrets.STRIPE_SECRET_KEY ?? '') &&
          'Testmodus: gut für die Probe, nicht für Praxen',
      ),
    mend: ({ project }) =>
      `npx firebase functions:secrets:set STRIPE_SECRET_KEY --project ${project}`,
  }),
  check<List<Marked>>({
    name: 'Produkt',
    ask: at('products?active=true&limit=100'),
    lacks: ({ data = [] }) => problems(!data.some(isOurs) && 'fehlt'),
    mend: setup,
  }),
  check<List<Stripe.Price>>({
    name: 'Preise',
    ask: at(
      `prices?active=true&limit=10&expand[]=data.tiers${intervals.map((interval) => `&lookup_keys[]=${lookupKeys[interval]}`).join('')}`,
    ),
    lacks: ({ data = [] }) =>
      intervals.flatMap((interval) => {
        const price = data.find(({ lookup_key }) => lookup_key === lookupKeys[interval]);
        const product = typeof price?.product === 'string' ? price.product : price?.product.id;
        return problems(
          !price && `${lookupKeys[interval]} fehlt`,
          price &&
            !isAsPlanned(price, product ?? '', interval) &&
            `${lookupKeys[interval]} ist anders als in pricing.ts`,
        );
      }),
    mend: setup,
  }),
  check<List<Marked>>({
    name: 'Kundenportal',
    ask: at('billing_portal/configurations?active=true&limit=100'),
    lacks: ({ data = [] }) => problems(!data.some(isOurs) && 'fehlt'),
    mend: setup,
  }),
  check<
    List<{ url?: string; status?: string; api_version?: string | null; enabled_events?: string[] }>
  >({
    name: 'Webhook',
    ask: at('webhook_endpoints?limit=100'),
    lacks: ({ data = [] }, { functions }) => {
      const ours = data.find(({ url }) => url === `${functions.ORIGIN}${webhookPath}`);
      if (!ours) return ['fehlt'];
      const unheard = heardEvents.filter((event) => !ours.enabled_events?.includes(event));
      return problems(
        ours.status !== 'enabled' && `Zustand ${ours.status}`,
        ours.api_version !== Stripe.API_VERSION && `Version ${ours.api_version}`,
        unheard.length > 0 && `hört nicht ${unheard.join(', ')}`,
      );
    },
    mend: setup,
  }),
  check<List<Registration>>({
    name: 'Steuer: Registrierungen',
    ask: (known) =>
      known.functions.STRIPE_TAX === 'true'
        ? at('tax/registrations?status=active&limit=100')(known)
        : undefined,
    lacks: ({ data = [] }, { functions }) =>
      functions.STRIPE_TAX === 'true'
        ? Object.entries(registrations)
            .filter(
              ([type]) =>
                !data.some((one) => one.country === 'AT' && one.country_options?.at?.type === type),
            )
            .map(([, name]) => `keine: ${name}`)
        : [],
    mend: () => 'https://dashboard.stripe.com/tax/registrations : Österreich und One-Stop-Shop',
  }),
  check<{ status?: string; status_details?: { pending?: { missing_fields?: string[] | null } } }>({
    name: 'Steuer: Anschrift',
    ask: (known) => (known.functions.STRIPE_TAX === 'true' ? at('tax/settings')(known) : undefined),
    lacks: ({ status, status_details }, { functions }) =>
      problems(
        functions.STRIPE_TAX === 'true' &&
          status !== 'active' &&
          `nicht fertig: ${status_details?.pending?.missing_fields?.join(', ') ?? status}`,
      ),
    mend: () => 'https://dashboard.stripe.com/settings/tax : Anschrift und Steuercode',
  }),
];
