import { collections } from '@platzwart/functions/core/collections';
import { updateFormConfiguration } from '@platzwart/functions/practices/settings/update-form-configuration';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { expect, it } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import {
  administrator,
  database,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const monday = new Date('2026-11-23T09:00:00Z');
const pets = { label: 'Haben Sie Haustiere?', options: ['Ja', 'Nein'], required: true };
const languages = { label: 'Welche Sprachen sprechen Sie?', options: [], required: false };
const ofPets = { question: pets.label, answer: 'Ja' };

const ask = (companySlug: string, edits: Record<string, { from: unknown; to: unknown }>) =>
  updateFormConfiguration({ companySlug, edits }, administrator, toolsAt(monday));

async function book(slug: string, answers: Readonly<Record<string, unknown>>) {
  const booking = aBooking(slug, answers);
  const outcome = await addWaitingRequest(booking, undefined, toolsAt(monday));
  if (!outcome.ok)
    return outcome.failure.kind === 'invalid'
      ? outcome.failure.details.map(({ field, code }) => [field, code])
      : outcome.failure.kind;
  const stored = await storedAnswers(slug, booking.requestId);
  return { id: booking.requestId, ...stored };
}

async function storedAnswers(slug: string, requestId: string) {
  const request = (await collections(database()).request(slug, storedId(requestId)).get()).data();
  return { own1: request?.own1, own2: request?.own2 };
}

it('a question of its own is asked, answered, reworded and taken away, and each answer keeps its words', async () => {
  const slug = await registeredPractice('Eigene Fragen', monday);
  expect(
    await ask(slug, { own1: { from: null, to: pets }, own2: { from: null, to: languages } }),
  ).toMatchObject({ ok: true });

  const own2 = { question: languages.label, answer: 'Türkisch' };
  const answered = await book(slug, { own1: ofPets, own2 });
  expect(answered).toMatchObject({ own1: ofPets, own2 });
  expect(await book(slug, {})).toMatchObject({ own1: undefined, own2: undefined });

  expect(await book(slug, { own1: null })).toEqual([['own1', 'required']]);
  expect(await book(slug, { own1: { ...ofPets, answer: 'Vielleicht' } })).toEqual([
    ['own1', 'notAnOption'],
  ]);
  expect(await book(slug, { own2: { ...own2, answer: 'x'.repeat(501) } })).toEqual([
    ['own2', 'maxLength'],
  ]);

  const smoke = { label: 'Rauchen Sie?', options: ['Ja', 'Nein'], required: true };
  await ask(slug, { own1: { from: pets, to: smoke } });
  expect(await book(slug, { own1: ofPets })).toEqual([['own1', 'questionChanged']]);
  await ask(slug, { own1: { from: smoke, to: null } });
  expect(await book(slug, { own1: ofPets, own2 })).toMatchObject({ own1: undefined, own2 });

  if (Array.isArray(answered) || typeof answered === 'string') throw new Error('not booked');
  expect(await storedAnswers(slug, answered.id)).toEqual({ own1: ofPets, own2 });
});

it.each([
  ['a secret', { ...pets, label: 'Wie lautet Ihr Passwort?' }, 'own1.label', 'deceptive'],
  [
    'a secret among the options',
    { ...pets, options: ['Meine PIN', 'Nein'] },
    'own1.options',
    'deceptive',
  ],
  ['what the form asks anyway', { ...pets, label: 'Telefon' }, 'own1.label', 'askedAnyway'],
  ['too much', { ...pets, label: 'x'.repeat(121) }, 'own1.label', 'maxLength'],
])('nobody asks for %s', async (_what, to, field, code) => {
  const slug = await registeredPractice('Nicht so', monday);
  expect(await ask(slug, { own1: { from: null, to } })).toMatchObject({
    ok: false,
    failure: { details: [{ field, code }] },
  });
  expect((await collections(database()).form(slug).get()).data()?.own1).toBeNull();
});
