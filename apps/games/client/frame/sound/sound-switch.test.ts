import { expect, test } from 'vitest'
import { SoundSwitch } from './sound-switch.ts'

/** Of a context nothing is asked here: what is made of it is the player's. */
const newContext = () => Object.create(null) as AudioContext

class Turned {
  readonly turns: boolean[] = []

  turn(isOn: boolean): void {
    this.turns.push(isOn)
  }
}

function switchOf(player = new Turned()) {
  const asked: AudioContext[] = []
  const load = async (context: AudioContext) => {
    asked.push(context)
    return player
  }
  return { sound: new SoundSwitch(load, newContext), player, asked }
}

test('[GAME-02] nothing is fetched before the player asks for sound, and once only', async () => {
  const { sound, asked } = switchOf()
  expect([sound.isOn, sound.player, asked.length]).toEqual([false, undefined, 0])
  await sound.turn(false)
  expect(asked.length).toBe(0)
  await Promise.all([sound.turn(true), sound.turn(true)])
  expect([sound.isOn, asked.length]).toEqual([true, 1])
})

test('[GAME-02] muted is silent, and comes back', async () => {
  const { sound, player } = switchOf()
  await sound.turn(true)
  expect(sound.player).toBe(player)
  await sound.turn(false)
  expect(sound.player).toBeUndefined()
  await sound.turn(true)
  expect(sound.player).toBe(player)
  expect(player.turns).toEqual([true, false, true])
})

test('[SCREEN-04] under a notice of the page and out of sight it is silent, while either lasts', async () => {
  const { sound, player } = switchOf()
  await sound.turn(true)
  sound.hush('held', true)
  sound.hush('hidden', true)
  expect(sound.player).toBeUndefined()
  sound.hush('held', false)
  expect(sound.player).toBeUndefined()
  sound.hush('hidden', false)
  expect(sound.player).toBe(player)
  expect(player.turns.at(-1)).toBe(true)
})

test('[SCREEN-04] turned on under a notice it is heard only once the notice is gone', async () => {
  const { sound, player } = switchOf()
  sound.hush('held', true)
  await sound.turn(true)
  expect([sound.isOn, sound.player, player.turns]).toEqual([true, undefined, [false]])
})

test('[GAME-02] where there is no sound, and where its script is lost, the game stays silent', async () => {
  const player = new Turned()
  const without = new SoundSwitch(async () => player)
  await without.turn(true)
  expect(without.player).toBeUndefined()
  let isLost = true
  const load = () => (isLost ? Promise.reject(new TypeError('lost')) : Promise.resolve(player))
  const lost = new SoundSwitch(load, newContext)
  await lost.turn(true)
  expect(lost.player).toBeUndefined()
  isLost = false
  await lost.turn(true)
  expect(lost.player).toBe(player)
})
