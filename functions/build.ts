/**
 * Bundles the functions with the shared language into lib/index.js, which is what the cloud is
 * given, with the licences of what it contains of others. `--watch` goes on.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type BuildOptions, build, context, type Metafile } from 'esbuild';

const options: BuildOptions = {
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  // Installed in the cloud from package.json; zod comes with the domain and is bundled, as is the
  // parser of legal texts.
  // `@google-cloud/firestore` is listed there because firebase-admin calls it optional: an
  // installation without it would succeed.
  external: [
    '@fastify/busboy',
    '@google-cloud/firestore',
    '@simplewebauthn/server',
    'firebase-admin',
    'firebase-functions',
    'nodemailer',
    'pdfkit',
    'sharp',
    'stripe',
    'web-push',
  ],
};

if (process.argv.includes('--watch')) await (await context(options)).watch();
else
  writeFileSync(
    'lib/licenses.txt',
    licensesOf((await build({ ...options, metafile: true })).metafile),
  );

/** What is installed beside the bundle brings its own. */
function licensesOf({ inputs }: Metafile): string {
  const packages = Object.keys(inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  const texts = [...new Set(packages)].sort().map((folder) => {
    const [file] = globSync('{LICEN[CS]E,licen[cs]e}*', { cwd: folder });
    if (!file) throw new Error(`${folder} has no licence.`);
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      name: string;
      version: string;
    };
    return `## ${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
  });
  return texts.join('\n');
}
