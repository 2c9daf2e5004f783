import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { switches } from '../../../../../tests/support/booking-table.ts';
import type { WaitingRequest } from '../affected-names.tsx';
import { labelOf } from './describe-field.ts';
import { FormView, type FormViewProps } from './form-view.tsx';
import { texts } from './texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

const practice = aPractice({ slug: 'praxis', title: 'Praxis Muster' });
/** As read live: with its id, which is not a field. */
const form: FormConfiguration = {
  ...defaultFormConfiguration({ id: 'a', title: 'Lend' }),
  reasonHint: 'Was führt Sie zu uns?',
  ...{ id: 'form' },
};
const mornings = [
  { id: 'a', title: 'Lend', selectableSlots: [{ weekday: 1, start: '08:00', end: '12:00' }] },
];
const pages = { form: () => null, sent: () => null, practice: () => null };

beforeEach(() => {
  call.mockReset().mockResolvedValue({ kind: 'done', output: { toMove: 0 } });
});

function show(given: Partial<FormViewProps> = {}) {
  const view = (stored: FormConfiguration) => (
    <MemoryRouter>
      <FormView
        slug="praxis"
        practice={practice}
        readOnlyReason={undefined}
        open={[]}
        pages={pages}
        {...given}
        form={stored}
      />
    </MemoryRouter>
  );
  const { rerender } = render(view(given.form ?? form));
  /** A colleague's change arrives with the live form. */
  const arrive = (change: Partial<FormConfiguration>) =>
    rerender(view({ ...(given.form ?? form), ...change }));
  return { user: userEvent.setup(), arrive };
}

const aSwitch = (name: string) => screen.getByRole('switch', { name }) as HTMLInputElement;
const save = () => screen.getByRole('button', { name: 'Speichern' });
const field = (name: string) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');

describe('the settings of the form', () => {
  test('are kept together, with what one saw of each and nothing else', async () => {
    const { user } = show();
    expect(screen.getByText('Gespeichert')).toBeTruthy();
    await user.click(aSwitch('Hausbesuch'));
    expect(screen.getByText('Nicht gespeichert')).toBeTruthy();
    await user.click(
      screen.getByRole('button', { name: 'Hinweis hinzufügen: Hinweis zum Hausbesuch' }),
    );
    // Focus is where the user continues.
    expect(document.activeElement).toBe(field('Hinweis zum Hausbesuch'));
    await user.keyboard('Nur mit Verordnung');
    await user.selectOptions(choice(texts.labels.minSlots), '3');
    await user.click(save());
    expect(call).toHaveBeenCalledExactlyOnceWith('updateFormConfiguration', {
      companySlug: 'praxis',
      edits: {
        houseCallEnabled: { from: false, to: true },
        houseCallHint: { from: '', to: 'Nur mit Verordnung' },
        minSlots: { from: 1, to: 3 },
      },
    });
    await screen.findByText('Gespeichert.');
  });

  test('have a switch for each question that a practice may ask, and each is its own', async () => {
    show({ form: { ...form, ...Object.fromEntries(switches.map((name) => [name, false])) } });
    for (const name of switches) {
      const one = aSwitch(labelOf(name));
      fireEvent.click(one);
      expect(one.checked, name).toBe(true);
    }
    fireEvent.click(save());
    await screen.findByText('Gespeichert.');
    expect(call.mock.lastCall?.[1].edits).toEqual(
      Object.fromEntries(switches.map((name) => [name, { from: false, to: true }])),
    );
  });

  test('ask nothing about a question that is off, and keep its hint for later', async () => {
    const { user } = show({
      form: { ...form, insuranceEnabled: true, insuranceHint: 'Alle Kassen' },
    });
    await user.click(aSwitch('Krankenkasse oder Versicherung'));
    expect(screen.queryByRole('textbox', { name: 'Hinweis zur Versicherung' })).toBeNull();
    await user.click(save());
    expect(call.mock.lastCall?.[1].edits).toEqual({ insuranceEnabled: { from: true, to: false } });
  });

  test('leave a text where it is while it is being emptied', async () => {
    const { user } = show();
    await user.clear(field('Hinweis zum Grund der Anfrage'));
    expect(document.activeElement).toBe(field('Hinweis zum Grund der Anfrage'));
  });

  test('show what a colleague has changed meanwhile, and save only once it is decided', async () => {
    const { user, arrive } = show();
    await user.type(field('Hinweis zum Grund der Anfrage'), ' Kurz.');
    arrive({ reasonHint: 'Was ist los?' });
    expect(screen.getByText('Was ist los?')).toBeTruthy();
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    await user.click(
      screen.getByRole('button', { name: 'Meines behalten: Hinweis zum Grund der Anfrage' }),
    );
    await user.click(save());
    expect(call.mock.lastCall?.[1].edits).toEqual({
      reasonHint: { from: 'Was ist los?', to: 'Was führt Sie zu uns? Kurz.' },
    });
  });

  test('are refused at the field it is about', async () => {
    call.mockResolvedValue({
      kind: 'refused',
      details: [
        { field: 'minSlots', code: 'tooManySlots', message: 'Zur Wahl steht nur 1 Zeitfenster.' },
      ],
    });
    const { user } = show();
    await user.selectOptions(choice(texts.labels.minSlots), '3');
    await user.click(save());
    await waitFor(() =>
      expect(choice(texts.labels.minSlots).getAttribute('aria-describedby')).toBe('minSlots-error'),
    );
    expect(alerts()).toContain('Zur Wahl steht nur 1 Zeitfenster.');
  });

  test('say why they cannot be changed, and are not', async () => {
    const { user } = show({ readOnlyReason: 'Nur die Administration.' });
    expect(screen.getByText('Nur die Administration.')).toBeTruthy();
    await user.click(aSwitch('Hausbesuch'));
    expect(aSwitch('Hausbesuch').checked).toBe(false);
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
    expect(screen.queryByText(texts.presets.title)).toBeNull();
    // As text, because keyboards skip disabled fields.
    expect(screen.getByText('Was führt Sie zu uns?')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Hinweis hinzufügen/ })).toBeNull();
  });
});

