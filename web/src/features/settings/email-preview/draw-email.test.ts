import { describe, expect, it } from 'vitest';
import { drawEmail } from './draw-email.ts';

describe('an e-mail in the preview', () => {
  it('has the styles of its attributes, set by script: our pages allow no such attribute in their text', () => {
    const sheet = drawEmail(
      '<body style="background:#f3f7f6"><p style="color:#0b6e69">Platzwart</p><a href="https://x.example/" style="padding:12px 20px">Ja</a></body>',
    );
    expect(sheet.style.background).toContain('rgb(243, 247, 246)');
    expect(sheet.querySelector('p')?.style.color).toBe('rgb(11, 110, 105)');
    expect(sheet.querySelector('a')?.style.padding).toBe('12px 20px');
  });

  it('has cells of their size, and leaves stylesheets out before the browser reads them', () => {
    const sheet = drawEmail(
      '<style>td{width:1px}</style><table><tr><td width="44" height="44" align="center">LL</td></tr></table>',
    );
    const cell = sheet.querySelector('td');
    expect(['width', 'height', 'align'].map((name) => cell?.getAttribute(name))).toEqual([
      '44',
      '44',
      'center',
    ]);
    expect(sheet.textContent).toBe('LL');
  });

  it('keeps words that look like a style, and does not take them for one', () => {
    const sheet = drawEmail(
      '<p style="color:red">a &lt;b style=&quot;color:blue&quot;&gt; style="x"</p>',
    );
    expect(sheet.textContent).toBe('a <b style="color:blue"> style="x"');
    expect(sheet.querySelectorAll('*').length).toBe(1);
  });

  it('shows the practice’s logo from our own pages, and no other picture', () => {
    const sheet = drawEmail(
      '<td><img src="/media/logos/praxis/0.webp" height="44" alt="" onerror="alert(1)"></td><img src="https://x.example/1.png"><img src="//x.example/media/logos/2.webp">',
    );
    expect([...sheet.querySelectorAll('img')].map((img) => img.outerHTML)).toEqual([
      '<img height="44" src="/media/logos/praxis/0.webp" alt="">',
    ]);
  });

  it('keeps words, lists and tables in their order', () => {
    const sheet = drawEmail(
      '<table role="presentation"><tr><td>Eingegangen</td><td>heute</td></tr></table><p>eins<br>zwei</p>',
    );
    expect(sheet.querySelector('table')?.getAttribute('role')).toBe('presentation');
    expect([...sheet.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
      'Eingegangen',
      'heute',
    ]);
    expect(sheet.querySelector('p')?.innerHTML).toBe('eins<br>zwei');
  });

  it.each([
    ['a link', '<a href="javascript:alert(1)" target="_top">Ja</a>', 'Ja'],
    ['a script', '<script>alert(1)</script>', ''],
    [
      'an event',
      '<p onclick="alert(1)" onmouseover="alert(2)" id="kopf" class="x">Text</p>',
      'Text',
    ],
    [
      'a picture from elsewhere',
      '<img src="https://x.example/zaehler.png" onerror="alert(1)">',
      '',
    ],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['a form', '<form action="https://x.example/"><button>Los</button></form>', 'Los'],
    [
      'a drawing with a script in it',
      '<svg><script>alert(1)</script><a href="javascript:x">y</a></svg>',
      '',
    ],
    [
      'a style sheet',
      '<style>body{display:none}</style><link rel="stylesheet" href="https://x.example/a.css">',
      '',
    ],
  ])('nothing of %s comes over but its words', (_what, html, words) => {
    const sheet = drawEmail(html);
    expect(sheet.textContent).toBe(words);
    const names = [...sheet.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    );
    expect(names.filter((name) => name !== 'style')).toEqual([]);
    expect(sheet.querySelector('script, img, iframe, form, button, svg, style, link')).toBeNull();
  });
});
