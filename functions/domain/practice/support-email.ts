/**
 * Contact address for practices and their staff: shown on pages and in every e-mail of the platform
 * to them. The operator replaces it before launch, like everything in `legal/operator.ts`.
 */
export const supportEmail = 'support@platzwart.example';
