/**
 * Events: created like Stripe's, signed with Stripe's own helper, delivered until a receiver
 * answers 2xx.
 */
import Stripe from 'stripe';
import { waitLimit } from '../limits.ts';
import { idOf, newId, type Reference, seconds } from './store.ts';

export type WebhookEvent = {
  readonly id: string;
  readonly type: Stripe.Event['type'];
  readonly customer: string;
  /** The JSON sent, with the object as of that moment. */
  readonly body: string;
  /** The status of each attempt; 0 for no answer. */
  readonly answers: number[];
};

export type Deliver = (body: string, signature: string) => Promise<number>;

/** Milliseconds before each retry; after the last one the event is dropped. */
const backoff = [200, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

export class Webhooks {
  readonly events: WebhookEvent[] = [];
  /** Records no events while a demo world's history is replayed. */
  isMuted: boolean;
  /** Which types to send; all by default. */
  isSubscribed: (type: string) => boolean = () => true;
  private waiting: WebhookEvent[] = [];
  private isHeld: boolean;
  private isWorking: boolean;
  /** Events being sent or waiting for a retry. */
  private running = 0;
  private hasStopped: boolean;
  private readonly idle = new Set<() => void>();
  private readonly timers = new Map<NodeJS.Timeout, () => void>();
  private readonly secret: string;
  private readonly deliver: Deliver;
  private readonly clock: () => Date;

  constructor({ secret, deliver, clock }: { secret: string; deliver: Deliver; clock: () => Date }) {
    this.isMuted = false;
    this.isHeld = false;
    this.isWorking = false;
    this.hasStopped = false;
    this.secret = secret;
    this.deliver = deliver;
    this.clock = clock;
  }

  emit(type: Stripe.Event['type'], object: Stripe.Event.Data.Object): void {
    if (this.isMuted || !this.isSubscribed(type)) return;
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: seconds(this.clock()),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } satisfies Stripe.EventBase;
    const { id, customer } = object as { id: string; customer?: Reference };
    const made = {
      id: event.id,
      type,
      customer: type.startsWith('customer.') && !customer ? id : idOf(customer),
      body: JSON.stringify(event),
      answers: [],
    };
    this.events.push(made);
    this.waiting.push(made);
    void this.work();
  }

  hold(): void {
    this.isHeld = true;
  }

  /** Sends the held events, or these ids in this order instead; ids may repeat. */
  release(order?: readonly string[]): Promise<void> {
    this.isHeld = false;
    if (order) this.waiting = order.map((id) => this.event(id));
    void this.work();
    return this.settled();
  }

  /** Sends the event again unchanged; resolves to the receiver's status. */
  async deliverAgain(id: string): Promise<number> {
    return this.send(this.event(id));
  }

  /** Resolves when every event is delivered or dropped, including new ones. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      if (this.running === 0 && (this.isHeld || this.waiting.length === 0)) resolve();
      else this.idle.add(resolve);
    });
  }

  stop(): void {
    this.hasStopped = true;
    this.waiting = [];
    for (const [timer, resolve] of this.timers) {
      clearTimeout(timer);
      resolve();
    }
  }

  /** Sends events in order of creation; failed ones are retried in parallel. */
  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    this.running++;
    // Only after the response to the request that created them.
    await new Promise((resolve) => setImmediate(resolve));
    while (!this.isHeld && this.waiting.length > 0) {
      const [next] = this.waiting.splice(0, 1);
      if (next && !isTaken(await this.send(next))) void this.tryAgain(next);
    }
    this.isWorking = false;
    this.finish();
  }

  private async tryAgain(event: WebhookEvent): Promise<void> {
    this.running++;
    for (const pause of backoff) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        this.timers.set(timer, resolve);
      });
      if (this.hasStopped || isTaken(await this.send(event))) break;
    }
    this.finish();
  }

  private finish(): void {
    this.running--;
    if (this.running > 0) return;
    for (const resolve of this.idle) resolve();
    this.idle.clear();
  }

  private async send(event: WebhookEvent): Promise<number> {
    if (this.hasStopped) return 0;
    // Uses the later clock: receivers accept timestamps from the future, but not old ones.
    const timestamp = Math.max(seconds(this.clock()), seconds(new Date()));
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: event.body,
      secret: this.secret,
      timestamp,
    });
    const answer = await this.deliver(event.body, signature).catch(() => 0);
    event.answers.push(answer);
    return answer;
  }

  private event(id: string): WebhookEvent {
    const event = this.events.find((one) => one.id === id);
    if (!event) throw new Error(`There is no event ${id}`);
    return event;
  }
}

function isTaken(answer: number): boolean {
  return answer >= 200 && answer < 300;
}

/** Delivery over HTTP, like Stripe's. */
export function toUrl(url: string): Deliver {
  return async (body, signature) => {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature,
      'User-Agent': 'Stripe/1.0 (stand-in)',
    };
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(waitLimit),
    });
    await response.arrayBuffer();
    return response.status;
  };
}
