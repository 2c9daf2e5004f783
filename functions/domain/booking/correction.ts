/** What the sender of a booking may still correct, under the id it was sent with. */
import { hour } from '../dates/durations.ts';

/** Milliseconds during which the same form may correct its booking. */
export const correctionWindow = hour;

/** Each corrected address gets an e-mail, and may be a stranger's. */
export const maxAddressCorrections = 2;
