/**
 * Months until a confirmed address that waits for news of intake is deleted. No schemas: a public
 * page loads it.
 */
export const noticeMonths = 6;
