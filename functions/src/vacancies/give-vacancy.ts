import { accepted } from '@platzwart/domain/failure';
import { handler } from '../core/handler.ts';

export const giveVacancy = handler('giveVacancy', () => Promise.resolve(accepted({})));
export const undoGivenVacancy = handler('undoGivenVacancy', () => Promise.resolve(accepted({})));
