import { describe, expect, test } from 'vitest';
import { defaultFormConfiguration } from '../booking/form-configuration.ts';
import { slotKeysFor } from '../waiting-list/queue.ts';
import { describeSlots, type Slot } from '../waiting-list/slot.ts';
import { untouched } from './changes.ts';
import { type Actor, HistoryEntry } from './history.ts';
import { keepApart, merge, unmerge } from './merge.ts';
import { TherapyRequest, type WithId } from './request.ts';

const form = defaultFormConfiguration({ id: 'praxis', title: 'Praxis' });
const staff: Actor = { kind: 'member', uid: 'u1' };
const now = new Date('2026-11-21T08:00:00Z');
const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const monday = (start: string, end: string): Slot => ({
  locationId: 'praxis',
  weekday: 1,
  start,
  end,
});

function request(id: string, overrides: Partial<TherapyRequest> = {}): WithId<TherapyRequest> {
  const slots = overrides.slots ?? [monday('08:00', '10:00')];
  const locationIds = overrides.locationIds ?? ['praxis'];
  return {
    ...untouched,
    id,
    requestedAt: day(1),
    source: 'online',
    payloadHash: `hash-${id}`,
    openKey: `key-${id}`,
    type: 'self',
    firstname: 'Anna',
    lastname: 'Huber',
    email: 'anna@post.example',
    phone: '0316 1234567',
    reason: 'Stimme',
    note: '',
    followUpConsent: true,
    consentVersion: '1',
    locationIds,
    slots,
    slotKeys: slotKeysFor({ slots, locationIds }, form),
    ...overrides,
  };
}

function merged(one: WithId<TherapyRequest>, other: WithId<TherapyRequest>) {
  const outcome = merge(one, other, { form, by: staff, now });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  for (const { change } of [outcome.value.surviving, outcome.value.archived]) {
    expect(TherapyRequest.parse(change.after)).toEqual(change.after);
    expect(HistoryEntry.parse(change.history)).toEqual(change.history);
  }
  const { surviving, archived } = outcome.value;
  return {
    survivingId: surviving.id,
    surviving: surviving.change.after,
    line: surviving.change.history,
    archived: archived.change.after,
    archivedLine: archived.change.history,
  };
}
const refusal = (one: WithId<TherapyRequest>, other: WithId<TherapyRequest>) => {
  const outcome = merge(one, other, { form, by: staff, now });
  return outcome.ok || outcome.failure.kind !== 'invalid' ? undefined : outcome.failure.details[0];
};

