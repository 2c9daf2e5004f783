/** Whom sign-in asks: in the policy of every document but patients'. */
export function signInHosts(mode: string, env: Readonly<Record<string, string>>): string[] {
  return mode === 'emulator'
    ? [String(env.VITE_AUTH_EMULATOR)]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
}
