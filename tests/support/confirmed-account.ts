/** An account in the running demo world whose address was confirmed the way people do it: by the link of our letter. */
import { setTimeout as pause } from 'node:timers/promises';

const site = 'http://localhost:5002';
const mails = 'http://localhost:1080/api/mails';
const auth = 'http://127.0.0.1:9099';

/** Its ID token, from after the confirmation; before it, `whileUnconfirmed` may try what should not be possible yet. */
export async function confirmedAccount(email: string, whileUnconfirmed?: (idToken: string) => Promise<void>): Promise<string> {
  const { idToken, refreshToken } = await asked<{ idToken: string; refreshToken: string }>(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    { email, password: 'platzwart', returnSecureToken: true },
  );
  await whileUnconfirmed?.(idToken);
  await asked(`${site}/api/requestEmailVerification`, { data: { returnTo: '/company-registration' } }, idToken);
  const oobCode = (await linkFor(email)).searchParams.get('oobCode');
  // What our page does with the link, through the browser SDK.
  await asked(`${auth}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, { oobCode });
  const renewed = await asked<{ id_token: string }>(`${auth}/securetoken.googleapis.com/v1/token?key=demo`, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
  return renewed.id_token;
}

async function linkFor(email: string): Promise<URL> {
  for (let tries = 0; tries < 120; tries++, await pause(500)) {
    const received = (await (await fetch(mails)).json()) as { text: string; envelope: { to: string[] } }[];
    const letter = received.find(({ text, envelope }) => envelope.to.includes(email) && text.includes('mode=verifyEmail'));
    const link = letter?.text.match(/https?:\S+/)?.[0];
    if (link) return new URL(link);
  }
  throw new Error(`No letter with a link reached ${email} within a minute.`);
}

async function asked<T>(url: string, body: unknown, idToken?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(idToken ? { authorization: `Bearer ${idToken}` } : {}) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
