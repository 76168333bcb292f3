import { authenticateAnswer, settleAnswer, startPlay, walletPaths } from '@nordlys/contracts'
import { hex, invariant, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { expect } from 'vitest'
import { askAgain } from '../ask-again.ts'
import { rowsOf } from '../rows.ts'
import { sendWalletMessage } from '../wallet-message.ts'
import type { MoneyScene, Operation } from './operation.ts'

const stakeOre = 100

/** A round's stake and win, settled together. */
export const roundSettled: Operation = {
  name: 'a round is settled',
  async prepare(scene) {
    const key = timeKey(systemClock, systemRandom)
    const playSession = await openPlay(scene)
    const definitionHash = hex(systemRandom.bytes(32))
    const drawn: { seed: string; winOre: number }[] = []
    // A server that has forgotten draws anew: the first draw that arrived must stand.
    const settle = async () => {
      const draw = { seed: hex(systemRandom.bytes(32)), winOre: stakeOre * drawn.length }
      drawn.push(draw)
      const round = { key, playSession, definitionHash, stakeOre, choices: '' }
      const message = { rounds: [{ ...round, ...draw }] }
      const answer = await send(scene, walletPaths.settle, message)
      const [result] = settleAnswer.parse(answer).results
      invariant(result?.ok, 'the round is settled')
      return result
    }
    let told: Awaited<ReturnType<typeof settle>> | undefined
    return {
      async act() {
        told = await askAgain(scene.platform, settle)
      },
      async verify() {
        invariant(told, 'the client was answered')
        const { seed, winOre } = told
        expect(drawn).toContainEqual({ seed, winOre: Number(winOre) })
        expect(await settle()).toEqual({ ...told, repeated: true })
        const rounds = await rowsOf(
          scene.databaseUrl,
          'SELECT state, stake_ore::int, win_ore::int FROM audit_rounds WHERE round_id = $1',
          [key],
        )
        expect(rounds).toEqual([{ state: 'settled', stake_ore: stakeOre, win_ore: Number(winOre) }])
      },
    }
  },
}

async function openPlay(scene: MoneyScene): Promise<string> {
  const play = await scene.caller.call(startPlay, { gameId: 'vikingernes-guld' }, scene.session)
  invariant(play.ok, 'play begins')
  const { launchToken } = play
  const opened = authenticateAnswer.parse(
    await send(scene, walletPaths.authenticate, { launchToken }),
  )
  invariant(opened.ok, 'the launch token opens the game')
  return opened.playSession
}

function send({ platform, secrets }: MoneyScene, path: string, message: object): Promise<unknown> {
  return sendWalletMessage({ url: platform.url, secret: secrets.walletSecret }, path, message)
}
