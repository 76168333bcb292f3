import type { AnswerOf, readDepositOptions } from '@nordlys/contracts'
import { formatKroner, type Ore, oreToNumber } from '@nordlys/core'
import { ChoiceChips, Field, Icon } from '@nordlys/ui'
import Info from 'lucide-react/icons/info'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { strictestOf } from '../deposit-limits/deposit-limits-card.tsx'
import type { ShownDepositLimit } from '../deposit-limits/load-deposit-limits.ts'

/** The ids by which an error summary leads to the amount. */
export const ownAmountId = 'belob'

export type DepositOptions = AnswerOf<typeof readDepositOptions>

export interface AmountChoiceProps {
  options: Pick<DepositOptions, 'quickAmountsOre'> & { minimumOre: Ore }
  limits: readonly ShownDepositLimit[]
  /** As typed or chosen, in kroner. */
  amountText: string
  onAmount: (amountText: string) => void
  error: string | undefined
}

/** Three amounts and one of the player's own; what a limit forbids says so. [SCREEN-01] [VAL-05] */
export function AmountChoice({ options, limits, amountText, onAmount, error }: AmountChoiceProps) {
  const t = useTexts()
  const strictest = strictestOf(limits)
  const chips = options.quickAmountsOre.map((amountOre) => ({
    value: wholeKroner(amountOre),
    text: formatKroner(amountOre),
    isUnavailable: !!strictest && amountOre > strictest.leftOre,
  }))
  const chosen = chips.find(({ value }) => value === amountText)?.value ?? ''
  const note = strictest && limitNote(t, strictest, options)
  return (
    <div className="s-amount">
      <div className="s-amount__ways">
        <ChoiceChips
          title={t('deposit.amounts')}
          name="quick_amount"
          chips={chips}
          chosen={chosen}
          onChoose={onAmount}
          amounts
        />
        <Field
          id={ownAmountId}
          name="amount"
          label={t('deposit.own_amount')}
          after={t('deposit.unit')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={amountText}
          onChange={(event) => onAmount(event.currentTarget.value)}
          error={error}
        />
      </div>
      {note && (
        <p className="s-amount__note">
          <Icon glyph={Info} size={18} />
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}

/** The strictest limit, when it stands in the way of an amount offered here. */
function limitNote(
  t: Translate,
  strictest: ShownDepositLimit,
  options: AmountChoiceProps['options'],
) {
  const { period, leftOre, amountOre, room } = strictest
  if (options.quickAmountsOre.every((offered) => offered <= leftOre)) return undefined
  const limit = formatKroner(amountOre)
  if (leftOre < options.minimumOre) {
    return [t(`deposit.spent_${period}`, { limit }), room].filter(Boolean).join(' ')
  }
  return t(`deposit.left_${period}`, { left: formatKroner(leftOre), limit })
}

function wholeKroner(amountOre: Ore): string {
  return String(oreToNumber(amountOre) / 100)
}
