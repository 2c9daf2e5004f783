import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['anna@post.example', 'anna@post.example'],
  ['Anna+Platz@Post.Example', 'anna@post.example'],
  ['anna.b@post.example', 'anna.b@post.example'],
  ['An.Na+1@googlemail.com', 'anna@gmail.com'],
  ['anna@gmail.com', 'anna@gmail.com'],
  ['+x@post.example', '+x@post.example'],
])('%s counts as %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
