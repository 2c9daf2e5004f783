/** Shared by tests of the patient portal: a practice, a request, and a fake server. */
import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import type { PortalView as ShownRequest } from '@platzwart/domain/patient-portal/request-link';
import type { Practice } from '@platzwart/domain/practice/practice';
import { slotKey } from '@platzwart/domain/waiting-list/slot';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router';
import { PatientPortal } from './patient-portal.tsx';
import type { PreselectedAnswer, PreselectedOfferAnswer } from './preselected-answer.ts';
import type { WeekPart } from './times-editor.tsx';

const practice = aPractice({
  slug: 'lindenhof',
  title: 'Logopädie Lindenhof',
  website: 'www.lindenhof.example',
  contactPerson: 'Anna Berger',
  phone: '0316 000012',
});
export const form = defaultFormConfiguration({ id: 'praxis', title: 'Praxis' });
export const link = { companySlug: 'lindenhof', token: 'geheim' };

export const shownRequest: ShownRequest = {
  status: 'open',
  requestedAt: '2026-11-20T13:05:00.000Z',
  archivedAt: null,
  isWithdrawn: false,
  undoUntil: null,
  emailConfirmed: false,
  pendingEmail: null,
  isPending: false,
  email: 'e•••@beispiel.at',
  locationIds: ['praxis'],
  slots: [
    { locationId: 'praxis', weekday: 1, start: '08:00', end: '12:00' },
    { locationId: 'praxis', weekday: 6, start: '09:00', end: '10:00' },
  ],
  timeFlexibility: 'notFlexible',
  prescription: null,
  formerTimes: null,
  pausedUntil: null,
  freePauseUntil: '2026-12-23',
  isAsked: false,
  deletedOn: null,
  followUpConsent: true,
  hasConsent: true,
  isForOther: false,
  waitEstimate: null,
  placesPerMonth: null,
  revokedUntil: null,
  certificateRefusal: null,
  proof: 'birthdate',
  offer: null,
  places: [],
};

export const done = (output: unknown) => ({ kind: 'done', output });
export const unknown = {
  kind: 'refused',
  details: [
    { field: 'token', code: 'linkUnknown', message: 'Diesen Link gibt es nicht oder nicht mehr.' },
  ],
};

export const world = {
  calls: [] as { name: string; input: unknown }[],
  /** By call name; a function computes each answer. */
  answers: {} as Record<string, unknown>,
  reset() {
    world.calls = [];
    world.answers = {
      viewRequestLink: done(shownRequest),
      answerRequestLink: done({ request: shownRequest }),
    };
  },
};

/** Replaces the browser's own `calls.ts`. */
export const callsOfTests = {
  call: (name: string, input: unknown): Promise<unknown> => {
    world.calls.push({ name, input });
    const answer = world.answers[name];
    return Promise.resolve(typeof answer === 'function' ? answer(input) : answer);
  },
};

/** One checkbox per cell: rendering a week is the booking form's job. */
const Week: WeekPart = ({ cells, slots, onChange }) =>
  cells.map((cell) => {
    const isChosen = slots.some(
      (slot) => slot.weekday === cell.weekday && slot.start <= cell.start && cell.end <= slot.end,
    );
    const others = cells.filter(
      (each) =>
        each !== cell &&
        slots.some(
          (slot) =>
            slot.weekday === each.weekday && slot.start <= each.start && each.end <= slot.end,
        ),
    );
    return (
      <label key={slotKey(cell)}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => onChange(isChosen ? others : [...others, cell])}
        />
        {`${cell.weekday} ${cell.start}`}
      </label>
    );
  });

export type Shown = {
  practice?: Partial<Practice>;
  form?: FormConfiguration;
  preselected?: PreselectedAnswer;
  preselectedOffer?: PreselectedOfferAnswer;
};

export function show(shown: Shown = {}) {
  render(
    <StrictMode>
      <MemoryRouter>
        <PatientPortal
          practice={{ ...practice, ...shown.practice }}
          form={shown.form ?? form}
          token="geheim"
          today="2026-11-23"
          preselected={shown.preselected}
          preselectedOffer={shown.preselectedOffer}
          Week={Week}
        />
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup();
}
