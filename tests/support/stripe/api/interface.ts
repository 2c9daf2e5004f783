/** The whole API: every known call, the requests so far, and failures set by tests. */
import type { Deliveries } from '../deliveries.ts';
import { type Form, parseForm } from '../form.ts';
import type { Ledger } from '../ledger.ts';
import { type Answered, type AnsweredOnce, type Asked, answerRequest } from './answer-request.ts';
import { billingRoutes } from './billing.ts';
import { catalogRoutes } from './catalog.ts';
import { customerRoutes } from './customers.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './sessions.ts';
import { setUpRoutes } from './set-up.ts';

export type MadeRequest = { readonly method: string; readonly path: string; readonly params: Form; readonly status: number };

/** Answers the next requests to a matching path with 500, before or (`after`) after processing them. */
export type ApiFailure = { readonly path?: RegExp; readonly times?: number; readonly after?: boolean };

const broken: Answered = {
  status: 500,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong on the side of the stand-in.' } }),
};

export class Interface {
  /** Oldest first. */
  readonly requests: MadeRequest[] = [];
  private readonly failures: { path: RegExp; times: number; after: boolean }[] = [];
  private readonly once: AnsweredOnce = new Map();
  private readonly routes: readonly Route[];
  private readonly ledger: Ledger;
  private readonly key: string;

  constructor(ledger: Ledger, deliveries: Deliveries, { key, secret }: { key: string; secret: string }) {
    this.ledger = ledger;
    this.key = key;
    /** Once endpoints exist, sends only events that one of them subscribed to. */
    const hear = () => {
      const endpoints = [...ledger.webhookEndpoints.values()].filter(({ status }) => status === 'enabled');
      deliveries.wants = (type) => endpoints.some(({ enabled_events }) => enabled_events.includes('*') || enabled_events.includes(type));
    };
    this.routes = [...catalogRoutes, ...customerRoutes, ...billingRoutes, ...sessionRoutes, ...setUpRoutes(secret, hear)];
  }

  failNext({ path = /./, times = 1, after = false }: ApiFailure): void {
    this.failures.push({ path, times, after });
  }

  mend(): void {
    this.failures.length = 0;
  }

  answer(asked: Asked): Answered {
    const failure = this.failures.find(({ path, times }) => times > 0 && path.test(asked.path));
    if (failure) failure.times--;
    const done = failure && !failure.after ? broken : answerRequest(this.ledger, this.routes, this.once, this.key, asked);
    const answered = failure ? broken : done;
    const params = parseForm(asked.method === 'POST' ? asked.body : asked.query);
    this.requests.push({ method: asked.method, path: asked.path, params, status: answered.status });
    return answered;
  }
}
