import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import { fieldFormat } from '../../../entities/request/format-field.ts';
import { contactRows, requestRows } from './request-rows.ts';

test('whether somebody may be asked by e-mail is at the bottom, in words nobody mistakes for their answer', () => {
  const last = (overrides: Parameters<typeof aRequest>[0]) =>
    requestRows(aRequest(overrides)).at(-1);
  const label = 'Darf per E-Mail gefragt werden';
  expect(last({ followUpConsent: true })).toEqual({ label, value: 'ja' });
  expect(last({ followUpConsent: false })).toEqual({ label, value: 'nein – bitte anrufen' });
  expect(last({ followUpConsent: true, email: '' })?.value).toBe('nein – bitte anrufen');
  expect(last({ followUpConsent: false, phone: '' })?.value).toBe('nein');
  expect(contactRows(aRequest()).map((row) => row.label)).not.toContain(label);
  // The comparison, the export and the history use the same words.
  const words = fieldFormat(undefined);
  expect([words.label('followUpConsent'), words.value('followUpConsent', false)]).toEqual([
    label,
    'nein – bitte anrufen',
  ]);
});

test('a day without a known time of day has none', () => {
  const requestedAt = new Date('2026-01-01T11:00:00.003Z');
  expect(requestRows(aRequest({ requestedAt, source: 'import' }))).toContainEqual({
    label: 'Angefragt am',
    value: '01.01.2026',
  });
});
