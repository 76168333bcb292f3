import { type DepositMethod, savedCardsMax } from '@nordlys/contracts'
import { zeroOre } from '@nordlys/core'
import { Checkbox, Icon, RadioCards } from '@nordlys/ui'
import CreditCard from 'lucide-react/icons/credit-card'
import Smartphone from 'lucide-react/icons/smartphone'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { cardWords, expiryText } from '../saved-card/card-words.ts'
import type { DepositOptions } from './amount-choice.tsx'
import { saveCardName, type WayToPay, waysToPay } from './ways-to-pay.ts'

/** The way to pay that is chosen. */
interface Way {
  chosen: WayToPay
  /** The card that was chosen last: its fields stay loaded while another way to pay is chosen. */
  card: WayToPay | undefined
}

/**
 * The choice among the open ways to pay. One that is closed while the form is open stays chosen as long as no
 * other is: the payment that is under way in it goes on. [FLT-53]
 */
export function useWay(
  { methods, cards }: Pick<DepositOptions, 'methods' | 'cards'>,
  wished?: DepositMethod,
) {
  const form = useRef<HTMLFormElement>(null)
  const ways = useMemo(() => waysToPay(methods, cards), [methods, cards])
  const [known, setKnown] = useState(ways)
  const [name, setName] = useState(wished ?? ways[0]?.value ?? 'card')
  if (ways.length > 0 && known !== ways) setKnown(ways)
  const chosen = known.find(({ value }) => value === name) ?? known[0] ?? noWay
  const isCard = chosen.open.method === 'card'
  const [card, setCard] = useState(isCard ? chosen : undefined)
  if (isCard && card?.value !== chosen.value) setCard(chosen)
  useEffect(() => {
    // The browser keeps a choice that was made before script arrived.
    const made = form.current && new FormData(form.current).get('method')
    if (typeof made === 'string') setName(made)
  }, [])
  return { form, choose: setName, ways, way: { chosen, card } satisfies Way }
}

const noWay: WayToPay = {
  value: 'card',
  open: { method: 'card', minimumOre: zeroOre, maximumOre: zeroOre },
}

interface MethodProps {
  ways: readonly WayToPay[]
  chosen: string
  onChoose: (value: string) => void
}

export function Method({ ways, chosen, onChoose }: MethodProps) {
  const t = useTexts()
  const methods = {
    card: {
      title: t('deposit.card'),
      detail: t('deposit.card_kinds'),
      icon: <Icon glyph={CreditCard} />,
    },
    mobile_pay: {
      title: t('deposit.mobile_pay'),
      detail: t('deposit.mobile_pay_how'),
      icon: <Icon glyph={Smartphone} />,
    },
  } as const
  const shown = ({ open: { method }, card }: WayToPay) => {
    if (!card) return methods[method]
    const month = expiryText(card.expiryMonth)
    const { icon } = methods.card
    const words = cardWords(t, card)
    const expires = month && t('deposit.saved_card_expires', { month })
    if (!card.name) return { icon, title: words, detail: expires ?? t('deposit.saved_card') }
    return { icon, title: card.name, detail: expires ? `${words}. ${expires}` : words }
  }
  return (
    <RadioCards
      title={t('deposit.method')}
      name="method"
      chosen={chosen}
      onChoose={onChoose}
      cards={ways.map((way) => ({ value: way.value, ...shown(way) }))}
    />
  )
}

interface SaveCardProps {
  /** The way to pay that is chosen: only a card that is typed can be saved. */
  chosen: WayToPay
  cards: DepositOptions['cards']
}

/** Never ticked beforehand. With as many cards as are kept the box is not there. */
export function SaveCard({ chosen, cards }: SaveCardProps) {
  const t = useTexts()
  const isTyped = chosen.open.method === 'card' && !chosen.card
  if (!isTyped || cards.length >= savedCardsMax) return null
  return <Checkbox name={saveCardName} label={t('deposit.save_card')} />
}
