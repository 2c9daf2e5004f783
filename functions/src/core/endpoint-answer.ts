/** An endpoint's answer; without headers it is not cacheable. */
export type EndpointAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON. */
  readonly body?: string | Buffer | object;
};
