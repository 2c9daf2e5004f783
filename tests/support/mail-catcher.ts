/**
 * A mail server that delivers nothing: it stores e-mails in memory and shows them on a page. `npm
 * start` runs it for people; tests run it to read e-mails, and to refuse some.
 *
 * Page: all mails, newest first. `GET /api/mails` returns them as JSON, `GET /api/mails?to=…` those
 * to one address, `DELETE /api/mails` deletes them.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { formatMoment } from '@platzwart/domain/dates/german-date';
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { waitLimit } from './limits.ts';

type CaughtMail = {
  readonly id: number;
  readonly receivedAt: string;
  /** The SMTP envelope, regardless of the headers: shows the real recipients. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly from: MailAddress | null;
  readonly to: readonly MailAddress[];
  readonly replyTo: readonly MailAddress[];
  readonly subject: string;
  readonly messageId: string;
  /** As received, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** 'List-Unsubscribe' as received, '' if absent. */
  readonly unsubscribe: string;
  readonly text: string;
  /** What it names by `cid:` is there as `data:`, as in the reader's program. */
  readonly html: string;
};
type MailAddress = { readonly name: string; readonly address: string };

/** A simulated failure, for any e-mail or only for those to one address. */
export type MailFailure = {
  /**
   * An SMTP answer to the recipient (451 is "later", 550 is "never"); a disconnect during the data,
   * which loses the e-mail, or after accepting it; or an answer delayed by `milliseconds`. Whatever
   * the e-mail: 535 refuses the sign-in, 'sender' the sender, 'down' disconnects the next client,
   * 'silent' never greets it, 'halfOpen' answers nothing more on a connection in use.
   */
  readonly code:
    | 421
    | 451
    | 452
    | 535
    | 550
    | 'cutInData'
    | 'dropAfterData'
    | 'slow'
    | 'sender'
    | 'down'
    | 'silent'
    | 'halfOpen';
  readonly to?: string;
  /** What the answer says behind its number. */
  readonly words?: string;
  readonly milliseconds?: number;
};

export type MailCatcher = {
  /** Oldest first. */
  readonly mails: readonly CaughtMail[];
  /** How often a client has connected, and signed in. */
  readonly seen: { readonly connections: number; readonly signIns: number };
  readonly smtpPort: number;
  readonly httpPort: number;
  /** Fails the next e-mail, or the next `times` e-mails, to anybody or to that address. */
  failNext(failure: MailFailure, times?: number): void;
  /** Resolves to the first matching mail, past or future; rejects after `timeout` milliseconds. */
  waitFor(matches: (mail: CaughtMail) => boolean, timeout?: number): Promise<CaughtMail>;
  forget(): void;
  stop(): Promise<void>;
};

