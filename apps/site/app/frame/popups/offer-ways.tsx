import { Checkbox } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { OfferWay } from './marketing-calls.ts'

export interface OfferWaysProps {
  ways: readonly OfferWay[]
  ticked: readonly OfferWay[]
  onChange: (ticked: readonly OfferWay[]) => void
}

/** A box for each way that is asked about: one yes is not the other. [MKT-05] */
export function OfferWays({ ways, ticked, onChange }: OfferWaysProps) {
  const t = useTexts()
  const brand = t('shell.brand_full')
  return (
    <fieldset className="s-popup__ways">
      <legend className="n-visually-hidden">{t('modal.offers_ways')}</legend>
      {ways.map((way) => (
        <Checkbox
          key={way}
          checked={ticked.includes(way)}
          onChange={({ target }) => {
            const others = ticked.filter((each) => each !== way)
            onChange(target.checked ? [...others, way] : others)
          }}
          label={t(`modal.offers_${way}`, { brand })}
        />
      ))}
    </fieldset>
  )
}
