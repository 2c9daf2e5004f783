/** What a deployment gives the functions, for those that tests load as they are wired. */
import { project } from './practice-under-test.ts';

/** Parameters and secrets, by name; with limits that no test reaches. */
export function deploymentOf({
  stripe,
  smtpPort,
}: {
  stripe: string;
  smtpPort: number;
}): Readonly<Record<string, string>> {
  return {
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
    MAIL_FROM: 'post@platzwart.example',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    HASH_KEY: 'of tests',
    BOUNCE_KEY: 'of tests',
    FACTOR_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    PUSH_KEY: Buffer.alloc(32, 1).toString('base64'),
    STRIPE_API: stripe,
    STRIPE_SECRET_KEY: 'sk_test_demo',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_tests',
    BOOKINGS_PER_ADDRESS: '1000',
    CALL_LIMITS_TIMES: '1000',
    // Takes the endpoints of the tests' subscriptions.
    FUNCTIONS_EMULATOR: 'true',
    PUSH_TEST_ORIGIN: 'https://push.example',
  };
}
