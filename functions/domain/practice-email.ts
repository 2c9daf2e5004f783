/** The practice's own address: it counts once somebody has opened the link that was sent there. */
import * as z from 'zod/mini';
import { sentences } from './failure.ts';

/** Days in which the link can be used. */
export const practiceEmailLength = 7;

/** 256 bit, base64url. What cannot be one reads like one that nobody has. */
export const practiceEmailToken = z.string({ error: sentences.emailLinkUnknown }).check(z.regex(/^[\w-]{43}$/, sentences.emailLinkUnknown));
