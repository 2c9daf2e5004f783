/** The whole API: every known call, the requests so far, and failures set by tests. */

import { type Form, parseForm } from '../form.ts';
import type { Store } from '../store.ts';
import type { Webhooks } from '../webhooks.ts';
import { accountRoutes } from './account.ts';
import { catalogRoutes } from './catalog.ts';
import { customerRoutes } from './customers.ts';
import {
  type ApiRequest,
  type ApiResponse,
  handleRequest,
  type StoredResponses,
} from './handle-request.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './sessions.ts';
import { subscriptionRoutes } from './subscriptions.ts';

type LoggedRequest = {
  readonly method: string;
  readonly path: string;
  readonly params: Form;
  readonly status: number;
  readonly body: string;
};

/**
 * Answers the next requests to a matching path with 500, before or (`after`) after processing them.
 */
type ApiFailure = { readonly path?: RegExp; readonly times?: number; readonly after?: boolean };

const broken: ApiResponse = {
  status: 500,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    error: { type: 'api_error', message: 'Something went wrong on the side of the stand-in.' },
  }),
};

export class Api {
  /** Oldest first. */
  readonly requests: LoggedRequest[] = [];
  private readonly failures: { path: RegExp; times: number; after: boolean }[] = [];
  private readonly stored: StoredResponses = new Map();
  private readonly routes: readonly Route[];
  private readonly store: Store;
  private readonly key: string;

  constructor(store: Store, webhooks: Webhooks, { key, secret }: { key: string; secret: string }) {
    this.store = store;
    this.key = key;
    /** Once endpoints exist, sends only events that one of them subscribed to. */
    const updateSubscribed = () => {
      const endpoints = [...store.webhookEndpoints.values()].filter(
        ({ status }) => status === 'enabled',
      );
      webhooks.isSubscribed = (type) =>
        endpoints.some(
          ({ enabled_events }) => enabled_events.includes('*') || enabled_events.includes(type),
        );
    };
    this.routes = [
      ...catalogRoutes,
      ...customerRoutes,
      ...subscriptionRoutes,
      ...sessionRoutes,
      ...accountRoutes(secret, updateSubscribed),
    ];
  }

  failNext({ path = /./, times = 1, after = false }: ApiFailure): void {
    this.failures.push({ path, times, after });
  }

  clearFailures(): void {
    this.failures.length = 0;
  }

  handle(request: ApiRequest): ApiResponse {
    const failure = this.failures.find(({ path, times }) => times > 0 && path.test(request.path));
    if (failure) failure.times--;
    const handled =
      failure && !failure.after
        ? broken
        : handleRequest(this.store, this.routes, this.stored, this.key, request);
    const response = failure ? broken : handled;
    const params = parseForm(request.method === 'POST' ? request.body : request.query);
    this.requests.push({
      method: request.method,
      path: request.path,
      params,
      status: response.status,
      body: response.body,
    });
    return response;
  }
}
