/** Bookings by the way patients take: Hosting, the service, its triggers. */
import { productUrl } from '../../scripts/toolchain.ts';
import { aBooking } from '../support/a-booking.ts';
import { proofFor } from '../support/proof.ts';

/** A practice with a long list, approved long ago. */
export const busyPractice = 'logopaedie-lindenhof';

/** With an answer to every question of the busy practice. */
export function aCompleteBooking() {
  return aBooking(busyPractice, {
    locationIds: ['lend'],
    slots: [{ locationId: 'lend', weekday: 1, start: '08:00', end: '12:00' }],
    addressStreet: 'Hauptplatz 1',
    addressPostalCode: '8010',
    addressCity: 'Graz',
    doctorsOrder: 'none',
    insurance: 'Gesundheitskasse',
    teletherapy: 'possible',
  });
}

/**
 * Milliseconds until the answer, without those of its proof, which patients' devices work for.
 * Throws unless the booking is accepted.
 */
export async function book(data: ReturnType<typeof aBooking>): Promise<number> {
  const proof = await proofFor('addWaitingRequest', data);
  const began = performance.now();
  const answer = await fetch(`${productUrl}/api/addWaitingRequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...proof },
    body: JSON.stringify({ data }),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return performance.now() - began;
}
