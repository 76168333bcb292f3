import { zeroOre } from '@nordlys/core'
import { Icon, RadioCards } from '@nordlys/ui'
import CreditCard from 'lucide-react/icons/credit-card'
import Smartphone from 'lucide-react/icons/smartphone'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { DepositOptions } from './amount-choice.tsx'

type OpenMethod = DepositOptions['methods'][number]

/** The way to pay that is chosen. */
interface Way {
  chosen: OpenMethod
  /** Whether a card was ever chosen here: its fields stay loaded from then on. */
  wasCard: boolean
}

/**
 * The choice among the open ways to pay. One that is closed while the form is open stays chosen as long as no
 * other is: the payment that is under way in it goes on. [FLT-53]
 */
export function useWay(methods: readonly OpenMethod[]) {
  const form = useRef<HTMLFormElement>(null)
  const [known, setKnown] = useState(methods)
  const [name, setName] = useState<string>(methods[0]?.method ?? 'card')
  if (methods.length > 0 && known !== methods) setKnown(methods)
  const chosen = known.find(({ method }) => method === name) ?? known[0] ?? noMethod
  const [wasCard, setWasCard] = useState(chosen.method === 'card')
  if (chosen.method === 'card' && !wasCard) setWasCard(true)
  useEffect(() => {
    // The browser keeps a choice that was made before script arrived.
    const made = form.current && new FormData(form.current).get('method')
    if (typeof made === 'string') setName(made)
  }, [])
  return { form, choose: setName, way: { chosen, wasCard } satisfies Way }
}

const noMethod = { method: 'card', minimumOre: zeroOre, maximumOre: zeroOre } as const

interface MethodProps {
  methods: readonly OpenMethod[]
  chosen: string
  onChoose: (method: string) => void
}

export function Method({ methods, chosen, onChoose }: MethodProps) {
  const t = useTexts()
  const cards = {
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
  return (
    <RadioCards
      title={t('deposit.method')}
      name="method"
      chosen={chosen}
      onChoose={onChoose}
      cards={methods.map(({ method }) => ({ value: method, ...cards[method] }))}
    />
  )
}