describe('times', () => {
  test('are not asked for in a greater number than there are, since nobody could send a request then', async () => {
    const { user } = show({ form: { ...form, selectableLocations: mornings } });
    await user.selectOptions(choice(texts.labels.minSlots), '5');
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    expect(alerts()).toContain('Bitte verlange höchstens 4');
    expect(choice(texts.labels.minSlots).getAttribute('aria-invalid')).toBe('true');
  });

  test('are said to be too few where one of several locations alone has fewer', async () => {
    const linz = {
      id: 'b',
      title: 'Linz',
      selectableSlots: [{ weekday: 2, start: '08:00', end: '18:00' }],
    };
    const { user } = show({ form: { ...form, selectableLocations: [...mornings, linz] } });
    await user.selectOptions(choice(texts.labels.minSlots), '5');
    expect(screen.getByText(texts.fewAt('Lend', 4))).toBeTruthy();
  });

  test('too short for the hours of a location are refused at their length, since hours are set elsewhere', async () => {
    const allDay = [
      {
        id: 'a',
        title: 'Lend',
        selectableSlots: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
          weekday,
          start: '00:00',
          end: '24:00',
        })),
      },
    ];
    const { user } = show({ form: { ...form, selectableLocations: allDay } });
    await user.selectOptions(choice(texts.labels.minSlotSize), '30');
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    expect(choice(texts.labels.minSlotSize).getAttribute('aria-describedby')).toBe(
      'minSlotSize-error',
    );
  });

  test('of another length say before saving how many who wait they move, and what becomes of their preferred times', async () => {
    const waiting = (firstname: string, start: string, end: string): WaitingRequest => ({
      id: firstname,
      firstname,
      lastname: 'Probe',
      status: 'open',
      locationIds: ['a'],
      slots: [{ locationId: 'a', weekday: 1, start, end }],
    });
    const { user } = show({
      form: { ...form, selectableLocations: mornings },
      open: [waiting('Ada', '08:00', '10:00'), waiting('Ben', '08:00', '09:00')],
      progress: <p>Eine steht in keiner Warteliste.</p>,
    });
    // The last change's result, next to the warning about this one.
    const news = screen.getByText('Eine steht in keiner Warteliste.');
    expect(news.compareDocumentPosition(choice(texts.labels.minSlotSize))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    await user.selectOptions(choice(texts.labels.minSlotSize), '120');
    expect(
      screen.getByText('2 offene Anfragen kommen beim Speichern in andere Wartelisten.'),
    ).toBeTruthy();
    expect(screen.getByText(/^Bei 1 davon passen/)).toBeTruthy();
    expect(screen.getByText('1 davon stünde dann in keiner Warteliste mehr.')).toBeTruthy();
    expect(news.isConnected).toBe(false);
    expect(
      within(screen.getByRole('list', { name: 'Dann in keiner Liste mehr (1):' })).getByText(
        'Ben Probe',
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/Ada Probe/)).toBeNull();
  });

  test('of another length promise no number while requests are still being loaded', async () => {
    const { user } = show({ open: undefined });
    await user.selectOptions(choice(texts.labels.minSlotSize), '30');
    expect(screen.getByText(texts.impact.counting)).toBeTruthy();
  });
});

