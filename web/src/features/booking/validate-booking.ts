/**
 * Validates the form with the domain's schema. Not needed before the first submit, so it loads
 * alongside the form.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { type BookingRequest, bookingRequestFor } from '@platzwart/domain/booking/booking-request';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { withoutUnasked } from '@platzwart/domain/booking/question-rules';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Detail } from '@platzwart/domain/failure';
import type { Resolver } from 'react-hook-form';
import type { Failure } from './booking-host.tsx';
import type { BookingValues } from './booking-values.ts';

export type BookingResolver = Resolver<BookingValues, unknown, BookingRequest>;

export function resolverFor(form: FormConfiguration, today: IsoDate): BookingResolver {
  // The schema accepts any input type; the form only holds what its fields allow.
  const validate = zodResolver(bookingRequestFor(form, today)) as unknown as BookingResolver;
  return (values, context, options) => validate(withoutUnasked(values), context, options);
}

/**
 * A refusal by question, the first message of each; what belongs to none of them is general.
 * `titles`: with errors at questions, or without; without the latter its own words are the title.
 */
export function failureOf(
  details: readonly Detail[],
  questions: readonly string[],
  titles: { invalid: string; refused?: string },
) {
  const errors: Record<string, { type: string; message: string }> = {};
  const general: string[] = [];
  for (const { field, code, message } of details) {
    const own = questions.find((name) => name === field || field.startsWith(`${name}.`));
    if (own) errors[own] ??= { type: code, message };
    else general.push(message);
  }
  const title =
    Object.keys(errors).length > 0 ? titles.invalid : (titles.refused ?? general.shift());
  return { title: title ?? titles.invalid, general, errors } satisfies Failure;
}
