import { describe, expect, test } from 'vitest';
import { TypedEmail } from '../contact/typed-email.ts';
import {
  Invitation,
  invitationState,
  invitationToken,
  newInvitation,
  partsOfToken,
} from './invitation.ts';

const now = new Date('2026-11-21T10:00:00Z');
const secret = 'aB3-_'.repeat(9).slice(0, 43);
const given = {
  email: 'berta@praxis.at',
  role: 'therapist',
  invitedBy: { uid: 'anna', name: 'Anna' },
} as const;

describe('an invitation', () => {
  test('is open for 14 days, to the millisecond, and then expires by itself', () => {
    const invitation = newInvitation(given, now);
    expect(Invitation.parse(invitation)).toEqual(invitation);
    expect(invitation.expiresAt).toEqual(new Date('2026-12-05T10:00:00Z'));
    expect(invitationState(invitation, now)).toBe('open');
    expect(invitationState(invitation, new Date('2026-12-05T09:59:59.999Z'))).toBe('open');
    expect(invitationState(invitation, new Date('2026-12-05T10:00:00Z'))).toBe('expired');
  });

  test.each(['accepted', 'revoked'] as const)(
    'that is %s stays so, however much time goes by',
    (state) => {
      expect(invitationState({ ...newInvitation(given, now), state }, new Date('2030-01-01'))).toBe(
        state,
      );
    },
  );

  test('never carries its secret: the stored one knows no such field', () => {
    expect(Invitation.safeParse({ ...newInvitation(given, now), secret }).success).toBe(false);
  });
});

describe('the token of a link', () => {
  test('names practice and secret', () => {
    const token = `logopaedie-lindenhof~${secret}`;
    expect(invitationToken.parse(token)).toBe(token);
    expect(partsOfToken(token)).toEqual({ slug: 'logopaedie-lindenhof', secret });
  });

  test.each([
    ['nothing', ''],
    ['no secret', 'praxis'],
    ['a short secret', `praxis~${secret.slice(1)}`],
    ['a long secret', `praxis~${secret}a`],
    ['no practice', `~${secret}`],
    ['a path for a practice', `praxis/members~${secret}`],
    ['dots for a practice', `..~${secret}`],
    ['a slash in the secret', `praxis~${secret.slice(1)}/`],
    ['two secrets', `praxis~${secret}~${secret}`],
    ['a line break at the end', `praxis~${secret}\n`],
  ])('with %s is none', (_what, token) => {
    const isRefused =
      !invitationToken.safeParse(token).success || partsOfToken(token) === undefined;
    expect(isRefused).toBe(true);
  });

  test('is refused with a sentence that says what to do', () => {
    const [issue] = invitationToken.safeParse('praxis').error?.issues ?? [];
    expect(issue?.message).toBe(
      'Diese Einladung gibt es nicht. Bitte prüfe den Link oder lass dich neu einladen.',
    );
  });
});

describe('an invited address', () => {
  test('is cleaned like every other: spaces go, the domain is lower-cased', () => {
    expect(TypedEmail.parse(' Berta@Praxis.AT ')).toBe('Berta@praxis.at');
  });

  test.each([
    ['', 'Bitte gib eine E-Mail-Adresse ein.'],
    ['berta', 'Bitte gib eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.'],
    [
      'a@b.at, c@d.at',
      'Bitte gib eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
    ],
    [
      'a@b.at\r\nBcc: c@d.at',
      'Bitte gib eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
    ],
    [`${'x'.repeat(100)}@praxis.at`, 'Bitte kürze die E-Mail-Adresse auf höchstens 100 Zeichen.'],
  ])('%j is refused: %s', (typed, expected) => {
    expect(TypedEmail.safeParse(typed).error?.issues[0]?.message).toBe(expected);
  });
});
