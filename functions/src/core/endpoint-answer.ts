/** An endpoint's answer; only a success that says so in its headers is cacheable (`serve.ts`). */
export type EndpointAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON. */
  readonly body?: string | Buffer | object;
};
