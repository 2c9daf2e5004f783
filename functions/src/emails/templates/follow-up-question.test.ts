import {
  aFormConfiguration,
  aPractice,
  aPracticeLocation,
} from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import { followUpQuestionEmail } from './follow-up-question.ts';

const now = new Date('2026-11-23T10:00:00Z');
const practice = aPractice({
  locations: [aPracticeLocation({ region: 'DE-BY' })],
  profession: 'physio',
});
const form = aFormConfiguration({ doctorsOrderEnabled: true, prescriptionEnabled: true });
const line = 'Ihre Verordnung gilt nicht mehr; Sie brauchen jetzt keine neue.';

function saysSo(issuedOn: string | undefined, { urgent = false, isAsked = true } = {}): boolean {
  const request = aRequest(issuedOn === undefined ? {} : { prescription: { issuedOn, urgent } });
  const { text } = followUpQuestionEmail(
    {
      ...{
        practice,
        request,
        now,
        about: 'a',
        requestId: 'r',
        token: 't',
        contact: 'praxis@praxis.example',
      },
      ...{
        form: { ...form, prescriptionEnabled: isAsked },
        isReminder: false,
        customText: '',
        mayLink: false,
      },
    },
    'https://platzwart.example',
  );
  return text.includes(line);
}

test('one line says that a prescription ran out while waiting, and only then', () => {
  expect(saysSo('2026-10-25')).toBe(true);
  expect(saysSo('2026-10-26')).toBe(false);
  expect(saysSo('2026-11-08', { urgent: true })).toBe(true);
  expect(saysSo('2026-10-25', { isAsked: false })).toBe(false);
  expect(saysSo(undefined)).toBe(false);
});
