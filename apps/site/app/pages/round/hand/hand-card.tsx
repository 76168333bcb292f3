import { Card, Table } from '@nordlys/ui'
import { useTexts } from '../../../ground/text/use-texts.tsx'
import type { Hand } from './steps.ts'

/** A round at a table, card by card, each raise beside the choice that made it. [GAME-02] */
export function HandCard({ hand: { steps, bets }, isHand }: { hand: Hand; isHand: boolean }) {
  const t = useTexts()
  return (
    <Card title={t(isHand ? 'round.hand_title' : 'round.spot_title')}>
      <ol className="s-round__steps">
        {steps.map(({ title, raise, groups }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the hand
          <li key={place}>
            <h3 className="n-label">{title}</h3>
            {raise && <p className="n-small n-text-2">{raise}</p>}
            <dl className="s-round__groups">
              {groups.map(({ name, cards, worth }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {cards.join(', ')}
                    {worth && <span className="n-text-2"> ({worth})</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <Table
        caption={t('round.bets_caption')}
        rows={bets}
        rowKey={({ name }) => name}
        columns={[
          { heading: t('round.bet'), corner: 'top-start', cell: ({ name }) => name },
          { heading: t('round.bet_stake'), corner: 'bottom-start', cell: ({ stake }) => stake },
          {
            heading: t('round.bet_paid'),
            corner: 'top-end',
            atEnd: true,
            cell: ({ paid }) => paid,
          },
        ]}
      />
    </Card>
  )
}
