/** Validates the form by the domain's schema. Nobody needs it before the first try to send, so it is fetched beside the form. */
import { zodResolver } from '@hookform/resolvers/zod';
import { type BookingRequest, bookingRequestFor } from '@platzwart/domain/booking/booking-request';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Resolver } from 'react-hook-form';
import type { BookingValues } from './booking-values.ts';

export { limits } from '@platzwart/domain/booking/booking-request';

export type BookingResolver = Resolver<BookingValues, unknown, BookingRequest>;

export function resolverFor(form: FormConfiguration, today: IsoDate): BookingResolver {
  // The schema reads anything; the form only ever holds what its fields let in.
  const validate = zodResolver(bookingRequestFor(form, today)) as unknown as BookingResolver;
  // A contact person that was typed before choosing 'self' is nobody's business any more.
  const noContactPerson = { contactPersonFirstname: '', contactPersonLastname: '', contactPersonRelationship: '' };
  return (values, context, options) => validate(values.type === 'other' ? values : { ...values, ...noContactPerson }, context, options);
}
