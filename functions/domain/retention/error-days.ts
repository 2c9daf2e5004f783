/** Days for which a kind of error in browsers is remembered after it was last seen. */
export const errorDays = 90;
