import { createHash } from 'node:crypto';
import { linkLength } from '@platzwart/domain/patient-portal/request-link';
import { collections } from '@platzwart/functions/core/collections';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { smtpMail } from '@platzwart/functions/emails/transport';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { viewRequestLink } from '@platzwart/functions/requests/view-request-link';
import { describe, expect, it } from 'vitest';
import { type aBooking, newRandomId } from '../support/a-booking.ts';
import { startMailCatcher } from '../support/mail-catcher.ts';
import { booked, minutesLater, start, tokensIn, unknownLink } from '../support/portal-link.ts';
import {
  database,
  historyOf,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const docs = () => collections(database());

const book = (booking: ReturnType<typeof aBooking>, now = start) =>
  addWaitingRequest(booking, undefined, toolsAt(now));
const view = (companySlug: string, token: string, now = minutesLater(10)) =>
  viewRequestLink({ companySlug, token }, undefined, toolsAt(now));
const confirm = (companySlug: string, token: string, now = minutesLater(10)) =>
  answerRequestLink(
    { companySlug, token, answer: { kind: 'confirmEmail' } },
    undefined,
    toolsAt(now),
  );
const confirmed = { ok: true, value: { request: { emailConfirmed: true } } };

const tokensOf = (slug: string) => tokensIn(slug, 'requestReceived', 'requestExists');

describe('the link in the e-mail to whoever sent a request', () => {
  it('shows that it waits and when, but no name and nothing about health: a mistyped address is a stranger’s', async () => {
    const { slug, token } = await booked('Ansehen', { reason: 'Stottern', note: 'Notiz' });
    const seen = await view(slug, token);
    expect(seen).toEqual({
      ok: true,
      value: {
        status: 'open',
        requestedAt: start.toISOString(),
        emailConfirmed: false,
        pendingEmail: null,
        isPending: false,
        email: 'e•••@post.example',
        locationIds: ['praxis'],
        slots: [{ locationId: 'praxis', weekday: 1, start: '08:00', end: '10:00' }],
        timeFlexibility: 'notFlexible',
        archivedAt: null,
        isWithdrawn: false,
        undoUntil: null,
        formerTimes: null,
        pausedUntil: null,
        freePauseUntil: '2026-12-23',
        isAsked: false,
        deletedOn: null,
        followUpConsent: true,
        hasConsent: true,
        isForOther: false,
        revokedUntil: null,
        certificateRefusal: null,
        waitEstimate: null,
        proof: 'birthdate',
        offer: null,
        places: [],
        placesPerMonth: null,
        prescription: null,
      },
    });
  });

  it('changes nothing when it is opened, however often: mail scanners open links too', async () => {
    const { slug, token } = await booked('Scanner');
    const before = await ledger(slug);
    for (let n = 0; n < 5; n++) await view(slug, token);
    expect(await ledger(slug)).toEqual(before);
  });

  it('confirms the address with its button, once, and the history says so', async () => {
    const { slug, booking, token, request } = await booked('Bestätigen');
    expect((await request())?.emailConfirmedAt).toBeNull();
    expect(await confirm(slug, token)).toMatchObject(confirmed);
    expect(await confirm(slug, token, minutesLater(60))).toMatchObject(confirmed);
    expect((await request())?.emailConfirmedAt).toEqual(minutesLater(10));
    expect((await historyOf(slug, booking.requestId)).map(({ what }) => what)).toEqual([
      'requested',
      'emailConfirmed',
    ]);
  });

  it('works while the practice is locked: nobody is to blame for a trial', async () => {
    const { slug, token } = await booked('Gesperrt');
    await docs().practice(slug).update({ locked: true });
    expect(await confirm(slug, token)).toMatchObject(confirmed);
  });

  it('counts from its first moment, before anybody has confirmed anything', async () => {
    const { slug } = await booked('Sofort');
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 0 });
  });

  it('is dead once the address was corrected, and the new address gets its own', async () => {
    const { slug, booking, token, request } = await booked('Vertippt');
    await book({ ...booking, email: 'erika@richtig.example' }, minutesLater(20));
    expect((await request())?.emailConfirmedAt).toBeNull();
    expect(await view(slug, token, minutesLater(21))).toMatchObject(unknownLink);
    expect(await confirm(slug, token, minutesLater(21))).toMatchObject(unknownLink);
    const [, second = ''] = await tokensOf(slug);
    expect(await confirm(slug, second, minutesLater(22))).toMatchObject({
      ok: true,
      value: { request: { email: 'e•••@richtig.example', emailConfirmed: true } },
    });
  });

  it('stays good, without another e-mail, when anything else is corrected', async () => {
    const { slug, booking, token } = await booked('Anderes');
    await confirm(slug, token);
    await book({ ...booking, firstname: 'Paula' }, minutesLater(20));
    expect(await tokensOf(slug)).toHaveLength(1);
    expect(await view(slug, token, minutesLater(21))).toMatchObject({
      ok: true,
      value: { emailConfirmed: true },
    });
  });

  it('leads to the first request from the e-mail that says it exists already', async () => {
    const { slug, booking } = await booked('Schon da');
    await book({ ...booking, requestId: newRandomId() }, minutesLater(5));
    const [, second = ''] = await tokensOf(slug);
    expect(await view(slug, second)).toMatchObject({
      ok: true,
      value: { requestedAt: start.toISOString() },
    });
  });

  it('tells nothing when it is guessed, cut off, expired or of another practice', async () => {
    const { slug, token } = await booked('Raten');
    const other = await registeredPractice('Nebenan', start);
    const before = await ledger(slug);
    expect(await view(slug, 'A'.repeat(43))).toMatchObject(unknownLink);
    expect(await view(slug, token.slice(0, 42))).toMatchObject(unknownLink);
    expect(await view(other, token)).toMatchObject(unknownLink);
    expect(await confirm(other, token)).toMatchObject(unknownLink);
    const expired = minutesLater(linkLength * 24 * 60);
    expect(await view(slug, token, expired)).toMatchObject(unknownLink);
    expect(await confirm(slug, token, expired)).toMatchObject(unknownLink);
    expect(await ledger(slug)).toEqual(before);
  });

  it('is stored nowhere: only its hash is, and the e-mail forgets it once it was sent', async () => {
    const { slug, booking, token } = await booked('Vergessen');
    const tokenHash = createHash('sha256').update(token).digest('hex');
    expect((await docs().requestLink(tokenHash).get()).data()).toMatchObject({
      slug,
      email: 'erika@post.example',
    });
    const catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
    const mail = smtpMail(`smtp://127.0.0.1:${catcher.smtpPort}`, 'post@platzwart.example');
    await sendEmail(
      `requestReceived_${slug}_${storedId(booking.requestId)}`,
      toolsAt(minutesLater(1), mail),
    );
    const [sent] = catcher.mails;
    await catcher.stop();
    expect(sent?.text).toContain(token);
    expect(sent?.subject).toMatch(/^Ihre Anfrage bei Vergessen/);
    for (const secret of ['Erika', 'Beispiel', '1984', 'heiser'])
      expect(JSON.stringify(sent)).not.toContain(secret);
    expect(JSON.stringify(await ledger(slug))).not.toContain(token);
  });
});
