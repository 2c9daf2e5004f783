/**
 * Checked by `npm test -- types`: a service whose secrets do not give what its handlers, tasks and
 * triggers need does not compile.
 */
import { callablesOf } from '@platzwart/functions/call';
import { handler } from '@platzwart/functions/core/handler';
import { type Task, task } from '@platzwart/functions/core/task';
import type { Tools } from '@platzwart/functions/core/tools';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { handlers } from '@platzwart/functions/handlers';
import { runTasks } from '@platzwart/functions/run-task';

export function refused(
  bare: () => Tools,
  hashing: () => Tools<'keyedHash'>,
  paying: () => Tools<'payments'>,
): void {
  // @ts-expect-error: the check of a certificate needs the keyed hash
  callablesOf('api', handlers, bare);
  // @ts-expect-error: checkout needs the payment provider
  callablesOf('payments', handlers, hashing);
  callablesOf('payments', handlers, paying);
  callablesOf('transfers', handlers, hashing);

  const { viewBilling: _none, ...others } = handlers;
  // @ts-expect-error: a call without a handler
  callablesOf('payments', others, paying);
  // @ts-expect-error: a handler that uses what it does not declare
  handler('viewPushKey', async (_input, _caller, { push }) => ({
    ok: true,
    value: { key: push.publicKey() },
  }));

  const counted: Task<'payments'> = task({ needs: ['payments'] } as unknown as Task<'payments'>);
  // @ts-expect-error: a schedule without the payment provider
  void runTasks([counted], hashing());
  // @ts-expect-error: e-mails are sent only where the mail server's secret is
  void sendEmail('id', hashing());
}
