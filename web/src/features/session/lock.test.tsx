import { createECDH } from 'node:crypto';
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notDone } from '../../calls/problem.ts';
import {
  dropDrafts,
  hasDrafts,
  ownDrafts,
  saveDraft,
  savedDraft,
} from '../../calls/saved-drafts.ts';
import { takeComplaints } from '../../test-setup.ts';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { chooseLockAfter, isDeviceLocked, lockDevice, unlockDevice } from './device-lock.ts';
import { leaveLocked, lockOwnSession, openDrafts } from './lock.ts';
import LockScreen from './lock-screen.tsx';
import { texts as t } from './lock-texts.ts';
import { setSessionFlag } from './session-flag.ts';
import { watchUse } from './watch-use.ts';

const { call, currentSession, signedInUid, signInWithPasskey } = vi.hoisted(() => ({
  signInWithPasskey: vi.fn(),
  call: vi.fn(),
  currentSession: vi.fn(),
  signedInUid: vi.fn(),
}));
vi.mock('../../firebase/calls.ts', () => ({ call }));
vi.mock('../../firebase/session.ts', () => ({ currentSession, signedInUid }));
vi.mock('../../entities/factors/passkeys.ts', () => ({ signInWithPasskey }));

/** As the server derives them. */
const keyOf = new Map<string, ReturnType<typeof createECDH>>();
let uid = '';
let hasPin = true;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dropDrafts();
  uid = 'anna';
  hasPin = true;
  for (const each of ['anna', 'bert']) {
    const key = createECDH('prime256v1');
    key.generateKeys();
    keyOf.set(each, key);
  }
  currentSession.mockImplementation(async () => ({ uid, session: '1' }));
  call.mockImplementation(async (name: string, { point }: { point?: string }) => {
    const key = keyOf.get(uid);
    if (name === 'lockSession')
      return { kind: 'done', output: { point: key?.getPublicKey('base64url'), hasPin } };
    if (name === 'openDrafts' && point === '')
      return { kind: 'refused', details: [{ field: 'form', code: 'notSealed', message: '' }] };
    if (name === 'openDrafts')
      return {
        kind: 'done',
        output: { token: key?.computeSecret(point ?? '', 'base64url', 'base64url') },
      };
    return { kind: 'done', output: {} };
  });
});
afterEach(cleanup);

it('a device whose sign-in was ended elsewhere opens by another one, and one without an answer waits', async () => {
  lockDevice();
  currentSession.mockResolvedValue(undefined);
  signedInUid.mockResolvedValueOnce(undefined);
  expect(await lockOwnSession()).toEqual({ hasPin: false });
  signedInUid.mockResolvedValueOnce('anna');
  expect(await lockOwnSession()).toBeUndefined();
});

it('a device that has asked too often waits: its session is not locked', async () => {
  lockDevice();
  const details = [{ field: 'form', code: 'tooManyCalls', message: '' }];
  call.mockResolvedValueOnce({ kind: 'refused', details });
  expect(await lockOwnSession()).toBeUndefined();
});

