/** Where each document lives (design section 3). Called with '{slug}' the same functions yield a trigger's template. */
export const paths = {
  practice: (slug: string) => `practices/${slug}`,
  form: (slug: string) => `practices/${slug}/public/form`,
  account: (slug: string) => `practices/${slug}/private/account`,
  members: (slug: string) => `practices/${slug}/members`,
  member: (slug: string, uid: string) => `practices/${slug}/members/${uid}`,
  invitations: (slug: string) => `practices/${slug}/invitations`,
  invitation: (slug: string, id: string) => `practices/${slug}/invitations/${id}`,
  requests: (slug: string) => `practices/${slug}/requests`,
  request: <S extends string, I extends string>(slug: S, id: I) => `practices/${slug}/requests/${id}` as const,
  history: (slug: string, requestId: string) => `practices/${slug}/requests/${requestId}/history`,
  heatmaps: (slug: string) => `practices/${slug}/heatmaps`,
  heatmap: (slug: string, locationId: string) => `practices/${slug}/heatmaps/${locationId}`,
  requestCounters: (slug: string) => `practices/${slug}/counters/requests`,
  /** How often the counters were repaired; lets only one of two simultaneous repairs through. */
  reconciliation: (slug: string) => `practices/${slug}/counters/reconciliation`,
  /** By a keyed hash of e-mail, name and birthdate: the open request of that person. */
  openKey: (slug: string, key: string) => `practices/${slug}/openKeys/${key}`,
  tags: (slug: string) => `practices/${slug}/tags`,
  tag: (slug: string, id: string) => `practices/${slug}/tags/${id}`,
  lists: (slug: string) => `practices/${slug}/lists`,
  list: (slug: string, id: string) => `practices/${slug}/lists/${id}`,
  /** Which request a member has open for editing. */
  editing: (slug: string) => `practices/${slug}/editing`,
  editingOf: (slug: string, uid: string) => `practices/${slug}/editing/${uid}`,
  log: (slug: string) => `practices/${slug}/log`,
  imports: (slug: string) => `practices/${slug}/imports`,
  import: (slug: string, importId: string) => `practices/${slug}/imports/${importId}`,
  user: (uid: string) => `users/${uid}`,
  /** What a registration led to, by a hash of account and attempt: a second try of the same one answers as the first. */
  registration: (id: string) => `registrations/${id}`,
  rateLimit: (id: string) => `rateLimits/${id}`,
  requestLink: (tokenHash: string) => `requestLinks/${tokenHash}`,
  outbox: () => 'outbox',
  letter: <I extends string>(id: I) => `outbox/${id}` as const,
  practiceLogo: (slug: string) => `practiceLogos/${slug}`,
} as const;
