/**
 * What patients say in their portal: each answer, repeated, too late, in a locked practice, and
 * after the practice has acted.
 */
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import { collections } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { mergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { Transaction } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import {
  booked,
  daysLater,
  minutesLater,
  start,
  tokensIn,
  unknownLink,
} from '../support/portal-link.ts';
import {
  administrator,
  database,
  expectBalanced,
  historyOf,
  ledger,
  toolsAt,
} from '../support/practice-under-test.ts';

const docs = () => collections(database());
const proof = '05.03.1984';
const refused = (field: string, code: string) => ({
  ok: false,
  failure: { details: [{ field, code }] },
});
const thursday = [{ locationId: 'praxis', weekday: 4, start: '15:00', end: '17:00' }];

describe('the answer to whether somebody still waits', () => {
  const asked = {
    followUp: { state: 'asked', at: start },
    nextStep: { kind: 'followUpCall', dueOn: null, since: start },
  };

  it('yes ends the question, for the team too, and confirms the address it was asked at', async () => {
    const { slug, set, view, say, request, lines } = await booked('Ja');
    await set(asked);
    expect(await view()).toMatchObject({ ok: true, value: { isAsked: true } });
    expect(await say({ kind: 'stillInterested' })).toMatchObject({
      ok: true,
      value: { request: { isAsked: false, emailConfirmed: true } },
    });
    expect(await request()).toMatchObject({
      status: 'open',
      followUp: { state: 'idle', at: minutesLater(10) },
      nextStep: null,
    });
    await say({ kind: 'stillInterested' }, minutesLater(11));
    expect(await lines()).toEqual(['requested', 'followUpConfirmed']);
    await expectBalanced(slug);
  });

  it('yes keeps what was about to be deleted', async () => {
    const { set, view, say, request } = await booked('Gelöscht');
    await say({ kind: 'stillInterested' });
    await set({ deletionWarnedAt: minutesLater(20) });
    expect(await view(minutesLater(30))).toMatchObject({
      ok: true,
      value: { deletedOn: '2026-12-07' },
    });
    expect(await say({ kind: 'stillInterested' }, minutesLater(30))).toMatchObject({
      ok: true,
      value: { request: { deletedOn: null } },
    });
    expect(await request()).toMatchObject({ deletionWarnedAt: null, activeAt: minutesLater(30) });
  });

  it('unsure puts a call on the team’s list, once', async () => {
    const { set, say, request, lines } = await booked('Unsicher');
    await set(asked);
    await say({ kind: 'unsure' });
    await say({ kind: 'unsure' }, minutesLater(11));
    expect(await request()).toMatchObject({
      status: 'open',
      followUp: { state: 'idle' },
      nextStep: { kind: 'unsure', dueOn: null, since: minutesLater(10) },
    });
    expect(await lines()).toEqual(['requested', 'followUpUnsure']);
    // People who have decided need no call any more.
    await say({ kind: 'stillInterested' }, minutesLater(12));
    expect((await request()).nextStep).toBeNull();
  });

  it.each([
    ['stays where the team calls today anyway', '2026-11-23', 'callBack'],
    ['comes before a call of next week', '2026-11-30', 'unsure'],
  ])('unsure %s', async (_what, dueOn, kind) => {
    const { set, say, request, lines } = await booked('Rückruf');
    await set({ nextStep: { kind: 'callBack', dueOn, since: start } });
    await say({ kind: 'unsure' });
    expect((await request()).nextStep?.kind).toBe(kind);
    expect(await lines()).toEqual(['requested', 'followUpUnsure']);
  });
});

describe('withdrawing', () => {
  it('takes the request off every list at once; the history says who did it, and an e-mail how to take it back', async () => {
    const { slug, booking, say, request } = await booked('Zurück');
    const answer = await say({ kind: 'withdraw' });
    expect(answer).toMatchObject({
      ok: true,
      value: { request: { status: 'archived', isWithdrawn: true, undoUntil: '2026-12-07' } },
    });
    expect(await say({ kind: 'withdraw' }, minutesLater(12))).toMatchObject({
      ok: true,
      value: { request: { status: 'archived' } },
    });
    expect(await request()).toMatchObject({
      archiveReason: 'noInterest',
      withdrawnAt: minutesLater(10),
    });
    expect((await historyOf(slug, booking.requestId)).at(-1)).toMatchObject({
      what: 'withdrawn',
      by: { kind: 'patient' },
    });
    await expectBalanced(slug);
    const emails = (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'withdrawn');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('Bis zum 07.12.2026');
    expect(emails[0]?.text).not.toContain('angebotene');
    expect(emails[0]?.to.address).toBe('erika@post.example');
  });

  it('is undone with everything in its place, by the e-mail’s link as well, and undoing it again changes nothing', async () => {
    const { slug, say, request, lines } = await booked('Doch');
    const before = await request();
    await say({ kind: 'withdraw' });
    const [fromEmail = ''] = await tokensIn(slug, 'withdrawn');
    expect(await say({ kind: 'undoWithdraw' }, minutesLater(20), fromEmail)).toMatchObject({
      ok: true,
      value: { request: { status: 'open', isWithdrawn: false, undoUntil: null } },
    });
    await say({ kind: 'undoWithdraw' }, minutesLater(21));
    const { requestedAt, slotKeys, openKey, withdrawnAt } = await request();
    expect({ requestedAt, slotKeys, openKey, withdrawnAt }).toEqual({
      requestedAt: before.requestedAt,
      slotKeys: before.slotKeys,
      openKey: before.openKey,
      withdrawnAt: null,
    });
    expect(await lines()).toEqual(['requested', 'withdrawn', 'withdrawTakenBack']);
    await expectBalanced(slug);
  });

  it.each([
    [13, true],
    [14, true],
    [15, false],
  ])('can be undone on day %i: %s', async (days, isPossible) => {
    const { say, view, request } = await booked('Frist');
    await say({ kind: 'withdraw' }, start);
    const now = daysLater(days);
    expect(await view(now)).toMatchObject({
      value: { isWithdrawn: true, undoUntil: isPossible ? '2026-12-07' : null },
    });
    const answer = await say({ kind: 'undoWithdraw' }, now);
    if (isPossible)
      expect(answer).toMatchObject({ ok: true, value: { request: { status: 'open' } } });
    else {
      expect(answer).toMatchObject(refused('form', 'undoOver'));
      expect(JSON.stringify(answer)).toContain('wenden Sie sich bitte an die Praxis');
    }
    expect((await request()).status).toBe(isPossible ? 'open' : 'archived');
  });

  it('is not offered back where the practice has archived the request itself; that the patient withdraws as well changes nothing', async () => {
    const { slug, requestId, view, say, request } = await booked('Praxis');
    await archiveRequest(
      { companySlug: slug, requestId, reason: 'placeFound' },
      administrator,
      toolsAt(minutesLater(5)),
    );
    expect(await view()).toMatchObject({
      value: {
        status: 'archived',
        isWithdrawn: false,
        undoUntil: null,
        archivedAt: minutesLater(5).toISOString(),
      },
    });
    expect(await say({ kind: 'withdraw' })).toMatchObject({ ok: true });
    expect(await say({ kind: 'undoWithdraw' })).toMatchObject(refused('form', 'closedByPractice'));
    expect(await request()).toMatchObject({
      status: 'archived',
      archiveReason: 'placeFound',
      withdrawnAt: null,
    });
  });

  it('is over once the practice has brought the request back', async () => {
    const { slug, requestId, say, request } = await booked('Wiedergeholt');
    await say({ kind: 'withdraw' });
    await reactivateRequest(
      { companySlug: slug, requestId },
      administrator,
      toolsAt(minutesLater(20)),
    );
    expect(await request()).toMatchObject({ status: 'open', withdrawnAt: null });
    await archiveRequest(
      { companySlug: slug, requestId, reason: 'noInterest' },
      administrator,
      toolsAt(minutesLater(30)),
    );
    expect(await say({ kind: 'undoWithdraw' }, minutesLater(40))).toMatchObject(
      refused('form', 'closedByPractice'),
    );
  });

  it('cannot be undone past a newer request that the person has confirmed: nobody waits twice', async () => {
    const { slug, booking, say } = await booked('Zweimal');
    await say({ kind: 'withdraw' });
    await addWaitingRequest(
      { ...booking, requestId: newRandomId() },
      undefined,
      toolsAt(minutesLater(20)),
    );
    const [, second] = await tokensIn(slug, 'requestReceived');
    await say({ kind: 'confirmEmail' }, minutesLater(25), second);
    const answer = await say({ kind: 'undoWithdraw' }, minutesLater(30));
    expect(answer).toMatchObject(refused('requestId', 'samePersonWaits'));
    expect(JSON.stringify(answer)).toContain('Sie haben inzwischen eine neuere Anfrage');
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 1 });
  });

  it('is undone past a newer one that nobody has confirmed, which anybody may have sent: that becomes its repeat', async () => {
    const { slug, booking, requestId, say, request } = await booked('Behauptet');
    await say({ kind: 'withdraw' });
    const claim = { ...booking, requestId: newRandomId(), reason: 'Von wem auch immer' };
    await addWaitingRequest(claim, undefined, toolsAt(minutesLater(20)));
    expect(await say({ kind: 'undoWithdraw' }, minutesLater(30))).toMatchObject({
      ok: true,
      value: { request: { status: 'open' } },
    });
    const claimed = async () =>
      (await docs().request(slug, storedId(claim.requestId)).get()).data();
    const repeat = { status: 'archived', isRepeat: true, mergedInto: requestId, offer: null };
    expect(await claimed()).toMatchObject(repeat);
    const lines = await historyOf(slug, claim.requestId);
    expect(lines.map(({ what }) => what)).toEqual(['requested', 'archived']);
    await expectBalanced(slug);
    // Whoever sent it corrects it, and learns nothing; the key is where it belongs.
    const corrected = { ...claim, reason: 'Anders' };
    expect(await addWaitingRequest(corrected, undefined, toolsAt(minutesLater(40)))).toMatchObject({
      ok: true,
    });
    expect(await claimed()).toMatchObject({ ...repeat, reason: claim.reason });
    expect(await request()).toMatchObject({ status: 'open', reason: booking.reason });
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 2 });
    await expectBalanced(slug);
  });
});

