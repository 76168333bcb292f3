import type { PlayedDefinition, RoundFacts } from '@nordlys/contracts'
import type { GambleDefinition } from '@nordlys/game-math'
import type { Translate } from '../../ground/text/texts.ts'
import { roundTitle } from '../../parts/history/round-title.ts'

/** Words of a round's page that are worked out once, on the server. */
export interface RoundWords {
  /** The title that its game has, or had. */
  game: string
  kind: string
  choices: string | undefined
  /** How its outcome was bound to a seed; undefined of another company's round. */
  proof: string | undefined
}

export function roundWords(
  t: Translate,
  facts: RoundFacts,
  played: PlayedDefinition | undefined,
  titles: Readonly<Record<string, string>>,
): RoundWords {
  const { gameId, kind, spin, liveRound } = facts
  const title = played?.title ?? titles[gameId] ?? gameId
  return {
    game: roundTitle(t, { gameId, liveRound }, { [gameId]: title }),
    kind: t(spin ? 'round.kind_spin' : `round.kind_${kind}`),
    choices: choicesOf(t, facts, played),
    proof: proofOf(t, facts),
  }
}

function choicesOf(
  t: Translate,
  { kind, state, commitment }: RoundFacts,
  played: PlayedDefinition | undefined,
): string | undefined {
  switch (kind) {
    case 'slot':
      return t('round.choices_none')
    case 'gamble': {
      const { choice } = (played?.definition ?? {}) as Partial<GambleDefinition>
      return choice && t(`round.choice_${choice}`)
    }
    case 'table':
      if (commitment === undefined) return t('round.choices_bets')
      if (state === 'open') return t('round.choices_open')
      return state === 'settled' ? t('round.choices_hand') : undefined
    default:
      return undefined
  }
}

function proofOf(t: Translate, { kind, state, commitment }: RoundFacts): string | undefined {
  switch (kind) {
    case 'slot':
      return t('round.proof_slot')
    case 'gamble':
      return t('round.proof_gamble')
    case 'table':
      if (commitment === undefined) return t('round.proof_bets')
      if (state === 'open') return t('round.proof_hand_open')
      return t(state === 'settled' ? 'round.proof_hand' : 'round.proof_hand_back')
    default:
      return undefined
  }
}
