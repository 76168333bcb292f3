const acceptanceCookie = '_accept_news'
const daySeconds = 86_400
const usersPath = '/api/store/GATMaven/users/'

/** Whether this browser holds an acceptance; its cookie ends when the acceptance does. [MKT-02] */
export function hasAcceptanceHere(): boolean {
  return document.cookie.split(';').some((part) => part.trim() === `${acceptanceCookie}=1`)
}

/** Asks the store; throws when it does not answer, or in another way than it should. */
export async function isMarketingAccepted(sessionId: string, userId: string): Promise<boolean> {
  const response = await fetch(`${storePath(sessionId)}/${encodeURIComponent(userId)}`, {
    cache: 'no-store',
  })
  const body: { data?: { accepted?: unknown } } = await response.json()
  if (!response.ok || typeof body.data?.accepted !== 'boolean') {
    throw new Error(`the acceptance could not be read: ${response.status}`)
  }
  return body.data.accepted
}

/**
 * Consents and accepts on the server, and then in this browser; false when the server did not take it.
 * [MKT-02]
 */
export async function acceptMarketing(given: {
  sessionId: string
  userId: string
  days: number
}): Promise<boolean> {
  const { sessionId, userId, days } = given
  const notify = `${usersPath}${encodeURIComponent(sessionId)}/EmailNotify/update`
  try {
    // The consent first: an acceptance without it would only keep the question away.
    const consent = await fetch(`${notify}?EmailNotify=True&SMSNotify=True`, { method: 'PUT' })
    if (!consent.ok) return false
    const response = await fetch(storePath(sessionId), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId, day: days }),
    })
    if (!response.ok) return false
  } catch (error) {
    reportError(error)
    return false
  }
  const life = `Path=/; Max-Age=${days * daySeconds}; Secure; SameSite=Lax`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${acceptanceCookie}=1; ${life}`
  return true
}

function storePath(sessionId: string): string {
  return `/api/store/Player/MarketingNotification/${encodeURIComponent(sessionId)}`
}
