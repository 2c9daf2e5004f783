/**
 * Loaded into firebase-tools (`node --import`): in the emulators everything waits for everything.
 * Firestore's reports one event at a time, and the next one once its function has ended; the
 * functions' has one queue for calls and events. So an e-mail of one practice waits for all that
 * others have caused, and a call for their e-mails. In the cloud each event is delivered by itself,
 * and each service has instances of its own.
 */
import { type IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

type Work = { (): Promise<unknown>; type?: string };
type WorkQueue = {
  readonly mode: string;
  readonly maxParallelWork: number;
  submit: (work: Work) => void;
  start: () => Promise<void>;
  isWorking: () => boolean;
};
type Queues = {
  readonly WorkQueue: { new (mode: string, max: number): WorkQueue; prototype: WorkQueue };
};

/** By Firestore's emulator. */
const eventPath = /^\/functions\/projects\/[^/]+\/triggers\/([^/?]+)/;

const { emit } = Server.prototype;
/** Milliseconds. A busy machine can close a connection after five seconds while it is used again. */
const keepAlive = 65_000;
/**
 * Answers an event once it has arrived. What becomes of it, which Firestore's emulator would not
 * look at either, answers nobody.
 */
Server.prototype.emit = function (this: Server, what: string | symbol, ...given: unknown[]) {
  if (what === 'listening') this.keepAliveTimeout = keepAlive;
  const [request, response] = given as [IncomingMessage, ServerResponse];
  if (what !== 'request' || !eventPath.test(request.url ?? ''))
    return emit.call(this, what, ...given);
  request.once('end', () => response.end());
  return emit.call(this, what, request, new ServerResponse(request));
} as typeof emit;

const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));

/**
 * In the cloud a call may last a minute, and instances come as they are needed. Here all share the
 * processors, and one that lasts longer on a busy machine would end with its instance.
 */
const { Client } = require('./apiv2.js') as {
  Client: { prototype: { request: (options: { timeout?: number }) => Promise<unknown> } };
};
const { request: send } = Client.prototype;
Client.prototype.request = function (options) {
  return send.call(this, options.timeout === 60_000 ? { ...options, timeout: 600_000 } : options);
};
type Trigger = { id?: string; timeoutSeconds?: number } | undefined;
const { RuntimeWorkerPool } = require('./emulator/functionsRuntimeWorker.js') as {
  RuntimeWorkerPool: { prototype: { addWorker: (...given: [Trigger, ...unknown[]]) => unknown } };
};
const { addWorker } = RuntimeWorkerPool.prototype;
RuntimeWorkerPool.prototype.addWorker = function (trigger, ...rest) {
  return addWorker.call(this, trigger && { ...trigger, timeoutSeconds: 600 }, ...rest);
};

const { WorkQueue } = require('./emulator/workQueue.js') as Queues;
const { submit, isWorking } = WorkQueue.prototype;
const queues = new Map<string, WorkQueue>();

/** A queue for each function. Events get half as many at once as calls: nobody looks at them. */
WorkQueue.prototype.submit = function (work) {
  const path = (work.type ?? '').replace(/-\d{4}-\d\d-\d\dT[\d:.]+Z$/, '');
  const [, event] = eventPath.exec(path) ?? [];
  const name = event ?? path.split('/')[3] ?? '';
  let own = queues.get(name);
  if (!own) {
    own = new WorkQueue(
      this.mode,
      event === undefined ? this.maxParallelWork : Math.ceil(this.maxParallelWork / 2),
    );
    queues.set(name, own);
    void own.start();
  }
  submit.call(own, work);
};
WorkQueue.prototype.isWorking = function () {
  return isWorking.call(this) || [...queues.values()].some((queue) => isWorking.call(queue));
};

// Its debug log, several lines for each call and event, is a file that nobody reads
// (FIREBASE_DEBUG_PATH).
const { File } = (
  require('winston') as {
    transports: { File: { prototype: { log: (line: unknown, done: () => void) => void } } };
  }
).transports;
File.prototype.log = (_line, done) => done();
