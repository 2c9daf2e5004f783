/** Days for which we remember that an e-mail was sent, without its text. */
export const emailDays = 30;
