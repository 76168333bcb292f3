import { type DepositKind, depositMethod, type RequestOf, startDeposit } from '@nordlys/contracts'
import { data } from 'react-router'
import { callPlatform, type RequestScope } from '../../ground/scope/request-scope.ts'
import { bonusCodeName } from '../../parts/deposit/bonus-code-name.ts'
import { declinedName } from '../../parts/deposit/declined-name.ts'
import { gameReturn } from '../../parts/deposit/game-return.ts'
import { saveCardName } from '../../parts/deposit/ways-to-pay.ts'

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Asked = RequestOf<typeof startDeposit>

/** What a form asks for beside its kind. */
export interface AskedPayment {
  bonusCode: string | null
  declinesOffer: boolean
  /** The game that MobilePay's return leads back to. */
  returnTo: string | undefined
}

/**
 * Begins the deposit of a form that was sent. Its key was made with the page, so that a repeated request
 * begins nothing twice.
 */
export function startPayment(
  scope: RequestScope,
  form: FormData,
  kind: DepositKind,
  { bonusCode, declinesOffer, returnTo }: AskedPayment,
) {
  const idempotencyKey = String(form.get('key') ?? '')
  if (!uuidShape.test(idempotencyKey)) throw data('not a key of this page', { status: 400 })
  const way = wayIn(form)
  if (!way) throw data('no way to pay of ours', { status: 400 })
  return callPlatform(scope, startDeposit, {
    amount: amountIn(form).slice(0, 40),
    ...way,
    kind,
    ...(bonusCode !== null && { bonus_code: bonusCode.slice(0, 40) }),
    ...(declinesOffer && { decline_offer: true }),
    ...(returnTo !== undefined && { returnTo }),
    idempotencyKey,
  })
}

/** A method by its name, or a saved card by our number of it. */
function wayIn(form: FormData): Pick<Asked, 'method' | 'cardId' | 'saveCard'> | undefined {
  // A page that is still open from the build before this names none.
  const named = String(form.get('method') ?? 'card')
  if (uuidShape.test(named)) return { method: 'card', cardId: named }
  const { data: method } = depositMethod.safeParse(named)
  return method && { method, ...(form.has(saveCardName) && { saveCard: true }) }
}

/** Whether the way to pay of a form has its fields on our page, which needs script. */
export function isByCard(form: FormData): boolean {
  return wayIn(form)?.method === 'card'
}

/** Without script the amount that was typed takes the place of the one that was chosen. */
function amountIn(form: FormData): string {
  return String(form.get('amount') || form.get('quick_amount') || '')
}

/** Of a page's address, where the form without script has both. */
export function askedIn(url: URL): AskedPayment {
  const { searchParams } = url
  return {
    bonusCode: searchParams.get(bonusCodeName),
    declinesOffer: searchParams.has(declinedName),
    returnTo: gameReturn(searchParams),
  }
}