describe('a pause', () => {
  it('reaches to a day within half a year, answers an open question, and ends when somebody says so', async () => {
    const { set, say, request, lines } = await booked('Pause');
    await set({ followUp: { state: 'reminded', at: start } });
    const pause = { kind: 'pause', until: '2027-05-23', proof } as const;
    expect(await say(pause)).toMatchObject({
      ok: true,
      value: { request: { pausedUntil: '2027-05-23', isAsked: false } },
    });
    await say(pause, minutesLater(11));
    expect(await request()).toMatchObject({ status: 'open', pausedUntil: '2027-05-23' });
    await say({ kind: 'resume' }, minutesLater(12));
    expect(await say({ kind: 'resume' }, minutesLater(13))).toMatchObject({
      ok: true,
      value: { request: { pausedUntil: null } },
    });
    expect(await lines()).toEqual(['requested', 'paused', 'resumed']);
  });

  it.each([
    ['2026-11-23', 'tooEarly'],
    ['2025-12-24', 'tooEarly'],
    ['2027-05-24', 'tooLate'],
    ['2027-02-30', 'invalid'],
    ['24.12.2026', 'invalid'],
    ['', 'invalid'],
  ])('to "%s" is refused at its field (%s)', async (until, code) => {
    const { say, request } = await booked('Kein Tag');
    expect(await say({ kind: 'pause', until })).toMatchObject(refused('until', code));
    expect((await request()).pausedUntil).toBeNull();
  });

  it('longer than a month needs the second proof, whatever made it so long', async () => {
    const { say, view, request } = await booked('Lange Pause');
    const needed = refused('proof', 'proofNeeded');
    expect(await say({ kind: 'pause', until: '2026-12-24' })).toMatchObject(needed);
    expect(await say({ kind: 'pause', until: '2026-12-24', proof: '06.03.1984' })).toMatchObject(
      refused('proof', 'proofWrong'),
    );
    expect((await request()).pausedUntil).toBeNull();
    expect(await say({ kind: 'pause', until: '2026-12-10' })).toMatchObject({ ok: true });
    await say({ kind: 'resume' }, daysLater(9));
    // One after the other is one pause.
    expect(await view(daysLater(10))).toMatchObject({ value: { freePauseUntil: '2026-12-23' } });
    expect(await say({ kind: 'pause', until: '2026-12-24' }, daysLater(10))).toMatchObject(needed);
    expect(await say({ kind: 'pause', until: '2026-12-24', proof }, daysLater(10))).toMatchObject({
      ok: true,
    });
  });

  it('that is over by itself no longer shows', async () => {
    const { say, view } = await booked('Vorbei');
    await say({ kind: 'pause', until: '2026-12-01' });
    expect(await view(daysLater(7))).toMatchObject({ value: { pausedUntil: '2026-12-01' } });
    expect(await view(daysLater(8))).toMatchObject({ value: { pausedUntil: null } });
  });
});

