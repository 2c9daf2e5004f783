/** Passkeys in the browser: its own dialog, between two calls. Loaded with the first press. */
import type { CallInput } from '@platzwart/domain/calls/calls';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { notDone, type Result } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { continueWith } from '../../firebase/own-token.ts';

const t = {
  cancelled: 'Es wurde kein Passkey benutzt. Versuche es noch einmal, oder melde dich anders an.',
  notAdded: 'Es ist kein Passkey dazugekommen. Du kannst es noch einmal versuchen.',
  known: 'Auf diesem Gerät gibt es schon einen Passkey für dein Konto.',
  failed:
    'Dieser Browser konnte den Passkey nicht benutzen. Versuche es noch einmal, oder nimm einen anderen Weg.',
} as const;

/** Signs in, or proves anew who is there. */
export async function signInWithPasskey(): Promise<Result<true>> {
  const begun = await run('beginPasskeySignIn', {});
  if (!begun.ok) return begun;
  const optionsJSON = begun.output.options as unknown as Options<typeof startAuthentication>;
  const answered = await asked(() => startAuthentication({ optionsJSON }), t.cancelled);
  if (!answered.ok) return answered;
  const { id, rawId, response } = answered.output;
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  const credential: CallInput<'signInWithPasskey'>['credential'] = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
  const done = await run('signInWithPasskey', { credential });
  if (!done.ok) return done;
  try {
    await continueWith(done.output.token);
    return { ok: true, output: true };
  } catch {
    return notDone(t.failed);
  }
}

export async function addPasskey(name: string): Promise<Result<unknown>> {
  const begun = await run('beginPasskey', {});
  if (!begun.ok) return begun;
  const optionsJSON = begun.output.options as unknown as Options<typeof startRegistration>;
  const answered = await asked(() => startRegistration({ optionsJSON }), t.notAdded);
  if (!answered.ok) return answered;
  const { id, rawId, response } = answered.output;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const credential: CallInput<'addPasskey'>['credential'] = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  };
  const added = await run('addPasskey', { credential, name });
  // Its token says so from now on.
  if (added.ok) await continueWith('').catch(() => undefined);
  return added;
}

type Options<F extends (given: never) => unknown> = Parameters<F>[0] extends {
  optionsJSON: infer O;
}
  ? O
  : never;

/** The browser says little of why: mostly, somebody has closed its dialog. */
async function asked<T>(ask: () => Promise<T>, cancelled: string): Promise<Result<T>> {
  try {
    return { ok: true, output: await ask() };
  } catch (problem) {
    const name = problem instanceof Error ? problem.name : '';
    if (name === 'InvalidStateError') return notDone(t.known);
    return notDone(name === 'NotAllowedError' || name === 'AbortError' ? cancelled : t.failed);
  }
}
