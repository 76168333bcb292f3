import {
  disablePromotionalEmail,
  type Failure,
  type FailureCode,
  isFailure,
  smsUnsubscribe,
  unsubscribeBrand,
} from '@nordlys/contracts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

/** The ways to unsubscribe, each at the address that its messages' links have. [ROUTE-19] */
export const ways = {
  '/unsubscribe': 'email',
  '/unsubscribesms': 'sms',
  '/unsubscribebrand': 'brand',
} as const

export type Way = (typeof ways)[keyof typeof ways]

/** The brand as the platform knows it; what it is called is content. */
const ownBrand = 'nordlys'

/** The content of a message's link: who, as a name that cannot be guessed, and which brand. */
export interface UnsubscribeLink {
  token: string
  brand: string
}

/** Reads a link's address; without a token there is nobody to unsubscribe. */
export function linkIn(query: URLSearchParams): UnsubscribeLink {
  const names = ['UserGuid', 'playerId', 'playerID']
  const token = names.map((name) => query.get(name)).find((value) => value) ?? ''
  return { token, brand: query.get('brand') || ownBrand }
}

/** Whether a link is one that we have made, as far as it can be seen without opening its token. */
export function isOurs(way: Way, { token, brand }: UnsubscribeLink): boolean {
  return token !== '' && (way !== 'brand' || brand === ownBrand)
}

/** The outcome: done, or why it was not taken. */
export type Unsubscribed = 'done' | FailureCode

/** Takes the consent back; a repeat is taken like the first. [MKT-04] */
export async function unsubscribe(
  scope: RequestScope,
  way: Way,
  link: UnsubscribeLink,
): Promise<Unsubscribed> {
  if (!isOurs(way, link)) return 'unknown'
  const { token, brand } = link
  const none = { params: {}, query: {}, body: undefined }
  const customer = { clientAddress: scope.clientAddress }
  const answers: Record<Way, () => Promise<object | Failure>> = {
    email: () => {
      const query = { UserGuid: token, IpAddress: scope.clientAddress }
      return scope.store.call(disablePromotionalEmail, { ...none, query }, customer)
    },
    sms: () => scope.store.call(smsUnsubscribe, { ...none, params: { playerId: token } }, customer),
    brand: () => {
      const body = { playerID: token, brand }
      return scope.store.call(unsubscribeBrand, { ...none, body }, customer)
    },
  }
  const answer = await answers[way]()
  return isFailure(answer) ? answer.code : 'done'
}