describe('opting out of questions by e-mail', () => {
  it('leaves the request where it is, and can be undone', async () => {
    const { slug, say, request, lines } = await booked('Abmelden');
    expect(await say({ kind: 'optOut' })).toMatchObject({
      ok: true,
      value: { request: { status: 'open', followUpConsent: false } },
    });
    await say({ kind: 'optOut' }, minutesLater(11));
    await say({ kind: 'optIn' }, minutesLater(12));
    await say({ kind: 'optIn' }, minutesLater(13));
    expect(await request()).toMatchObject({ status: 'open', followUpConsent: true });
    expect(await lines()).toEqual(['requested', 'optedOut', 'optedIn']);
    await expectBalanced(slug);
  });
});

describe('correcting', () => {
  it('more times needs the link alone, and moves the request between the lists', async () => {
    const { slug, set, request, say, lines } = await booked('Zeiten');
    await set({ followUp: { state: 'asked', at: start } });
    const { slots } = await request();
    const edits = { slots: { from: slots, to: [...slots, ...thursday] } };
    expect(await say({ kind: 'edit', edits, proof: null })).toMatchObject({
      ok: true,
      value: { request: { slots: [...slots, ...thursday], isAsked: false } },
    });
    expect(await say({ kind: 'edit', edits, proof: null }, minutesLater(11))).toMatchObject({
      ok: true,
    });
    expect((await ledger(slug)).stored).toMatchObject({
      'praxis_4_1500-1600': 1,
      'praxis_4_1600-1700': 1,
    });
    await expectBalanced(slug);
    expect(await lines()).toEqual(['requested', 'edited']);
  });

  it('fewer times needs the second proof, and says so', async () => {
    const { request, say, set, slug } = await booked('Weniger');
    const edits = { slots: { from: (await request()).slots, to: thursday } };
    expect(await say({ kind: 'edit', edits, proof: null })).toMatchObject(
      refused('proof', 'proofNeeded'),
    );
    expect(await say({ kind: 'edit', edits, proof })).toMatchObject({
      ok: true,
      value: { request: { slots: thursday } },
    });
    expect((await ledger(slug)).stored).toEqual({
      'praxis_4_1500-1600': 1,
      'praxis_4_1600-1700': 1,
    });
    await set({ birthdate: '', phone: '' });
    const none = { slots: { from: thursday, to: edits.slots.from } };
    const answer = await say({ kind: 'edit', edits: none, proof: null });
    expect(answer).toMatchObject(refused('proof', 'noProof'));
    expect(JSON.stringify(answer)).toContain('wenden Sie sich an die Praxis');
  });

  it('goes by the rules of the form', async () => {
    const { request, say } = await booked('Regeln');
    const { slots } = await request();
    expect(
      await say({ kind: 'edit', edits: { slots: { from: slots, to: [] } }, proof: null }),
    ).toMatchObject(refused('slots', 'slotsTooFew'));
    expect(
      await say({
        kind: 'edit',
        edits: { locationIds: { from: ['praxis'], to: [] } },
        proof: null,
      }),
    ).toMatchObject(refused('locationIds', 'required'));
    const phone = { from: '0660 1234567', to: '' };
    expect(await say({ kind: 'edit', edits: { phone }, proof })).toMatchObject(
      refused('phone', 'required'),
    );
  });

  it('contact data needs the second proof, and says so where it is missing', async () => {
    const { request, say } = await booked('Telefon');
    const edits = { phone: { from: '0660 1234567', to: '0316 5678' } };
    expect(await say({ kind: 'edit', edits, proof: null })).toMatchObject(
      refused('proof', 'proofNeeded'),
    );
    expect(await say({ kind: 'edit', edits, proof: '06.03.1984' })).toMatchObject(
      refused('proof', 'proofWrong'),
    );
    expect((await request()).phone).toBe('0660 1234567');
    expect(await say({ kind: 'edit', edits, proof })).toMatchObject({
      ok: true,
      value: { personalData: { phone: '0316 5678' } },
    });
    expect((await request()).phone).toBe('0316 5678');
  });

  it('never says whose place it is: names, reason and what the team keeps are not the patient’s to change', async () => {
    const { request, say } = await booked('Namen');
    const before = await request();
    for (const field of [
      'firstname',
      'birthdate',
      'reason',
      'adminNote',
      'prioritized',
      'requestedAt',
      '__proto__',
      '',
    ]) {
      const edits = Object.fromEntries([[field, { from: '', to: 'x' }]]);
      expect(await say({ kind: 'edit', edits, proof }), field).toMatchObject({
        ok: false,
        failure: { details: [{ code: 'unknown' }] },
      });
    }
    expect(await request()).toEqual(before);
  });

  it('does not write over what the practice has changed meanwhile', async () => {
    const { slug, requestId, say } = await booked('Zugleich');
    const edits = { phone: { from: '0660 1234567', to: '0316 1' } };
    await updateRequest(
      { companySlug: slug, requestId, edits },
      administrator,
      toolsAt(minutesLater(5)),
    );
    const answer = await say({
      kind: 'edit',
      edits: { phone: { from: '0660 1234567', to: '0316 2' } },
      proof,
    });
    expect(answer).toMatchObject(refused('phone', 'changedMeanwhile'));
    expect(JSON.stringify(answer)).toContain('Bitte laden Sie die Seite neu');
  });

  it('to another address counts once it is confirmed there; then the link is dead, and the person’s key moves along', async () => {
    const { slug, booking, say, view, request } = await booked('Adresse');
    await say({ kind: 'confirmEmail' });
    const edits = { email: { from: 'erika@post.example', to: 'erika@neu.example' } };
    const pending = {
      email: 'e•••@post.example',
      pendingEmail: 'e•••@neu.example',
      emailConfirmed: true,
    };
    expect(await say({ kind: 'edit', edits, proof })).toMatchObject({
      ok: true,
      value: { request: pending },
    });
    expect(await view()).toMatchObject({ ok: true, value: pending });
    expect(await request()).toMatchObject({
      status: 'open',
      email: 'erika@post.example',
      pendingEmail: 'erika@neu.example',
    });

    const [second = ''] = await tokensIn(slug, 'newAddress');
    const asNew = {
      email: 'e•••@neu.example',
      isPending: true,
      emailConfirmed: false,
      pendingEmail: null,
    };
    expect(await view(minutesLater(20), second)).toMatchObject({ ok: true, value: asNew });
    for (const answer of [
      { kind: 'withdraw' },
      { kind: 'showPersonalData', proof },
      { kind: 'exportPersonalData', proof },
    ] as const)
      expect(await say(answer, minutesLater(21), second), answer.kind).toMatchObject(
        refused('form', 'confirmFirst'),
      );
    await say({ kind: 'freshLink' }, minutesLater(21), second);
    expect(await tokensIn(slug, 'freshLink')).toEqual([]);
    expect(await say({ kind: 'confirmEmail' }, minutesLater(22), second)).toMatchObject({
      ok: true,
      value: { request: { email: 'e•••@neu.example', isPending: false, emailConfirmed: true } },
    });
    expect(await view(minutesLater(23))).toEqual(unknownLink);
    expect(await say({ kind: 'withdraw' }, minutesLater(23))).toEqual(unknownLink);
    expect(await request()).toMatchObject({
      status: 'open',
      email: 'erika@neu.example',
      pendingEmail: null,
      emailConfirmedAt: minutesLater(22),
    });
    expect(await toldAtFormer(slug)).toEqual(['erika@post.example']);
    await addWaitingRequest(
      { ...booking, requestId: newRandomId(), email: 'erika@neu.example' },
      undefined,
      toolsAt(minutesLater(30)),
    );
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 1 });
  });

  it('to another address tells the former one, also if e-mails there came back: a link’s holder could say so, and nobody would hear', async () => {
    const { slug, set, say } = await booked('Unbemerkt');
    await say({ kind: 'confirmEmail' });
    await set({ emailFailedAt: minutesLater(15) });
    const edits = { email: { from: 'erika@post.example', to: 'erika@neu.example' } };
    await say({ kind: 'edit', edits, proof }, minutesLater(20));
    const [second = ''] = await tokensIn(slug, 'newAddress');
    expect(await say({ kind: 'confirmEmail' }, minutesLater(22), second)).toMatchObject({
      ok: true,
    });
    expect(await toldAtFormer(slug)).toEqual(['erika@post.example']);
  });

  it('to other addresses again and again is refused before we write to the whole world; the one that counts takes it back', async () => {
    const { slug, say, request } = await booked('Immer wieder');
    const to = (email: string) =>
      ({
        kind: 'edit',
        edits: { email: { from: 'erika@post.example', to: email } },
        proof,
      }) as const;
    for (const [n, minutes] of [10, 20, 30].entries())
      expect((await say(to(`neu${n}@post.example`), minutesLater(minutes))).ok).toBe(true);
    for (const minutes of [31, 60, 20 * 60])
      expect(await say(to('noch@post.example'), minutesLater(minutes))).toMatchObject(
        refused('form', 'tooManyEmails'),
      );
    expect(await tokensIn(slug, 'newAddress')).toHaveLength(3);
    expect(await request()).toMatchObject({ pendingEmail: 'neu2@post.example' });
    expect((await say(to('erika@post.example'), minutesLater(61))).ok).toBe(true);
    expect(await request()).toMatchObject({ email: 'erika@post.example', pendingEmail: null });
    // A mistyped address leaves its owner at a stranger's mercy only briefly.
    expect((await say(to('neu0@post.example'), daysLater(2))).ok).toBe(true);
    const token = (await tokensIn(slug, 'newAddress')).at(-1) ?? '';
    expect(await say({ kind: 'confirmEmail' }, daysLater(17), token)).toEqual(unknownLink);
  });

  it('to the address of somebody who waits changes nothing that its sender sees; whoever confirms it sees the one that waits', async () => {
    const { slug, booking, say, view, request } = await booked('Schon da');
    const theirs = { ...booking, requestId: newRandomId(), email: 'wartet@post.example' };
    await addWaitingRequest(theirs, undefined, toolsAt(minutesLater(-1)));
    const edits = { email: { from: 'erika@post.example', to: 'wartet@post.example' } };
    expect(await say({ kind: 'edit', edits, proof })).toMatchObject({
      ok: true,
      value: { request: { pendingEmail: 'w•••@post.example' } },
    });
    const [second = ''] = await tokensIn(slug, 'newAddress');
    const answer = await say({ kind: 'confirmEmail' }, minutesLater(20), second);
    expect(answer).toMatchObject({
      ok: true,
      value: { request: { status: 'open', requestedAt: minutesLater(-1).toISOString() } },
    });
    expect(await view(minutesLater(21))).toEqual(unknownLink);
    expect(await request()).toMatchObject({
      status: 'archived',
      isRepeat: true,
      mergedInto: storedId(theirs.requestId),
    });
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 1 });
    // Same notice as for any new address: the old one does not learn who waits.
    expect(await toldAtFormer(slug)).toEqual(['erika@post.example']);
  });

  it.each([
    ['nobody has confirmed', false],
    ['its owner has confirmed', true],
  ])(
    'to the address of a later booking that %s: only a confirmed one takes the place of the earlier',
    async (_who, isConfirmed) => {
      const { slug, booking, requestId, say, request } = await booked('Vorgedrängt');
      const email = 'erika@neu.example';
      const theirs = { ...booking, requestId: newRandomId(), email };
      await addWaitingRequest(theirs, undefined, toolsAt(minutesLater(5)));
      const [, theirLink] = await tokensIn(slug, 'requestReceived');
      if (isConfirmed) await say({ kind: 'confirmEmail' }, minutesLater(6), theirLink);
      const edits = { email: { from: 'erika@post.example', to: email } };
      await say({ kind: 'edit', edits, proof });
      const [second = ''] = await tokensIn(slug, 'newAddress');
      const answer = await say({ kind: 'confirmEmail' }, minutesLater(20), second);
      const [mine, other] = [requestId, storedId(theirs.requestId)];
      const [stays, gone] = isConfirmed ? [other, mine] : [mine, other];
      const waiting = { status: 'open', isRepeat: false, email };
      expect((await docs().request(slug, stays).get()).data()).toMatchObject(waiting);
      expect((await docs().request(slug, gone).get()).data()).toMatchObject({
        status: 'archived',
        isRepeat: true,
        mergedInto: stays,
      });
      const requestedAt = (isConfirmed ? minutesLater(5) : start).toISOString();
      expect(answer).toMatchObject({ ok: true, value: { request: { requestedAt } } });
      expect(await toldAtFormer(slug)).toEqual(['erika@post.example']);
      // The person's key moved to whoever stays.
      const third = { ...booking, requestId: newRandomId(), email };
      await addWaitingRequest(third, undefined, toolsAt(minutesLater(30)));
      const repeat = (await docs().request(slug, storedId(third.requestId)).get()).data();
      expect(repeat).toMatchObject({ isRepeat: true, mergedInto: stays });
      expect((await request()).emailConfirmedAt).not.toBeNull();
      await expectBalanced(slug);
    },
  );
});

