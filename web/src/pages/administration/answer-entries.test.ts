import { aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { answerEntries } from './answer-entries.ts';

// A Friday.
const today = '2026-11-27';
const ada = { ...aRequest({ firstname: 'Ada', lastname: 'Probe' }), id: 'ada' };
const offer = { vacancyId: 'v', state: 'offered', until: null } as const;

function shown(request: typeof ada) {
  const done: unknown[] = [];
  const entries = answerEntries(request, today, {
    give: (_, ...answer) => done.push(answer),
    open: (id) => done.push(id),
  });
  return {
    lines: entries.map(({ label, detail }) => [label, detail].filter(Boolean).join(' – ')),
    entries,
    done,
  };
}

describe('the palette answers for the one person found', () => {
  test('as panel, ‘Zu tun’ and round do, with what each does', () => {
    const { lines, entries, done } = shown({ ...ada, offer: null });
    expect(lines).toEqual([
      'Erreicht – nichts weiter zu tun',
      'Nicht erreicht – am Mo, 30.11. noch einmal',
      'Rückruf heute',
      'Rückruf morgen, Sa, 28.11.',
      'Rückruf nächste Woche, Mo, 30.11.',
      'Wartet weiter – bleibt auf der Liste',
      'Kein Interesse mehr – ins Archiv',
    ]);
    for (const { run } of entries) run();
    expect(done).toEqual([
      ['reached'],
      ['notReached'],
      ['callBack', { day: '2026-11-27' }],
      ['callBack', { day: '2026-11-28' }],
      ['callBack', { day: '2026-11-30' }],
      ['waitsOn'],
      ['noInterest'],
    ]);
  });

  test('whoever has an offer is asked about that, in their panel; leaving ends it', () => {
    const { lines, entries, done } = shown({ ...ada, offer } as unknown as typeof ada);
    expect(lines).toEqual([
      'Angebot beantworten … – Zusage oder Absage',
      'Erreicht – nichts weiter zu tun',
      'Rückruf heute',
      'Rückruf morgen, Sa, 28.11.',
      'Rückruf nächste Woche, Mo, 30.11.',
      'Kein Interesse mehr – ins Archiv, das Angebot endet',
    ]);
    entries[0]?.run();
    expect(done).toEqual(['ada']);
  });
});
