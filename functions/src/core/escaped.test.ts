import { expect, it } from 'vitest';
import { escaped } from './escaped.ts';

it('leaves no sign that could begin an element, end an attribute or begin an entity', () => {
  expect(escaped(`<b title="O'Neil">&amp;</b>`)).toBe(
    '&lt;b title=&quot;O&#39;Neil&quot;&gt;&amp;amp;&lt;/b&gt;',
  );
  expect(escaped('Praxis Söhne, 8010 Graz')).toBe('Praxis Söhne, 8010 Graz');
});
