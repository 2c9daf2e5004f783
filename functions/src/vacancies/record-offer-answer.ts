import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';

export const recordOfferAnswer = handler('recordOfferAnswer', () => Promise.resolve(accepted({})));
