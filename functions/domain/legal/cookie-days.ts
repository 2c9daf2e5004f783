/** How long a choice about visitor statistics holds. */
export const cookieDays = { accepted: 180, declined: 30 } as const;
