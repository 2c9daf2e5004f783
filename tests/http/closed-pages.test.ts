/**
 * The Firestore emulator serves the listeners of closed pages for good and gets slower with each;
 * the world's gate ends them.
 */
import { expect, it } from 'vitest';

const database = 'projects/demo-platzwart/databases/(default)';
/** As browsers reach it, and around the gate. */
const [gate, emulator] = ['http://127.0.0.1:8081', 'http://127.0.0.1:8080'];

it('a page that went away is listened for no longer, one that stays is', async () => {
  const staying = await openPage();
  const channel = await listen(gate, staying);
  const gone = await openPage();
  (await listen(gate, gone)).close();
  // The gate does not see who asks here: to it this page has no channel.
  const told = await listen(emulator, gone);
  await told.until('"targetChangeType":"REMOVE","targetIds":[2]');
  told.close();

  expect((await send(staying, { database, removeTarget: 2 })).status).toBe(200);
  await channel.until('"targetChangeType":"REMOVE","targetIds":[2]');
  channel.close();
  const back = await send(gone, { database, removeTarget: 2 });
  expect([back.status, await back.text()]).toEqual([400, 'Unknown SID']);
});

type Session = { readonly id: string; readonly group: string };

/** As the SDK does (WebChannel), listening to a practice's public document as target 2. */
async function openPage(): Promise<Session> {
  const document = `${database}/documents/practices/logopaedie-lindenhof`;
  const answer = await fetch(
    addressOf(gate, { RID: '1', CVER: '22', 'X-HTTP-Session-Id': 'gsessionid' }),
    {
      method: 'POST',
      body: bodyOf(0, {
        database,
        addTarget: { documents: { documents: [document] }, targetId: 2 },
      }),
    },
  );
  const id = /"c","([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  return { id, group: answer.headers.get('x-http-session-id') ?? '' };
}

function send({ id, group }: Session, message: object): Promise<Response> {
  return fetch(addressOf(gate, { SID: id, gsessionid: group, RID: '2', AID: '0' }), {
    method: 'POST',
    body: bodyOf(1, message),
  });
}

/** The stream of what a page is told. */
async function listen(host: string, { id, group }: Session) {
  const aborting = new AbortController();
  const query = { SID: id, gsessionid: group, RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' };
  const { body } = await fetch(addressOf(host, query), { signal: aborting.signal });
  const parts = body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    close: () => aborting.abort(),
    async until(wanted: string) {
      for (let all = ''; !all.replace(/\s/g, '').includes(wanted); ) {
        const { value, done } = (await parts?.read()) ?? { done: true };
        if (done) throw new Error(`The channel ended without ${wanted}: ${all}`);
        all += value;
      }
    },
  };
}

const addressOf = (host: string, query: Record<string, string>) =>
  `${host}/google.firestore.v1.Firestore/Listen/channel?${new URLSearchParams({ VER: '8', database, ...query, t: '1' })}`;

const bodyOf = (messagesBefore: number, message: object) =>
  new URLSearchParams({
    count: '1',
    ofs: String(messagesBefore),
    req0___data__: JSON.stringify(message),
  });
