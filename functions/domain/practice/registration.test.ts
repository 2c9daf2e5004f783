import { describe, expect, test } from 'vitest';
import { detailsOf, messages } from '../failure.ts';
import { maxFileSize, Registration } from './registration.ts';

const good = {
  title: 'Logopädie am Platz',
  subtitle: 'Logopädie in Graz',
  address1: 'Hauptplatz 1',
  address2: '8010 Graz',
  address3: '',
  email: 'praxis@beispiel.at',
  website: '',
  contactPerson: 'Anna Huber',
  phone: '0316 123456',
  listed: false,
  legalTermsAccepted: true,
};
const validate = (changes: Record<string, unknown>) => {
  const parsed = Registration.safeParse({ ...good, ...changes });
  return parsed.success ? [] : detailsOf(parsed.error);
};
const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(good).filter(([field]) => !fields.includes(field)));

describe('registering a practice', () => {
  test('a complete registration is accepted as typed', () => {
    expect(Registration.parse(good)).toEqual(good);
  });

  test.each(['title', 'subtitle', 'contactPerson'])(
    'no %s of mixed scripts, or with what nobody sees',
    (field) => {
      for (const name of ['Loɡopädie am Platz', 'Praxis क्\u200dष'])
        expect(validate({ [field]: name })).toMatchObject([
          { field, message: expect.stringContaining('neu ein') },
        ]);
      expect(validate({ [field]: 'Логопедия am Platz' })).toEqual([]);
    },
  );

  test.each(['title', 'subtitle', 'address1', 'address2', 'address3', 'contactPerson'])(
    'no %s that mail programs decode',
    (field) => {
      expect(validate({ [field]: 'Praxis =?utf-8?b?UGxhdHp3YXJ0?=' })).toMatchObject([
        { field, message: expect.stringContaining('„=?“') },
      ]);
    },
  );

  test('everything that is missing is said at once, at its field, in German', () => {
    const parsed = Registration.safeParse({});
    const details = parsed.success ? [] : detailsOf(parsed.error);
    expect(details.map((detail) => detail.field)).toEqual([
      'title',
      'subtitle',
      'address1',
      'address2',
      'email',
      'contactPerson',
      'legalTermsAccepted',
    ]);
    for (const { message, code } of details) {
      expect(code).toBe('required');
      expect(message).toMatch(/^(Bitte gib |Zustimmung notwendig\.)/);
    }
  });

  test.each(['title', 'subtitle', 'address1', 'address2', 'contactPerson'])(
    '%s is required and at most 100 characters',
    (field) => {
      for (const empty of ['', '   ', '\u200b', null, undefined, 5])
        expect(validate({ [field]: empty })).toMatchObject([{ field, code: 'required' }]);
      expect(validate({ [field]: 'x'.repeat(100) })).toEqual([]);
      expect(validate({ [field]: 'x'.repeat(101) })).toMatchObject([
        { field, code: 'maxLength', message: expect.stringContaining('100 Zeichen') },
      ]);
    },
  );

  test.each(['address3', 'website'])('%s is optional and at most 100 characters', (field) => {
    expect(Registration.parse(without(field))).toMatchObject({ [field]: '' });
    expect(validate({ [field]: 'x'.repeat(100) })).toEqual([]);
    expect(validate({ [field]: 'x'.repeat(101) })).toMatchObject([{ field, code: 'maxLength' }]);
  });

  test('a telephone number is optional, and one that somebody can call', () => {
    expect(Registration.parse(without('phone')).phone).toBe('');
    expect(validate({ phone: '' })).toEqual([]);
    for (const phone of ['abc', '1234', `+${'1'.repeat(99)}0`])
      expect(validate({ phone })).toMatchObject([{ field: 'phone' }]);
    expect(validate({ phone: 'abc' })[0]?.message).toMatch(
      /^Bitte gib .+ oder lass das Feld leer\.$/,
    );
  });

  test('the e-mail is required, valid and at most 100 characters', () => {
    expect(validate({ email: '' })).toMatchObject([{ field: 'email', code: 'required' }]);
    expect(validate({ email: 'praxis' })).toMatchObject([{ field: 'email', code: 'invalid' }]);
    expect(validate({ email: `${'x'.repeat(88)}@beispiel.at` })).toEqual([]);
    expect(validate({ email: `${'x'.repeat(89)}@beispiel.at` })).toMatchObject([
      { field: 'email', code: 'maxLength' },
    ]);
  });

  test('a practice is spoken to as du at every field', () => {
    const long = 'x'.repeat(101);
    const everyWay = [
      validate({
        title: long,
        subtitle: long,
        address1: long,
        address2: long,
        address3: long,
        email: long,
        website: long,
        contactPerson: long,
        phone: long,
        listed: 'ja',
      }),
      validate({ title: '🙂', email: 'x' }),
    ].flat();
    expect(everyWay).toHaveLength(12);
    for (const { message } of everyWay) expect(message).not.toMatch(/\bSie\b|\bIhre?\b/);
  });

  test('a practice is listed unless it says no', () => {
    expect(Registration.parse(without('listed')).listed).toBe(true);
    expect(Registration.parse(good).listed).toBe(false);
    for (const bad of ['true', 1, null])
      expect(validate({ listed: bad })).toMatchObject([{ field: 'listed' }]);
  });

  test('the terms must be accepted, nothing else will do', () => {
    for (const bad of [false, undefined, null, 'true', 1]) {
      expect(validate({ legalTermsAccepted: bad })).toEqual([
        { field: 'legalTermsAccepted', code: 'required', message: 'Zustimmung notwendig.' },
      ]);
    }
  });

  test('a title without Latin characters or digits cannot become an address', () => {
    for (const title of ['🙂', 'عيادة', '---'])
      expect(validate({ title })).toMatchObject([
        { field: 'title', message: expect.stringContaining('Buchstaben') },
      ]);
  });

  test('unknown arguments are refused at their own name', () => {
    expect(validate({ locked: false })).toEqual([
      { field: 'locked', code: 'unknown', message: messages.unknownArgument },
    ]);
    // Which terms hold is ours to say.
    const acceptedTerms = { version: 'Dezember 2099', hash: 'a'.repeat(64) };
    expect(validate({ acceptedTerms })).toMatchObject([
      { field: 'acceptedTerms', code: 'unknown' },
    ]);
    expect(validate(JSON.parse('{"constructor":1}'))).toMatchObject([
      { field: 'constructor', code: 'unknown' },
    ]);
  });

  test('what strangers read in e-mails holds no web address', () => {
    const fields = {
      title: 'Hier: https://evil.example',
      subtitle: 'www.evil.at',
      contactPerson: 'konto@evil.at',
    };
    const everywhere = {
      ...fields,
      address1: 'evil.com/1',
      address2: '8010 evil.at',
      address3: 'evil.shop',
    };
    const details = validate(everywhere);
    expect(new Set(details.map(({ field }) => field))).toEqual(new Set(Object.keys(everywhere)));
    for (const { message } of details)
      expect(message).toMatch(/^Bitte gib .+ ohne Internet- oder E-Mail-Adresse ein\.$/);
    expect(validate({ title: 'Praxis Dr.med. Huber', address3: '2.OG' })).toEqual([]);
  });

  test('a logo is at most 4 MB', () => {
    expect(maxFileSize).toBe(4 * 1024 * 1024);
  });
});
