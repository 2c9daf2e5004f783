/** Tags (spec section 3). Requests reference them by id. */
import * as z from 'zod/mini';
import { visibleLine } from '../text/visible-line.ts';

export const TagColor = z.enum([
  'grey',
  'red',
  'orange',
  'amber',
  'olive',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'pink',
]);
export type TagColor = z.infer<typeof TagColor>;

export const TagId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

export const maxTagName = 40;

/** `practices/{slug}/tags/{id}`. */
export const Tag = z.strictObject({
  name: z.string().check(z.maxLength(maxTagName), z.regex(visibleLine)),
  color: TagColor,
  /** Key in the browser's icon registry, '' for none. */
  icon: z.string().check(z.regex(/^[a-z0-9-]{0,40}$/)),
  order: z.int().check(z.gte(0), z.lte(9999)),
});
export type Tag = z.infer<typeof Tag>;

/** Maximum tags per request. */
export const maxTags = 20;