describe('two requests of one person become one', () => {
  test('which keeps the place of the earlier one, whichever of them is named first', () => {
    const [early, late] = [
      request('z', { requestedAt: day(1) }),
      request('a', { requestedAt: day(2) }),
    ];
    for (const { survivingId, surviving, archived } of [merged(early, late), merged(late, early)]) {
      expect(survivingId).toBe('z');
      expect(surviving).toMatchObject({
        status: 'open',
        requestedAt: day(1),
        payloadHash: 'hash-z',
        openKey: 'key-z',
      });
      expect(archived).toMatchObject({
        status: 'archived',
        archivedAt: now,
        archiveReason: 'merged',
        mergedInto: 'z',
      });
    }
    expect(merged(request('b'), request('a')).survivingId).toBe('a');
  });

  test('which waits wherever one of them waited, its keys by what is offered today', () => {
    const { surviving } = merged(
      request('a', { slots: [monday('08:00', '10:00')] }),
      request('b', {
        requestedAt: day(2),
        slots: [monday('10:00', '11:00'), monday('20:00', '21:00')],
        locationIds: ['praxis', 'alt'],
      }),
    );
    expect(describeSlots(surviving.slots)).toBe('Mo 8–11 Uhr, Mo 20–21 Uhr');
    expect(surviving.slotKeys).toEqual([
      'praxis_1_0800-0900',
      'praxis_1_0900-1000',
      'praxis_1_1000-1100',
    ]);
    expect(surviving.locationIds).toEqual(['praxis', 'alt']);
  });

  test('of which the archived one is found by its words and leaves nothing to do', () => {
    const step = { kind: 'notReached', dueOn: null, since: day(3) } as const;
    const { archived, archivedLine } = merged(
      request('a'),
      request('b', { requestedAt: day(2), nextStep: step }),
    );
    expect(archived.nextStep).toBeNull();
    expect(archived.searchTokens).toContain('huber');
    expect(archivedLine).toMatchObject({ what: 'archived', reason: 'merged', by: staff, at: now });
  });

  test('once neither has an offer that runs: somebody might accept it meanwhile', () => {
    const offered = { offer: { vacancyId: 'v', until: null } };
    expect(refusal(request('a', offered), request('b'))).toMatchObject({
      field: 'requestId',
      code: 'offerRuns',
    });
    expect(refusal(request('a'), request('b', offered))).toMatchObject({
      field: 'otherId',
      message: 'Bitte beende zuerst das Angebot.',
    });
  });

  test('which knows the places of both, the last offer of either, and how many went unanswered', () => {
    const slot = monday('08:00', '09:00');
    const place = (n: number) =>
      ({
        vacancyId: `v${n}`,
        slot,
        startsOn: '2026-02-02',
        rhythm: 'weekly',
        therapist: '',
        givenAt: day(n),
      }) as const;
    const ended = (n: number) => ({ at: day(n), outcome: 'expired' as const, declinedTimes: [] });
    const { surviving } = merged(
      request('a', { places: [place(2)], lastOffer: ended(5), unanswered: 2 }),
      request('b', {
        places: [place(1), place(3), place(4), place(5), place(6), place(7)],
        lastOffer: ended(4),
        unanswered: 1,
      }),
    );
    expect(surviving.places.map(({ vacancyId }) => vacancyId)).toEqual([
      'v2',
      'v3',
      'v4',
      'v5',
      'v6',
      'v7',
    ]);
    expect(surviving.lastOffer).toEqual(ended(5));
    expect(surviving.unanswered).toBe(2);
    expect(merged(request('a'), request('b', { lastOffer: ended(4) })).surviving.lastOffer).toEqual(
      ended(4),
    );
  });

  test('and what has changed is in its history', () => {
    const { line } = merged(
      request('a'),
      request('b', { requestedAt: day(2), birthdate: '1990-02-01' }),
    );
    expect(line).toMatchObject({
      what: 'merged',
      by: staff,
      changes: [{ field: 'birthdate', from: null, to: '1990-02-01' }],
    });
  });

  test('what the team has added to either stays: priority, tags, notes, contacts, the next step that is due first', () => {
    const callBack = { kind: 'callBack', dueOn: '2026-12-01', since: day(3) } as const;
    const unsure = { kind: 'unsure', dueOn: null, since: day(4) } as const;
    const contact = (at: Date) => ({ outcome: 'reached', at, by: 'u2' }) as const;
    const one = request('a', {
      tags: ['kind', 'dringend'],
      adminNote: 'Ruft an',
      noteRevision: 4,
      nextStep: callBack,
      lastContact: contact(day(3)),
    });
    const other = request('b', {
      requestedAt: day(2),
      prioritized: true,
      prioritizedAt: day(5),
      tags: ['dringend', 'hausbesuch'],
      adminNote: 'Braucht Hilfe',
      nextStep: unsure,
      lastContact: contact(day(4)),
      notSameAs: ['a', 'c'],
      lastChange: { by: 'u2', at: day(5), field: 'tags' },
    });
    const { surviving } = merged(one, other);
    expect(surviving).toMatchObject({
      prioritized: true,
      prioritizedAt: day(5),
      tags: ['kind', 'dringend', 'hausbesuch'],
      adminNote: 'Ruft an\n\nBraucht Hilfe',
      noteRevision: 5,
      nextStep: unsure,
      lastContact: contact(day(4)),
      notSameAs: ['c'],
    });
    expect(
      merged(one, { ...other, nextStep: { ...callBack, dueOn: '2026-12-02' } }).surviving.nextStep,
    ).toEqual(callBack);
    expect(
      merged({ ...one, prioritized: true, prioritizedAt: day(9) }, other).surviving.prioritizedAt,
    ).toEqual(day(5));
  });

  test('nobody is named as the author of a tag or note that the merge brought along', () => {
    const { surviving } = merged(
      request('a', { lastChange: { by: 'u2', at: day(5), field: 'tags' } }),
      request('b', { requestedAt: day(2), tags: ['kind'] }),
    );
    expect(surviving.lastChange).toBeNull();
  });

  test('the same note twice stays once and is no new version of it', () => {
    const { surviving } = merged(
      request('a', { adminNote: 'Ruft an', noteRevision: 2 }),
      request('b', { requestedAt: day(2), adminNote: 'Ruft an' }),
    );
    expect(surviving).toMatchObject({
      adminNote: 'Ruft an',
      noteRevision: 2,
      reason: 'Stimme',
      note: '',
    });
  });
});

