/**
 * Where practices and their people write with questions: pages name it, and every e-mail of the platform to them. The operator replaces it
 * before launch, like everything in `web/src/content/operator.ts`.
 */
export const supportEmail = 'support@platzwart.example';
