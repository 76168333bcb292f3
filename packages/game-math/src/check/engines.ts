import type { TableDefinition } from '../game/table-games.ts'
import { type TableEngine, tableEngine } from '../tables/engine.ts'

/**
 * What plays a table's definition, loaded by its kind: a page that checks one hand brings no other game.
 * The tables of video poker's best holds come only where a hand was left (`isLeft`), since only the
 * published rule reads them. Rejects for what nothing here plays.
 */
export async function engineOf(definition: TableDefinition, isLeft: boolean): Promise<TableEngine> {
  switch (definition.kind) {
    case 'blackjack': {
      const [{ blackjack }, { viewOf }] = await Promise.all([
        import('../tables/blackjack/machine.ts'),
        import('../tables/blackjack/view.ts'),
      ])
      return tableEngine(blackjack, definition.rules, viewOf)
    }
    case 'shared-blackjack': {
      const [{ sharedBlackjackMachine }, { viewOf }] = await Promise.all([
        import('../tables/shared-blackjack/machine.ts'),
        import('../tables/shared-blackjack/view.ts'),
      ])
      return tableEngine(sharedBlackjackMachine, definition.rules, viewOf)
    }
    case 'video-poker':
      return videoPoker(definition.rules, isLeft)
    case 'three-card': {
      const [{ threeCard }, { viewOf }] = await Promise.all([
        import('../tables/three-card/machine.ts'),
        import('../tables/three-card/view.ts'),
      ])
      return tableEngine(threeCard, definition.rules, viewOf)
    }
    case 'holdem': {
      const [{ holdem }, { viewOf }] = await Promise.all([
        import('../tables/holdem/machine.ts'),
        import('../tables/holdem/view.ts'),
      ])
      return tableEngine(holdem, definition.rules, viewOf)
    }
    case 'roulette': {
      const [{ roulette }, { viewOf }] = await Promise.all([
        import('../tables/roulette/machine.ts'),
        import('../tables/roulette/view.ts'),
      ])
      return tableEngine(roulette, definition.rules, viewOf)
    }
    case 'punto-banco': {
      const [{ puntoBanco }, { viewOf }] = await Promise.all([
        import('../tables/punto-banco/machine.ts'),
        import('../tables/punto-banco/view.ts'),
      ])
      return tableEngine(puntoBanco, definition.rules, viewOf)
    }
    default:
      throw new Error(`nothing here plays ${JSON.stringify(definition satisfies never)}`)
  }
}

type VideoPokerRules = Extract<TableDefinition, { kind: 'video-poker' }>['rules']

async function videoPoker(rules: VideoPokerRules, isLeft: boolean): Promise<TableEngine> {
  const [{ videoPokerMachine, videoPokerRound }, { loadHoldTable }] = await Promise.all([
    import('../tables/video-poker/machine.ts'),
    import('../tables/video-poker/load-hold-table.ts'),
  ])
  const machine = isLeft
    ? videoPokerMachine(await loadHoldTable(rules))
    : // Nobody asks for the rule's choice where the player made them all.
      { ...videoPokerRound, automatic: () => -1 }
  return tableEngine(machine, rules, videoPokerRound.view)
}
