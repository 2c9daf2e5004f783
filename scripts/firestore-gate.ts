/**
 * Stands between browsers and the Firestore emulator, which serves the listeners of closed pages
 * for good: each makes every later write slower, in the end by seconds. Only removing their targets
 * ends them there, for which a closing page has no time (terminating its channel does not). So the
 * gate does it, once a page has had no channel for a while.
 *
 * A page that was only offline or asleep hears that its session is unknown, as from Firestore
 * itself, and opens a new one.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Milliseconds without a channel until a page counts as closed: after it broke the channel off, and
 * while it has yet to open one.
 */
const [brokenOff, toOpen] = [3_000, 30_000];

/** A page's session of the WebChannel protocol: its numbered requests carry numbered messages. */
type Session = {
  readonly address: URL;
  readonly targets: Set<number>;
  database: string;
  requests: number;
  messages: number;
  openChannels: number;
  ending?: NodeJS.Timeout;
};

/** Rejects if the port is in use. */
export async function startFirestoreGate({
  port,
  emulatorPort,
}: {
  port: number;
  emulatorPort: number;
}): Promise<{ stop(): Promise<void> }> {
  const emulator = `http://127.0.0.1:${emulatorPort}`;
  const sessions = new Map<string, Session>();

  // What cannot be parsed or sent on ends with its connection.
  const server = createServer(
    (incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()),
  );

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const address = URL.parse(incoming.url ?? '', emulator);
    if (!address?.pathname.endsWith('/Listen/channel') || incoming.method === 'OPTIONS') {
      incoming.pipe(forward(incoming, outgoing));
      return;
    }
    const id = address.searchParams.get('SID');
    const session = id === null ? undefined : sessions.get(id);
    if (id !== null && !session) refuse(incoming, outgoing);
    else if (incoming.method !== 'POST') {
      if (id !== null && session) holdOpen(id, session, outgoing);
      forward(incoming, outgoing).end();
    } else {
      const sent = await text(incoming);
      if (session) note(session, address, sent);
      forward(incoming, outgoing, (answer) => {
        if (!session) beginSession(address, sent, answer);
      }).end(sent);
    }
  }

  /** On a connection of its own: the emulator may be closing one that was kept. */
  function forward(
    { method, url, headers }: IncomingMessage,
    outgoing: ServerResponse,
    hear?: (answer: IncomingMessage) => void,
  ) {
    const forwarded = request(
      { host: '127.0.0.1', port: emulatorPort, path: url, method, headers, agent: false },
      (answer) => {
        hear?.(answer);
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    outgoing.on('close', () => forwarded.destroy());
    return forwarded.on('error', () => outgoing.destroy());
  }

  /** The emulator names the session in its answer to the first request. */
  function beginSession(address: URL, sent: string, answer: IncomingMessage) {
    let told = '';
    answer.on('data', (part) => {
      told += part;
    });
    answer.on('end', () => {
      const id = /\["c","([^"]+)"/.exec(told)?.[1];
      if (id === undefined) return;
      const { pathname, searchParams } = address;
      const query = {
        VER: searchParams.get('VER'),
        database: searchParams.get('database'),
        SID: id,
      };
      const own = new URL(
        `${pathname}?${new URLSearchParams(query as Record<string, string>)}`,
        emulator,
      );
      const session: Session = {
        address: own,
        targets: new Set(),
        database: '',
        requests: 0,
        messages: 0,
        openChannels: 0,
      };
      const group = answer.headers['x-http-session-id'];
      if (typeof group === 'string') own.searchParams.set('gsessionid', group);
      note(session, address, sent);
      sessions.set(id, session);
      endLater(id, session, toOpen);
    });
  }

  function holdOpen(id: string, session: Session, outgoing: ServerResponse) {
    clearTimeout(session.ending);
    session.openChannels += 1;
    outgoing.on('close', () => {
      session.openChannels -= 1;
      if (session.openChannels === 0)
        endLater(id, session, outgoing.writableFinished ? toOpen : brokenOff);
    });
  }

  function endLater(id: string, session: Session, milliseconds: number) {
    clearTimeout(session.ending);
    session.ending = setTimeout(() => {
      sessions.delete(id);
      void removeTargets(session);
    }, milliseconds).unref();
  }

  return new Promise((resolve, reject) => {
    server.on('error', reject).listen(port, '127.0.0.1', () =>
      resolve({
        stop: async () => {
          const closed = new Promise((done) => server.close(done));
          server.closeAllConnections();
          await closed;
        },
      }),
    );
  });
}

function refuse({ headers }: IncomingMessage, outgoing: ServerResponse) {
  outgoing
    .writeHead(400, {
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    })
    .end('Unknown SID');
}

type Message = { database: string; addTarget?: { targetId: number }; removeTarget?: number };

/** Reads in a page's request what it listens to, and how far its numbers have come. */
function note(session: Session, { searchParams }: URL, sent: string) {
  const form = new URLSearchParams(sent);
  session.requests = Math.max(session.requests, Number(searchParams.get('RID')));
  session.messages = Math.max(
    session.messages,
    Number(form.get('ofs')) + Number(form.get('count')),
  );
  for (const [name, value] of form) {
    if (!name.endsWith('___data__')) continue;
    const { database, addTarget, removeTarget } = JSON.parse(value) as Message;
    session.database = database;
    if (addTarget) session.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) session.targets.delete(removeTarget);
  }
}

/** In the page's name, with its next numbers. */
async function removeTargets({ address, database, targets, requests, messages }: Session) {
  if (targets.size === 0) return;
  address.searchParams.set('RID', String(requests + 1));
  const body = new URLSearchParams({ count: String(targets.size), ofs: String(messages) });
  for (const [n, removeTarget] of [...targets].entries())
    body.set(`req${n}___data__`, JSON.stringify({ database, removeTarget }));
  // If the emulator has ended, so have they.
  await fetch(address, { method: 'POST', body }).catch(() => undefined);
}