/**
 * Former addresses notified that they are no longer the request's, by e-mails that do not name the
 * new one.
 */
async function toldAtFormer(slug: string): Promise<string[]> {
  const told = (await ledger(slug)).emails.filter(({ purpose }) => purpose === 'formerAddress');
  for (const { text, subject } of told)
    expect(`${subject} ${text}`).not.toMatch(/neu\.example|wartet@|\/anfrage\/|Erika|Therapie/);
  return told.map(({ to }) => to.address);
}

describe('whoever holds a link', () => {
  it('cannot fill the history until nothing can be taken from the practice any more: who withdraws or revokes is never refused', async () => {
    const { say, lines, request } = await booked('Hin und her');
    for (let n = 0; n < 50; n++)
      expect(await say({ kind: 'pause', until: `2026-12-${10 + (n % 2)}` })).toMatchObject({
        ok: true,
      });
    expect(await say({ kind: 'pause', until: '2026-12-12' })).toMatchObject(
      refused('form', 'tooManyChanges'),
    );
    expect(await lines()).toHaveLength(51);
    for (const kind of ['resume', 'optOut', 'stillInterested', 'withdraw'] as const)
      expect(await say({ kind })).toMatchObject({ ok: true });
    expect(await request()).toMatchObject({ status: 'archived' });
    expect(await say({ kind: 'undoWithdraw' })).toMatchObject(refused('form', 'tooManyChanges'));
    expect(await say({ kind: 'undoWithdraw' }, minutesLater(25 * 60))).toMatchObject({ ok: true });
    expect(await say({ kind: 'revokeConsent', proof })).toMatchObject({ ok: true });
  });
});

