/**
 * Stylesheets: classes that components use are there, and the reverse; sizes, weights and widths
 * are tokens; no feature takes another's stylesheet. Neither the compiler nor a test in jsdom sees
 * any of it.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../web/src/', import.meta.url));
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** Component -> [stylesheet, what follows the name it is imported under]. */
const uses = globSync('**/*.tsx', { cwd: source }).flatMap((file) => {
  const code = read(file);
  return [...code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(
    ([, name = '', path = '']) => ({
      file,
      sheet: join(dirname(file), path),
      classes: [
        ...code.matchAll(new RegExp(`(?<![\\w./-])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g')),
      ].map(([, dot, key]) => dot ?? key ?? ''),
      isIndexed: new RegExp(`(?<![\\w./-])${name}(?:\\[(?!')|\\s*[,)}])`).test(code),
    }),
  );
});

const classesOf = (sheet: string) =>
  new Set(
    [
      ...read(sheet)
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g),
    ].map(([, name = '']) => name),
  );

it('components use classes that their stylesheets have', () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ file, sheet, classes }) => {
    const there = classesOf(sheet);
    return classes
      .filter((name) => !there.has(name))
      .map((name) => `${file}: .${name} is not in ${sheet}`);
  });
  expect(missing).toEqual([]);
});

it('stylesheets have classes that components use', () => {
  const unused = globSync('**/*.module.css', { cwd: source }).flatMap((sheet) => {
    const here = uses.filter((use) => use.sheet === sheet);
    if (here.some(({ isIndexed }) => isIndexed)) return [];
    const used = new Set(here.flatMap(({ classes }) => classes));
    return [...classesOf(sheet)]
      .filter((name) => !used.has(name))
      .map((name) => `${sheet}: nobody uses .${name}`);
  });
  expect(unused).toEqual([]);
});

/** Words of the kit, as components write them: `className="row gap-2"`. */
const kit = new Set(['kit', 'kit-parts'].flatMap((name) => [...classesOf(`ui/${name}.css`)]));
const known = new Set([...kit, ...classesOf('ui/base.css')]);

/** Those of one `className={…}`: what it compares and looks up is no word. */
function wordsOf(expression: string): string[] {
  const literals = expression
    .replaceAll(/[!=]== '[^']*'|\['[^']*'\]/g, '')
    .matchAll(/'([^']*)'|`((?:[^`$]|\$\{[^}]*\})*)`/g);
  return [...literals].flatMap(([, plain, template]) =>
    (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/),
  );
}

