import { aRequest } from '@platzwart/emulator-data/build-request';
import { anOffer } from '@platzwart/emulator-data/build-vacancy';
import { expect, test } from 'vitest';
import { exportedTable } from './exported-table.ts';

/** As received: moments as strings, without the fields that recognize duplicates. */
function exported(overrides: Parameters<typeof aRequest>[0]) {
  const {
    openKey: _key,
    payloadHash: _hash,
    searchTokens: _tokens,
    ...stored
  } = aRequest(overrides);
  return JSON.parse(
    JSON.stringify({ ...stored, id: 'r1', history: [{ at: new Date() }], offers: [anOffer()] }),
  );
}

test('what was exported becomes the table one knows, with the practice’s tags in their order', () => {
  const about = {
    form: { not: 'of this version' },
    tags: [
      { id: 'zwei', name: 'Hausbesuch', color: 'red', icon: '', order: 1 },
      { id: 'eins', name: 'Kind', color: 'teal', icon: '', order: 0 },
    ],
  };
  const table = exportedTable(about, [
    exported({
      lastname: 'Zweite',
      requestedAt: new Date('2026-03-03T09:00:00Z'),
      nextStep: { kind: 'callBack', dueOn: '2026-11-30', since: new Date('2026-11-20T09:00:00Z') },
    }),
    exported({
      lastname: 'Erste',
      requestedAt: new Date('2026-03-02T09:00:00Z'),
      tags: ['zwei', 'eins'],
      adminNote: '2026-11-21T09:00:00.000Z',
      status: 'archived',
      archivedAt: new Date('2026-11-20T09:00:00Z'),
      archiveReason: 'placeFound',
      lastOffer: { at: new Date('2026-11-18T09:00:00Z'), outcome: 'taken', declinedTimes: [] },
    }),
  ]);
  const [titles = '', first = '', second = ''] = table.split('\r\n');
  expect(titles).toContain('Angefragt am');
  expect(first).toContain('Erste');
  expect(first).toContain('02.03.2026 10:00');
  expect(first).toContain('"Kind, Hausbesuch"');
  expect(first).toContain('20.11.2026;Platz erhalten');
  expect(first).toContain('zuletzt am 18.11.2026');
  // A staff or patient text is no moment, however much it looks like one.
  expect(first).toContain('2026-11-21T09:00:00.000Z');
  expect(second).toContain('Zweite');
  expect(second).toContain('zurückrufen;30.11.2026');
});
