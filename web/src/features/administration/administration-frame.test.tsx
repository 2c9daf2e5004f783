import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AdministrationFrame } from './administration-frame.tsx';

function show(
  intake:
    | { bookingEnabled: boolean; hasNoTimes?: boolean; resumesOn?: string; intakeFull?: string }
    | undefined,
) {
  render(
    <MemoryRouter>
      <AdministrationFrame
        trial={null}
        title="Praxis"
        basePath="/praxis/administration"
        openCount={3}
        newRequests={null}
        intake={intake}
        readOnlyReason={undefined}
        dueSteps={null}
        placesInNeed={null}
      >
        {null}
      </AdministrationFrame>
    </MemoryRouter>,
  );
}
const toIntake = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.endsWith('/einstellungen/aufnahme'));

test.each([
  [{ bookingEnabled: true }, 'Nimmt Anfragen an'],
  [{ bookingEnabled: true, intakeFull: 'Wir sind voll.' }, 'Grenze erreicht'],
  [{ bookingEnabled: true, hasNoTimes: true }, 'Keine Zeiten zur Wahl'],
  [{ bookingEnabled: false }, 'Pausiert'],
  [{ bookingEnabled: false, resumesOn: '2027-03-01' }, 'Pausiert bis 01.03.'],
])(
  'every screen says whether requests come in, and leads to where that is changed: %j',
  (intake, words) => {
    show(intake);
    // In the bar, and in the phone's sheet.
    expect(toIntake().map(({ textContent }) => textContent)).toEqual([words, words]);
  },
);

test('nothing is claimed while it is unknown, nor in a locked practice', () => {
  show(undefined);
  expect(toIntake()).toEqual([]);
});
