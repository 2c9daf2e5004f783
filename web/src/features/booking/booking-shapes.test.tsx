/**
 * The rendered form against the specification's own table, in the shapes a practice can configure.
 */
import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { type QuestionName, questionOf } from '@platzwart/domain/booking/questions';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  fieldsRequired,
  fieldsShown,
  type Situation,
  type Switch,
  switches,
} from '../../../../tests/support/booking-table.ts';
import { BookingForm } from './booking-form.tsx';

/** Maximally different: each switch alone and combined, none and all, each number of locations. */
const shapes: [
  on: readonly Switch[],
  type: Situation['type'],
  locations: number,
  callbackWish?: true,
][] = [
  [[], 'self', 1],
  [switches, 'self', 1],
  [switches, 'other', 2, true],
  [['reasonRequired'], 'other', 0],
  [['birthdateEnabled', 'phone2Enabled'], 'self', 2],
  [['addressEnabled', 'reasonRequired'], 'other', 1],
  [['houseCallEnabled', 'doctorsOrderNameEnabled'], 'self', 1],
  [['doctorsOrderEnabled', 'insuranceEnabled', 'reasonRequired'], 'other', 2],
  [['teletherapyEnabled', 'timeFlexibilityEnabled'], 'self', 0],
  [['groupTherapyEnabled', 'callbackWishEnabled'], 'self', 1, true],
  // And each alone, so that none depends on another.
  ...switches.map((name): [readonly Switch[], 'self', number] => [[name], 'self', 1]),
];

function formOf({ on, locations }: Situation): FormConfiguration {
  const form = defaultFormConfiguration({ id: 'a', title: 'Ort A' });
  const places = form.selectableLocations.flatMap((place) => [
    place,
    { ...place, id: 'b', title: 'Ort B' },
  ]);
  const values = Object.fromEntries(switches.map((name) => [name, on.has(name)])) as Record<
    Switch,
    boolean
  >;
  return { ...form, ...values, selectableLocations: places.slice(0, locations) };
}

const situations = shapes.map(([on, type, locations, callbackWish = false]) => ({
  name: `${type}, ${locations} locations, ${on.length === switches.length ? 'everything' : on.join(' ') || 'nothing more'}`,
  situation: { on: new Set(on), type, locations, callbackWish },
}));

test.each(situations)(
  'asks what the specification says, in its order: for $name',
  async ({ situation }) => {
    const { type, locations, callbackWish } = situation;
    render(
      <BookingForm
        practice={aPractice()}
        form={formOf(situation)}
        today="2026-11-21"
        onSent={() => {}}
        send={sendNothing}
      />,
    );
    const sendButton = await screen.findByRole('button', { name: 'Anfrage absenden' });
    fireEvent.click(
      screen.getByRole('radio', {
        name: type === 'self' ? 'Für mich selbst' : /Für eine andere Person/,
      }),
    );
    if (callbackWish) fireEvent.click(screen.getByRole('checkbox', { name: /Rückruf/ }));
    expect(fieldsOn()).toEqual(fieldsShown(situation));

    // Questions with a default are already answered: flexibility, and the only location.
    const answered = ['type', 'timeFlexibility', ...(locations === 1 ? ['locationIds'] : [])];
    // Optional on the wire, required in our form.
    const required = [...fieldsRequired(situation), 'healthDataConsent'];
    // Without a location there is one message, in place of the times.
    const missing = required.filter(
      (field) => !answered.includes(field) && (locations > 0 || field !== 'locationIds'),
    );
    fireEvent.click(sendButton);
    const alert = within(await screen.findByRole('alert'));
    expect(
      alert.getByText(`${missing.length} Angaben fehlen noch oder sind zu prüfen.`),
    ).toBeTruthy();
    // Of many each part has a line, which leads to the first.
    const firstOfParts = missing.filter(
      (field, i) => sectionOf(field) !== sectionOf(missing[i - 1]),
    );
    expect(alert.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1))).toEqual(
      missing.length > 4 ? firstOfParts : missing,
    );
    expect(fieldsInError()).toEqual(
      locations > 0 ? missing : missing.filter((field) => field !== 'slots'),
    );
    const isOneControl = (field: string) =>
      !['slots', 'locationIds', 'termsOfUseAccepted', 'healthDataConsent'].includes(field);
    expect(fieldsAnnouncedRequired()).toEqual(
      fieldsShown(situation).filter((field) => required.includes(field) && isOneControl(field)),
    );
    expect(fieldsMarkedOptional()).toEqual(
      fieldsShown(situation).filter(
        (field) => field !== 'callbackWish' && !required.includes(field),
      ),
    );
  },
);

const sendNothing = () => Promise.reject(new Error('What is missing must not be sent.'));

/**
 * Names of the questions in order. The week has none and is known by its position; the honeypot is
 * excluded.
 */
function fieldsOn(): string[] {
  const found = [...document.querySelectorAll('form [name], form #slots')];
  const names = found.map((element) => element.getAttribute('name') ?? element.id);
  return [...new Set(names)].filter((name) => name !== 'homepage');
}

function fieldsInError(): string[] {
  return [...document.querySelectorAll('form [id$="-error"]')].map(({ id }) =>
    id.replace(/-error$/, ''),
  );
}

const sectionOf = (field: string | undefined) => field && questionOf(field as QuestionName).section;

/** To a screen reader; sighted people see which are not. */
function fieldsAnnouncedRequired(): string[] {
  return [...document.querySelectorAll('form [aria-required=true]')].map(
    (control) => control.getAttribute('name') ?? control.id,
  );
}

function fieldsMarkedOptional(): string[] {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('form label')].filter(
    ({ textContent }) => textContent.includes('(optional)'),
  );
  return labels.map(({ control }) => control?.getAttribute('name') ?? '');
}
