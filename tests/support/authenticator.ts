/**
 * A passkey in software: answers the options of our calls as a browser and its device would. Where
 * `as` says otherwise, it answers wrongly.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Wrongly = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
};

const site = { origin: 'https://platzwart.example', rpId: 'platzwart.example' };
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  let user = '';

  const clientData = (type: string, challenge: string, as: Wrongly) =>
    Buffer.from(
      JSON.stringify({
        type: as.type ?? type,
        challenge: as.challenge ?? challenge,
        origin: as.origin ?? site.origin,
        crossOrigin: false,
      }),
    );
  /** Flags: user present and verified; with the credential, attested data. */
  const data = (as: Wrongly, attested = Buffer.alloc(0)) => {
    const flags = 0x01 | (as.isVerified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(as.counter ?? counter);
    return Buffer.concat([sha256(as.rpId ?? site.rpId), Buffer.from([flags]), counted, attested]);
  };
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };

  return {
    id: named.id,
    create(options: Record<string, unknown>, as: Wrongly = {}) {
      user = (options.user as { id: string }).id;
      // COSE: an EC2 key of P-256, for ES256.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const authData = data(as, Buffer.concat([Buffer.alloc(16), length, id, key]));
      // CBOR: {fmt: 'none', attStmt: {}, authData}.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', String(options.challenge), as)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    get(options: Record<string, unknown>, as: Wrongly = {}) {
      counter += 1;
      const authData = data(as);
      const client = clientData('webauthn.get', String(options.challenge), as);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: as.userHandle ?? user,
        },
      };
    },
  };
}
