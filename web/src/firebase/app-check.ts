/**
 * App Check: Google's proof that a browser sends the request. Loaded only if configured, at the
 * first touch of a form.
 */
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { app } from './app.ts';
import { provideCredential } from './credentials.ts';

const script = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
let started: Promise<AppCheck> | undefined;

/**
 * Once it resolves, calls carry the proof. Rejects if Google is unreachable or blocked: calls then
 * go without, and the server decides whether it is required. (The SDK would load the script itself
 * and wait for it forever, blocking every call.)
 */
export function startAppCheck(key: string): Promise<AppCheck> {
  started ??= start(key).catch((problem) => {
    started = undefined;
    throw problem;
  });
  return started;
}

/** The token itself, for requests not sent by the SDK. */
export async function appCheckToken(key: string): Promise<string> {
  return (await getToken(await startAppCheck(key))).token;
}

async function start(key: string): Promise<AppCheck> {
  await new Promise((resolve, reject) => {
    const element = document.head.appendChild(document.createElement('script'));
    Object.assign(element, {
      src: script,
      onload: resolve,
      onerror: () => reject(new Error('Google is out of reach.')),
    });
  });
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
  provideCredential('X-Firebase-AppCheck', async () => (await getToken(appCheck)).token);
  return appCheck;
}