describe('what both have said', () => {
  const early = (overrides: Partial<TherapyRequest>) => request('a', overrides);
  const late = (overrides: Partial<TherapyRequest>) =>
    request('b', { requestedAt: day(2), ...overrides });

  test('counts by the one that stays; what it lacks comes from the other one, an address as a whole', () => {
    const { surviving } = merged(
      early({ insurance: 'ÖGK', addressCity: 'Graz' }),
      late({
        insurance: 'SVS',
        birthdate: '1990-02-01',
        houseCall: false,
        addressStreet: 'Gasse 1',
        addressCity: 'Wien',
      }),
    );
    expect(surviving).toMatchObject({
      insurance: 'ÖGK',
      birthdate: '1990-02-01',
      houseCall: false,
      addressCity: 'Graz',
    });
    expect(surviving.addressStreet).toBeUndefined();
  });

  test('different words of the patient are joined, and who wants to be called back wants it still', () => {
    const { surviving } = merged(
      early({ reason: 'Stimme', callbackWish: true, note: 'abends' }),
      late({ reason: 'Heiser seit Mai', callbackWish: false }),
    );
    expect(surviving).toMatchObject({
      reason: 'Stimme\n\nHeiser seit Mai',
      callbackWish: true,
      note: 'abends',
    });
  });

  test('every telephone number stays while there is room, the same one once', () => {
    expect(merged(early({ phone: '' }), late({ phone: '0650 7654321' })).surviving.phone).toBe(
      '0650 7654321',
    );
    for (const same of ['+43 316 1234567', '0043/316/1234567', '0316/123 45 67', '1234567'])
      expect(merged(early({}), late({ phone: same })).surviving, same).toMatchObject({
        phone: '0316 1234567',
      });
    expect(merged(early({}), late({ phone: '+43 316 1234567' })).surviving).not.toHaveProperty(
      'phone2',
    );
    expect(
      merged(early({ phone: '1234567' }), late({ phone: '0316 1234567' })).surviving.phone,
    ).toBe('0316 1234567');
    expect(merged(early({}), late({ phone: '0650 7654321' })).surviving).toMatchObject({
      phone: '0316 1234567',
      phone2: '0650 7654321',
    });
    expect(
      merged(early({ phone2: '0650 1111111' }), late({ phone: '0650 7654321' })).surviving.phone2,
    ).toBe('0650 1111111');
  });

  test.each([
    [undefined, undefined, undefined],
    [undefined, true, true],
    [true, false, true],
    [false, true, true],
    [false, false, false],
    [undefined, false, false],
  ])('the consent to data about health of %s and %s is %s', (one, other, both) => {
    const having = (healthDataConsent: boolean | undefined) =>
      healthDataConsent === undefined ? {} : { healthDataConsent };
    expect(merged(early(having(one)), late(having(other))).surviving.healthDataConsent).toBe(both);
  });

  test('an address stays with its own confirmation and consent', () => {
    const unconfirmed = early({ source: 'phone', emailConfirmedAt: null });
    const other = {
      email: 'other@post.example',
      emailConfirmedAt: day(2),
      followUpConsent: false,
      consentVersion: '2',
    };
    expect(merged(unconfirmed, late(other)).surviving).toMatchObject({
      email: 'anna@post.example',
      emailConfirmedAt: null,
      followUpConsent: true,
    });
    expect(merged({ ...unconfirmed, email: '' }, late(other)).surviving).toMatchObject(other);
    const byPhone = late({ followUpConsent: false, consentVersion: '' });
    expect(merged(unconfirmed, byPhone).surviving.consentVersion).toBe('1');
    const again = late({ ...other, email: 'Anna@post.example' });
    expect(merged(unconfirmed, again).surviving).toMatchObject({
      ...other,
      email: 'anna@post.example',
    });
  });

  test('a confirmed address takes the place of one that is only claimed, with all that belongs to it', () => {
    const claimed = early({ pendingEmail: 'noch.fremder@evil.example' });
    const theirs = {
      email: 'other@post.example',
      emailConfirmedAt: day(2),
      pendingEmail: null,
      followUpConsent: false,
      consentVersion: '2',
      openKey: 'key-b',
    };
    const { surviving, line } = merged(claimed, late(theirs));
    expect(surviving).toMatchObject(theirs);
    expect(line.changes).toContainEqual({
      field: 'email',
      from: 'anna@post.example',
      to: 'other@post.example',
    });
    // The form that sent the claim gives it no other address any more.
    for (const own of [{ emailConfirmedAt: day(1) }, { source: 'phone' as const }])
      expect(merged(early(own), late(theirs)).surviving, JSON.stringify(own)).toMatchObject({
        email: 'anna@post.example',
        openKey: 'key-a',
        addressCorrections: 0,
      });
    expect(merged(claimed, late({ ...theirs, emailConfirmedAt: null })).surviving).toMatchObject({
      email: 'anna@post.example',
      openKey: 'key-a',
    });
  });

  test('whoever acts for the patient stays, even if the patient has asked alone before', () => {
    const mother = {
      type: 'other',
      contactPersonFirstname: 'Maria',
      contactPersonLastname: 'Huber',
      contactPersonRelationship: 'Mutter',
    } as const;
    expect(merged(early({}), late(mother)).surviving).toMatchObject(mother);
    const father = {
      ...mother,
      contactPersonFirstname: 'Josef',
      contactPersonRelationship: 'Vater',
    };
    expect(merged(early(father), late(mother)).surviving).toMatchObject(father);
  });

  test('the key of a person moves to the one that stays if it had none', () => {
    expect(merged(early({ openKey: null }), late({})).surviving.openKey).toBe('key-b');
  });

  test.each([
    ['the address', { email: '' }],
    ['the date of birth', { birthdate: undefined }],
    ['the first name', { firstname: '' }],
  ])('the key belongs to what the person says of themselves, once %s is known', (_what, lacks) => {
    const known = { birthdate: '1990-02-01' };
    const { surviving } = merged(early({ ...known, ...lacks }), late(known));
    expect(surviving).toMatchObject({ ...known, firstname: 'Anna', email: 'anna@post.example' });
    expect(surviving.openKey).toBe('key-b');
  });

  test('the key stays with what stays', () => {
    const { surviving } = merged(early({}), late({ email: 'anders@post.example' }));
    expect(surviving).toMatchObject({ email: 'anna@post.example', openKey: 'key-a' });
    const nobody = merged(early({ email: '' }), late({ email: '', lastname: 'Hubner' }));
    expect(nobody.surviving.openKey).toBe('key-a');
  });
});

