/** Bundles the functions with the shared language into lib/index.js, which is what the cloud is given. `--watch` goes on. */
import { type BuildOptions, build, context } from 'esbuild';

const options: BuildOptions = {
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  // Installed in the cloud from package.json; zod comes with the domain and is bundled.
  external: [
    '@google-cloud/firestore',
    'busboy',
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
else await build(options);
