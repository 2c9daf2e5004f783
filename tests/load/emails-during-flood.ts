/**
 * What an e-mail of another practice waits for while a practice's are sent, ten at once: by
 * processors if it is approved; by locks, too, if it is new.
 */
import { collections } from '@platzwart/functions/core/collections';
import type { Mail } from '@platzwart/functions/core/tools';
import { sendEmail } from '@platzwart/functions/emails/send-email';
import { newRandomId } from '../support/a-booking.ts';
import {
  administrator,
  database,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { queueEmails } from '../support/queue-emails.ts';

const mail: Mail = { send: () => Promise.resolve({ kind: 'taken' }) };

/**
 * Milliseconds that each of the other practice's e-mails took. `sent`: how many of the flood's left
 * that day.
 */
export async function emailsDuringFlood({
  isApproved,
  now,
}: {
  isApproved: boolean;
  now: Date;
}): Promise<{ took: number[]; sent: number }> {
  const caller = { ...administrator, uid: newRandomId() };
  const [flooded, other] = [
    await registeredPractice('Flut', now, caller),
    await registeredPractice('Andere', now),
  ];
  if (isApproved) await collections(database()).account(flooded).update({ approvedAt: now });
  const all = toolsAt(now, mail);
  const tools = { ...all, limits: { ...all.limits, emailsPerNewPractice: 100 } };
  const [flood, others] = [
    await queueEmails(flooded, 'followUpQuestion', 150, now),
    await queueEmails(other, 'followUpQuestion', 60, now),
  ];
  const outcomes: string[] = [];
  const took: number[] = [];
  const sendFlood = async () => {
    for (let id = flood.shift(); id !== undefined; id = flood.shift())
      outcomes.push(await sendEmail(id, tools));
  };
  const sendOthers = async () => {
    for (let id = others.shift(); id !== undefined && flood.length > 0; id = others.shift()) {
      const began = performance.now();
      await sendEmail(id, tools);
      took.push(performance.now() - began);
    }
  };
  await Promise.all([sendOthers(), ...Array.from({ length: 10 }, sendFlood)]);
  return { took, sent: outcomes.filter((outcome) => outcome === 'sent').length };
}
