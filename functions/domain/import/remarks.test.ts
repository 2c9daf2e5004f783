import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { describe, expect, test } from 'vitest';
import type { RawRow } from './import.ts';
import { merelyTold, validateImportRow } from './row.ts';

const person = { firstname: 'Eva', lastname: 'Huber', phone: '0316 876543' };

/** What somebody has to do for it. */
function toDo(row: RawRow) {
  const outcome = validateImportRow(
    { ...person, ...row },
    { form: aFormConfiguration({}), tags: [], today: '2026-11-21' },
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value.notices.filter(({ code }) => !merelyTold.has(code));
}

const asks = (row: RawRow, field: string, message: string) =>
  expect(toDo(row)).toEqual([{ field, code: 'remark', message }]);

describe('a remark that changes what a cell means is a step to do', () => {
  test.each<[RawRow, string, string]>([
    [{ phone: '0316 876543 (falsch!)' }, 'phone', 'falsch'],
    [{ phone: 'gesperrt 0316 876543' }, 'phone', 'gesperrt'],
    [{ phone: '0316 876543 (abgemeldet)' }, 'phone', 'abgemeldet'],
    [{ phone2: '0316 876544 nicht mehr gültig' }, 'phone2', 'nicht mehr gültig'],
    [{ phone: '0316 22233x' }, 'phone', '0316 22233x'],
    [{ addressStreet: 'alt: Ring 1' }, 'addressStreet', 'alt'],
    [{ addressStreet: 'Ring 1 (stimmt nicht)' }, 'addressStreet', 'stimmt nicht'],
    [{ addressStreet: 'Ring 1?' }, 'addressStreet', '?'],
    [{ addressCity: 'Graz (verzogen)' }, 'addressCity', 'verzogen'],
    [{ birthdate: '3.4.2019 unsicher' }, 'birthdate', 'unsicher'],
    [{ prescription: '3.11.2026 ungültig' }, 'prescription', 'ungültig'],
    [{ prescription: 'abgelaufen 30.9.26' }, 'prescription', 'abgelaufen'],
    [{ prescription: '30.9.26 (verfallen)' }, 'prescription', 'verfallen'],
  ])('%j', (row, field, words) => {
    asks(row, field, `Hier steht „${words}“. Frag nach, was gilt.`);
  });

  test.each<[RawRow, string, string]>([
    [{ lastname: 'Huber ✝' }, 'lastname', '✝'],
    [{ firstname: 'Eva (verstorben)' }, 'firstname', 'verstorben'],
    [{ requestedOn: 'erl. 12.3.2026' }, 'requestedOn', 'erl.'],
    [{ requestedOn: 'erl. 12.3.2026', adminNote: 'hat Platz' }, 'requestedOn', 'erl.'],
    ...[
      'erledigt',
      'Status: abgesagt am 3.6.',
      'Erledigt am: 3.6.2026',
      'Erledigt: telefonisch',
      'Mutter hat abgesagt',
      'storniert per Mail',
      'hat schon einen Therapieplatz',
      'möchte nicht mehr',
      'Rückruf: hat schon einen Platz',
      'Rückruf: abgesagt',
      'Bemerkung: erledigt',
      '✓',
    ].map((line): [RawRow, string, string] => [{ adminNote: `SES\n${line}` }, 'adminNote', line]),
  ])('%j asks whether the person waits', (row, field, words) => {
    asks(row, field, `Wartet diese Person noch? In der Liste steht „${words}“. Frag nach.`);
  });

  test.each<RawRow>([
    { lastname: 'Alt' },
    { lastname: 'Erl' },
    { phone: '0316 876543 3x probiert' },
    { adminNote: 'kommt nicht am Montag' },
    { phone: '0316 876543 (Eva, 8 Jahre alt)' },
    { phone: 'Tel/Fax: 0316 876543', phone2: '0316 1112223, Fax 0316 1112224' },
    { addressStreet: 'Alte Poststraße 3' },
    { adminNote: 'VO erledigt, Mutter ruft an' },
    { adminNote: 'Erledigt: nein' },
    { adminNote: 'Rückruf: erledigt' },
    { adminNote: 'Rückruf: erledigt am 3.6.' },
    { adminNote: '1. Anruf Mutter: erl.' },
    { adminNote: 'Erstgespräch: abgeschlossen' },
    { adminNote: 'Infomail: ✓' },
    { adminNote: 'Fragebogen: schon erledigt' },
    { name: 'Huber Maria (Rückruf erledigt)', firstname: '', lastname: '' },
    { requestedOn: '3.6.2026, Rückruf erledigt' },
    { adminNote: 'Vater verstorben' },
  ])('not %j', (row) => {
    expect(toDo(row).filter(({ code }) => code === 'remark')).toEqual([]);
  });
});
