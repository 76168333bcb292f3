import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdem } from './holdem/machine.ts'
import { holdemRules } from './holdem/rules.ts'
import { puntoBanco } from './punto-banco/machine.ts'
import { puntoBancoRules } from './punto-banco/rules.ts'
import { roulette } from './roulette/machine.ts'
import { europeanRoulette } from './roulette/rules.ts'
import { threeCard } from './three-card/machine.ts'
import { threeCardRules } from './three-card/rules.ts'

const readers = {
  holdem: (value: unknown) => holdem.readBets(holdemRules, value),
  'punto banco': (value: unknown) => puntoBanco.readBets(puntoBancoRules, value),
  roulette: (value: unknown) => roulette.readBets(europeanRoulette, value),
  'three-card': (value: unknown) => threeCard.readBets(threeCardRules, value),
}

const names = ['ante', 'bank', 'n0', 'red', 'tie', '__proto__', 'constructor', 'length']
const amounts = [0, -0, 50, 100, 2 ** 53, -100, Number.NaN, Number.POSITIVE_INFINITY, 0.1]
const almost = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...names), fc.string(), fc.anything()),
    fc.oneof(fc.constantFrom(...amounts), fc.double(), fc.anything()),
  ),
)

test.each(Object.entries(readers))(
  '[GAME-02] whatever comes as bets of %s is read or refused',
  (_, read) => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almost), (value) => {
        const bets = read(value)
        const isRead = !('refused' in bets)
        // What is read is the list that came, each bet a name and whole kroner.
        const stakes = isRead ? bets : []
        expect(stakes).toEqual(isRead ? value : [])
        for (const [, stakeOre] of stakes) expect(stakeOre % 100 === 0 && stakeOre > 0).toBe(true)
        expect(bets).toEqual(JSON.parse(JSON.stringify(bets)))
      }),
      { seed: 157, numRuns: 500 },
    )
  },
)
