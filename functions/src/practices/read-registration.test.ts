import { randomBytes } from 'node:crypto';
import { maxFileSize } from '@platzwart/domain/practice/registration';
import { describe, expect, it } from 'vitest';
import { readRegistration } from './read-registration.ts';

const unreadable = {
  ok: false,
  failure: { kind: 'invalid', details: [{ field: 'form', code: 'unreadable' }] },
};
const data = { title: 'Sprachräume Süd' };

/** As a browser sends it: the form's own encoding. */
async function encoded(form: FormData) {
  const response = new Response(form);
  return {
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function formWith(logo?: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('data', new Blob([JSON.stringify(data)], { type: 'application/json' }));
  if (logo) form.set('logoImage', new Blob([logo], { type: 'image/png' }), 'logo.png');
  return form;
}

const read = (type: string | undefined, body: Buffer) =>
  readRegistration({ 'content-type': type }, body);
const readForm = async (form: FormData) => {
  const { type, body } = await encoded(form);
  return read(type, body);
};

/** A body by hand, for what no browser sends. */
const byHand = (text: string) =>
  read('multipart/form-data; boundary=b', Buffer.from(text.replaceAll('\n', '\r\n')));

describe('a complete form', () => {
  it('is its data and its logo, byte by byte, up to 4 MB', async () => {
    const logo = new Uint8Array(randomBytes(maxFileSize));
    const sent = await readForm(formWith(logo));
    expect(sent).toMatchObject({ ok: true, value: { data } });
    expect(sent.ok && sent.value.logo?.equals(logo)).toBe(true);
  });

  it('needs no logo, and an empty one is none', async () => {
    expect(await readForm(formWith())).toEqual({ ok: true, value: { data, logo: undefined } });
    expect(await readForm(formWith(new Uint8Array()))).toEqual({
      ok: true,
      value: { data, logo: undefined },
    });
  });

  it('may say its data as a text', async () => {
    const form = new FormData();
    form.set('data', JSON.stringify(data));
    expect(await readForm(form)).toMatchObject({ ok: true, value: { data } });
  });
});

describe('refused at what is wrong', () => {
  it('a logo of one byte more than 4 MB', async () => {
    expect(await readForm(formWith(new Uint8Array(maxFileSize + 1)))).toMatchObject({
      failure: { details: [{ field: 'logoImage', code: 'fileTooLarge' }] },
    });
  });

  it('parts of other names, as texts and as files', async () => {
    const form = formWith();
    form.set('stranger', 'x');
    form.set('x'.repeat(1000), new Blob(['x']), 'x.png');
    expect(await readForm(form)).toMatchObject({
      failure: {
        details: [
          { field: 'stranger', code: 'unknown' },
          { field: 'x'.repeat(100), code: 'unknown' },
        ],
      },
    });
  });
});

describe('unreadable', () => {
  it.each([
    ['more data than a registration can have', `{"title":"${'x'.repeat(100_000)}"}`],
    ['more fields', `{${Array.from({ length: 5_000 }, (_, n) => `"f${n}":1`).join()}}`],
    ['deep nesting', `{"title":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ])('%s, as a file and as a text', async (_what, sent) => {
    const [asFile, asText] = [new FormData(), new FormData()];
    asFile.set('data', new Blob([sent], { type: 'application/json' }));
    asText.set('data', sent);
    for (const form of [asFile, asText]) expect(await readForm(form)).toMatchObject(unreadable);
  });

  it.each([
    ['nothing at all', ''],
    ['an empty line', '\n'],
    ['the end without a part', '--b--\n'],
    ['a part whose head is cut', '--b\nContent-Disposition: form-da'],
    [
      'a part without a name',
      `--b\nContent-Disposition: form-data\n\n${JSON.stringify(data)}\n--b--\n`,
    ],
    [
      'a file without a name',
      `--b\nContent-Disposition: form-data; filename="x"\n\n${JSON.stringify(data)}\n--b--\n`,
    ],
    [
      'a part that is no form data',
      '--b\nContent-Disposition: attachment; name="data"\n\n{}\n--b--\n',
    ],
    [
      'data that is no JSON',
      '--b\nContent-Disposition: form-data; name="data"\n\n{"title":\n--b--\n',
    ],
    [
      'data of more than 100 kB',
      `--b\nContent-Disposition: form-data; name="data"\n\n"${'x'.repeat(100_000)}"\n--b--\n`,
    ],
    [
      'data twice',
      '--b\nContent-Disposition: form-data; name="data"\n\n{}\n'.repeat(2).concat('--b--\n'),
    ],
    [
      'more parts than a form has',
      '--b\nContent-Disposition: form-data; name="data"\n\n{}\n'.repeat(7).concat('--b--\n'),
    ],
  ])('%s', async (_what, body) => {
    expect(await byHand(body)).toMatchObject(unreadable);
  });

  it.each([
    ['the boundary of another form', 'multipart/form-data; boundary=another'],
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['another type', 'application/x-www-form-urlencoded'],
    ['no type', undefined],
  ])('a form announced with %s', async (_what, type) => {
    const { body } = await encoded(formWith(new Uint8Array(100)));
    expect(await read(type, body)).toMatchObject(unreadable);
  });

  it('a form cut off anywhere before its last boundary ends', async () => {
    const { type, body } = await encoded(formWith(new Uint8Array(100)));
    const complete = body.lastIndexOf('--') + 2;
    for (let length = 0; length < complete; length += 1) {
      expect(
        await read(type, body.subarray(0, length)),
        `${length} of ${body.length} bytes`,
      ).toMatchObject(unreadable);
    }
    expect(await read(type, body.subarray(0, complete))).toMatchObject({ ok: true });
  });
});
