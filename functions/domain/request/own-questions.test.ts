import { aFormConfiguration, aPractice } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, it, test } from 'vitest';
import { validateBooking } from '../booking/booking-request.ts';
import { FormConfiguration } from '../booking/form-configuration.ts';
import { editForm } from '../booking/form-edit.ts';
import { maxOwnAnswer } from '../booking/own-format.ts';
import type { OwnQuestion } from '../booking/questions.ts';
import { deceptiveQuestion } from '../practice/deceptive-name.ts';
import { edit } from './edit.ts';
import { missingAnswers } from './missing-answers.ts';
import { ownQuestionProblems } from './own-questions.ts';
import type { TherapyRequest } from './request.ts';

const today = '2026-11-23';
const pets: OwnQuestion = {
  label: 'Haben Sie Haustiere?',
  options: ['Ja', 'Nein'],
  required: true,
};
const languages: OwnQuestion = { label: 'Welche Sprachen?', options: [], required: false };
const form = aFormConfiguration({ birthdateEnabled: false, own1: pets, own2: languages });
const booking = {
  requestId: 'a'.repeat(32),
  companySlug: 'praxis',
  type: 'self',
  firstname: 'Anna',
  lastname: 'Huber',
  email: 'anna@beispiel.at',
  phone: '0316 1234',
  reason: 'Stimme',
  locationIds: ['praxis'],
  slots: [{ locationId: 'praxis', weekday: 1, start: '09:00', end: '10:00' }],
  timeFlexibility: 'notFlexible',
  termsOfUseAccepted: true,
};
const send = (answers: object, of: FormConfiguration = form) => {
  const sent = validateBooking({ ...booking, ...answers }, aPractice(), of, today);
  if (sent.ok) return { own1: sent.value.own1, own2: sent.value.own2 };
  return sent.failure.kind === 'invalid'
    ? sent.failure.details.map(({ field, code }) => [field, code])
    : [];
};
const yes = { question: pets.label, answer: 'Ja' };

describe('what patients answer', () => {
  it('is stored with the words that were asked', () => {
    const own2 = { question: languages.label, answer: '  Türkisch\r\nDeutsch\u200b ' };
    expect(send({ own1: yes, own2 })).toEqual({
      own1: yes,
      own2: { question: languages.label, answer: 'Türkisch\nDeutsch' },
    });
  });

  it('may be missing where a page does not know the questions, or an answer is not required', () => {
    expect(send({})).toEqual({ own1: undefined, own2: undefined });
    for (const nothing of [null, '', { question: languages.label, answer: ' \u200b ' }])
      expect(send({ own1: yes, own2: nothing })).toEqual({ own1: yes, own2: undefined });
  });

  it('is dropped where the practice no longer asks', () => {
    expect(send({ own1: yes, own3: yes }, { ...form, own1: null })).toEqual({
      own1: undefined,
      own2: undefined,
    });
  });

  test.each<[string, object, string[][]]>([
    ['nothing', { own1: null }, [['own1', 'required']]],
    ['blanks', { own1: { ...yes, answer: '  ' } }, [['own1', 'required']]],
    ['another option', { own1: { ...yes, answer: 'Vielleicht' } }, [['own1', 'notAnOption']]],
    ['other words', { own1: { ...yes, question: 'Rauchen Sie?' } }, [['own1', 'questionChanged']]],
    [
      'a text that is too long',
      { own1: yes, own2: { question: languages.label, answer: 'x'.repeat(maxOwnAnswer + 1) } },
      [['own2', 'maxLength']],
    ],
    ['no object', { own1: 'Ja' }, [['own1', 'required']]],
    ['more than an answer', { own1: { ...yes, more: 1 } }, [['own1.more', 'unknown']]],
    ['no text', { own1: { ...yes, answer: 1 } }, [['own1.answer', 'required']]],
    [
      'long words',
      { own1: { ...yes, question: 'x'.repeat(121) } },
      [['own1.question', 'maxLength']],
    ],
  ])('is refused at its question: %s', (_name, answers, expected) => {
    expect(send(answers)).toMatchObject(expected);
  });
});