describe('a merge is refused, and nothing is cut', () => {
  test('if one of the two is archived', () => {
    const archived = {
      ...request('b'),
      status: 'archived',
      archivedAt: day(3),
      archiveReason: 'other',
    } as const;
    expect(refusal(request('a'), archived)?.field).toBe('otherId');
    expect(refusal(archived, request('a'))?.field).toBe('requestId');
  });

  test('if notes, reasons or tags of both are more than one request may carry', () => {
    const many = (from: string) => Array.from({ length: 11 }, (_, n) => `${from}${n}`);
    expect(
      refusal(request('a', { tags: many('a') }), request('b', { tags: many('b') }))?.field,
    ).toBe('tags');
    expect(
      refusal(request('a', { tags: many('a') }), request('b', { tags: many('a') })),
    ).toBeUndefined();
    const long = (email: string, length: number) => email.repeat(length);
    expect(
      refusal(
        request('a', { adminNote: long('a', 5000) }),
        request('b', { adminNote: long('b', 4999) }),
      )?.field,
    ).toBe('adminNote');
    expect(
      refusal(
        request('a', { adminNote: long('a', 5000) }),
        request('b', { adminNote: long('b', 4998) }),
      ),
    ).toBeUndefined();
    expect(
      refusal(request('a', { reason: long('a', 5000) }), request('b', { reason: 'b' }))?.field,
    ).toBe('reason');
    expect(
      refusal(request('a', { note: long('a', 5000) }), request('b', { note: 'b' }))?.field,
    ).toBe('note');
  });
});