describe('what was being typed when the device was locked', () => {
  const draft = { firstname: 'Eva', born: new Date('1990-02-01'), slots: [{ day: 1 }] };
  beforeEach(lockDevice);

  it('is unreadable on the device, and back for its own person alone, once', async () => {
    ownDrafts('anna');
    saveDraft('entry', draft);
    await lockOwnSession();
    dropDrafts();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Eva');

    uid = 'bert';
    ownDrafts('bert');
    await openDrafts('bert');
    expect(savedDraft('entry')).toBeUndefined();
    // Bert's own, in the same tab.
    saveDraft('entry', { firstname: 'Ida' });
    await lockOwnSession();
    dropDrafts();
    // Nor by a key that Bert is given.
    await openDrafts('anna');
    expect(savedDraft('entry')).toBeUndefined();

    uid = 'anna';
    ownDrafts('anna');
    await openDrafts('anna');
    expect(savedDraft('entry')).toEqual(draft);
    dropDrafts();
    await openDrafts('anna');
    expect(savedDraft('entry')).toBeUndefined();
    uid = 'bert';
    ownDrafts('bert');
    await openDrafts('bert');
    expect(savedDraft('entry')).toEqual({ firstname: 'Ida' });
  });

  it('is not sealed for a colleague who has signed in in another tab meanwhile', async () => {
    ownDrafts('anna');
    saveDraft('entry', draft);
    uid = 'bert';
    await lockOwnSession();
    expect(sessionStorage.length).toBe(0);
  });

  it('stays sealed while nobody answers, beside what is typed before the next lock', async () => {
    ownDrafts('anna');
    saveDraft('entry', draft);
    await lockOwnSession();
    dropDrafts();
    call.mockResolvedValueOnce({ kind: 'failed' });
    await openDrafts('anna');
    saveDraft('praxis', { title: 'Praxis' });
    await lockOwnSession();
    dropDrafts();
    await openDrafts('anna');
    expect([savedDraft('entry'), savedDraft('praxis')]).toEqual([draft, { title: 'Praxis' }]);
    expect(sessionStorage.getItem('platzwart-entwuerfe')).toBe('{}');
  });

  it('is back beside what nothing opens any more, which is dropped, and when a page from before sealed it', async () => {
    ownDrafts('anna');
    saveDraft('entry', draft);
    await lockOwnSession();
    const { anna } = JSON.parse(sessionStorage.getItem('platzwart-entwuerfe') ?? '');
    for (const sealed of [
      anna[0],
      [{ ...anna[0], body: 'AAAA' }, { ...anna[0], point: '' }, ...anna],
    ]) {
      dropDrafts();
      sessionStorage.setItem('platzwart-entwuerfe', JSON.stringify({ anna: sealed }));
      await openDrafts('anna');
      expect(savedDraft('entry')).toEqual(draft);
      expect(sessionStorage.getItem('platzwart-entwuerfe')).toBe('{}');
    }
    expect(takeComplaints()).toHaveLength(1);
  });
});

describe('a page in use, in any tab of a locked device', () => {
  const reload = vi.fn();
  const leave = () => leaveLocked(reload);
  beforeEach(() => {
    reload.mockClear();
    call.mockClear();
    signedInUid.mockImplementation(async () => uid);
    lockDevice();
    ownDrafts('anna');
    saveDraft('entry', { firstname: 'Eva' });
  });

  it('seals what was typed and loads anew, once somebody has answered', async () => {
    vi.useFakeTimers();
    call.mockResolvedValueOnce({ kind: 'failed' });
    const leaving = leave();
    await vi.advanceTimersByTimeAsync(4000);
    expect([hasDrafts(), reload.mock.calls.length]).toEqual([true, 0]);
    vi.useRealTimers();
    fireEvent(window, new Event('online'));
    expect(await leaving).toBe(false);
    expect([hasDrafts(), reload.mock.calls.length]).toEqual([false, 1]);
    await openDrafts('anna');
    expect(savedDraft('entry')).toEqual({ firstname: 'Eva' });
  });

  it('goes on if another tab unlocks it before: what was typed is not sealed yet', async () => {
    const leaving = leave();
    unlockDevice();
    expect(await leaving).toBe(true);
    expect(savedDraft('entry')).toEqual({ firstname: 'Eva' });
    expect(call).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps nothing for a colleague who signs in in another tab before', async () => {
    const leaving = leave();
    uid = 'bert';
    unlockDevice();
    expect(await leaving).toBe(false);
    expect([hasDrafts(), reload.mock.calls.length]).toEqual([false, 1]);
    expect(sessionStorage.length).toBe(0);
  });

  it('stays where something is typed on a page for everybody, with no draft of a practice', async () => {
    renderHook(() => useUnsavedInput(true, { text: 'Weg?' }));
    // What is on its way is waited for.
    vi.useFakeTimers();
    const leaving = leave();
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    expect(await leaving).toBe(false);
    expect([hasDrafts(), reload.mock.calls.length]).toEqual([false, 0]);
  });
});

