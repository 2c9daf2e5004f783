/**
 * Passkeys: adding them to an account, and signing in with nothing else. Each asks for a finger, a
 * face or a PIN itself (user verification), so it counts as both factors.
 */
import { accepted, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import {
  type AccountFactors,
  factorMessages,
  maxPasskeys,
  type Passkey,
} from '@platzwart/domain/sign-in/factors';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { accountEmail } from '../emails/templates/account-email.ts';
import { passkeyCopiedEmail, passkeyRequiredEmail } from '../emails/templates/factor-notices.ts';
import { changeFactors, factorsOf } from './account-factors.ts';
import { factorAddedNotice, factorRemovedNotice, refuseUnconfirmed } from './factor-news.ts';
import {
  type ChallengeFor,
  isOurChallenge,
  newPasskeyChallenge,
  spendChallenge,
} from './passkey-challenge.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { newPasskeySession } from './sessions.ts';

/**
 * With its parsers of certificates; for whoever uses a passkey. It trusts no maker of devices, whom
 * we ask for nothing: a certificate under one of theirs could name an address that it would open.
 */
const library = async () => {
  const loaded = await import('@simplewebauthn/server');
  for (const identifier of ['android-key', 'android-safetynet', 'apple', 'mds'] as const)
    loaded.SettingsService.setRootCertificates({ identifier, certificates: [] });
  return loaded;
};

const timeout = 5 * 60_000;

/** Passkeys belong to the site's own domain: no other site can ask for them. */
const siteOf = ({ origin }: Pick<Tools, 'origin'>) => ({
  rpID: new URL(origin).hostname,
  expectedOrigin: new URL(origin).origin,
});

const refusedPasskey = refusedAt(wholeForm, 'passkeyRefused', factorMessages.passkeyRefused);
const gone = refusedAt(wholeForm, 'passkeyGone', factorMessages.passkeyGone);

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/**
 * Options for the browser's own dialog. Failures: signInNeeded, freshSignInNeeded; an unconfirmed
 * address: whoever owns it could find a stranger's passkey in their account.
 */
export const beginPasskey = handler(
  'beginPasskey',
  ['keyedHash'],
  async (_input, { uid, person }, tools) => {
    const unconfirmed = refuseUnconfirmed(person);
    if (unconfirmed) return unconfirmed;
    const { passkeys } = await factorsOf(uid, tools);
    if (passkeys.length >= maxPasskeys)
      return refusedAt(wholeForm, 'tooManyPasskeys', factorMessages.tooManyPasskeys);
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: 'Platzwart',
      rpID: siteOf(tools).rpID,
      userID: new Uint8Array(Buffer.from(uid)),
      userName: person.email,
      userDisplayName: person.name || person.email,
      challenge: newPasskeyChallenge({ kind: 'add', uid }, tools),
      timeout,
      attestationType: 'none',
      excludeCredentials: passkeys.map(({ id, transports }) => ({
        id,
        transports: transports as AuthenticatorTransport[],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return accepted({ options: { ...options } });
  },
);

/** Failures: what `beginPasskey` did not give this account, or gave too long ago (field form). */
export const addPasskey = handler(
  'addPasskey',
  ['keyedHash'],
  async ({ credential, name }, { uid, person }, tools) => {
    const unconfirmed = refuseUnconfirmed(person);
    if (unconfirmed) return unconfirmed;
    const { verifyRegistrationResponse } = await library();
    const verified = await proven({ kind: 'add', uid }, tools, (expected) =>
      verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} } as Parameters<
          typeof verifyRegistrationResponse
        >[0]['response'],
        ...expected,
      }),
    );
    const info = verified?.registrationInfo;
    if (!info) return refusedPasskey;
    const { credential: key, credentialBackedUp } = info;
    const added: Omit<Passkey, 'addedAt'> = {
      id: key.id,
      publicKey: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports: credential.response.transports ?? [],
      name,
      lastUsedAt: null,
      isSynced: credentialBackedUp,
      copiedAt: null,
    };
    const notice = factorAddedNotice(person, 'passkey', tools);
    return changeFactors(person, tools, (factors) => {
      if (factors.passkeys.some(({ id }) => id === added.id))
        return refusedAt(wholeForm, 'passkeyKnown', factorMessages.passkeyKnown);
      if (factors.passkeys.length >= maxPasskeys)
        return refusedAt(wholeForm, 'tooManyPasskeys', factorMessages.tooManyPasskeys);
      return accepted({
        factors: {
          ...factors,
          passkeys: [...factors.passkeys, { ...added, addedAt: tools.now() }],
        },
        value: {},
        ...notice(factors),
      });
    });
  },
);

export const renamePasskey = handler('renamePasskey', ({ id, name }, { person }, tools) =>
  changeFactors(person, tools, (factors) =>
    withPasskey(factors, id, (passkey) => ({ ...passkey, name })),
  ),
);

/** Failures: signInNeeded, freshSignInNeeded; it is gone (field form). */
export const removePasskey = handler('removePasskey', ({ id }, { person }, tools) =>
  changeFactors(person, tools, (factors) => {
    const removed = factors.passkeys.find((each) => each.id === id);
    if (!removed) return gone;
    const passkeys = factors.passkeys.filter((each) => each !== removed);
    const email = factorRemovedNotice(person, 'passkey', tools);
    return accepted({ factors: { ...factors, passkeys }, value: {}, email });
  }),
);

