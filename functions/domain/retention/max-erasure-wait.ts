/**
 * Days from its announcement after which an erasure waits no longer for that e-mail to leave.
 * Without schemas, for code that only displays it.
 */
export const maxErasureWait = 30;
