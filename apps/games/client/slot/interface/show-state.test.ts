import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameState } from '../round/game-state.ts'
import { texts } from '../words/texts.ts'
import type { Screen } from './screen.ts'
import { showState } from './show-state.ts'

/** As much of an element as a state is shown by. */
class Part {
  readonly dataset: Record<string, string> = {}
  readonly childNodes: readonly unknown[] = []
  readonly firstChild = null
  readonly #attributes = new Map<string, string>()
  disabled = false
  title = ''
  textContent = ''

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null
  }

  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value)
  }

  toggleAttribute(name: string, isSet: boolean): void {
    if (isSet) this.#attributes.set(name, '')
    else this.#attributes.delete(name)
  }
}

function screenOf() {
  const meter = () => ({ box: new Part(), label: new Part(), amount: new Part() })
  const lists = { chips: { show: () => undefined }, prizes: { show: () => undefined } }
  const buttons = { stakeUp: new Part(), stakeDown: new Part(), spin: new Part() }
  const meters = { balance: meter(), stake: meter(), netMeter: meter() }
  const sums = { staked: new Part(), won: new Part(), net: new Part() }
  return { root: new Part(), notice: new Part(), ...lists, ...buttons, ...meters, ...sums }
}

const money = { balanceOre: 100_000, stakedOre: 0, wonOre: 0 }
const rest: GameState = {
  phase: { name: 'resting' },
  stakesOre: [2_000, 5_000, 10_000],
  stakeOre: 2_000,
  coinsPerBet: 10,
  roundKey: 'key-1',
  playToken: 'token',
  shown: money,
  settled: money,
  round: undefined,
  gamble: undefined,
  offer: undefined,
  shownWinOre: 0,
  isHurried: false,
  notice: undefined,
  isReplay: false,
}
const nothing = () => undefined
const actions = { deposit: nothing, startOver: nothing, reload: nothing }

/** The buttons for the stake as they stand after a state. */
function buttonsOf(state: GameState) {
  const screen = screenOf()
  showState(screen as unknown as Screen, state, 'money', actions)
  const { stakeUp, stakeDown } = screen
  return {
    canRaise: !stakeUp.disabled,
    canLower: !stakeDown.disabled,
    says: stakeUp.getAttribute('aria-label')?.replaceAll('\u00a0', ' '),
  }
}

beforeEach(() => void vi.stubGlobal('Text', class {}))
afterEach(() => void vi.unstubAllGlobals())

test('[BONUS-02] a stake above a bonus’s highest is grey before it is pressed, and says why', () => {
  const stakeMaxOre = 5_000
  const below = buttonsOf({ ...rest, stakeMaxOre })
  expect(below).toEqual({ canRaise: true, canLower: false, says: texts.stakeUp })
  const atMost = buttonsOf({ ...rest, stakeOre: 5_000, stakeMaxOre })
  const why = texts.stakeBound('50 kr.').replaceAll('\u00a0', ' ')
  expect(atMost).toEqual({ canRaise: false, canLower: true, says: why })
  const unbound = buttonsOf({ ...rest, stakeOre: 5_000 })
  expect(unbound).toEqual({ canRaise: true, canLower: true, says: texts.stakeUp })
  const highest = buttonsOf({ ...rest, stakeOre: 10_000 })
  expect(highest).toEqual({ canRaise: false, canLower: true, says: texts.stakeUp })
})
