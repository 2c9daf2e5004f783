/** `npm run alerts` from its words to what arrives at Google. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../../scripts/toolchain.ts';

/** Google's APIs, as far as it asks them, and its metadata server, which signs it in. */
function google() {
  const stored: Record<string, object[]> = {
    notificationChannels: [
      { name: 'c/1', type: 'email', displayName: 'Post' },
      { name: 'c/2', type: 'sms', displayName: 'Telefon' },
    ],
  };
  const sent: string[] = [];
  const answerTo = async (method: string, url: URL, body: string): Promise<object> => {
    const collection = url.pathname.split('/').at(-1) ?? '';
    if (url.pathname.endsWith('/billingInfo')) return { billingAccountName: 'billingAccounts/1' };
    if (url.hostname.startsWith('cloudresourcemanager')) return { name: 'projects/1234' };
    if (method === 'GET') return { [collection]: stored[collection] ?? [] };
    sent.push(`${method} ${collection}`);
    const made = { name: `x/${sent.length}`, ...JSON.parse(body) };
    stored[collection] = [...(stored[collection] ?? []), made];
    return made;
  };
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const isMetadata = url.startsWith('/computeMetadata/');
    const token = { access_token: 't', expires_in: 3600, token_type: 'Bearer' };
    const asked = URL.parse(decodeURIComponent(url.slice(1)));
    const answer = asked && (await answerTo(method, asked, await text(request)));
    response.setHeader('Metadata-Flavor', 'Google');
    response.end(JSON.stringify(isMetadata ? token : answer));
  });
  return { server, sent };
}

test('it shows what it would send, sends it once told to, and then nothing more', async () => {
  const { server, sent } = google();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const leads = `const ask = fetch; globalThis.fetch = (url, options) => ask('http://${at}/' + encodeURIComponent(url), options);`;
  const alerts = async (words: string) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(leads)}`,
        'scripts/alerts.ts',
        '--project=demo-platzwart',
        ...words.split(' '),
      ],
      {
        cwd: root,
        // The emulators' environment says that there is none.
        env: {
          ...process.env,
          GCE_METADATA_HOST: at,
          METADATA_SERVER_DETECTION: 'assume-present',
        },
      },
    );
    return stdout;
  };
  try {
    await expect(alerts('--channel=c/1')).rejects.toThrow(/c\/2 {2}sms {2}Telefon/);
    const shown = await alerts('--channel=c/2');
    expect(shown).toContain('Nichts ist gesendet: --send sendet es.');
    expect(sent).toEqual([]);
    const made = shown.match(/ {2}POST \S+/g) ?? [];
    expect(made.length).toBeGreaterThan(20);
    await alerts('--channel=c/2 --send');
    expect(sent).toEqual(made.map((line) => `POST ${line.split('/').at(-1)}`));
    expect(await alerts('--channel=c/2 --send')).toContain('Alles ist schon da.');
    expect(sent).toHaveLength(made.length);
  } finally {
    server.close();
  }
});
