import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endFakePush, fakePush } from '../../entities/device/fake-push.ts';
import { listeners } from '../../firebase/fake-live.ts';
import { PushSwitch } from './push-switch.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../firebase/calls.ts', () => ({ call }));
vi.mock('../../firebase/session.ts', () => ({}));
vi.mock('../../firebase/live-documents.ts', () => ({}));
vi.mock('../../firebase/use-live.ts', () => import('../../firebase/fake-live.ts'));

const stored = (...endpoints: string[]) =>
  act(() =>
    listeners
      .get('practices/lindenhof/devices/anna')
      ?.onValue(
        endpoints.length > 0 ? { devices: endpoints.map((endpoint) => ({ endpoint })) } : undefined,
        true,
      ),
  );
const show = () => render(<PushSwitch slug="lindenhof" title="Logopädie Lindenhof" uid="anna" />);
const theSwitch = () =>
  screen.getByRole('switch', {
    name: 'Benachrichtigung auf diesem Gerät: Logopädie Lindenhof',
  }) as HTMLInputElement;
const key = 'AQIDBA';

beforeEach(() => {
  listeners.clear();
  call.mockReset().mockImplementation(async (name: string) => ({
    kind: 'done',
    output: name === 'viewPushKey' ? { key } : { isUsed: false },
  }));
});
afterEach(endFakePush);

it('goes on with the user’s permission and a subscription for the server’s key, and off again without a trace', async () => {
  const browser = fakePush();
  show();
  stored();
  expect(theSwitch().checked).toBe(false);
  // Nothing is registered, and nobody is asked, before somebody wants it.
  expect(browser).toMatchObject({ isRegistered: false, permission: 'default' });
  await userEvent.click(theSwitch());
  await waitFor(() =>
    expect(call.mock.calls).toEqual([
      ['viewPushKey', {}],
      [
        'addDevice',
        {
          companySlug: 'lindenhof',
          subscription: { endpoint: 'https://push.example/1-2-3-4', p256dh: 'P', auth: 'A' },
        },
      ],
    ]),
  );
  stored('https://push.example/1-2-3-4');
  await waitFor(() => expect(theSwitch().checked).toBe(true));

  await userEvent.click(theSwitch());
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('removeDevice', {
      companySlug: 'lindenhof',
      endpoint: 'https://push.example/1-2-3-4',
    }),
  );
  stored();
  await waitFor(() => expect(browser).toMatchObject({ endpoint: undefined, isRegistered: false }));
  expect(theSwitch().checked).toBe(false);
});

it('stays subscribed for another practice of the user', async () => {
  const browser = fakePush({ permission: 'granted', endpoint: 'https://push.example/hier' });
  call.mockResolvedValue({ kind: 'done', output: { isUsed: true } });
  show();
  stored('https://push.example/anderswo', 'https://push.example/hier');
  await waitFor(() => expect(theSwitch().checked).toBe(true));
  await userEvent.click(theSwitch());
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(browser.endpoint).toBe('https://push.example/hier');
});

it('is off where only another device of the user gets them', async () => {
  fakePush({ permission: 'granted', endpoint: 'https://push.example/hier' });
  show();
  stored('https://push.example/anderswo');
  await act(async () => {});
  expect(theSwitch().checked).toBe(false);
});

it.each([
  [
    'the user refuses',
    { answer: 'denied' as const },
    /sind Benachrichtigungen von Platzwart gesperrt/,
  ],
  ['the user does not answer', { answer: 'default' as const }, /wähle „Zulassen“/],
  ['the browser does not reach its push service', { isCutOff: true }, /erreicht seinen Dienst/],
])('goes back and says why when %s, and the focus stays', async (_what, given, why) => {
  fakePush(given);
  show();
  stored();
  await userEvent.click(theSwitch());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(why));
  expect(theSwitch().checked).toBe(false);
  expect(document.activeElement).toBe(theSwitch());
  expect(call.mock.calls.map(([name]) => name)).not.toContain('addDevice');
});

it('replaces a subscription for a former key of the server', async () => {
  const browser = fakePush({ permission: 'granted', endpoint: 'https://push.example/alt' });
  show();
  stored();
  await userEvent.click(theSwitch());
  await waitFor(() => expect(browser.endpoint).toBe('https://push.example/1-2-3-4'));
});

it('says what to do instead where there can be no switch', () => {
  const { unmount } = show();
  expect(screen.getByText(/kann keine Benachrichtigungen zeigen/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  unmount();
  const agent = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const onPhone = show();
  expect(screen.getByText(/„Zum Home-Bildschirm“/)).toBeTruthy();
  onPhone.unmount();
  agent.mockRestore();
  fakePush({ permission: 'denied' });
  show();
  expect(screen.getByText(/Erlaube sie in seinen Einstellungen/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});
