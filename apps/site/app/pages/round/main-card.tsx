import type { PlayedDefinition, RoundFacts } from '@nordlys/contracts'
import { formatKroner, formatMoment, sum, zeroOre } from '@nordlys/core'
import { Card, StatusTag } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { type FactRow, FactsList } from './facts-list.tsx'
import type { RoundWords } from './round-words.ts'

const states = {
  pending: { tone: 'info', text: 'round.state_pending' },
  open: { tone: 'info', text: 'round.state_open' },
  settled: { tone: 'neutral', text: 'round.state_settled' },
  'rolled-back': { tone: 'neutral', text: 'round.state_rolled_back' },
} as const

export interface MainCardProps {
  facts: RoundFacts
  played: Pick<PlayedDefinition, 'version' | 'isCurrent'> | undefined
  words: RoundWords
}

/** The facts that a player looks for first. */
export function MainCard({ facts, played, words }: MainCardProps) {
  const t = useTexts()
  const { tone, text } = states[facts.isPending ? 'pending' : facts.state]
  const win = useParts('win', facts.win)
  const isOneMoment = facts.endedAt?.getTime() === facts.begunAt.getTime()
  return (
    <Card title={t('round.facts')} aside={<StatusTag tone={tone}>{t(text)}</StatusTag>}>
      {facts.state === 'open' && (
        <p className="n-text-2 n-small">
          {t(facts.isPending ? 'round.pending_text' : 'round.open_text')}
        </p>
      )}
      {facts.state === 'rolled-back' && (
        <p className="n-text-2 n-small">{t('round.rolled_back_text')}</p>
      )}
      <FactsList
        rows={[
          { name: t('round.number'), value: facts.roundId, isDigest: true },
          { name: t('round.game'), value: words.game },
          { name: t('round.kind'), value: words.kind },
          useVersion(facts, played),
          isOneMoment
            ? { name: t('round.at'), value: <Moment at={facts.begunAt} /> }
            : { name: t('round.begun'), value: <Moment at={facts.begunAt} /> },
          !isOneMoment && facts.endedAt
            ? { name: t('round.ended'), value: <Moment at={facts.endedAt} /> }
            : undefined,
          ...useParts('stake', facts.stake),
          words.choices === undefined
            ? undefined
            : { name: t('round.choices'), value: words.choices },
          ...(facts.isPending ? [] : win),
          facts.balanceAfterOre === undefined
            ? undefined
            : { name: t('round.balance_after'), value: formatKroner(facts.balanceAfterOre) },
        ]}
      />
    </Card>
  )
}

function useVersion(facts: RoundFacts, played: MainCardProps['played']): FactRow | undefined {
  const t = useTexts()
  if (facts.definitionHash === undefined) return undefined
  const name = t('round.version')
  if (!played) return { name, value: t('round.version_unknown') }
  const version = String(played.version)
  const text = played.isCurrent ? 'round.version_current' : 'round.version_earlier'
  return { name, value: t(text, { version }) }
}

/** An amount, and its parts where some of it was bonus. */
function useParts(what: 'stake' | 'win', { cashOre, bonusOre }: RoundFacts['stake']): FactRow[] {
  const t = useTexts()
  const whole = { name: t(`round.${what}`), value: formatKroner(sum(cashOre, bonusOre)) }
  if (bonusOre === zeroOre) return [whole]
  return [
    whole,
    { name: t(`round.${what}_cash`), value: formatKroner(cashOre), isPart: true },
    { name: t(`round.${what}_bonus`), value: formatKroner(bonusOre), isPart: true },
  ]
}

export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
}