describe('two are kept apart', () => {
  test('once: saying it again changes nothing', () => {
    const change = keepApart(request('a', { notSameAs: ['c'] }), 'b', staff, now);
    if (change === 'unchanged') throw new Error('nothing was changed');
    expect(change.after.notSameAs).toEqual(['c', 'b']);
    expect(HistoryEntry.parse(change.history)).toMatchObject({
      what: 'markedAsDifferent',
      by: staff,
      at: now,
    });
    expect(keepApart(change.after, 'b', staff, now)).toBe('unchanged');
  });

  test('from a hundred at most: no document, and no line about it, grows for ever', () => {
    let marked = request('a', {});
    for (let n = 0; n < 120; n++) {
      const change = keepApart(marked, `other${n}`, staff, now);
      if (change !== 'unchanged') marked = { ...marked, ...change.after };
    }
    expect([marked.notSameAs.length, marked.notSameAs.at(-1)]).toEqual([100, 'other119']);
  });
});

describe('undoing a merge', () => {
  const surviving = request('a', {
    tags: ['kind'],
    adminNote: 'Ruft an',
    noteRevision: 2,
    lastChange: { by: 'u2', at: day(1), field: 'tags' },
  });
  const archived = request('b', {
    requestedAt: day(2),
    phone: '0650 7654321',
    adminNote: 'Braucht Hilfe',
    tags: ['dringend'],
  });
  const before = { surviving, archived };
  const after = () => {
    const result = merged(surviving, archived);
    return { surviving: result.surviving, archived: result.archived };
  };
  const undone = (current: Parameters<typeof unmerge>[0]) =>
    unmerge(current, before, { form, by: staff, now });

  test('makes both what they were, on the lists of their times; a revision never goes back', () => {
    const outcome = undone(after());
    if (!outcome.ok || outcome.value === 'unchanged') throw new Error('It was refused.');
    const { surviving: one, archived: other } = outcome.value;
    const { id: _a, ...first } = surviving;
    const { id: _b, ...second } = archived;
    expect(one.change.after).toEqual({ ...first, noteRevision: 4, lastChange: null });
    expect(other.change.after).toEqual(second);
    expect(undone({ surviving: one.change.after, archived: other.change.after })).toEqual({
      ok: true,
      value: 'unchanged',
    });
  });

  test.each<[string, Partial<ReturnType<typeof after>>]>([
    [
      'the one that stays has another note',
      { surviving: { ...after().surviving, adminNote: 'Neu' } },
    ],
    [
      'the one that stays was archived',
      { surviving: { ...after().surviving, status: 'archived' } },
    ],
    [
      'the other one was reactivated',
      { archived: { ...after().archived, status: 'open', mergedInto: null } },
    ],
  ])('is refused where %s', (_name, change) => {
    expect(undone({ ...after(), ...change })).toMatchObject({
      failure: { details: [{ field: 'requestId', code: 'changedSince' }] },
    });
  });

  test('is refused where one is gone', () => {
    expect(undone({ ...after(), archived: undefined })).toMatchObject({
      failure: { details: [{ code: 'requestGone' }] },
    });
  });
});