it('components use words that the kit has', () => {
  const unknown = globSync('**/*.tsx', { cwd: source }).flatMap((file) =>
    [...read(file).matchAll(/[cC]lassName=(?:("[^"]*")|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]
      .flatMap(([, plain, expression]) => wordsOf(expression ?? plain?.replaceAll('"', "'") ?? ''))
      .filter((word) => word && !known.has(word))
      .map((word) => `${file}: ${word} is not in ui/kit.css`),
  );
  expect(unknown).toEqual([]);
});

it('the kit has words that components use', () => {
  const strings = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.test.tsx'] }).flatMap(
    (file) =>
      [...read(file).matchAll(/(['"`])([a-z0-9$][^'"`\n]*)\1/g)].map(([, , text]) => text ?? ''),
  );
  const written = new Set(strings.flatMap((text) => text.split(/\s+/)));
  expect([...kit].filter((word) => !written.has(word))).toEqual([]);
});

const declarations = globSync('**/*.css', { cwd: source })
  .filter((sheet) => !sheet.endsWith('tokens.css'))
  .flatMap((sheet) => {
    const own = read(sheet).replaceAll(/\/\*[\s\S]*?\*\/|@font-face \{[^}]*\}/g, '');
    return [...own.matchAll(/([\w-]+): ([^;{}]+);|(@(?:media|container)) ([^{]+)\{/g)].map(
      ([, name, value, at, query]) => ({
        sheet,
        name: name ?? at ?? '',
        value: value ?? query ?? '',
      }),
    );
  });

/** What each may be. Printed pages measure in points and millimetres. */
const allowed: Record<string, RegExp> = {
  'font-weight': /^(var\(--weight-\w+\)|inherit)$/,
  'font-size': /^(var\(--text-[\w-]+\)|inherit|[\d.]+(em|pt)|.*(mm|pt).*)$/,
  'border-radius': /^((var\(--radius-\w+\)|0) ?)+$/,
  // Less than a measure is a part's own size.
  'max-width': /^(?!(1[6-9]|[2-9]\d)[\d.]*rem$)/,
  'min-height': /^(?!2\.75rem$)/,
  '@media': /^(?!.*(width|\dpx))/,
  // About a part's own width; a new one needs a reason.
  '@container': /\b(5\.5|9|17|20|30|44|45|48|58)rem\) $/,
};

it('weights, sizes, radii, measures and breakpoints are tokens', () => {
  expect(declarations.length).toBeGreaterThan(1000);
  const raw = declarations.filter(({ name, value }) => allowed[name]?.test(value) === false);
  expect(raw.map(({ sheet, name, value }) => `${sheet}: ${name} ${value}`)).toEqual([]);
});

/** Each rule with the conditions around it. */
function rulesOf(sheet: string): { conditions: string; selector: string; body: string }[] {
  const css = read(sheet).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const around: string[] = [];
  return [...css.matchAll(/([^{};]+)\{(?:([^{}]*)\})?|\}/g)].flatMap(([, head, body]) => {
    if (head === undefined) around.pop();
    else if (body === undefined) around.push(head.trim());
    else return [{ conditions: around.join(' '), selector: head.trim(), body }];
    return [];
  });
}

it('whatever moves stops for those who asked for less motion', () => {
  const moving = globSync('**/*.css', { cwd: source }).flatMap((sheet) => {
    const rules = rulesOf(sheet);
    const stills = rules
      .filter(({ conditions }) => conditions.includes('(prefers-reduced-motion: reduce)'))
      .map(({ selector }) => selector);
    return rules
      .filter(
        ({ conditions, selector }) =>
          !conditions.includes('prefers-reduced-motion') && !stills.includes(selector),
      )
      .flatMap(({ body, selector }) =>
        [
          ...body.matchAll(/(?:^|[\s;])((?:transition|animation)[\w-]*|scroll-behavior): ([^;]+)/g),
        ].map(([, name, value = '']) => ({
          where: `${sheet}: ${selector} { ${name} }`,
          // The token is 0 for them.
          isStill: value
            .split(',')
            .every((part) => /var\(--motion\)/.test(part) && !/infinite/.test(part)),
        })),
      );
  });
  expect(moving.length).toBeGreaterThan(10);
  expect(moving.filter(({ isStill }) => !isStill).map(({ where }) => where)).toEqual([]);
  const scripts = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] });
  expect(scripts.filter((file) => /behavior: 'smooth'|\.animate\(/.test(read(file)))).toEqual([]);
});

it('in forced colours, what is chosen keeps its focus ring', () => {
  const outlined = globSync('**/*.css', { cwd: source }).flatMap((sheet) =>
    rulesOf(sheet)
      .filter(
        ({ conditions, body }) => conditions.includes('forced-colors') && /\boutline:/.test(body),
      )
      .map(({ selector }) => ({ sheet, selector })),
  );
  expect(outlined.length).toBeGreaterThan(8);
  // The others never have the focus, or have it whenever they are outlined.
  const focusable = outlined.filter(
    ({ selector }) => !/data-highlighted|aria-selected|^\.heat th|data-marked/.test(selector),
  );
  expect(
    focusable.filter(({ selector }) => !/:not\((?::has\()?:focus-visible\)/.test(selector)),
  ).toEqual([]);
});

it('no feature uses the stylesheet of another', () => {
  const feature = (path: string) => path.match(/^features\/[\w-]+/)?.[0];
  const foreign = uses.filter(
    ({ file, sheet }) => feature(file) && feature(sheet) && feature(file) !== feature(sheet),
  );
  expect(foreign.map(({ file, sheet }) => `${file} uses ${sheet}`)).toEqual([]);
});

it('stylesheets have names of their own, which their classes carry', () => {
  const names = globSync('**/*.module.css', { cwd: source }).map((sheet) => basename(sheet));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

it('a finger that has left marks nothing: what it chose or took back has no rule for a pointer that hovers', () => {
  const sheets = [
    'ui/field.module.css',
    'ui/slot-picker.module.css',
    'ui/week-grid.module.css',
    'ui/week-selection-list.module.css',
  ];
  const marked = sheets.flatMap((sheet) => {
    const lines = read(sheet).split('\n');
    const begin = lines.flatMap((line, i) => (line.includes('(hover: hover)') ? [i] : []));
    const isIn = (at: number) => begin.some((i) => i < at && at < lines.indexOf('}', i));
    return lines.flatMap((line, at) =>
      /(?<!\.closed )(?:input|\.choice|label|button[^,{]*):hover/.test(line) && !isIn(at)
        ? [`${sheet}: ${line.trim()}`]
        : [],
    );
  });
  expect(marked).toEqual([]);
});

it('where words are divided, what people copy is not', () => {
  const base = read('ui/base.css');
  const divided = base.slice(base.indexOf('hyphens: auto'));
  const [, whole = ''] = /:is\(([^{]+)\) \{\s*hyphens: manual;/.exec(divided) ?? [];
  expect(whole.split(', ')).toEqual(['a[href^="mailto:"]', 'code', 'output', '[translate="no"]']);
});
