/**
 * How the ICU versions in different browsers format the same moment and the same number: other
 * order, separators and spaces, 24 for midnight. Code that parses or compares such texts works in
 * one browser only.
 */
type Part = { type: string; value: string };
type Rewrite = (parts: Part[], locale: string, options: Intl.DateTimeFormatOptions) => Part[];
export type Icu = {
  readonly name: string;
  readonly dates: Rewrite;
  readonly numbers: (parts: Part[]) => Part[];
};

const unchanged = (parts: Part[]) => parts;
const replaced = (parts: Part[], type: string, value: (old: string) => string) =>
  parts.map((part) => (part.type === type ? { type, value: value(part.value) } : part));
const midnightIs24 = (parts: Part[]) =>
  replaced(parts, 'hour', (hour) => (hour === '00' || hour === '0' ? '24' : hour));
const narrowSpaces = (parts: Part[]) =>
  parts.map(({ type, value }) => ({ type, value: value.replaceAll(/[\s\u00a0]/g, '\u202f') }));

export const icus: readonly Icu[] = [
  { name: 'the ICU of this Node', dates: unchanged, numbers: unchanged },
  {
    name: 'ICU 72, as in WebKit',
    dates(parts, locale, { hour12, hourCycle }) {
      const monthFirst = locale === 'en-CA' ? inOrder(parts, ['month', 'day', 'year'], '/') : parts;
      const spaced = monthFirst.map((part, at) =>
        monthFirst[at + 1]?.type === 'dayPeriod' ? { ...part, value: '\u202f' } : part,
      );
      return hour12 === false || (hourCycle === undefined && hour12 === undefined)
        ? midnightIs24(spaced)
        : spaced;
    },
    numbers: unchanged,
  },
  {
    name: 'an ICU of another order, other separators and spaces',
    dates: (parts) =>
      midnightIs24(replaced([...parts].reverse(), 'literal', () => '\u200e\u202f⁄')),
    numbers: (parts) =>
      narrowSpaces(
        replaced(
          replaced(parts, 'minusSign', () => '−'),
          'group',
          () => '\u202f',
        ),
      ),
  },
];

/** The three date parts in this order; the text between them becomes the separator. */
function inOrder(parts: Part[], order: readonly string[], separator: string): Part[] {
  const date = order.flatMap((type) => parts.filter((part) => part.type === type));
  if (date.length < order.length) return parts;
  const last = Math.max(...order.map((type) => parts.findIndex((part) => part.type === type)));
  return [
    ...date.flatMap((part, at) =>
      at === 0 ? [part] : [{ type: 'literal', value: separator }, part],
    ),
    ...parts.slice(last + 1),
  ];
}

/**
 * Replaces `Intl`, and the locale methods of dates and numbers, by one that formats like this.
 * Returns a function that undoes it.
 */
export function writeLike({ dates, numbers }: Icu): () => void {
  const text = (parts: Part[]) => parts.map(({ value }) => value).join('');
  const real = { DateTimeFormat: Intl.DateTimeFormat, NumberFormat: Intl.NumberFormat };
  const said = {
    date: Date.prototype.toLocaleString,
    day: Date.prototype.toLocaleDateString,
    time: Date.prototype.toLocaleTimeString,
  };
  const number = Number.prototype.toLocaleString;

  class DateTimeFormat extends real.DateTimeFormat {
    private readonly rewritten: (moment?: Date | number) => Part[];
    constructor(locale?: string, options: Intl.DateTimeFormatOptions = {}) {
      super(locale, options);
      this.rewritten = (moment) => dates(super.formatToParts(moment), locale ?? '', options);
      Object.defineProperty(this, 'format', {
        value: (moment?: Date | number) => text(this.rewritten(moment)),
      });
    }
    override formatToParts(moment?: Date | number) {
      return this.rewritten(moment) as Intl.DateTimeFormatPart[];
    }
  }
  class NumberFormat extends real.NumberFormat {
    constructor(locale?: string, options?: Intl.NumberFormatOptions) {
      super(locale, options);
      Object.defineProperty(this, 'format', {
        value: (value: number) => text(this.formatToParts(value)),
      });
    }
    override formatToParts(value: number | bigint | Intl.StringNumericLiteral = Number.NaN) {
      return numbers(super.formatToParts(value)) as Intl.NumberFormatPart[];
    }
  }
  const sayDate = function (this: Date, locale?: string, options?: Intl.DateTimeFormatOptions) {
    return new DateTimeFormat(locale, options).format(this);
  };
  Object.assign(Intl, { DateTimeFormat, NumberFormat });
  Object.assign(Date.prototype, {
    toLocaleString: sayDate,
    toLocaleDateString: sayDate,
    toLocaleTimeString: sayDate,
  });
  Number.prototype.toLocaleString = function (
    locale?: Intl.LocalesArgument,
    options?: Intl.NumberFormatOptions,
  ) {
    return new NumberFormat(String(locale), options).format(this as number);
  };
  return () => {
    Object.assign(Intl, real);
    Object.assign(Date.prototype, {
      toLocaleString: said.date,
      toLocaleDateString: said.day,
      toLocaleTimeString: said.time,
    });
    Number.prototype.toLocaleString = number;
  };
}