describe('a preset', () => {
  const ask = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
    if (!screen.getByText(texts.presets.title).closest('details')?.open)
      await user.click(screen.getByText(texts.presets.title));
    await user.click(screen.getByRole('button', { name }));
  };
  const take = () => screen.getByRole('button', { name: 'Übernehmen' });

  test('shows what it would change, leaves custom texts alone, is a draft, and can be undone', async () => {
    const { user } = show();
    await ask(user, 'Psychotherapie');
    const question = screen.getByRole('group', { name: 'Vorlage Psychotherapie übernehmen?' });
    expect(
      within(question).getByText(/selbst geschrieben\. Sie bleiben.*Hinweis zum Grund der Anfrage/),
    ).toBeTruthy();
    await user.click(take());
    expect(call).not.toHaveBeenCalled();
    expect(aSwitch('Therapie per Video').checked).toBe(true);
    expect(field('Hinweis zum Grund der Anfrage')).toHaveProperty('value', 'Was führt Sie zu uns?');
    expect((field('Begrüßung im Formular') as HTMLTextAreaElement).value).toContain(
      '[112](tel:112)',
    );
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(aSwitch('Therapie per Video').checked).toBe(false);
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  });

  test('replaces custom texts only where that is ticked', async () => {
    const { user } = show();
    await ask(user, 'Logopädie');
    await user.click(
      screen.getByRole('checkbox', { name: 'Auch die selbst geschriebenen Texte ersetzen' }),
    );
    await user.click(take());
    expect((field('Hinweis zum Grund der Anfrage') as HTMLTextAreaElement).value).toContain(
      'Aussprache',
    );
  });

  test('that changes nothing says so', async () => {
    const { user } = show({ form: { ...form, reasonHint: '' } });
    await ask(user, texts.presets.reset);
    expect(screen.getByText(texts.presets.nothing)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(document.activeElement?.textContent).toBe(texts.presets.reset);
  });
});

describe('questions of its own', () => {
  const pets = { label: 'Haben Sie Haustiere?', options: ['Ja', 'Nein'], required: true };
  const part = (name: string) => screen.getByRole('group', { name });

  test('are at most three, each added and removed with the focus going along', async () => {
    const { user } = show();
    const add = () => screen.queryByRole('button', { name: texts.own.add });
    screen.getByText(texts.own.none);
    for (const n of [1, 2, 3]) {
      await user.click(add() as HTMLElement);
      expect(document.activeElement).toBe(
        within(part(`Eigene Frage ${n}`)).getByRole('textbox', { name: texts.own.label }),
      );
    }
    expect(add()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Frage entfernen: Eigene Frage 2' }));
    expect(document.activeElement).toBe(add());
    expect(screen.queryByRole('group', { name: 'Eigene Frage 2' })).toBeNull();
    expect(part('Eigene Frage 3')).toBeTruthy();
  });

  test('are stored with their options, one a line', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: texts.own.add }));
    await user.keyboard(pets.label);
    await user.selectOptions(choice(texts.own.kind), 'choice');
    await user.type(field(texts.own.options), 'Ja{Enter}Nein');
    await user.click(aSwitch(texts.own.required));
    await user.click(save());
    expect(call).toHaveBeenCalledExactlyOnceWith('updateFormConfiguration', {
      companySlug: 'praxis',
      edits: { own1: { from: null, to: pets } },
    });
  });

  test('are refused at their fields before anything is sent', async () => {
    const { user } = show({ form: { ...form, own1: pets } });
    await user.clear(field(texts.own.label));
    await user.clear(field(texts.own.options));
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    for (const name of [texts.own.label, texts.own.options])
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
  });

  test('say that whoever has answered keeps the former words', async () => {
    const { user } = show({ form: { ...form, own1: pets } });
    expect(screen.queryByText(texts.own.reworded)).toBeNull();
    await user.type(field(texts.own.label), ' Welche?');
    screen.getByText(texts.own.reworded);
  });
});
