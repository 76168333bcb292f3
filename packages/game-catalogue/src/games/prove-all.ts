import { readFile, writeFile } from 'node:fs/promises'
import { definitionHash } from '@nordlys/game-math/base/definition-hash'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import { prove, undeclared } from '@nordlys/game-math/game/prove'
import type { Par } from '@nordlys/game-math/prove/par'
import { isChainPar, isFreeSpinsPar, isHoldPar } from '@nordlys/game-math/prove/par-kinds'
import { studioGames } from './games.ts'

/**
 * Proves every game that has no report for its present hash, writes the report beside the game
 * and prints the figures. False when a game declares anything it is not. `isForced` proves all, for
 * when the proofs themselves have changed. [PROOF-01]
 *
 *     npm run prove -- --force
 */
export async function proveGamesByHand({ isForced }: { isForced: boolean }): Promise<boolean> {
  let areProven = true
  for (const game of studioGames) {
    const report = new URL(`./${game.id}.proof.json`, import.meta.url)
    const stored = await readStored(report)
    const isCurrent = !isForced && stored?.definitionHash === definitionHash(game)
    const start = process.cpuUsage()
    const par = isCurrent ? stored : prove(game)
    const used = process.cpuUsage(start)
    const wrong = undeclared(game, par)
    print(game, par, isCurrent ? 'stored' : `${((used.user + used.system) / 1e6).toFixed(2)} s`)
    for (const problem of wrong) console.error(`  ${problem}`)
    if (wrong.length > 0) areProven = false
    else if (!isCurrent) await writeFile(report, `${JSON.stringify(par, null, 2)}\n`)
  }
  return areProven
}

async function readStored(report: URL): Promise<Par | undefined> {
  try {
    return JSON.parse(await readFile(report, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function print(game: GameDefinition, par: Par, how: string): void {
  console.log(`${game.id} v${game.version}, ${game.mechanic} (${how})`)
  console.log(`  RTP ${par.rtpPercent} %${parts(par)}`)
  console.log(`  hit rate ${(par.hitRate * 100).toFixed(4)} %, max win ${par.maxWinBets} bets`)
  console.log(`  standard deviation ${par.standardDeviation} bets (${par.volatility})`)
  console.log(`  ${feature(par)}`)
  console.log(`  longest dry run expected in 1,000 rounds: ${par.longestDryRun}`)
}

function parts(par: Par): string {
  if (isFreeSpinsPar(par)) {
    const { basePercent, freeSpinsPercent } = par.rtpParts
    return ` = base ${basePercent} % + free spins ${freeSpinsPercent} %`
  }
  if (isHoldPar(par)) {
    const { basePercent, holdPercent } = par.rtpParts
    return ` = lines ${basePercent} % + hold-and-win ${holdPercent} %`
  }
  if (isChainPar(par)) {
    return ` = ${par.parts.map(({ part, percent }) => `${part} ${percent} %`).join(' + ')}`
  }
  return `, ${par.table.naturalRtpPercent} % before classes are weighted`
}

function feature(par: Par): string {
  if (isFreeSpinsPar(par)) {
    return `free spins once in ${par.roundsPerFeature} rounds, ${par.freeSpinsPerFeature} spins`
  }
  if (isHoldPar(par)) {
    const { roundsPerFeature, coinsPerFeature, featuresPerFullGrid } = par
    return (
      `hold-and-win once in ${roundsPerFeature} rounds, ${coinsPerFeature} coins, ` +
      `full grid once in ${featuresPerFullGrid} of them`
    )
  }
  if (isChainPar(par)) {
    const told = par.parts.slice(1).map(({ part, rounds, spins }) => {
      return `${part} once in ${rounds} rounds, ${spins} spins`
    })
    return told.join('; ')
  }
  return `${par.table.rounds} listed rounds`
}