/** Port 0 picks a free one. */
export async function startMailCatcher({
  smtpPort = 1025,
  httpPort = 1080,
} = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const failures: MailFailure[] = [];
  const seen = { connections: 0, signIns: 0 };
  const onArrival = new Set<() => void>();
  let lastId = 0;

  const takeFailure = (fits: (failure: MailFailure) => boolean): MailFailure | undefined => {
    const at = failures.findIndex(fits);
    return at < 0 ? undefined : failures.splice(at, 1)[0];
  };

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onConnect(session, done) {
      seen.connections += 1;
      if (takeFailure(({ code }) => code === 'silent')) return;
      if (takeFailure(({ code }) => code === 'down')) connectionOf(session.id)?.close();
      else done();
    },
    onAuth({ username }, _session, done) {
      seen.signIns += 1;
      const failure = takeFailure(({ code }) => code === 535);
      if (failure) done(answerOf(failure, '5.7.8 Authentication credentials invalid'));
      else done(null, { user: username });
    },
    onMailFrom(_address, _session, done) {
      if (takeFailure(({ code }) => code === 'halfOpen')) return;
      const failure = takeFailure(({ code }) => code === 'sender');
      if (failure) done(answerOf(failure, '5.7.1 Sender not verified'));
      else done();
    },
    onRcptTo({ address }, _session, done) {
      const failure = takeFailure(
        ({ code, to }) =>
          typeof code === 'number' && code !== 535 && (to === undefined || to === address),
      );
      if (!failure) return done();
      done(
        answerOf(failure, failure.code === 451 ? 'Please try again later' : 'No such user here'),
      );
    },
    onData(stream, session, done) {
      const envelope = {
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        to: session.envelope.rcptTo.map(({ address }) => address),
      };
      const failing = (wanted: MailFailure['code']) =>
        takeFailure(
          ({ code, to }) => code === wanted && (to === undefined || envelope.to.includes(to)),
        );
      if (failing('cutInData')) {
        stream.once('data', () => connectionOf(session.id)?.close());
        return;
      }
      keep(stream, envelope).then(
        () => {
          if (failing('dropAfterData')) connectionOf(session.id)?.close();
          else setTimeout(done, failing('slow')?.milliseconds ?? 0);
        },
        (error: Error) => done(error),
      );
    },
  });

  async function keep(stream: Readable, envelope: CaughtMail['envelope']): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const { from, to, replyTo, subject, messageId, text, html, headers, attachments } =
      await PostalMime.parse(Buffer.concat(chunks));
    mails.push({
      id: ++lastId,
      receivedAt: new Date().toISOString(),
      envelope,
      from: from ? addressOf(from) : null,
      to: (to ?? []).map(addressOf),
      replyTo: (replyTo ?? []).map(addressOf),
      subject: subject ?? '',
      messageId: messageId ?? '',
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      unsubscribe: headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
      text: text ?? '',
      html: attachments.reduce(withInline, html ?? ''),
    });
    for (const told of onArrival) told();
  }

  function connectionOf(sessionId: string): { close(): void } | undefined {
    const open = smtp.connections as unknown as Set<{ id: string; close(): void }>;
    return [...open].find(({ id }) => id === sessionId);
  }

  const http = createServer((request, response) => answer(request, response, mails));
  // A busy machine closes an idle connection, after five seconds by default, while it is used again.
  http.keepAliveTimeout = waitLimit;
  await Promise.all([listening(smtp.server, smtpPort), listening(http, httpPort)]);
  // A client that disconnects midway is no failure of ours.
  smtp.on('error', () => {});

  return {
    mails,
    seen,
    smtpPort: (smtp.server.address() as AddressInfo).port,
    httpPort: (http.address() as AddressInfo).port,
    failNext(failure, times = 1) {
      for (let i = 0; i < times; i++) failures.push(failure);
    },
    waitFor(matches, timeout = waitLimit) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = mails.find(matches);
          if (!found) return;
          finish();
          resolve(found);
        };
        const timer = setTimeout(() => {
          finish();
          const subjects = mails.map(
            ({ subject, envelope }) => `"${subject}" to ${envelope.to.join(', ')}`,
          );
          reject(
            new Error(
              `No such mail within ${timeout} ms. There are ${mails.length}: ${subjects.join('; ')}`,
            ),
          );
        }, timeout);
        const finish = () => {
          clearTimeout(timer);
          onArrival.delete(look);
        };
        onArrival.add(look);
        look();
      });
    },
    forget() {
      mails.length = 0;
      failures.length = 0;
    },
    async stop() {
      http.closeAllConnections();
      for (const open of smtp.connections as unknown as Set<{ close(): void }>) open.close();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(resolve)),
        new Promise<void>((resolve) => http.close(() => resolve())),
      ]);
    },
  };
}

function answerOf({ code, words }: MailFailure, usual: string): Error {
  const responseCode = typeof code === 'number' ? code : 550;
  return Object.assign(new Error(words ?? usual), { responseCode });
}

function listening(
  server: {
    listen(port: number, host: string): unknown;
    once(event: string, done: (error?: Error) => void): unknown;
  },
  port: number,
) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject as (error?: Error) => void);
    server.once('listening', () => resolve());
    server.listen(port, '127.0.0.1');
  });
}

function withInline(html: string, { contentId = '', mimeType, content }: Attachment): string {
  const id = contentId.replace(/^<|>$/g, '');
  if (id === '' || !(content instanceof ArrayBuffer)) return html;
  const data = `data:${mimeType};base64,${Buffer.from(content).toString('base64')}`;
  return html.replaceAll(`cid:${id}`, data);
}

