/**
 * The multipart body of `POST /api/companies`: 'data' (JSON) and, optionally, 'logoImage' (spec
 * section 7).
 */
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import {
  accepted,
  type Detail,
  messages,
  type Outcome,
  refused,
  wholeForm,
} from '@platzwart/domain/failure';
import { maxFileSize } from '@platzwart/domain/practice/registration';
import { parseBounded } from '../core/parse-bounded.ts';

/**
 * Bytes, whether the part is sent as a field or as a file; and values in it, some times the fields
 * there are.
 */
const [maxDataSize, maxValues] = [100_000, 100];
const unreadable: Detail = {
  field: wholeForm,
  code: 'unreadable',
  message: 'Die Anfrage war unvollständig. Bitte versuche es noch einmal.',
};

export type SentRegistration = { data: unknown; logo: Buffer | undefined };

/**
 * Reads the whole body. Failures, as details: a file over 4 MB (logoImage), parts of other names
 * (at their name), anything but a complete multipart form with a JSON part 'data' (form).
 */
export function readRegistration(
  headers: { 'content-type'?: string | undefined },
  body: Buffer,
): Promise<Outcome<SentRegistration>> {
  return new Promise((resolve) => {
    const details: Detail[] = [];
    const texts: string[] = [];
    const files: Buffer[] = [];
    const giveUp = () => resolve(refused({ kind: 'invalid', details: [unreadable] }));
    const unknown = (field: string | undefined) => {
      if (field === undefined) giveUp();
      else
        details.push({
          field: field.slice(0, 100),
          code: 'unknown',
          message: messages.unknownArgument,
        });
    };

    const { 'content-type': type = '' } = headers;
    if (!/^multipart\/form-data\b/i.test(type)) {
      giveUp();
      return;
    }
    let form: BusboyInstance;
    try {
      const limits = {
        files: 3,
        fields: 3,
        parts: 6,
        fileSize: maxFileSize,
        fieldSize: maxDataSize,
      };
      form = new Busboy({ headers: { 'content-type': type }, limits });
    } catch {
      giveUp();
      return;
    }
    // Unlike its types, the parser passes undefined for a part without a name.
    form.on('field', (name: string | undefined, value) => {
      if (name === 'data') texts.push(value);
      else unknown(name);
    });
    // The 'data' part is a JSON blob: browsers send it as a file without a meaningful name.
    form.on('file', (name: string | undefined, stream) => {
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (name === 'logoImage' || size <= maxDataSize) chunks.push(chunk);
      });
      stream.on('limit', () => {
        if (name === 'logoImage')
          details.push({ field: name, code: 'fileTooLarge', message: messages.fileTooLarge });
      });
      stream.on('error', giveUp);
      stream.on('end', () => {
        if (name === 'data' && size > maxDataSize) giveUp();
        else if (name === 'data') texts.push(Buffer.concat(chunks).toString('utf8'));
        else if (name === 'logoImage') files.push(Buffer.concat(chunks));
        else unknown(name);
      });
    });
    form.on('error', giveUp);
    for (const surplus of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      form.on(surplus, giveUp);
    form.on('finish', () => {
      const data = texts.length === 1 ? parseBounded(texts[0] ?? '', maxValues) : undefined;
      const [logo] = files;
      if (data === undefined || data === null || files.length > 1) giveUp();
      else if (details.length > 0) resolve(refused({ kind: 'invalid', details }));
      else resolve(accepted({ data, logo: logo && logo.length > 0 ? logo : undefined }));
    });
    form.end(body);
  });
}
