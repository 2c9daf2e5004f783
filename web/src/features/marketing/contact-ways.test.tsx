// @vitest-environment node
import { operator } from '@platzwart/domain/legal/operator';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import ContactWays from './contact-ways.tsx';

const shown = () =>
  renderToStaticMarkup(
    <StaticRouter location="/contact">
      <ContactWays />
    </StaticRouter>,
  );

it('names telephone and hours, or neither where the operator has none', () => {
  const phone = vi.spyOn(operator, 'phone', 'get').mockReturnValue('+43 316 123456');
  expect(shown()).toContain('Telefon: <a href="tel:+43316123456">+43 316 123456</a>');
  phone.mockReturnValue('');
  const html = shown();
  phone.mockRestore();
  expect(html).not.toMatch(/Telefon|href="tel:/);
  expect(html).not.toContain(operator.phoneHours);
  expect(html).toContain(`<p>E-Mail: <a href="mailto:${operator.email}">`);
});
