import { calls } from '@platzwart/domain/calls/calls';
import { accepted, refusedAt } from '@platzwart/domain/failure';
import type { CallableRequest } from 'firebase-functions/https';
import { expect, test, vi } from 'vitest';
import { quickProof } from '../../tests/support/proof.ts';
import { callable } from './call.ts';
import { handler } from './core/handler.ts';
import { log } from './core/report.ts';
import type { AllTools } from './core/tools.ts';

const tools = () =>
  ({
    now: () => new Date('2026-11-23T09:00:00Z'),
    limits: { callsTimes: 1 },
    keyedHash: (text) => `hash of ${text}`,
  }) as AllTools;
const requestId = '0'.repeat(32);
const booking = { companySlug: 'praxis', requestId };

type Answering = Parameters<typeof handler<'addWaitingRequest'>>[1];
const accepting = () => vi.fn<Answering>(() => Promise.resolve(accepted({ requestId })));
const answered = (answering: Answering) => handler('addWaitingRequest', answering);

/**
 * The SDK's request after it verified both tokens; `app` is missing if its token is absent, forged
 * or expired.
 */
function asked(data: unknown, app?: { appId: string }, headers = proof): CallableRequest<never> {
  return {
    data,
    app,
    rawRequest: { headers, socket: { remoteAddress: '203.0.113.5' } },
  } as unknown as CallableRequest<never>;
}
const proof = await quickProof('addWaitingRequest', booking, tools());

test('where App Check is asked, a handler is told whether it vouches for the caller', async () => {
  const answering = accepting();
  const told = async (usesAppCheck: boolean, app?: { appId: string }) => {
    await callable(answered(answering), tools, { usesAppCheck: () => usesAppCheck }).run(
      asked(booking, app),
    );
    return answering.mock.lastCall?.[2].isVouched;
  };
  expect([await told(true), await told(true, { appId: 'ours' }), await told(false)]).toEqual([
    false,
    true,
    undefined,
  ]);
});

test('a call that needs a proof of work does not reach its handler without a good one', async () => {
  const answering = accepting();
  const guarded = callable(answered(answering), tools);
  const other = { ...booking, requestId: '1'.repeat(32) };
  for (const unproven of [
    asked(booking, undefined, {}),
    asked(other),
    asked(null),
    asked([booking]),
  ])
    await expect(guarded.run(unproven)).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(answering).not.toHaveBeenCalled();
  await expect(guarded.run(asked(booking))).resolves.toEqual({ requestId });
});

test('whoever is above their limit is refused before anything is read or verified', async () => {
  const { answer } = callable(answered(accepting()), tools);
  const read = vi.fn(() => Buffer.from(JSON.stringify({ data: booking })));
  const statuses: number[] = [];
  const response = {
    on: () => response,
    status: (code: number) => {
      statuses.push(code);
      return response;
    },
    send: () => response,
  };
  const send = async (token: Record<string, string> = {}) => {
    const headers: Record<string, string> = {
      ...proof,
      'content-type': 'application/json',
      ...token,
    };
    const request = {
      method: 'POST',
      headers,
      header: (name: string) => headers[name.toLowerCase()],
      socket: { remoteAddress: '203.0.113.5' },
      get rawBody() {
        return read();
      },
    };
    await answer(request as never, response as never);
    return headers.authorization;
  };
  const { max } = calls.addWaitingRequest.limit;
  for (let n = 0; n < max; n++) await send();
  const before = read.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(max);
  expect(await send({ authorization: 'Bearer x' })).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(before);
  expect(statuses.at(-1)).toBe(429);
});

test('a handler is told from which address of the network a call comes', async () => {
  const answering = accepting();
  await callable(answered(answering), tools).run(asked(booking));
  expect(answering.mock.calls[0]?.[2].sender).toBe('203.0.113.5');
});

test('an unknown machine that names a caller is one address, which counts as many senders', async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  const answering = accepting();
  for (const headers of [proof, { ...proof, 'fastly-client-ip': '198.51.100.7' }])
    await callable(answered(answering), tools).run(asked(booking, undefined, headers));
  const told = answering.mock.calls.map(([, , { sender, senders }]) => [sender, senders]);
  expect(told).toEqual([
    ['203.0.113.5', 1],
    ['203.0.113.5', 50],
  ]);
});

test('what a handler refuses arrives as status 400 with its details', async () => {
  const refusing = callable(
    answered(() => Promise.resolve(refusedAt('firstname', 'required', 'Bitte.'))),
    tools,
  );
  await expect(refusing.run(asked(booking))).rejects.toMatchObject({
    code: 'invalid-argument',
    details: [{ field: 'firstname', code: 'required', message: 'Bitte.' }],
  });
});

test('what nobody foresaw is told to nobody', async () => {
  const failing = callable(
    answered(() => Promise.reject(new Error('Erika Beispiel'))),
    tools,
  );
  const error: unknown = await failing.run(asked(booking)).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'internal' });
  expect(JSON.stringify(error)).not.toContain('Erika');
});
