import { formatAmount, type Ore, zeroOre } from '@nordlys/core'
import { classNames } from './class-names.ts'

export interface MoneyProps {
  ore: Ore
  /** Gold is money the player has or can win, never a cost or a limit. */
  gold?: boolean
  /** A large figure with its øre and unit at 60 %. */
  figure?: boolean
  /** A plus before what came in; a minus is always shown. */
  signed?: boolean
}

/**
 * An amount with its unit on the same line. It is one text, or two with an element each: a browser that
 * translates the page puts others in the place of texts that stand beside each other.
 */
export function Money({ ore, gold = false, figure = false, signed = false }: MoneyProps) {
  const { whole, rest } = moneyParts(ore, signed)
  const className = classNames('n-money', gold && 'n-money--gold', figure && 'n-money--figure')
  return (
    <span className={className} translate="no">
      {figure ? <span>{whole}</span> : whole + rest}
      {figure && <span className="n-money__rest">{rest}</span>}
    </span>
  )
}

/** `1.234` and `,50 kr.` of an amount, the unit joined by a no-break space. */
export function moneyParts(ore: Ore, signed: boolean) {
  const amount = formatAmount(ore)
  const comma = amount.indexOf(',')
  const plus = signed && ore > zeroOre ? '+' : ''
  return {
    whole: plus + (comma < 0 ? amount : amount.slice(0, comma)),
    rest: `${comma < 0 ? '' : amount.slice(comma)}\u00a0kr.`,
  }
}
