/** An error in Stripe's format. The client maps its `type` to an error class. */
import type Stripe from 'stripe';

type Kind = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
type Details = { readonly code?: string; readonly param?: string; readonly decline_code?: string };

export class ApiError extends Error {
  readonly status: number;
  readonly body: { readonly error: Details & { readonly type: Kind; readonly message: string } };

  constructor(status: number, type: Kind, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...details } };
  }
}

export function invalid(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, 'invalid_request_error', message, {
    ...(code && { code }),
    ...(param && { param }),
  });
}

export function missing(kind: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}

export function declined(): ApiError {
  const details = { code: 'card_declined', decline_code: 'generic_decline' } satisfies Pick<
    Stripe.StripeRawError,
    'code' | 'decline_code'
  >;
  return new ApiError(402, 'card_error', 'Your card was declined.', details);
}
