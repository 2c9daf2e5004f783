/** Whether opendkim, with which receivers verify DKIM, takes signed e-mails. Asks no DNS. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * In: e-mails as they leave, and the record that DNS would have at `name`
 * ('selector._domainkey.domain'). Out: what it says of each, '' where the signature holds; undefined
 * if it is not installed.
 */
export function saidByOpendkim(
  emails: readonly string[],
  { name, record }: { name: string; record: string },
): string[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-dkim-'));
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  try {
    const keys = write('keys', `${name} ${record}\n`);
    const settings = write('settings', `Mode v\nSyslog no\nTestPublicKeys ${keys}\n`);
    const files = emails.map((email, n) => write(`${n}.eml`, email));
    const { status, stdout, stderr, error } = spawnSync(
      'opendkim',
      ['-x', settings, '-t', files.join(',')],
      // Daemons are not on everybody's path.
      { encoding: 'utf8', env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } },
    );
    if ((error as { code?: string } | undefined)?.code === 'ENOENT') return undefined;
    return files.map((file) => {
      const of = `opendkim: ${file}: `;
      const said = stdout
        .split('\n')
        .find((line) => line.startsWith(of))
        ?.slice(of.length);
      if (status === 0 && /^verification .* succeeded$/.test(said ?? '')) return '';
      return said ?? (stderr.trim() || `opendkim said nothing (${status})`);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
