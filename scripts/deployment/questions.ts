/** Asks the services of a project by REST, each question once, for at most ten seconds. */
import { createRequire } from 'node:module';
import { applicationDefault } from 'firebase-admin/app';

export type Question =
  | {
      readonly url: string;
      /** With one, it is sent by POST. */
      readonly body?: object;
      /** Whose rights it needs; Google's by default. */
      readonly as?: 'google' | 'stripe' | 'nobody';
    }
  /** A sign-in at the SMTP server, without an e-mail. */
  | { readonly smtp: string };

export type Answer =
  | {
      readonly status: number;
      readonly body: unknown;
      readonly headers: Readonly<Record<string, string>>;
    }
  /** Nobody answered: why, in German. */
  | { readonly silent: string };

export type Ask = (question: Question) => Promise<Answer>;

type Credentials = {
  /** Whose quota is used. */
  readonly project: string;
  /** An access token of Google's. */
  readonly token: () => Promise<string>;
  readonly stripeKey: () => string;
};

/** Milliseconds. */
export const patience = 10_000;

/** Never rejects. Equal questions share one answer. */
export function askerOf(credentials: Credentials, send: typeof fetch = fetch): Ask {
  const answers = new Map<string, Promise<Answer>>();
  return (question) => {
    const key = JSON.stringify(question);
    const answer =
      answers.get(key) ??
      inTime('smtp' in question ? signIn(question.smtp) : request(question, credentials, send));
    answers.set(key, answer);
    return answer;
  };
}

async function inTime(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<Answer>((resolve) => {
    timer = setTimeout(
      () => resolve({ silent: `keine Antwort in ${patience / 1000} Sekunden` }),
      patience,
    );
  });
  try {
    return await Promise.race([answer, tooLong]);
  } catch (error) {
    const { message, cause } = error as { message?: string; cause?: { code?: string } };
    return { silent: [message, cause?.code].filter(Boolean).join(': ') };
  } finally {
    clearTimeout(timer);
  }
}

async function request(
  { url, body, as = 'google' }: Extract<Question, { url: string }>,
  { project, token, stripeKey }: Credentials,
  send: typeof fetch,
): Promise<Answer> {
  const answer = await send(url, {
    method: body ? 'POST' : 'GET',
    // Where a page leads is an answer too.
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    headers: {
      ...(as === 'google' && {
        Authorization: `Bearer ${await token()}`,
        'X-Goog-User-Project': project,
      }),
      ...(as === 'stripe' && { Authorization: `Bearer ${stripeKey()}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An SMTP server's answer, in the numbers of HTTP: 200, or 403 for a refused sign-in. */
async function signIn(url: string): Promise<Answer> {
  // Only the functions have the library.
  const load = createRequire(new URL('../../functions/package.json', import.meta.url));
  const { createTransport } = load('nodemailer') as {
    createTransport(options: object): { verify(): Promise<true>; close(): void };
  };
  const waits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url, ...waits, requireTLS: true });
  try {
    await transport.verify();
    return { status: 200, body: {}, headers: {} };
  } catch (error) {
    const { responseCode, code = '' } = error as { responseCode?: number; code?: string };
    if (code !== 'EAUTH') throw new Error(`${code} ${responseCode ?? ''}`.trim());
    return {
      status: 403,
      body: { error: { message: `SMTP ${responseCode ?? code}` } },
      headers: {},
    };
  } finally {
    transport.close();
  }
}

/** Application default credentials, of a person or of a machine. */
export function googleToken(): () => Promise<string> {
  let token: Promise<string> | undefined;
  return () => {
    token ??= applicationDefault()
      .getAccessToken()
      .then(
        ({ access_token }) => access_token,
        () => {
          throw new Error('nicht angemeldet: gcloud auth application-default login');
        },
      );
    return token;
  };
}
