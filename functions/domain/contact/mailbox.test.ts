import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['anna@post.example', 'anna@post.example'],
  ['Anna+Platz@Post.Example', 'anna@post.example'],
  ['anna.b@post.example', 'anna.b@post.example'],
  ['An.Na+1@googlemail.com', 'anna@gmail.com'],
  ['anna@gmail.com', 'anna@gmail.com'],
  ['+x@post.example', '+x@post.example'],
  ['Anna.B-er_ger+1@pm.me', 'annaberger@proton.me'],
  ['annaberger@protonmail.com', 'annaberger@proton.me'],
  ['anna.b-er@me.com', 'anna.b-er@icloud.com'],
  ['anna.b-er+x@mac.com', 'anna.b-er@icloud.com'],
  ['...@gmail.com', '...@gmail.com'],
])('%s counts as %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
