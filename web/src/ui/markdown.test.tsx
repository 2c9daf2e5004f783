import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

/** The rendered content, once the parser has loaded. */
async function drawn(text: string, more: { linksOpenNewTab?: boolean } = {}) {
  render(<Markdown text={`${text}\n\n**fertig**`} {...more} />);
  await screen.findByText('fertig', { selector: 'strong' });
  return document.body;
}

describe('a text that somebody wrote', () => {
  test.each([
    '[Klick](javascript:alert(1))',
    '[Klick](JaVaScRiPt:alert(1))',
    '[Klick](java&#x0A;script:alert(1))',
    '[Klick](data:text/html,<script>alert(1)</script>)',
    '[Klick](vbscript:msgbox)',
    '[Klick](tel:javascript)',
  ])('has words only where a link leads to a script: %s', async (text) => {
    const body = await drawn(text);
    expect(screen.queryByRole('link')).toBeNull();
    expect(body.textContent).toContain('Klick');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://fremd.example"></iframe>',
    '<style>body{display:none}</style>',
    '<svg onload=alert(1)>',
    '![Bild](https://fremd.example/zaehlt-mit.png)',
  ])('shows and fetches nothing of strangers: %s', async (text) => {
    const body = await drawn(`Vorher\n\n${text}`);
    expect(body.querySelector('script, img, iframe, style, svg')).toBeNull();
    expect(body.querySelector('[src], [onerror], [onload]')).toBeNull();
    expect(body.textContent).toContain('Vorher');
  });

  test.each(['Bis bald\nIhr Team', 'Bis bald  \nIhr Team', 'Bis bald\\\nIhr Team'])(
    'keeps its lines once a sign has come into it: %j',
    async (text) => {
      const body = await drawn(text);
      expect(body.querySelector('p')?.className).toBe('written');
      expect(body.querySelector('p')?.textContent).toBe('Bis bald\nIhr Team');
      expect(body.querySelector('br')).toBeNull();
    },
  );

  test('leads to websites as people write them, not to a page of ours of that name', async () => {
    await drawn('[Karte](www.praxis.at/karte)');
    expect(screen.getByRole('link', { name: 'Karte (praxis.at)' }).getAttribute('href')).toBe(
      'https://www.praxis.at/karte',
    );
  });

  test.each(['https://praxis.at/', 'mailto:praxis@beispiel.at', 'tel:+4366012345'])(
    'leads to %s',
    async (address) => {
      await drawn(`[hier](${address})`);
      expect(screen.getByRole('link', { name: /^hier/ }).getAttribute('href')).toBe(address);
    },
  );

  test.each([
    ['[Anmelden](https://evil.example/login)', 'Anmelden (evil.example)'],
    ['[Anmelden](//evil.example/login)', 'Anmelden (evil.example)'],
    ['[Anmelden](https://evil.example:8443)', 'Anmelden (evil.example:8443)'],
    ['[platzwart.example](https://evil.example)', 'platzwart.example (evil.example)'],
    [
      '[https://localhost@evil.example/](https://localhost@evil.example/)',
      'https://localhost@evil.example/ (evil.example)',
    ],
    ['[**evil.example**](https://evil.example)', 'evil.example (evil.example)'],
    [
      '[pl\u0430tzwart.example](https://pl\u0430tzwart.example)',
      'pl\u0430tzwart.example (xn--pltzwart-26g.example)',
    ],
    // No host is added where the text already shows it or the link stays on our site.
    ['[Anmelden](/\\\\evil.example)', 'Anmelden'],
    ['[evil.example](https://www.evil.example/weg)', 'evil.example'],
    ['<https://evil.example/weg>', 'https://evil.example/weg'],
    ['[Impressum](/impressum)', 'Impressum'],
    ['[Post](mailto:praxis@evil.example)', 'Post'],
  ])('%s says where it leads: %s', async (text, name) => {
    await drawn(text);
    expect(screen.getByRole('link').textContent).toBe(name);
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  test.each(['> '.repeat(3000), '1. '.repeat(3000), 'a*'.repeat(3000)])(
    'is shown as typed where no parser could follow: %#',
    (text) => {
      render(<Markdown text={`${text} Ende`} />);
      expect(screen.getByText(/Ende$/).textContent).toBe(`${text} Ende`.trim());
    },
  );

  test('leads nowhere from an address that is none', async () => {
    await drawn('[hier](//)');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('leads to a new tab from a preview: what is being typed beside it stays', async () => {
    await drawn('[hier](https://praxis.at/)', { linksOpenNewTab: true });
    expect(screen.getByRole('link', { name: /^hier/ }).getAttribute('target')).toBe('_blank');
  });
});
