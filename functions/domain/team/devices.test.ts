import { expect, it } from 'vitest';
import { isConfirmationDue, isDeviceExpired, isPushEndpoint, PushSubscription } from './devices.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-am3p.notify.windows.com/w/?token=BQ',
])('%s is a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

it.each([
  '',
  'fcm.googleapis.com/fcm/send/abc',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:password@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.attacker.example/abc',
  'https://attacker.example/fcm.googleapis.com',
  'https://attacker.example#fcm.googleapis.com',
  'https://attacker.example\\@fcm.googleapis.com/',
  'https://storage.googleapis.com/abc',
  'https://push.apple.com/abc',
  'https://evilpush.apple.com/abc',
  'https://web.push.apple.com./abc',
  'https://notify.windows.com/abc',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://localhost/abc',
  'http://127.0.0.1:12112/abc',
  'file:///etc/passwd',
  // A browser writes none of them so: another parser may read another host.
  'https://FCM.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com\\@evil.example/',
  'https:\\\\fcm.googleapis.com/x',
  ' https://fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x\ty',
  'https://fcm.googleapis.com:443/x',
])('%j is none', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

it('a stand-in counts where the configuration names it, and nothing beside it', () => {
  const origin = 'http://127.0.0.1:12112';
  expect(isPushEndpoint(`${origin}/abc`, origin)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:12113/abc', origin)).toBe(false);
  expect(isPushEndpoint('http://127.0.0.1:12112.attacker.example/abc', origin)).toBe(false);
});

it('a subscription has the keys of a browser, of their exact length', () => {
  const good = {
    endpoint: 'https://fcm.googleapis.com/x',
    p256dh: `B${'a'.repeat(86)}`,
    auth: 'a'.repeat(22),
  };
  expect(PushSubscription.safeParse(good).success).toBe(true);
  for (const bad of [
    { ...good, endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` },
    { ...good, p256dh: 'a'.repeat(87) },
    { ...good, p256dh: `B${'a'.repeat(87)}` },
    { ...good, auth: 'a'.repeat(21) },
    { ...good, auth: `${'a'.repeat(21)}=` },
    { ...good, expirationTime: null },
  ]) {
    expect(PushSubscription.safeParse(bad).success).toBe(false);
  }
});

it('a device is confirmed again after a week, and out of use after two months', () => {
  const confirmedAt = new Date('2026-09-01T08:00:00Z');
  const after = (days: number) => new Date(confirmedAt.getTime() + days * 24 * 60 * 60_000);
  expect([6, 8].map((days) => isConfirmationDue({ confirmedAt }, after(days)))).toEqual([
    false,
    true,
  ]);
  expect([60, 61].map((days) => isDeviceExpired({ confirmedAt }, after(days)))).toEqual([
    false,
    true,
  ]);
});
