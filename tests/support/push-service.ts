/**
 * Stands in for a push service and the browser behind it: it receives notices over HTTP, checks our
 * signature (RFC 8292) and decrypts them (RFC 8291, RFC 8188) with the browser's key. Shares no
 * code with the product or its library.
 */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '@platzwart/domain/team/devices';

type Received = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly signedBy: string;
};

export type PushService = {
  readonly origin: string;
  /** A browser subscribes; its endpoint's last part is that name. */
  readonly subscription: (name: string) => PushSubscription;
  /** What it has received, decrypted, in order. */
  readonly received: Received[];
  /** How it answers from now on: a status, or 'silence'. */
  answer: number | 'silence';
  /** The time limit of a sender that has waited in vain: over once a notice has met silence. */
  readonly timeLimit: () => AbortSignal;
  readonly stop: () => Promise<void>;
};

export async function startPushService(port = 0): Promise<PushService> {
  const browsers = new Map<string, { key: ReturnType<typeof createECDH>; auth: Buffer }>();
  const received: Received[] = [];
  let hasWaited = new AbortController();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (browser) {
        const signedBy = signerOf(request.headers.authorization ?? '', service.origin);
        received.push({
          path,
          headers: asSent(request),
          text: decrypted(Buffer.concat(parts), browser),
          signedBy,
        });
      }
      if (service.answer === 'silence') return hasWaited.abort();
      // A redirect leads back here.
      response
        .writeHead(browser ? service.answer : 404, { location: `${service.origin}/elsewhere` })
        .end('push service');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subscription: (name) => {
      const key = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = key.generateKeys('base64url');
      browsers.set(`/${name}`, { key, auth });
      return { endpoint: `${service.origin}/${name}`, p256dh, auth: auth.toString('base64url') };
    },
    received,
    answer: 201,
    timeLimit: () => {
      hasWaited = new AbortController();
      return hasWaited.signal;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** As they came: functions loaded into this process hide types from whoever reads bodies. */
function asSent({ headersDistinct, rawHeaders }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.keys(headersDistinct).map((name) => [
      name,
      rawHeaders[rawHeaders.findIndex((each) => each.toLowerCase() === name) + 1] ?? '',
    ]),
  );
}

/**
 * The text of a message in one record: salt (16), record size (4), length of the sender's key (1),
 * that key, ciphertext and tag.
 */
function decrypted(
  body: Buffer,
  { key, auth }: { key: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', key.computeSecret(senderKey), auth, about, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const record = body.subarray(keyEnd);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // After the text: a 2 for the last record, then zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/**
 * The public key that signed the request for this origin, base64url; throws if the signature is
 * wrong.
 */
function signerOf(authorization: string, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    sub: string;
    exp: number;
  };
  if (!isSigned || aud !== origin || !sub.startsWith('mailto:') || exp * 1000 < Date.now())
    throw new Error('The signature is wrong.');
  return key;
}
