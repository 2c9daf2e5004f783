/**
 * What no page of ours sends, as JSON text, each in every place of every call's input. Another one
 * takes a line.
 */
export const oddValues: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  zero: '0',
  'negative zero': '-0',
  'a huge number': '1e308',
  infinity: '1e999',
  'a fraction of nothing': '5e-324',
  'an empty text': '""',
  'a blank': '" "',
  'a word for no number': '"NaN"',
  'nothing visible': '"\\u200b\\u3164\\ufeff"',
  'a null byte': '"a\\u0000b"',
  'half a character': '"\\ud800"',
  'text from right to left': '"\\u202eabc"',
  'a path upwards': '"../../private/account"',
  'an encoded path upwards': '"..%2f..%2fprivate"',
  'a reserved id': '"__name__"',
  'a single dot': '"."',
  'a formula': '"=HYPERLINK(\\"https://evil.example\\")"',
  markup: '"<img src=x onerror=alert(1)>"',
  'a line break and a header': '"a\\r\\nBcc: x@evil.example"',
  'an empty list': '[]',
  'a list with one text': '["a"]',
  'a list in a list': '[[[[[["a"]]]]]]',
  'an empty object': '{}',
  'an object with a prototype': '{"__proto__":{"isAdmin":true}}',
  'an object with a constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'an object that speaks for itself':
    '{"toString":"a","valueOf":"a","toJSON":"a","length":1,"then":"a"}',
  'the same key twice': '{"a":1,"a":{"b":2}}',
  'an operator of a query': '{"$ne":null}',
  'a number of the protocol':
    '{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"Infinity"}',
  'a type the protocol does not know': '{"@type":"type.googleapis.com/evil"}',
  'a date as Firestore has it': '{"_seconds":1,"_nanoseconds":0}',
};

/** The same, but so large that reading them costs something. */
export const largeValues: Readonly<Record<string, string>> = {
  'a long text': JSON.stringify('a'.repeat(100_000)),
  'a list of many nothings': `[${'null,'.repeat(4000)}null]`,
  'many keys': `{${Array.from({ length: 4000 }, (_, n) => `"k${n}":0`).join()}}`,
  'many more keys': `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":0`).join()}}`,
  'a nest of objects': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'a nest of lists': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'a number of many digits': '9'.repeat(100_000),
  'a text of combining marks': JSON.stringify('\u0301\u0316'.repeat(40_000)),
  'one key that is all': `{${JSON.stringify('k'.repeat(100_000))}:1}`,
};
