import type { PlayedDefinition, RoundFacts } from '@nordlys/contracts'
import { formatKroner, formatTime, fromHex, negate, type Ore, ore } from '@nordlys/core'
import { engineOf } from '@nordlys/game-math/check/engines'
import type { TableDefinition } from '@nordlys/game-math/game/table-games'
import { seededRng } from '@nordlys/game-math/random/seeded-rng'
import type { TableEngine, TableStanding } from '@nordlys/game-math/tables/engine'
import type { Translate } from '../../../ground/text/texts.ts'
import { type CardGroup, type PaidBet, shownIn } from './shown-in.ts'

/** A round at a table as it went: cards as they lay after each choice. */
export interface Hand {
  steps: readonly HandStep[]
  bets: readonly PaidBet[]
}

interface HandStep {
  title: string
  /** What it added to the stake, and when. */
  raise: string | undefined
  groups: readonly CardGroup[]
}

/**
 * Plays a round of a table again for its page, choice by choice. Undefined of a round that is not over, and
 * where what it was played on is not at hand: the books' figures stand by themselves.
 */
export async function handOf(
  t: Translate,
  facts: RoundFacts,
  played: PlayedDefinition | undefined,
): Promise<Hand | undefined> {
  const { kind, seed, bets } = facts
  if (kind !== 'table' || seed === undefined || bets === undefined || !played) return undefined
  const definition = played.definition as unknown as TableDefinition
  const engine = await engineOf(definition, false)
  const shown = shownIn(t, definition.kind)
  const choices = fromHex(facts.choices ?? '')
  const standings = standingsOf(engine, facts, choices)
  const raises = facts.movements.filter((movement) => movement.kind === 'raise')
  const steps = standings.map(({ view }, made): HandStep => {
    const before = standings[made - 1]
    const choice = choices[made - 1]
    if (!before || choice === undefined) {
      return { title: shown.begun, raise: undefined, groups: shown.groups(view) }
    }
    const raiseOre = before.options.find((each) => each.choice === choice)?.raiseOre ?? ore(0)
    const name = shown.choice(choice, before.view)
    const isByRule = facts.automaticFrom !== undefined && made - 1 >= facts.automaticFrom
    return {
      title: isByRule ? t('round.step_by_rule', { choice: name }) : name,
      raise: raiseOre > 0n ? raiseWords(t, raiseOre, raises.shift()) : undefined,
      groups: shown.groups(view),
    }
  })
  return { steps, bets: shown.bets(standings.at(-1)?.view) }
}

function standingsOf(
  engine: TableEngine,
  { seed = '', bets = '' }: RoundFacts,
  choices: Uint8Array,
): TableStanding[] {
  const read: unknown = JSON.parse(new TextDecoder().decode(fromHex(bets)))
  return Array.from({ length: choices.length + 1 }, (_, made) =>
    engine.round(read, choices.subarray(0, made), seededRng(fromHex(seed))),
  )
}

/** A raise is booked when it is made: the movement has its moment. */
function raiseWords(
  t: Translate,
  raiseOre: Ore,
  booked: RoundFacts['movements'][number] | undefined,
) {
  if (!booked) return t('round.step_raise_untimed', { amount: formatKroner(raiseOre) })
  const amount = formatKroner(negate(booked.amountOre))
  return t('round.step_raise', { amount, time: formatTime(booked.at) })
}
