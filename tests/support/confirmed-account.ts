/** Setup by calls in the running demo world: an account with a confirmed address, a practice. */
import { setTimeout as pause } from 'node:timers/promises';
import { registrationSubject } from '@platzwart/domain/calls/proof';
import { newRandomId } from './a-booking.ts';
import { waitLimit } from './limits.ts';
import { proofOf } from './proof.ts';

const site = 'http://localhost:5002';
const mails = 'http://localhost:1080/api/mails';
const auth = 'http://127.0.0.1:9099';

/** Hard to guess: otherwise a sign-in would lead to the account first. */
export const testPassword = 'quitte laterne 47';

/**
 * Confirms by the link of our e-mail. Returns the ID token issued afterwards; `whileUnconfirmed`
 * may first try what should be impossible.
 */
export async function confirmedAccount(
  email: string,
  whileUnconfirmed?: (idToken: string) => Promise<void>,
): Promise<string> {
  const account = { email, password: testPassword, returnSecureToken: true };
  await asked(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, account);
  // Signing up may count as before the password it set: the emulator reads the clock twice, and a
  // second may begin in between.
  const { idToken, refreshToken } = await asked<{ idToken: string; refreshToken: string }>(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    account,
  );
  await whileUnconfirmed?.(idToken);
  await asked(
    `${site}/api/requestEmailVerification`,
    { data: { returnTo: '/company-registration' } },
    idToken,
  );
  const oobCode = new URLSearchParams((await linkFor(email)).hash.slice(1)).get('code');
  // What our page does with the link through the browser SDK.
  await asked(`${auth}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, { oobCode });
  const renewed = await asked<{ id_token: string }>(
    `${auth}/securetoken.googleapis.com/v1/token?key=demo`,
    {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    },
  );
  return renewed.id_token;
}

/**
 * A newly registered practice, opened, administered by a new account with that address and the
 * password `testPassword`. Returns its slug.
 */
export async function practiceOfNewAccount(
  title: string,
  account: string,
  email: string,
): Promise<string> {
  const token = await confirmedAccount(account);
  const headers = { authorization: `Bearer ${token}`, ...(await registrationHeaders()) };
  const body = registrationForm(title, email);
  const { slug } = await answered<{ slug: string }>(`${site}/api/companies`, {
    method: 'POST',
    headers,
    body,
  });
  await asked(`${site}/api/setIntake`, { data: { companySlug: slug, edits: opening } }, token);
  return slug;
}

/** What a press on 'Jetzt öffnen' sends. */
export const opening = { bookingEnabled: { from: false, to: true } };

/** The payload of the registration page, without a logo. */
export function registrationForm(title: string, email: string): FormData {
  const data = {
    title,
    subtitle: 'Logopädie',
    address1: 'Hauptplatz 1',
    address2: '8010 Graz',
    email,
    contactPerson: 'Anna Probe',
    legalTermsAccepted: true,
  };
  const form = new FormData();
  form.set('data', new Blob([JSON.stringify(data)], { type: 'application/json' }));
  return form;
}

/** Of one attempt, with the proof of work for it. */
export async function registrationHeaders(origin?: string, attempt = newRandomId()) {
  return {
    'idempotency-key': attempt,
    ...(await proofOf(registrationSubject(attempt), origin)),
  };
}

async function linkFor(email: string): Promise<URL> {
  for (const end = Date.now() + waitLimit; Date.now() < end; await pause(100)) {
    const received = (await (
      await fetch(`${mails}?${new URLSearchParams({ to: email })}`)
    ).json()) as { text: string }[];
    const message = received.find(({ text }) => text.includes('mode=verifyEmail'));
    const link = message?.text.match(/https?:\S+/)?.[0];
    if (link) return new URL(link);
  }
  throw new Error(`No e-mail with a link reached ${email}.`);
}

async function asked<T>(url: string, body: unknown, idToken?: string): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(idToken ? { authorization: `Bearer ${idToken}` } : {}),
  };
  return answered(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function answered<T>(url: string, request: RequestInit): Promise<T> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
