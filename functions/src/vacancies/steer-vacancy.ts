import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';

export const steerVacancy = handler('steerVacancy', () => Promise.resolve(accepted({})));
