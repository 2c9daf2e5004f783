/**
 * Sends push notices by Web Push (RFC 8030), encrypted for the browser (RFC 8291) and signed with
 * our key (RFC 8292).
 */

import { createECDH } from 'node:crypto';
import { hour } from '@platzwart/domain/dates/durations';
import { isPushEndpoint } from '@platzwart/domain/team/devices';
import { log, reportUnforeseen } from '../core/report.ts';
import type { Push } from '../core/tools.ts';

/** Seconds for which a push service keeps a notice for a device that is off: the night. */
const timeToLive = (12 * hour) / 1000;

/** One push service has five seconds to answer. */
const fiveSeconds = () => AbortSignal.timeout(5000);

type Settings = {
  /** 32 random bytes, base64 or base64url. */
  readonly privateKey: () => string;
  /** Whom a push service may write to; Apple refuses addresses that do not exist. */
  readonly subject: string;
  /** An origin for tests, only in the emulator; '' for none. */
  readonly testOrigin: () => string;
};

/** The library is loaded with the first notice, so that no other function pays for it. */
export function webPush(
  { privateKey, subject, testOrigin }: Settings,
  timeLimit = fiveSeconds,
): Push {
  const takes = (endpoint: string) => isPushEndpoint(endpoint, testOrigin());
  return {
    publicKey: () => publicKeyOf(privateKey()),
    takes,
    async send({ endpoint, p256dh, auth }, { topic, ...message }) {
      if (!takes(endpoint)) return 'gone';
      const { default: library } = await import('web-push');
      const own = Buffer.from(privateKey(), 'base64').toString('base64url');
      const vapidDetails = { subject, publicKey: publicKeyOf(own), privateKey: own };
      const options = {
        TTL: timeToLive,
        urgency: 'normal',
        topic,
        contentEncoding: 'aes128gcm',
        vapidDetails,
      } as const;
      let details: ReturnType<typeof library.generateRequestDetails>;
      try {
        details = library.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          options,
        );
      } catch (error) {
        // A key that is no point of the curve: nothing can be encrypted for it, ever.
        reportUnforeseen('webPush', error);
        return 'gone';
      }
      const { method, headers, body } = details;
      try {
        // No redirects: they could lead anywhere.
        const answer = await fetch(endpoint, {
          method,
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, String(value)]),
          ),
          body: body && new Uint8Array(body),
          redirect: 'error',
          signal: timeLimit(),
        });
        await answer.body?.cancel();
        if (answer.ok) return 'taken';
        if (answer.status === 404 || answer.status === 410) return 'gone';
        log.info('push refused', { host: new URL(endpoint).hostname, status: answer.status });
        return 'failed';
      } catch {
        log.info('push not sent', { host: new URL(endpoint).hostname });
        return 'failed';
      }
    },
  };
}

function publicKeyOf(privateKey: string): string {
  const key = createECDH('prime256v1');
  key.setPrivateKey(Buffer.from(privateKey, 'base64'));
  return key.getPublicKey().toString('base64url');
}
