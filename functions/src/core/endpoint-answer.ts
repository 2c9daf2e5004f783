/** What an endpoint answers; without headers nobody may cache it. */
export type EndpointAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON. */
  readonly body?: string | Buffer | object;
};