describe('staff', () => {
  const request = aRequest({ source: 'phone' }, form);
  const change = (current: TherapyRequest, to: unknown) => {
    const edits = { own1: { from: current.own1 ?? null, to } };
    const edited = edit(current, edits, {
      form,
      today,
      by: { kind: 'platform' },
      now: new Date('2026-11-23T12:00:00Z'),
    });
    return edited.ok && edited.value !== 'unchanged' ? edited.value.after.own1 : edited;
  };

  it('store an answer, see what is missing, and take it back', () => {
    expect(missingAnswers(request, form)).toContain('own1');
    expect(change(request, yes)).toEqual(yes);
    expect(missingAnswers({ ...request, own1: yes }, form)).not.toContain('own1');
    expect(change({ ...request, own1: yes }, { ...yes, answer: '' })).toBeUndefined();
  });

  it('keep an answer with its words, so that undoing brings both back', () => {
    const former = { question: 'Rauchen Sie?', answer: 'selten' };
    expect(change({ ...request, own1: yes }, former)).toEqual(former);
    expect(change(request, { ...yes, answer: 'Vielleicht' })).toMatchObject({ ok: false });
  });
});

describe('what a practice may ask', () => {
  const ask = (own1: unknown, own2: OwnQuestion | null = null) => {
    const edits = { own1: { from: null, to: own1 }, own2: { from: null, to: own2 } };
    const edited = editForm(aFormConfiguration(), edits, ['praxis']);
    if (edited.ok) {
      const problems = ownQuestionProblems(edited.value);
      return problems.length === 0
        ? edited.value.own1
        : problems.map(({ field, code }) => [field, code]);
    }
    return edited.failure.kind === 'invalid'
      ? edited.failure.details.map(({ field, code }) => [field, code])
      : [];
  };

  it('is nothing in a form stored before there were such questions', () => {
    const { own1: _1, own2: _2, own3: _3, ...before } = aFormConfiguration();
    expect(FormConfiguration.parse(before)).toMatchObject({ own1: null, own2: null, own3: null });
  });

  it('is cleaned like every text', () => {
    const typed = { label: ' Haben Sie\u00a0Haus\u200btiere? ', options: ['Ja ', '', ' Nein'] };
    expect(ask({ ...typed, required: true })).toEqual(pets);
  });

  test.each<[string, unknown, OwnQuestion | null, string[][]]>([
    ['no words', { ...pets, label: ' ' }, null, [['own1.label', 'required']]],
    ['too many', { ...pets, label: 'x'.repeat(121) }, null, [['own1.label', 'maxLength']]],
    ['one of ours', { ...pets, label: 'E-MAIL?' }, null, [['own1.label', 'askedAnyway']]],
    [
      'the same twice',
      pets,
      { ...pets, label: 'haben sie haustiere' },
      [['own2.label', 'askedTwice']],
    ],
    ['one option', { ...pets, options: ['Ja'] }, null, [['own1.options', 'tooFew']]],
    [
      'the same option twice',
      { ...pets, options: ['Ja', 'ja!'] },
      null,
      [['own1.options', 'twice']],
    ],
    ['nine options', { ...pets, options: [...'123456789'] }, null, [['own1.options', 'maxLength']]],
    [
      'a long option',
      { ...pets, options: ['x'.repeat(61), 'y'] },
      null,
      [['own1.options.0', 'maxLength']],
    ],
    ['no question', 'Haustiere?', null, [['own1', 'required']]],
  ])('is refused at its part: %s', (_name, own1, own2, expected) => {
    expect(ask(own1, own2)).toEqual(expected);
  });

  test.each([
    'Wie lautet Ihr Passwort?',
    'Ihr Pa55wort',
    'P a s s w o r t',
    'Ihre Kreditkartennummer',
    'IBAN',
    'PIN der Gesundheitskarte',
    'Ihr Konto bei Platzwart',
  ])('is no „%s“', (label) => {
    expect(deceptiveQuestion('own1.label', label)).toMatchObject([{ code: 'deceptive' }]);
  });

  test.each(['Haben Sie Haustiere?', 'Spielen Sie ein Instrument?', 'Sind Sie versichert?'])(
    'may be „%s“',
    (label) => {
      expect(deceptiveQuestion('own1.label', label)).toEqual([]);
    },
  );
});
