/** Google's proof that a browser sends, and no program. Fetched only where the operator has set it up, at the first touch of a form. */
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './app.ts';

const script = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
let started: Promise<AppCheck> | undefined;

/**
 * Once it resolves, calls carry the proof. Rejects where Google cannot be reached or is blocked: calls then go without, and
 * the server says whether it insists. (The SDK would load the script itself and wait for it for ever, and every call with it.)
 */
export function startAppCheck(key: string): Promise<AppCheck> {
  started ??= start(key).catch((problem) => {
    started = undefined;
    throw problem;
  });
  return started;
}

/** The proof itself, for what is not sent by the SDK. */
export async function appCheckToken(key: string): Promise<string> {
  return (await getToken(await startAppCheck(key))).token;
}

async function start(key: string): Promise<AppCheck> {
  await new Promise((resolve, reject) => {
    const element = document.head.appendChild(document.createElement('script'));
    Object.assign(element, { src: script, onload: resolve, onerror: () => reject(new Error('Google is out of reach.')) });
  });
  return initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(key), isTokenAutoRefreshEnabled: true });
}
