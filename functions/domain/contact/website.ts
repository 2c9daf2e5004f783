/**
 * A website as typed ('www.praxis.at') -> a link that is always http(s) and leads where it seems to
 * lead, or undefined.
 */
export function websiteUrl(website: string): string | undefined {
  const typed = website.trim();
  if (typed === '') return undefined;
  // No dot before the colon: 'praxis.at:8080' is a host with a port, not a scheme.
  const candidate = /^[a-z][a-z0-9+-]*:/i.test(typed) ? typed : `https://${typed}`;
  try {
    const url = new URL(candidate);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    // 'bank.example@evil.example' leads to the latter; a backslash is read as a slash by browsers,
    // and otherwise elsewhere.
    return isWeb && url.username === '' && url.password === '' && !typed.includes('\\')
      ? url.href
      : undefined;
  } catch {
    return undefined;
  }
}

/** The readable form: 'www.praxis.at'. */
export function formatWebsite(website: string): string {
  return website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
}
