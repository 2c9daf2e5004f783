import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemandLevels, ReadDemand } from '../../entities/practice/demand-levels.ts';
import { type BookingValues, emptyBooking } from './booking-values.ts';
import { QuestionnaireContext } from './question.tsx';
import { TimeSections } from './time-sections.tsx';

const lend = {
  id: 'lend',
  title: 'Lend',
  selectableSlots: [{ weekday: 1, start: '08:00', end: '15:00' }],
};
const andritz = {
  id: 'andritz',
  title: 'Andritz',
  selectableSlots: [{ weekday: 2, start: '08:00', end: '10:00' }],
};

/** Four quiet hours before noon, three busy ones after it. */
const levels: DemandLevels = {
  'lend_1_0800-0900': 'low',
  'lend_1_0900-1000': 'low',
  'lend_1_1000-1100': 'medium',
  'lend_1_1100-1200': 'low',
  'lend_1_1200-1300': 'high',
  'lend_1_1300-1400': 'high',
  'lend_1_1400-1500': 'high',
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

function Times({ form, readDemand }: { form: FormConfiguration; readDemand: ReadDemand }) {
  const methods = useForm<BookingValues>({ defaultValues: emptyBooking('praxis', form, 'id') });
  const refuse = () =>
    methods.setError('slots', {
      type: 'timesFull',
      message: 'Diese Zeiten sind zurzeit voll: Mo 10–11 Uhr.',
    });
  return (
    <FormProvider {...methods}>
      <button type="button" onClick={refuse}>
        Absenden
      </button>
      <QuestionnaireContext value={{ form, today: '2026-11-23' }}>
        <TimeSections
          form={form}
          practice={{ slug: 'praxis', locations: [] }}
          slotsHint=""
          readDemand={readDemand}
        />
      </QuestionnaireContext>
    </FormProvider>
  );
}

/** With everything a practice can publish. */
async function show(overrides: Partial<FormConfiguration> = {}) {
  const form = {
    ...defaultFormConfiguration({ id: 'lend', title: 'Lend' }),
    selectableLocations: [lend],
    ...overrides,
  };
  const readDemand = vi.fn<ReadDemand>(async () => ({ levels, full: [] }));
  const user = userEvent.setup();
  await act(async () => void render(<Times form={form} readDemand={readDemand} />));
  return { user, readDemand };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const advice = () => screen.queryByText(/steigen Ihre Chancen/)?.textContent;

describe('the times of the form', () => {
  it('say which are little asked for, in the name and by a leaf explained above them, and nothing of the others', async () => {
    const { user } = await show();
    const quiet = box('Montag 8:00 bis 9:00 Uhr, wenig gefragt');
    expect(box('Montag 10:00 bis 11:00 Uhr')).toBeTruthy();
    expect(box('Montag 14:00 bis 15:00 Uhr')).toBeTruthy();
    const legend = screen.getByText('wenig gefragt');
    expect(legend.compareDocumentPosition(screen.getByRole('grid'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText(/Eine Zusage ist das nicht/)).toBeTruthy();
    await user.click(quiet);
    expect(box('Montag 8:00 bis 9:00 Uhr, wenig gefragt').checked).toBe(true);
  });

  it('say so in words beside each such time of the list, which needs no legend', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Als Liste' }));
    expect(box('8–9 Uhr wenig gefragt')).toBeTruthy();
    expect(box('14–15 Uhr')).toBeTruthy();
    expect(screen.getAllByText('wenig gefragt')).toHaveLength(3);
    expect(screen.getByText(/Eine Zusage ist das nicht/)).toBeTruthy();
  });

  it('advise the quieter half of the day until half of it is chosen', async () => {
    const { user } = await show();
    expect(advice()).toBe(
      'Mit Zeiten am Vormittag steigen Ihre Chancen. Wenig gefragt: zum Beispiel Mo 8–9 Uhr.',
    );
    await user.click(box('Montag 14:00 bis 15:00 Uhr'));
    await user.click(box('Montag 8:00 bis 9:00 Uhr, wenig gefragt'));
    expect(advice()).toBeTruthy();
    await user.click(box('Montag 9:00 bis 10:00 Uhr, wenig gefragt'));
    expect(advice()).toBeUndefined();
  });

  it('say nothing at all, not even what a leaf would mean, where no level is known for a time on the screen', async () => {
    const { user } = await show({ selectableLocations: [lend, andritz] });
    await user.click(screen.getByRole('checkbox', { name: 'Andritz' }));
    expect(box('Dienstag 8:00 bis 9:00 Uhr')).toBeTruthy();
    expect(screen.queryByText(/gefragt/)).toBeNull();
    expect(advice()).toBeUndefined();
    await user.click(screen.getByRole('checkbox', { name: 'Lend' }));
    expect(box('Montag 8:00 bis 9:00 Uhr, wenig gefragt')).toBeTruthy();
    expect(box('Dienstag 8:00 bis 9:00 Uhr')).toBeTruthy();
    expect(advice()).toBeTruthy();
  });
});

describe('full times', () => {
  it('stay visible in words, with a legend, also where levels are hidden, and are no advice', async () => {
    const form = {
      ...defaultFormConfiguration({ id: 'lend', title: 'Lend' }),
      selectableLocations: [lend],
      demandShown: false,
    };
    const readDemand = vi.fn<ReadDemand>(async () => ({
      levels,
      full: ['lend_1_0800-0900', 'lend_1_1000-1100'],
    }));
    await act(async () => void render(<Times form={form} readDemand={readDemand} />));
    const full = box('Montag 10:00 bis 11:00 Uhr, zurzeit keine Aufnahme');
    expect(
      box('Montag 8:00 bis 9:00 Uhr, zurzeit keine Aufnahme').getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.getByText('zurzeit keine Aufnahme')).toBeTruthy();
    await userEvent.click(full);
    await userEvent.click(screen.getByRole('button', { name: 'Alle' }));
    expect(await screen.findByText(/^5 Zeitfenster ausgewählt/)).toBeTruthy();
  });

  it('that got full while one chose are named with the refusal, and one press takes out them alone', async () => {
    const form = {
      ...defaultFormConfiguration({ id: 'lend', title: 'Lend' }),
      selectableLocations: [lend],
    };
    const readDemand = vi.fn<ReadDemand>(async () => ({ levels: {}, full: [] }));
    await act(async () => void render(<Times form={form} readDemand={readDemand} />));
    await userEvent.click(box('Montag 9:00 bis 10:00 Uhr'));
    await userEvent.click(box('Montag 10:00 bis 11:00 Uhr'));
    readDemand.mockResolvedValue({ levels: {}, full: ['lend_1_1000-1100'] });
    await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
    expect(screen.getByText(/zurzeit voll: Mo 10–11 Uhr/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Diese Zeiten entfernen' }));
    expect(await screen.findByText('1 Zeitfenster ausgewählt: Mo 9–10 Uhr')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Diese Zeiten entfernen' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.closest('#slots')).not.toBeNull());
    expect(box('Montag 10:00 bis 11:00 Uhr, zurzeit keine Aufnahme').checked).toBe(false);
  });
});
