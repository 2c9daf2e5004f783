import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';

export const updateVacancy = handler('updateVacancy', () => Promise.resolve(accepted({})));
