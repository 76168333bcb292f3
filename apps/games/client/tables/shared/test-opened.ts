import type { TableOpened } from '@nordlys/contracts'

/** A table of blackjack as the server opens it, with 1.000 kr. */
export const opened: TableOpened = {
  ok: true,
  playToken: 'token',
  roundKey: 'first',
  balanceOre: 100_000,
  game: {
    gameId: 'blackjack',
    title: 'Blackjack',
    version: 1,
    definitionHash: 'h',
    kind: 'blackjack',
    rules: {},
    rulesDa: [],
  },
}

/** What is laid there: 10 kr. on the hand. */
export const bets = [['hand', 1_000]]
