/** A website as typed ('www.praxis.at') -> a link that is always http(s), or undefined. */
export function websiteUrl(website: string): string | undefined {
  const typed = website.trim();
  if (typed === '') return undefined;
  // No dot before the colon: 'praxis.at:8080' is a host with a port, not a scheme.
  const candidate = /^[a-z][a-z0-9+-]*:/i.test(typed) ? typed : `https://${typed}`;
  try {
    const url = new URL(candidate);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
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
