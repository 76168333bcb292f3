import { floors } from './floors.ts'

/** The platform's modules; three of them have floors of their own within. */
export const platform = floors({
  program: 'apps/platform',
  packages: ['packages/core', 'packages/contracts'],
  floors: [
    ['db', 'outside'],
    ['audit', 'throttle', 'offer-rules'],
    ['staff', 'ledger', 'content'],
    ['players', 'bonuses', 'lobby'],
    ['limits'],
    ['payments', 'play'],
    // A supplier's game is opened as ours are, by play.
    ['suppliers'],
    ['reconciliation', 'marketing', 'support', 'identity-papers', 'markers', 'missions'],
    ['jobs'],
    ['http'],
  ],
  inside: {
    ledger: [
      ['base'],
      ['lanes', 'money', 'play', 'history', 'supplier'],
      ['jackpot', 'spins', 'tables'],
    ],
    players: [['base'], ['cpr', 'session'], ['registration'], ['identity']],
    payments: [['base'], ['deposit', 'payout'], ['card', 'history']],
  },
  alone: {
    'packages/database': {
      modules: ['db', ''],
      reason: 'who connects, and who migrates and seeds',
    },
    'packages/game-math': { modules: ['play'], reason: 'jackpots are drawn by its figures' },
  },
})