function addressOf({ name, address }: Address): MailAddress {
  return { name, address: address ?? '' };
}

function answer(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  mails: CaughtMail[],
): void {
  const send = (status: number, type: string, body: string) => {
    // These pages run no scripts, and e-mails cannot load external content.
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'none'; base-uri 'none'";
    response.writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    });
    response.end(body);
  };
  const { pathname, searchParams } = new URL(url ?? '/', 'http://localhost');
  const to = searchParams.get('to');

  if (pathname === '/api/mails' && method === 'DELETE') {
    mails.length = 0;
    send(200, 'application/json', '[]');
  } else if (method !== 'GET') {
    send(405, 'text/plain', 'Only GET and DELETE /api/mails');
  } else if (pathname === '/api/mails') {
    send(
      200,
      'application/json',
      JSON.stringify(
        to === null ? mails : mails.filter(({ envelope }) => envelope.to.includes(to)),
      ),
    );
  } else if (pathname === '/') {
    send(200, 'text/html', listPage(mails));
  } else {
    const id = Number(/^\/mails\/(\d+)$/.exec(pathname)?.[1]);
    const mail = mails.find((one) => one.id === id);
    if (mail) send(200, 'text/html', mailPage(mail));
    else send(404, 'text/plain', 'Diese Nachricht gibt es hier nicht.');
  }
}

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; color: #1d2625; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
  a { color: #0b6e69; } table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d5dbda; vertical-align: top; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dd { margin: 0; } dt { color: #454b4a; }
  pre { white-space: pre-wrap; background: #f3f6f5; padding: 1rem; border-radius: 8px; font: inherit; }
  iframe { width: 100%; height: 32rem; border: 1px solid #d5dbda; border-radius: 8px; }
`;

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${escaped(title)}</title>${head}<style>${style}</style></head><body>${body}</body></html>`;
}

function listPage(mails: readonly CaughtMail[]): string {
  const rows = [...mails]
    .reverse()
    .map(
      ({ id, receivedAt, envelope, subject }) =>
        `<tr><td>${timeOf(receivedAt)}</td><td>${escaped(envelope.to.join(', '))}</td><td><a href="/mails/${id}">${escaped(subject || '(ohne Betreff)')}</a></td></tr>`,
    );
  const table = `<table><thead><tr><th>Zeit</th><th>An</th><th>Betreff</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Postfach der Demo-Welt',
    `<h1>Postfach der Demo-Welt</h1><p>Hier landet jede Nachricht, die die Demo-Welt verschickt. Nichts davon verlässt diesen Rechner.</p>${rows.length > 0 ? table : '<p>Noch keine Nachricht.</p>'}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

function mailPage({
  subject,
  from,
  to,
  replyTo,
  envelope,
  receivedAt,
  messageId,
  text,
  html,
}: CaughtMail): string {
  const people = (list: readonly MailAddress[]) =>
    escaped(list.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', '));
  const rows = [
    ['Zeit', timeOf(receivedAt)],
    ['Von', people(from ? [from] : [])],
    ['An', people(to)],
    ['Antwort an', people(replyTo)],
    ['Zugestellt an', escaped(envelope.to.join(', '))],
    ['Message-ID', escaped(messageId)],
  ];
  return page(
    subject,
    `<p><a href="/">Alle Nachrichten</a></p><h1>${escaped(subject || '(ohne Betreff)')}</h1>
    <dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
    <h2>Text</h2><pre>${withLinks(escaped(text))}</pre>
    ${html ? `<h2>HTML</h2><iframe sandbox="allow-popups" title="HTML-Ansicht" srcdoc="${escaped(html)}"></iframe>` : ''}`,
  );
}

function timeOf(moment: string): string {
  return formatMoment(new Date(moment));
}

/** For escaped text; a link ends before a quote, a bracket or white space. */
function withLinks(text: string): string {
  return text.replace(
    /https?:\/\/[^\s<>"']+?(?=[.,;:!?)]*(?:\s|$|&gt;|&lt;|&quot;))/g,
    '<a href="$&" rel="noreferrer">$&</a>',
  );
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