describe('in a locked practice', () => {
  it('everything can be seen and undone; what asks something of the practice is refused in words for patients', async () => {
    const { slug, request, view, say } = await booked('Gesperrt');
    await docs().practice(slug).update({ locked: true });
    expect(await view()).toMatchObject({ ok: true });
    const { slots } = await request();
    const asking = [
      { kind: 'unsure' },
      { kind: 'pause', until: '2026-12-24' },
      { kind: 'resume' },
      { kind: 'optIn' },
      { kind: 'edit', edits: { slots: { from: slots, to: thursday } }, proof: null },
    ] as const;
    for (const answer of asking) {
      const outcome = await say(answer);
      expect(outcome, answer.kind).toMatchObject(refused('form', 'practiceLocked'));
      expect(JSON.stringify(outcome)).toContain('Zurückziehen können Sie Ihre Anfrage trotzdem');
    }
    const free = [
      'confirmEmail',
      'stillInterested',
      'optOut',
      'withdraw',
      'undoWithdraw',
      'withdraw',
    ] as const;
    for (const kind of free) expect(await say({ kind }), kind).toMatchObject({ ok: true });
    expect(await say({ kind: 'exportPersonalData', proof })).toMatchObject({
      ok: true,
      value: { dataExport: { data: { firstname: 'Erika' } } },
    });
    expect((await request()).status).toBe('archived');
    await expectBalanced(slug);
  });
});

