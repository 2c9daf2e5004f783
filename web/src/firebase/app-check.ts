/**
 * App Check: Google's view of whether a person sends. Loaded only if the operator has set it up and
 * whoever fills in the form has agreed.
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
