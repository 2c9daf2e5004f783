/**
 * A local stand-in for Stripe: the part of its HTTP API that we use, with state, so that the real
 * client cannot tell the difference; and pages with buttons to buy, pay, fail, cancel and refund.
 * No money moves.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { Api } from './api/api.ts';
import { passTime } from './billing/subscriptions.ts';
import { type Form, parseForm } from './form.ts';
import { newCoupon, newPromotionCode } from './objects/catalog.ts';
import { handlePage } from './pages/handle-page.ts';
import { Simulation } from './simulation.ts';
import { Store } from './store.ts';
import { type Deliver, toUrl, Webhooks } from './webhooks.ts';

type StripeOptions = {
  /** 0 picks a free one. */
  readonly port?: number;
  /**
   * Receiver of events: a URL, or a function that returns a status. Without either, none are sent.
   */
  readonly webhook?: { readonly url?: string; readonly deliver?: Deliver };
  /** Signs the events. */
  readonly secret?: string;
  /** The API key that callers must send. */
  readonly key?: string;
  readonly now?: () => Date;
};

/** Rejects if the port is in use. */
export async function startStripe(options: StripeOptions = {}): Promise<StripeStandIn> {
  const {
    port = 0,
    webhook = {},
    secret = 'whsec_demo',
    key = 'sk_test_demo',
    now = () => new Date(),
  } = options;
  const deliver = webhook.deliver ?? (webhook.url ? toUrl(webhook.url) : async () => 200);
  const webhooks = new Webhooks({ secret, deliver, clock: now });
  const store = new Store(now, (type, object) => webhooks.emit(type, object));
  addVoucher(store);
  const standIn = new StripeStandIn(store, webhooks, new Api(store, webhooks, { key, secret }));
  await standIn.listen(port);
  return standIn;
}

/** The running server. People and time are in `simulation.ts`. */
export class StripeStandIn extends Simulation {
  readonly api: Api;
  private readonly server: Server;

  constructor(store: Store, webhooks: Webhooks, api: Api) {
    super(store, webhooks);
    this.api = api;
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
        response.end(String(error));
      });
    });
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    this.store.url = `http://127.0.0.1:${this.port}`;
  }

  get url(): string {
    return this.store.url;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The last request to 'POST /v1/checkout/sessions', for example; values as received. */
  lastRequest(where: string): Form {
    const found = this.api.requests.findLast(({ method, path }) => `${method} ${path}` === where);
    if (!found) throw new Error(`Nobody asked ${where}.`);
    return found.params;
  }

  /** Customers with such metadata. */
  customersOf(metadata: Record<string, string>): Stripe.Customer[] {
    const wanted = Object.entries(metadata);
    return [...this.store.customers.values()].filter((one) =>
      wanted.every(([key, value]) => one.metadata[key] === value),
    );
  }

  /** Every Checkout session of that customer, oldest first. */
  sessionsOf(customerId: string): Stripe.Checkout.Session[] {
    return this.store.of(this.store.checkoutSessions, customerId);
  }

  /** Runs without sending events. */
  withoutEvents(play: () => void): void {
    this.webhooks.isMuted = true;
    try {
      play();
    } finally {
      this.webhooks.isMuted = false;
    }
  }

  async stop(): Promise<void> {
    this.webhooks.stop();
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {
      pathname: path,
      search,
      searchParams,
    } = new URL(request.url ?? '/', 'http://localhost');
    const { method = 'GET', headers } = request;
    const body = await bodyOf(request);
    passTime(this.store);
    if (path.startsWith('/v1/')) {
      const key = headers['idempotency-key'];
      const idempotencyKey = typeof key === 'string' ? key : undefined;
      const answered = this.api.handle({
        method,
        path,
        query: search.slice(1),
        body,
        authorization: headers.authorization,
        idempotencyKey,
      });
      response.writeHead(answered.status, answered.headers).end(answered.body);
      return;
    }
    const page = await handlePage(this, this.store, this.webhooks, {
      method,
      path,
      searchParams,
      typed: parseForm(body),
    });
    if ('seeOther' in page) {
      response.writeHead(303, { Location: page.seeOther, 'Cache-Control': 'no-store' }).end();
      return;
    }
    response.writeHead(page.status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    });
    response.end(page.html);
  }
}

/** The voucher advertised in the banners: 20 euros off the first payment. */
function addVoucher(store: Store): void {
  const coupon = newCoupon(store.now(), 'Willkommen', 2000);
  const code = newPromotionCode('WILLKOMMEN20', coupon.id, store.now());
  store.coupons.set(coupon.id, coupon);
  store.promotionCodes.set(code.id, code);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
