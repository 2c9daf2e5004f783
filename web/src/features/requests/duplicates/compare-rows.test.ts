import type { TherapyRequest } from '@platzwart/domain/request/request';
import { describe, expect, test } from 'vitest';
import { fieldFormat } from '../../../entities/request/format-field.ts';
import { compareRows } from './compare-rows.ts';

const tag = (name: string) => ({ name, color: 'teal', icon: '', order: 0 }) as const;
const format = {
  ...fieldFormat(undefined),
  tags: new Map([
    ['kind', tag('Kind')],
    ['stimme', tag('Stimme')],
  ]),
  today: '2026-11-21',
};
const request = (overrides: Partial<TherapyRequest>) =>
  ({
    requestedAt: new Date('2026-01-01T10:00:00Z'),
    firstname: 'Anna',
    lastname: 'Muster',
    type: 'self',
    email: '',
    phone: '0316 1',
    reason: 'Lispeln',
    note: '',
    adminNote: '',
    tags: [],
    slots: [],
    locationIds: [],
    followUpConsent: true,
    prioritizedAt: null,
    nextStep: null,
    ...overrides,
  }) as unknown as TherapyRequest;

const rowOf = (
  key: string,
  first: Partial<TherapyRequest>,
  second: Partial<TherapyRequest>,
  merged: Partial<TherapyRequest> = first,
) =>
  compareRows(request(first), request(second), request(merged), format).find(
    (row) => row.key === key,
  );

describe('two requests, line by line', () => {
  test('what neither of them says is no line; what both say alike does not differ', () => {
    expect(rowOf('email', {}, {})).toBeUndefined();
    expect(rowOf('phone', {}, {})).toMatchObject({
      first: '0316 1',
      second: '0316 1',
      differs: false,
    });
  });

  test('times that follow each other become one in words, and none of them is lost', () => {
    const [first, second] = (['14:00', '15:00', '16:00'] as const).flatMap((start, i, all) => {
      const end = all[i + 1];
      return end ? [{ locationId: 'praxis', weekday: 1 as const, start, end }] : [];
    });
    if (!first || !second) throw new Error('Two cells are needed.');
    const row = (...slots: (typeof first)[]) =>
      rowOf('slots', { slots: [first] }, { slots: [second] }, { slots });
    expect(row(first, second)?.isDropped).toBe(false);
    expect(row(first)?.isDropped).toBe(true);
  });

  test('what only one of them says differs, and comes along', () => {
    expect(rowOf('insurance', {}, { insurance: 'SVS' }, { insurance: 'SVS' })).toMatchObject({
      first: '',
      second: 'SVS',
      differs: true,
      isDropped: false,
    });
  });

  test('what the later one says otherwise is told to stay in the archive', () => {
    expect(rowOf('insurance', { insurance: 'ÖGK' }, { insurance: 'SVS' })).toMatchObject({
      merged: 'ÖGK',
      origin: 'first',
      isDropped: true,
    });
  });

  test('tags and texts that were united are not lost', () => {
    expect(
      rowOf('tags', { tags: ['kind'] }, { tags: ['stimme'] }, { tags: ['kind', 'stimme'] }),
    ).toMatchObject({
      merged: 'Kind, Stimme',
      isDropped: false,
    });
    expect(
      rowOf('reason', {}, { reason: 'Stimme' }, { reason: 'Lispeln\n\nStimme' }),
    ).toMatchObject({ isDropped: false });
  });

  test('a second number comes along beside the first, and the later date is no loss', () => {
    expect(rowOf('phone', {}, { phone: '0650 2' }, { phone2: '0650 2' })).toMatchObject({
      merged: '0316 1, 0650 2',
      isDropped: false,
    });
    expect(
      rowOf('requestedAt', {}, { requestedAt: new Date('2026-01-02T10:00:00Z') }),
    ).toMatchObject({ differs: true, isDropped: false });
  });

  test('a number or an address written in another way is the same one, and no loss', () => {
    const alike = { differs: false, isDropped: false };
    const first = { phone: '0316 1234567', phone2: '0660 7654321', email: 'anna@post.example' };
    expect(rowOf('phone', first, { phone: '0316/1234567' })).toMatchObject({ isDropped: false });
    expect(
      rowOf('phone', first, { phone: '+43 660 7654321', phone2: '0043316123 45 67' }),
    ).toMatchObject(alike);
    expect(rowOf('email', first, { email: 'Anna@post.example' })).toMatchObject(alike);
  });

  test('a third number, for which there is no room, is told to stay in the archive', () => {
    const first = { phone: '0316 1234567', phone2: '0660 7654321' };
    expect(rowOf('phone', first, { phone: '0650 1111111' })).toMatchObject({
      differs: true,
      isDropped: true,
    });
  });

  test('while nobody knows what both become, nothing is called lost', () => {
    const row = compareRows(
      request({ insurance: 'ÖGK' }),
      request({ insurance: 'SVS' }),
      undefined,
      format,
    ).find(({ key }) => key === 'insurance');
    expect(row).toMatchObject({ merged: undefined, isDropped: false });
  });
});