describe('a request that was merged', () => {
  it('leads on to the one it lives on in, for answers too', async () => {
    const { slug, requestId, token, say } = await booked('Vereint');
    const twin = aBooking(slug, { email: 'erika@post.example', firstname: 'Erica' });
    await addWaitingRequest(twin, undefined, toolsAt(minutesLater(1)));
    const [, second = ''] = await tokensIn(slug, 'requestReceived');
    const pair = { companySlug: slug, requestId, otherId: storedId(twin.requestId) };
    expect(await mergeRequests(pair, administrator, toolsAt(minutesLater(2)))).toMatchObject({
      ok: true,
      value: { requestId },
    });
    expect(await say({ kind: 'withdraw' }, minutesLater(3), second)).toMatchObject({
      ok: true,
      value: { request: { isWithdrawn: true } },
    });
    expect(await say({ kind: 'undoWithdraw' }, minutesLater(4), token)).toMatchObject({
      ok: true,
      value: { request: { status: 'open' } },
    });
    expect((await ledger(slug)).counters).toEqual({ open: 1, archived: 1 });
    await expectBalanced(slug);
  });
});

describe('the evening after a change behind the link', () => {
  const evening = new Date('2026-11-23T17:00:00Z');

  /** What arrives when all that is due by then is sent. */
  async function arriving(slug: string, now = evening) {
    const sent: Email[] = [];
    const mail = {
      send: (_id: string, email: Email) =>
        Promise.resolve({ kind: 'taken' as const }).finally(() => sent.push(email)),
    };
    for (const { id } of (await ledger(slug)).emails) await sendEmail(id, toolsAt(now, mail));
    return sent.filter(({ purpose }) => purpose === 'requestChanged');
  }

  /**
   * Answers by a clock that moves with each reading, as clocks do: a standing one hides what
   * compares two readings of one call.
   */
  async function ticking(title: string) {
    const one = await booked(title);
    const say = (answer: LinkAnswer, from = minutesLater(10)) => {
      let readings = 0;
      return one.say(answer, () => new Date(from.getTime() + readings++));
    };
    return { ...one, say };
  }

  it('one e-mail tells all of it, with what was and a link of its own; the next day’s changes have theirs', async () => {
    const { slug, say, request, view } = await ticking('Gemeldet');
    const { slots } = await request();
    expect(await arriving(slug, minutesLater(9))).toEqual([]);
    // Two at once: the one that began first queues the e-mail last.
    await say({ kind: 'optOut' }, minutesLater(20));
    await say({ kind: 'pause', until: '2026-12-10' });
    await say(
      { kind: 'edit', edits: { slots: { from: slots, to: [...slots, ...thursday] } }, proof: null },
      minutesLater(30),
    );
    await say(
      { kind: 'edit', edits: { phone: { from: '0660 1234567', to: '0316 5678' } }, proof },
      minutesLater(40),
    );
    expect(await arriving(slug, new Date(evening.getTime() - 1))).toEqual([]);
    const [email, ...more] = await arriving(slug);
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      to: { address: 'erika@post.example' },
      subject: expect.stringContaining('wurde geändert'),
    });
    for (const said of [
      'Ihre Zeiten, bisher: Mo 8–10 Uhr',
      'Ihre Zeiten, jetzt: Mo 8–10 Uhr, Do 15–17 Uhr',
      'Pause, bisher: keine',
      'Pause, jetzt: bis zum 10.12.2026',
      'Fragen per E-Mail, bisher: ja',
      'Kontaktdaten: geändert: Telefonnummer',
    ]) {
      expect(email?.text.replace(/\s+/g, ' ')).toContain(said);
    }
    for (const secret of ['0316 5678', '1234567', 'Erika', '1984'])
      expect(`${email?.text}${email?.html}`).not.toContain(secret);
    const token = new RegExp(`/${slug}/anfrage/([\\w-]{43})`).exec(email?.text ?? '')?.[1] ?? '';
    expect(await view(evening, token)).toMatchObject({
      ok: true,
      value: { pausedUntil: '2026-12-10', formerTimes: { slots } },
    });
    expect(await view(evening)).toMatchObject({ value: { formerTimes: null } });
    // Told once; what follows is told the next evening.
    expect(await arriving(slug, daysLater(0.5))).toEqual([]);
    await say({ kind: 'resume' }, evening);
    const next = await arriving(slug, daysLater(1.5));
    expect(
      next.map(
        ({ text }) =>
          /Pause, bisher:\s+bis zum 10.12.2026/.test(text) && !/Zeiten, bisher/.test(text),
      ),
    ).toEqual([true]);
  });

  it.each([
    ['what was put back by then', [{ kind: 'optOut' }, { kind: 'optIn' }]],
    ['a withdrawal, which was told at once', [{ kind: 'optOut' }, { kind: 'withdraw' }]],
    ['what was refused', [{ kind: 'pause', until: '2027-03-01' }]],
    ['that somebody waits on', [{ kind: 'confirmEmail' }, { kind: 'stillInterested' }]],
  ] as const)('says nothing of %s', async (_what, said) => {
    const { slug, say } = await ticking('Still');
    for (const [n, answer] of said.entries()) await say(answer, minutesLater(10 + n));
    expect(await arriving(slug)).toEqual([]);
  });

  it('reaches the mailbox however many bookings strangers have made under it', async () => {
    const { slug, say } = await ticking('Voll');
    await say({ kind: 'optOut' });
    const full = toolsAt(evening);
    const mail = { send: () => Promise.resolve({ kind: 'taken' as const }) };
    for (const { id, purpose } of (await ledger(slug)).emails) {
      if (purpose !== 'requestChanged') continue;
      const limits = { ...full.limits, emailsPerMailbox: 1, emailsPerMailboxOfAll: 0 };
      expect(await sendEmail(id, { ...full, mail, limits })).toBe('sent');
    }
  });

  it('leaves no link behind if the request is erased meanwhile: its transaction reads the request', async () => {
    const { slug, requestId, say } = await ticking('Gelöscht');
    await say({ kind: 'optOut' });
    const tools = toolsAt(evening, { send: () => Promise.resolve({ kind: 'taken' as const }) });
    const found = (await ledger(slug)).emails.find(({ purpose }) => purpose === 'requestChanged');
    const reading = vi.spyOn(Transaction.prototype, 'get');
    expect(await sendEmail(found?.id ?? '', tools)).toBe('sent');
    const read = reading.mock.calls.map(([asked]) => 'path' in asked && asked.path);
    reading.mockRestore();
    expect(read).toContain(docs().request(slug, requestId).path);
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('newAddress', 'formerAddress', 'withdrawn', 'requestChanged'));
