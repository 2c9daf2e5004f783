import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';

export const offerVacancy = handler('offerVacancy', () => Promise.resolve(accepted({})));
