/** The portal's buttons: what each sends, what the page shows then, and where the focus goes. */
import type { PersonalData } from '@platzwart/domain/patient-portal/personal-data';
import { aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { done, form, show, shownRequest, world } from './portal-test-setup.tsx';

/** jsdom has no blob URLs. */
class UrlWithBlobs extends URL {
  static override createObjectURL = () => 'blob:x';
  static override revokeObjectURL = () => undefined;
}

vi.mock(
  '../../firebase/calls.ts',
  async () => (await import('./portal-test-setup.tsx')).callsOfTests,
);

beforeEach(() => world.reset());

const answers = () =>
  world.calls
    .filter(({ name }) => name === 'answerRequestLink')
    .map(({ input }) => (input as { answer: unknown }).answer);
const button = (name: string) => screen.findByRole('button', { name });
const focused = () => document.activeElement?.textContent;
const refusal = (field: string, message: string) => ({
  kind: 'refused',
  details: [{ field, code: 'x', message }],
});

describe('the question whether somebody still waits', () => {
  test('is only there if somebody has asked', async () => {
    show();
    await screen.findByRole('button', { name: 'Zeiten ändern' });
    expect(screen.queryByText('Warten Sie noch auf einen Platz?')).toBeNull();
  });

  test.each([
    ['ja', 'Ja, weiter warten'],
    ['zeiten', 'Ja, aber Zeiten geändert'],
    ['unsicher', 'Unsicher – bitte anrufen'],
    ['nein', 'Nein'],
    ['abmelden', 'Keine Fragen mehr per E-Mail'],
    ['pause', 'Pause einlegen'],
  ] as const)('an e-mail’s "%s" lays the finger on its button', async (preselected, name) => {
    show({ preselected });
    const wanted = await button(name);
    // The focus is set after the button renders.
    await waitFor(() => expect(document.activeElement).toBe(wanted));
    expect(answers()).toEqual([]);
  });

  test('yes is told where it was pressed, and can be changed', async () => {
    world.answers.viewRequestLink = done({ ...shownRequest, isAsked: true });
    world.answers.answerRequestLink = done({ request: { ...shownRequest, emailConfirmed: true } });
    const user = show();
    await user.click(await button('Ja, weiter warten'));
    await waitFor(() =>
      expect(focused()).toBe('Danke. Sie warten weiter, an derselben Stelle wie bisher.'),
    );
    await user.click(await button('Antwort ändern'));
    await user.click(await button('Unsicher – bitte anrufen'));
    expect(await screen.findByText(/Die Praxis ruft Sie an/)).toBeTruthy();
    expect(answers()).toEqual([{ kind: 'stillInterested' }, { kind: 'unsure' }]);
  });

  test('says when silence deletes the request', async () => {
    world.answers.viewRequestLink = done({ ...shownRequest, deletedOn: '2026-12-07' });
    show();
    expect(await screen.findByText(/Ohne Ihre Antwort löschen wir sie am 07.12.2026/)).toBeTruthy();
  });

  test('is sent once, however often it is pressed while it is on its way', async () => {
    let answer: (value: unknown) => void = () => undefined;
    world.answers.answerRequestLink = () => new Promise((resolve) => (answer = resolve));
    const user = show({ preselected: 'ja' });
    const yes = await button('Ja, weiter warten');
    await user.dblClick(yes);
    await user.click(screen.getByRole('button', { name: 'Nein' }));
    expect(answers()).toEqual([{ kind: 'stillInterested' }]);
    await act(async () => answer(done({ request: shownRequest })));
    expect(await screen.findByText(/Sie warten weiter/)).toBeTruthy();
  });

  test('with other times leads to the week, and saving them answers it', async () => {
    world.answers.viewRequestLink = done({ ...shownRequest, isAsked: true });
    const user = show();
    await user.click(await button('Ja, aber Zeiten geändert'));
    await waitFor(() => expect(focused()).toBe('Zeiten ändern'));
    await user.click(await screen.findByLabelText('2 08:00'));
    world.answers.answerRequestLink = done({
      request: {
        ...shownRequest,
        slots: [{ locationId: 'praxis', weekday: 2, start: '08:00', end: '09:00' }],
      },
    });
    await user.click(await button('Zeiten speichern'));
    await waitFor(() => expect(focused()).toContain('Ihre Zeiten sind gespeichert'));
    expect(screen.queryByText('Warten Sie noch auf einen Platz?')).toBeNull();
    const to = [
      ...shownRequest.slots.slice(0, 1),
      { locationId: 'praxis', weekday: 2, start: '08:00', end: '09:00' },
      ...shownRequest.slots.slice(1),
    ];
    expect(answers()).toEqual([
      { kind: 'edit', edits: { slots: { from: shownRequest.slots, to } }, proof: null },
    ]);
  });
});

describe('changing the times', () => {
  const editor = () => screen.getByRole('region', { name: 'Zeiten ändern' });

  test('asks for the second proof only where times are taken away, and says why; a wrong one loses nothing', async () => {
    const user = show();
    await user.click(await button('Zeiten ändern'));
    await user.click(await screen.findByLabelText('2 08:00'));
    expect(within(editor()).queryByLabelText('Geburtsdatum')).toBeNull();
    await user.click(screen.getByLabelText('1 08:00'));
    expect(await screen.findByText(/^Sie nehmen Zeiten weg/)).toBeTruthy();
    await user.click(await button('Zeiten speichern'));
    const field = within(editor()).getByLabelText('Geburtsdatum');
    expect(document.activeElement).toBe(field);
    expect(within(editor()).getByText('Bitte geben Sie das Geburtsdatum ein.')).toBeTruthy();
    expect(answers()).toEqual([]);
    world.answers.answerRequestLink = refusal('proof', 'Das passt nicht zu Ihrer Anfrage.');
    await user.type(field, '05.03.1985');
    await user.click(await button('Zeiten speichern'));
    expect(await within(editor()).findByText('Das passt nicht zu Ihrer Anfrage.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect((screen.getByLabelText('1 08:00') as HTMLInputElement).checked).toBe(false);
    world.answers.answerRequestLink = done({ request: shownRequest });
    await user.type(field, '{Backspace}4');
    await user.click(await button('Zeiten speichern'));
    await waitFor(() => expect(focused()).toContain('Ihre Zeiten sind gespeichert'));
    expect(answers().map((answer) => (answer as { proof: unknown }).proof)).toEqual([
      '05.03.1985',
      '05.03.1984',
    ]);
  });

  test('asks for it as well where only the server knows that times go', async () => {
    const user = show();
    await user.click(await button('Zeiten ändern'));
    await user.click(await screen.findByLabelText('2 08:00'));
    world.answers.answerRequestLink = refusal(
      'proof',
      'Wenn Zeiten wegfallen, zeigen Sie uns bitte, dass es um Ihre Anfrage geht.',
    );
    await user.click(await button('Zeiten speichern'));
    await waitFor(() =>
      expect(document.activeElement).toBe(within(editor()).getByLabelText('Geburtsdatum')),
    );
  });

  test('puts back what was before a change that an e-mail told of: two presses, and the proof where times go', async () => {
    const former = { locationIds: ['praxis'], slots: shownRequest.slots.slice(0, 1) };
    world.answers.viewRequestLink = done({ ...shownRequest, formerTimes: former });
    const user = show();
    expect(await screen.findByText('Vor der Änderung: Mo 8–12 Uhr')).toBeTruthy();
    await user.click(await button('Bisherige Zeiten wieder einstellen'));
    expect(
      await screen.findByText('Die bisherigen Zeiten sind gewählt, aber noch nicht gespeichert.'),
    ).toBeTruthy();
    await user.type(await within(editor()).findByLabelText('Geburtsdatum'), '05.03.1984');
    await user.click(await button('Zeiten speichern'));
    await waitFor(() => expect(focused()).toContain('Ihre Zeiten sind gespeichert'));
    const edits = { slots: { from: shownRequest.slots, to: former.slots } };
    expect(answers()).toEqual([{ kind: 'edit', edits, proof: '05.03.1984' }]);
  });

  test('cannot take times away where nothing is known to ask for: the practice can', async () => {
    world.answers.viewRequestLink = done({ ...shownRequest, proof: null });
    const user = show();
    await user.click(await button('Zeiten ändern'));
    await user.click(await screen.findByLabelText('1 08:00'));
    expect(
      await screen.findByText(
        'Das können wir hier nicht für Sie ändern. Bitte wenden Sie sich an die Praxis.',
      ),
    ).toBeTruthy();
  });

  test('shows what the practice refuses at its place and where one has pressed, and keeps what was chosen', async () => {
    const user = show();
    await user.click(await button('Zeiten ändern'));
    for (const time of ['1 08:00', '1 09:00', '1 10:00', '1 11:00'])
      await user.click(await screen.findByLabelText(time));
    await user.type(within(editor()).getByLabelText('Geburtsdatum'), '05.03.1984');
    world.answers.answerRequestLink = refusal(
      'slots',
      'Bitte wählen Sie mindestens 1 Zeitfenster aus.',
    );
    await user.click(await button('Zeiten speichern'));
    expect(await screen.findByText('Ihre Zeiten sind noch nicht gespeichert.')).toBeTruthy();
    expect(screen.getAllByText('Bitte wählen Sie mindestens 1 Zeitfenster aus.')).toHaveLength(2);
    expect((screen.getByLabelText('1 08:00') as HTMLInputElement).checked).toBe(false);
  });

  test('that was cancelled changes nothing and gives the focus back; nothing changed is nothing to send', async () => {
    const user = show();
    await user.click(await button('Zeiten ändern'));
    await user.click(await screen.findByLabelText('2 08:00'));
    await user.click(await button('Abbrechen'));
    await waitFor(() => expect(focused()).toBe('Zeiten ändern'));
    await user.click(await button('Zeiten ändern'));
    expect(((await screen.findByLabelText('2 08:00')) as HTMLInputElement).checked).toBe(false);
    await user.click(await button('Zeiten speichern'));
    expect(await screen.findByText('Sie haben nichts geändert.')).toBeTruthy();
    expect(answers()).toEqual([]);
  });
});

describe('withdrawing', () => {
  const withdrawn = {
    ...shownRequest,
    status: 'archived',
    archivedAt: '2026-11-23T09:00:00.000Z',
    isWithdrawn: true,
    undoUntil: '2026-12-07',
  };

  test('is asked once, where it was pressed: nothing happens before, and who continues waiting is back at the button', async () => {
    const user = show();
    await user.click(await button('Anfrage zurückziehen'));
    const question = screen.getByRole('group', {
      name: 'Möchten Sie Ihre Anfrage wirklich zurückziehen?',
    });
    await waitFor(() => expect(document.activeElement).toBe(question));
    await user.click(await button('Nein, weiter warten'));
    await waitFor(() => expect(focused()).toBe('Anfrage zurückziehen'));
    expect(answers()).toEqual([]);
  });

  test('says until when it can be undone, and is undone by one press', async () => {
    world.answers.answerRequestLink = done({ request: withdrawn });
    const user = show();
    await user.click(await button('Anfrage zurückziehen'));
    await user.click(await button('Ja, zurückziehen'));
    await waitFor(() => expect(focused()).toBe('Sie haben Ihre Anfrage zurückgezogen'));
    expect(screen.getByText(/Bis zum 07.12.2026 können Sie das rückgängig machen/)).toBeTruthy();
    world.answers.answerRequestLink = done({ request: shownRequest });
    await user.click(await button('Rückgängig machen'));
    await waitFor(() => expect(focused()).toContain('steht wieder auf der Warteliste'));
    expect(answers()).toEqual([{ kind: 'withdraw' }, { kind: 'undoWithdraw' }]);
  });

  test('that is too long ago says whom to ask, without a button that would be refused', async () => {
    world.answers.viewRequestLink = done({ ...withdrawn, undoUntil: null });
    show();
    expect(await screen.findByText(/Rückgängig machen geht nicht mehr/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull();
  });

  test('that cannot be undone any more at the last moment says so where it was pressed', async () => {
    world.answers.viewRequestLink = done(withdrawn);
    world.answers.answerRequestLink = refusal(
      'form',
      'Das ließ sich nur 14 Tage lang rückgängig machen.',
    );
    const user = show();
    await user.click(await button('Rückgängig machen'));
    expect(
      await screen.findByText('Das ließ sich nur 14 Tage lang rückgängig machen.'),
    ).toBeTruthy();
  });
});

describe('a pause', () => {
  test('is proposed for a month, can be another one, and ends by a press', async () => {
    const user = show();
    await user.click(await button('Pause einlegen'));
    const field = screen.getByLabelText('Pause bis zum') as HTMLInputElement;
    expect([field.value, field.min, field.max]).toEqual(['2026-12-23', '2026-11-24', '2027-05-23']);
    expect(document.activeElement).toBe(field);
    world.answers.answerRequestLink = done({
      request: { ...shownRequest, pausedUntil: '2026-12-23' },
    });
    await user.click(await button('Pausieren'));
    await waitFor(() => expect(focused()).toContain('pausiert bis zum 23.12.2026'));
    world.answers.answerRequestLink = done({ request: shownRequest });
    await user.click(await button('Pause beenden'));
    await waitFor(() => expect(focused()).toContain('Die Pause ist beendet'));
    expect(answers()).toEqual([{ kind: 'pause', until: '2026-12-23' }, { kind: 'resume' }]);
  });

  test('of more than a month asks for the second proof, and says why', async () => {
    world.answers.answerRequestLink = done({
      request: { ...shownRequest, pausedUntil: '2026-12-24' },
    });
    const user = show();
    await user.click(await button('Pause einlegen'));
    const part = within(screen.getByRole('region', { name: 'Pause' }));
    expect(part.queryByLabelText('Geburtsdatum')).toBeNull();
    fireEvent.change(part.getByLabelText('Pause bis zum'), { target: { value: '2026-12-24' } });
    expect(part.getByText(/^Für eine so lange Pause/)).toBeTruthy();
    await user.type(part.getByLabelText('Geburtsdatum'), '05.03.1984');
    await user.click(await button('Pausieren'));
    await waitFor(() => expect(focused()).toContain('pausiert bis zum 24.12.2026'));
    expect(answers()).toEqual([{ kind: 'pause', until: '2026-12-24', proof: '05.03.1984' }]);
  });

  test('to a day that does not fit says so at the field', async () => {
    world.answers.answerRequestLink = refusal('until', 'Bitte wählen Sie einen Tag nach heute.');
    const user = show();
    await user.click(await button('Pause einlegen'));
    await user.click(await button('Pausieren'));
    expect(await screen.findByText('Bitte wählen Sie einen Tag nach heute.')).toBeTruthy();
    expect(screen.getByLabelText('Pause bis zum').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Pause bis zum')),
    );
    await user.click(await button('Abbrechen'));
    await waitFor(() => expect(focused()).toBe('Pause einlegen'));
  });
});

describe('what is personal', () => {
  const data: PersonalData = {
    type: 'self',
    firstname: 'Erika',
    lastname: 'Beispiel',
    birthdate: '1984-03-05',
    email: 'erika@beispiel.at',
    pendingEmail: null,
    phone: '0660 1234567',
    reason: 'Heiserkeit',
    note: '',
    locationIds: ['praxis'],
    slots: shownRequest.slots,
    followUpConsent: true,
    healthDataConsent: true,
    consentVersion: '2026-11',
  };
  const shown = done({ request: shownRequest, personalData: data });

  async function proven(request = shownRequest) {
    world.answers.viewRequestLink = done(request);
    world.answers.answerRequestLink = done({ request, personalData: data });
    const user = show();
    await user.type(await screen.findByLabelText(/Geburtsdatum|Letzte vier Ziffern/), '05.03.1984');
    await user.click(await button('Angaben zeigen'));
    await screen.findByText('Heiserkeit');
    return user;
  }

  test('is asked for by what only the person knows; a wrong answer is told at the field, which keeps it', async () => {
    world.answers.answerRequestLink = refusal('proof', 'Das passt nicht zu Ihrer Anfrage.');
    const user = show();
    await user.click(await button('Angaben zeigen'));
    expect(screen.getByText('Bitte geben Sie das Geburtsdatum ein.')).toBeTruthy();
    expect(answers()).toEqual([]);
    await user.type(screen.getByLabelText('Geburtsdatum'), '05.03.1985{Enter}');
    expect(await screen.findByText('Das passt nicht zu Ihrer Anfrage.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Geburtsdatum')));
    world.answers.answerRequestLink = shown;
    await user.type(screen.getByLabelText('Geburtsdatum'), '{Backspace}4{Enter}');
    expect(await screen.findByText('Erika Beispiel')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('DL'));
  });

  test('is not to be had where nothing is known to ask for', async () => {
    world.answers.viewRequestLink = done({ ...shownRequest, proof: null });
    show();
    expect(await screen.findByText(/können wir hier nichts Persönliches zeigen/)).toBeTruthy();
  });

  test('can be corrected: only what was changed is sent, with what was seen and the proof', async () => {
    const user = await proven();
    await user.clear(await screen.findByLabelText('Telefonnummer'));
    await user.type(screen.getByLabelText('Telefonnummer'), '0316 5678');
    world.answers.answerRequestLink = done({
      request: shownRequest,
      personalData: { ...data, phone: '0316 5678' },
    });
    await user.click(await button('Kontaktdaten speichern'));
    await waitFor(() => expect(focused()).toBe('Ihre Kontaktdaten sind gespeichert.'));
    const edits = { phone: { from: '0660 1234567', to: '0316 5678' } };
    expect(answers().at(-1)).toEqual({ kind: 'edit', edits, proof: '05.03.1984' });
    await user.click(await button('Kontaktdaten speichern'));
    expect(await screen.findByText('Sie haben nichts geändert.')).toBeTruthy();
  });

  test('where the number is the proof, the new one is from then on', async () => {
    const user = await proven({ ...shownRequest, proof: 'phone' });
    await user.type(await screen.findByLabelText('Telefonnummer'), '8');
    world.answers.answerRequestLink = done({
      request: { ...shownRequest, proof: 'phone' },
      personalData: { ...data, phone: '0660 12345678' },
    });
    await user.click(await button('Kontaktdaten speichern'));
    await screen.findByText('Ihre Kontaktdaten sind gespeichert.');
    vi.stubGlobal('URL', UrlWithBlobs);
    await user.click(await button('Meine Daten herunterladen'));
    expect(answers().at(-1)).toEqual({ kind: 'exportPersonalData', proof: '5678' });
  });

  test('a new address counts once it is confirmed there, as the page says before and after', async () => {
    const user = await proven();
    const email = within(screen.getByRole('region', { name: 'Ihre Angaben' })).getByLabelText(
      'E-Mail-Adresse',
    );
    await user.clear(email);
    await user.type(email, 'erika@neu.at');
    expect(screen.getByText(/Die neue Adresse gilt, sobald Sie das dort bestätigen/)).toBeTruthy();
    const pending = {
      request: { ...shownRequest, pendingEmail: 'e•••@neu.at' },
      personalData: { ...data, pendingEmail: 'erika@neu.at' },
    };
    world.answers.answerRequestLink = done(pending);
    await user.click(await button('Kontaktdaten speichern'));
    await waitFor(() =>
      expect(focused()).toMatch(/^Gespeichert. An erika@neu.at haben wir eine Nachricht geschickt/),
    );
    expect(screen.getByText(/künftig e•••@neu.at, sobald Sie das dort bestätigen/)).toBeTruthy();
    expect((screen.getByLabelText('E-Mail-Adresse') as HTMLInputElement).value).toBe(
      'erika@beispiel.at',
    );
  });

  test('by the link to a new address nothing can be done but to confirm it', async () => {
    world.answers.viewRequestLink = done({ ...shownRequest, isPending: true });
    const user = show();
    world.answers.answerRequestLink = done({ request: { ...shownRequest, emailConfirmed: true } });
    const press = await button('E-Mail-Adresse bestätigen');
    expect(screen.queryByText('Ihre Angaben')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Neuen Link zuschicken' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anfrage zurückziehen' })).toBeNull();
    await user.click(press);
    expect(await screen.findByText('Ihre Angaben')).toBeTruthy();
    expect(focused()).toBe('Danke, Ihre E-Mail-Adresse ist bestätigt.');
  });

  test('what the form refuses appears at its field, which has the focus; nothing that was typed is lost', async () => {
    const user = await proven();
    await user.clear(await screen.findByLabelText('Telefonnummer'));
    world.answers.answerRequestLink = refusal('phone', 'Bitte geben Sie eine Telefonnummer ein.');
    await user.click(await button('Kontaktdaten speichern'));
    expect(await screen.findByText('Bitte geben Sie eine Telefonnummer ein.')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Telefonnummer')),
    );
  });

  test('a contact person is there only where there is one, an address where the practice asks for it', async () => {
    world.answers.answerRequestLink = done({
      request: shownRequest,
      personalData: { ...data, type: 'other', contactPersonFirstname: 'Otto' },
    });
    const user = show({ form: { ...form, addressEnabled: true } });
    await user.type(await screen.findByLabelText('Geburtsdatum'), '1{Enter}');
    expect(((await screen.findByLabelText('Ihr Vorname')) as HTMLInputElement).value).toBe('Otto');
    expect(screen.getByLabelText('Postleitzahl')).toBeTruthy();
    expect(screen.queryByLabelText(/Weitere Telefonnummer/)).toBeNull();
  });
});

describe('the day of a prescription', () => {
  const asking = { ...form, doctorsOrderEnabled: true, prescriptionEnabled: true };
  const german = { locations: [aPracticeLocation({ region: 'DE-BY' })], profession: 'speech' };

  test('is entered without proof, and the page says until when the therapy must begin', async () => {
    const user = show({ form: asking, practice: german });
    world.answers.answerRequestLink = done({
      request: { ...shownRequest, prescription: { issuedOn: '2026-11-20', urgent: false } },
    });
    expect(
      await screen.findByText(
        'Bitte lassen Sie die Verordnung erst ausstellen, wenn wir Ihnen einen Platz zusagen.',
      ),
    ).toBeTruthy();
    await user.click(await button('Verordnung angeben'));
    await user.type(screen.getByLabelText('Ausgestellt am'), '20.11.2026{Enter}');
    expect(
      await screen.findByText('Damit muss die Behandlung spätestens am 18.12.2026 beginnen.'),
    ).toBeTruthy();
    const to = { issuedOn: '20.11.2026', urgent: false };
    expect(answers()).toEqual([
      { kind: 'edit', edits: { prescription: { from: null, to } }, proof: null },
    ]);
    expect(await button('Verordnung ändern')).toBeTruthy();
  });

  test('that is over is no reason for a new one; who empties it has none', async () => {
    const prescription = { issuedOn: '2026-10-01', urgent: false };
    world.answers.viewRequestLink = done({ ...shownRequest, prescription });
    const user = show({ form: asking, practice: german });
    expect(
      await screen.findByText(/^Ihre Verordnung gilt nicht mehr. Sie brauchen jetzt keine neue/),
    ).toBeTruthy();
    await user.click(await button('Verordnung ändern'));
    await user.clear(screen.getByLabelText('Ausgestellt am'));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(answers()).toEqual([
        { kind: 'edit', edits: { prescription: { from: prescription, to: null } }, proof: null },
      ]),
    );
  });

  test('is no subject where the practice does not ask', async () => {
    show({ practice: german });
    await button('Pause einlegen');
    expect(screen.queryByRole('heading', { name: 'Verordnung' })).toBeNull();
  });
});

describe('questions by e-mail', () => {
  test('are stopped and allowed again by a press, which leaves the request alone', async () => {
    world.answers.answerRequestLink = done({
      request: { ...shownRequest, followUpConsent: false },
    });
    const user = show();
    await user.click(await button('Keine Fragen mehr per E-Mail'));
    await waitFor(() => expect(focused()).toContain('Ihre Anfrage bleibt auf der Warteliste'));
    world.answers.answerRequestLink = done({ request: shownRequest });
    await user.click(await button('Die Praxis darf mich per E-Mail fragen'));
    await waitFor(() => expect(answers()).toEqual([{ kind: 'optOut' }, { kind: 'optIn' }]));
  });
});