describe('a device that locks by itself', () => {
  const minute = 60_000;
  let stop = () => {};
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('never does unless that was chosen, and notes no use', () => {
    stop = watchUse();
    fireEvent.keyDown(document.body);
    vi.advanceTimersByTime(24 * 60 * minute);
    expect([isDeviceLocked(), localStorage.length]).toEqual([false, 0]);
  });

  it('does after those minutes without use, in any tab', () => {
    stop = watchUse();
    chooseLockAfter('2');
    vi.advanceTimersByTime(1.5 * minute);
    fireEvent.pointerDown(document.body);
    vi.advanceTimersByTime(1.5 * minute);
    expect(localStorage.getItem('platzwart-gesperrt')).toBeNull();
    vi.advanceTimersByTime(minute);
    expect(localStorage.getItem('platzwart-gesperrt')).toBe('1');
    // Used again, it stays locked.
    fireEvent.pointerDown(document.body);
    expect(isDeviceLocked()).toBe(true);
    unlockDevice();
    expect(isDeviceLocked()).toBe(false);
  });

  it('does at the first touch after a sleep, in which no timer ran, and when it is opened anew', () => {
    chooseLockAfter('5');
    stop = watchUse();
    vi.setSystemTime(new Date('2026-11-28T10:05:00Z'));
    fireEvent.keyDown(document.body);
    expect(localStorage.getItem('platzwart-gesperrt')).toBe('1');
    unlockDevice();
    stop();
    vi.setSystemTime(new Date('2026-11-29T07:00:00Z'));
    expect(isDeviceLocked()).toBe(true);
  });

  it('tells a tab that was frozen when another one was locked', () => {
    stop = watchUse();
    localStorage.setItem('platzwart-gesperrt', '1');
    const told = vi.fn();
    addEventListener('storage', told, { once: true });
    dispatchEvent(new Event('pageshow'));
    expect(told).toHaveBeenCalled();
  });

  it('begins to count when it is chosen, however long ago somebody noted a use', () => {
    localStorage.setItem('platzwart-benutzt', '1');
    chooseLockAfter('1');
    expect(isDeviceLocked()).toBe(false);
  });
});

describe('the page of a locked device', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    lockDevice();
  });

  it('says that it locks while it was in use, and loaded anew asks for the PIN; right, it opens', async () => {
    const { unmount } = render(<LockScreen isUsed reload={reload} />);
    expect(screen.getByText(t.locking)).toBeTruthy();
    unmount();
    render(<LockScreen isUsed={false} reload={reload} />);
    expect(document.title).toBe(t.documentTitle);
    fireEvent.change(await screen.findByLabelText(t.pin), { target: { value: '4711' } });
    fireEvent.click(screen.getByRole('button', { name: t.submit }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(call.mock.lastCall).toMatchObject(['unlockSession', { pin: '4711' }]);
    expect(isDeviceLocked()).toBe(false);
  });

  it('offers a sign-in where no PIN counts, or no more', async () => {
    call.mockImplementation(async (name: string) =>
      name === 'lockSession'
        ? { kind: 'done', output: { point: '', hasPin: true } }
        : { kind: 'refused', details: [{ field: 'form', code: 'noPin', message: 'Nein.' }] },
    );
    render(<LockScreen isUsed={false} reload={reload} />);
    fireEvent.change(await screen.findByLabelText(t.pin), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('button', { name: t.submit }));
    expect((await screen.findAllByText('Nein.')).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(t.pin)).toBeNull();
    expect(screen.getByRole('link', { name: t.signIn }).getAttribute('href')).toContain('again=1');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    { of: 'the same person', after: 'anna', stays: 'stay' },
    { of: 'a colleague, whose session ends with the browser', after: 'bert', stays: 'browser' },
  ])('opens by a passkey of $of', async ({ after, stays }) => {
    vi.stubGlobal('PublicKeyCredential', {});
    setSessionFlag('stay');
    signedInUid.mockResolvedValueOnce('anna').mockResolvedValueOnce(after);
    signInWithPasskey.mockResolvedValueOnce({ ok: true, output: true });
    render(<LockScreen isUsed={false} reload={reload} />);
    fireEvent.click(await screen.findByRole('button', { name: t.withPasskey }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(isDeviceLocked()).toBe(false);
    expect(localStorage.getItem('platzwart-session')).toBe(stays);
  });

  it('stays locked after a passkey that nobody takes', async () => {
    vi.stubGlobal('PublicKeyCredential', {});
    signInWithPasskey.mockResolvedValueOnce(notDone('Nein.'));
    render(<LockScreen isUsed={false} reload={reload} />);
    fireEvent.click(await screen.findByRole('button', { name: t.withPasskey }));
    expect((await screen.findAllByText('Nein.')).length).toBeGreaterThan(0);
    expect(isDeviceLocked()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('says that it needs the internet, and goes on by itself', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    call.mockClear();
    render(<LockScreen isUsed={false} reload={reload} />);
    expect(screen.getByText(t.offline)).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    online.mockRestore();
    fireEvent(window, new Event('online'));
    expect(await screen.findByLabelText(t.pin)).toBeTruthy();
  });

  it('follows another tab that unlocks', () => {
    render(<LockScreen isUsed={false} reload={reload} />);
    unlockDevice();
    expect(reload).toHaveBeenCalled();
  });
});
