/** Validates the form with the domain's schema. Not needed before the first submit, so it loads alongside the form. */
import { zodResolver } from '@hookform/resolvers/zod';
import { type BookingRequest, bookingRequestFor } from '@platzwart/domain/booking/booking-request';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Resolver } from 'react-hook-form';
import type { BookingValues } from './booking-values.ts';

export { limits } from '@platzwart/domain/booking/booking-request';

export type BookingResolver = Resolver<BookingValues, unknown, BookingRequest>;

export function resolverFor(form: FormConfiguration, today: IsoDate): BookingResolver {
  // The schema accepts any input type; the form only holds what its fields allow.
  const validate = zodResolver(bookingRequestFor(form, today)) as unknown as BookingResolver;
  // A contact person typed before switching to 'self' is not sent.
  const noContactPerson = { contactPersonFirstname: '', contactPersonLastname: '', contactPersonRelationship: '' };
  return (values, context, options) => validate(values.type === 'other' ? values : { ...values, ...noContactPerson }, context, options);
}
