/** The login page, with why it is shown and where a login leads, as far as there is any. */
export function loginAddress(shown: {
  refusal?: string | undefined
  returnTo?: string | undefined
}): string {
  const query = new URLSearchParams()
  if (shown.refusal) query.set('fejl', shown.refusal)
  if (shown.returnTo) query.set('redirect', shown.returnTo)
  return query.size > 0 ? `/log-ind?${query}` : '/log-ind'
}