/**
 * Whether a password alone opens nothing. Out: ten recovery codes where there are none, for whoever
 * loses the passkey. Failures: signInNeeded, freshSignInNeeded; no passkey (field form).
 */
export const requirePasskey = handler(
  'requirePasskey',
  ['keyedHash'],
  ({ isRequired }, { uid, person }, tools) => {
    const codes = newRecoveryCodes(uid, tools);
    return changeFactors(person, tools, (factors) => {
      if (isRequired && !factors.passkeys.some(({ copiedAt }) => copiedAt === null))
        return refusedAt(wholeForm, 'noFactor', factorMessages.noFactor);
      const areNew = isRequired && factors.recoveryCodes.length === 0;
      return accepted({
        factors: {
          ...factors,
          isRequired,
          ...(areNew && { recoveryCodes: codes.hashes }),
        },
        value: { recoveryCodes: areNew ? codes.shown : [] },
        ...(isRequired !== factors.isRequired && {
          email: accountEmail(
            person.email,
            passkeyRequiredEmail(isRequired, tools.origin),
            tools.now(),
          ),
        }),
      });
    });
  },
);

/** For anybody: the device shows whose passkeys it holds. */
export const beginPasskeySignIn = handler(
  'beginPasskeySignIn',
  ['keyedHash'],
  async (_input, _caller, tools) => {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: siteOf(tools).rpID,
      challenge: newPasskeyChallenge({ kind: 'signIn' }, tools),
      timeout,
      userVerification: 'required',
    });
    return accepted({ options: { ...options } });
  },
);

/**
 * Begins a session that has proven a passkey. One that counts backwards is refused for good, and
 * its owner told. Failures (field form): not from us, too late, spent, or of no account.
 */
export const signInWithPasskey = handler(
  'signInWithPasskey',
  ['keyedHash'],
  async ({ credential }, _caller, tools) => {
    const uid = Buffer.from(credential.response.userHandle, 'base64url').toString();
    const person = isUid(uid) ? await tools.accounts.withUid(uid) : undefined;
    if (!person || person.disabled) return refusedPasskey;
    const known = (await factorsOf(uid, tools)).passkeys.find(({ id }) => id === credential.id);
    if (!known) return refusedPasskey;
    const { verifyAuthenticationResponse } = await library();
    const verified = await proven({ kind: 'signIn' }, tools, (expected) =>
      verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        // We compare the counter ourselves, once the signature is good: strangers could send one.
        credential: { id: known.id, publicKey: bytesOf(known.publicKey), counter: -1 },
        ...expected,
      }),
    );
    if (!verified) return refusedPasskey;
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    const { session, store } = newPasskeySession(uid, tools);
    const used = await changeFactors(person, tools, (factors) => {
      const passkey = factors.passkeys.find(({ id }) => id === known.id);
      if (!passkey) return refusedPasskey;
      if (passkey.copiedAt !== null) return accepted({ factors, value: { isCopied: true } });
      const isCopied = passkey.counter + newCounter > 0 && newCounter <= passkey.counter;
      const now = tools.now();
      const changed = withPasskey(factors, known.id, (each) =>
        isCopied
          ? { ...each, copiedAt: now }
          : { ...each, counter: newCounter, lastUsedAt: now, isSynced: credentialBackedUp },
      );
      if (!changed.ok) return changed;
      const email = isCopied && accountEmail(person.email, passkeyCopiedEmail(tools.origin), now);
      return accepted({
        ...changed.value,
        value: { isCopied },
        ...(email ? { email } : { write: store }),
      });
    });
    if (!used.ok) return used;
    if (used.value.isCopied)
      return refusedAt(wholeForm, 'passkeyCopied', factorMessages.passkeyCopied);
    return accepted({ token: await tools.accounts.signInToken(uid, session) });
  },
);

/** Firestore reserves ids such as '__name__'. */
const isUid = (text: string) => /^(?!__)[\w:-]{1,128}$/.test(text);

/** Undefined unless it answers an unspent challenge of ours, at our site, with verification. */
async function proven<V extends { readonly verified: boolean }>(
  purpose: ChallengeFor,
  tools: Tools<'keyedHash'>,
  verify: (expected: {
    expectedChallenge: (challenge: string) => boolean;
    expectedOrigin: string;
    expectedRPID: string;
    requireUserVerification: true;
  }) => Promise<V>,
): Promise<V | undefined> {
  const { rpID, expectedOrigin } = siteOf(tools);
  let answered = '';
  const expectedChallenge = (challenge: string) => {
    answered = challenge;
    return isOurChallenge(challenge, purpose, tools);
  };
  try {
    const verified = await verify({
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    return verified.verified && (await spendChallenge(answered, tools)) ? verified : undefined;
  } catch {
    // The library throws at everything that is wrong.
    return undefined;
  }
}

function withPasskey(
  factors: AccountFactors,
  id: string,
  change: (passkey: Passkey) => Passkey,
): Outcome<{ factors: AccountFactors; value: Record<never, never> }> {
  if (!factors.passkeys.some((each) => each.id === id)) return gone;
  const passkeys = factors.passkeys.map((each) => (each.id === id ? change(each) : each));
  return accepted({ factors: { ...factors, passkeys }, value: {} });
}
