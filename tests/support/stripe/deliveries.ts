/** Events: made as Stripe makes them, signed with Stripe's own helper, delivered until somebody answers with 2xx. */
import Stripe from 'stripe';
import { idOf, newId, type Reference, seconds } from './ledger.ts';

export type MadeEvent = {
  readonly id: string;
  readonly type: Stripe.Event['type'];
  readonly customer: string;
  /** The JSON that is sent, with the object as it was at that moment. */
  readonly body: string;
  /** What was answered, try by try; 0 where nobody answered. */
  readonly answers: number[];
};

export type Deliver = (body: string, signature: string) => Promise<number>;

/** Milliseconds before each further try; then it is given up. */
const backoff = [200, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

export class Deliveries {
  readonly events: MadeEvent[] = [];
  /** Nothing is recorded while the history of a demo world is played. */
  isQuiet: boolean;
  /** Which types are sent; all while nobody has said. */
  wants: (type: string) => boolean = () => true;
  private waiting: MadeEvent[] = [];
  private isHeld: boolean;
  private isWorking: boolean;
  /** How many are sent or wait to be sent again. */
  private running = 0;
  private hasStopped: boolean;
  private readonly idle = new Set<() => void>();
  private readonly timers = new Map<NodeJS.Timeout, () => void>();
  private readonly secret: string;
  private readonly deliver: Deliver;
  private readonly clock: () => Date;

  constructor({ secret, deliver, clock }: { secret: string; deliver: Deliver; clock: () => Date }) {
    this.isQuiet = false;
    this.isHeld = false;
    this.isWorking = false;
    this.hasStopped = false;
    this.secret = secret;
    this.deliver = deliver;
    this.clock = clock;
  }

  make(type: Stripe.Event['type'], object: Stripe.Event.Data.Object): void {
    if (this.isQuiet || !this.wants(type)) return;
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

  /** Sends what was held, or those events in that order instead; ids may come twice. */
  release(order?: readonly string[]): Promise<void> {
    this.isHeld = false;
    if (order) this.waiting = order.map((id) => this.event(id));
    void this.work();
    return this.settled();
  }

  /** Once more, as it was; resolves to what was answered. */
  async deliverAgain(id: string): Promise<number> {
    return this.send(this.event(id));
  }

  /** When every event was delivered or given up, those included that come meanwhile. */
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

  /** One after the other in the order of their making; one that fails is tried again beside the others. */
  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    this.running++;
    // Only after the answer to the request that made them.
    await new Promise((resolve) => setImmediate(resolve));
    while (!this.isHeld && this.waiting.length > 0) {
      const [next] = this.waiting.splice(0, 1);
      if (next && !isTaken(await this.send(next))) void this.tryAgain(next);
    }
    this.isWorking = false;
    this.finish();
  }

  private async tryAgain(event: MadeEvent): Promise<void> {
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

  private async send(event: MadeEvent): Promise<number> {
    if (this.hasStopped) return 0;
    // A receiver whose clock is behind accepts it, one whose clock is ahead only if it is not old.
    const timestamp = Math.max(seconds(this.clock()), seconds(new Date()));
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: event.body, secret: this.secret, timestamp });
    const answer = await this.deliver(event.body, signature).catch(() => 0);
    event.answers.push(answer);
    return answer;
  }

  private event(id: string): MadeEvent {
    const event = this.events.find((one) => one.id === id);
    if (!event) throw new Error(`There is no event ${id}`);
    return event;
  }
}

function isTaken(answer: number): boolean {
  return answer >= 200 && answer < 300;
}

/** Delivery over HTTP, as Stripe does it. */
export function toUrl(url: string): Deliver {
  return async (body, signature) => {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature,
      'User-Agent': 'Stripe/1.0 (stand-in)',
    };
    const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(60_000) });
    await response.arrayBuffer();
    return response.status;
  };
}
