import type { AccountSummary } from '@nordlys/contracts'
import { formatKroner, type Ore, zeroOre } from '@nordlys/core'
import { serialize } from '../../ground/fast/serialized-piece/serialized-piece.ts'
import { pickTexts, type Translations } from '../../ground/text/pick-texts.ts'
import type { SerializedTexts, Translate } from '../../ground/text/texts.ts'
import type { LoadedDeposit } from '../../parts/deposit/load-deposit.ts'
import { strictestOf } from '../../parts/deposit-limits/deposit-limits-card.tsx'

type Form = NonNullable<LoadedDeposit['form']>

/** The balances and the room for a transfer, in words: the server makes them, and a browser only draws. */
export interface TransferView {
  label: string
  balances: { label: string; amount: Ore }[]
  /** How much the player's limits leave; undefined while nothing can be transferred. [LIM-01] */
  room: string | undefined
}

export function transferView(
  t: Translate,
  { TotalBalance, BonusBalance }: Pick<AccountSummary, 'TotalBalance' | 'BonusBalance'>,
  form: Pick<Form, 'options' | 'limits'> | undefined,
): TransferView {
  return {
    label: t('transfer.balances'),
    balances: [
      { label: t('transfer.total'), amount: TotalBalance },
      { label: t('transfer.bonus'), amount: BonusBalance },
    ],
    room: form && form.options.methods.length > 0 ? roomText(t, form) : undefined,
  }
}

/** The limit that leaves least decides, and is named. */
function roomText(t: Translate, { options, limits }: Pick<Form, 'options' | 'limits'>) {
  const strictest = strictestOf(limits)
  const least = leastOf(options.methods.map(({ minimumOre }) => minimumOre))
  const most = mostOf(options.methods.map(({ maximumOre }) => maximumOre))
  if (!strictest || strictest.leftOre > most)
    return t('transfer.room_at_once', { most: formatKroner(most) })
  const { period, leftOre, amountOre, room } = strictest
  const amounts = { left: formatKroner(leftOre), limit: formatKroner(amountOre) }
  if (leftOre >= least) return t(`transfer.room_${period}`, amounts)
  const rest = t('transfer.rest', { left: amounts.left, least: formatKroner(least) })
  return [t(`transfer.none_${period}`, amounts), leftOre > zeroOre && rest, room]
    .filter(Boolean)
    .join(' ')
}

const leastOf = (amounts: readonly Ore[]) => amounts.reduce((one, two) => (two < one ? two : one))
const mostOf = (amounts: readonly Ore[]) => amounts.reduce((one, two) => (two > one ? two : one))

const own = [
  ...(['help', 'wrong', 'submit', 'submit_none', 'amount_too_small', 'amount_too_large'] as const),
  ...(['left_day', 'left_week', 'left_month', 'spent_day', 'spent_week', 'spent_month'] as const),
] as const

/** The texts of the deposit's form, where it speaks of the act those of a transfer. */
export function inOwnWords(translations: Translations): SerializedTexts {
  const texts = pickTexts(translations, ['deposit', 'limitations', 'offer'])
  const transfer = pickTexts(translations, ['transfer'])
  const words = own.map((key) => [`deposit.${key}`, transfer[`transfer.${key}`]] as const)
  return serialize({ ...texts, ...Object.fromEntries(words) })
}
