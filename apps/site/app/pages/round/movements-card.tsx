import type { RoundMovementFact } from '@nordlys/contracts'
import { formatClock, formatKroner, formatShortDate, type Ore, zeroOre } from '@nordlys/core'
import { Card, Money, Table } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'

const names = {
  stake: 'round.movement_stake',
  raise: 'round.movement_raise',
  win: 'round.movement_win',
  'stake-back': 'round.movement_stake_back',
  'win-back': 'round.movement_win_back',
  ended: 'round.movement_ended',
  paid: 'round.movement_paid',
} as const satisfies Record<RoundMovementFact['kind'], string>

/** Each booking of a round in several, with its moment, its amount and the balance after it. */
export function MovementsCard({ movements }: { movements: readonly RoundMovementFact[] }) {
  const t = useTexts()
  const rows = movements.map((movement, place) => ({ ...movement, place }))
  return (
    <Card title={t('round.movements_title')}>
      <Table
        caption={t('round.movements_caption')}
        rows={rows}
        rowKey={({ place }) => String(place)}
        columns={[
          {
            heading: t('round.movement_at'),
            corner: 'bottom-start',
            cell: ({ at }) => (
              <time dateTime={at.toISOString()}>
                {t('transactions.moment', { date: formatShortDate(at), time: formatClock(at) })}
              </time>
            ),
          },
          {
            heading: t('round.movement_what'),
            corner: 'top-start',
            cell: (movement) => <What movement={movement} />,
          },
          {
            heading: t('round.movement_balance'),
            corner: 'bottom-end',
            atEnd: true,
            cell: ({ balanceAfterOre }) => formatKroner(balanceAfterOre),
          },
          {
            heading: t('round.movement_amount'),
            corner: 'top-end',
            atEnd: true,
            cell: ({ amountOre }) => <Money ore={amountOre} signed />,
          },
        ]}
      />
    </Card>
  )
}

function What({ movement }: { movement: RoundMovementFact }) {
  const t = useTexts()
  const { kind, bonusOre, debtOre = zeroOre, forfeitedOre = zeroOre } = movement
  const part = (amount: Ore) => ({ amount: formatKroner(amount) })
  return (
    <>
      <span>{t(names[kind])}</span>
      {bonusOre !== zeroOre && (
        <span className="s-round__note">{t('round.movement_bonus', part(bonusOre))}</span>
      )}
      {debtOre !== zeroOre && (
        <span className="s-round__note">{t('round.movement_debt', part(debtOre))}</span>
      )}
      {forfeitedOre !== zeroOre && (
        <span className="s-round__note">{t('round.movement_forfeited', part(forfeitedOre))}</span>
      )}
    </>
  )
}
