import { Choices } from './choices.ts'
import { Server } from './server.ts'
import { Simulation } from './simulation.ts'

export type Outcome = Awaited<ReturnType<typeof runSeed>>

/** Runs a seed, or again what was chosen in a run of it. */
export async function runSeed(
  server: Server,
  seed: number,
  again?: { made: readonly number[]; salt: number },
) {
  const choices = again ? Choices.again(again.made) : Choices.of(seed)
  const simulation = new Simulation(server, seed, choices, again?.salt)
  const failure = await simulation.run().then(() => undefined, describe)
  const { trace, counts } = simulation
  return { seed, failure, trace, counts, made: choices.made as readonly number[] }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'Failure' ? error.message : (error.stack ?? error.message)
}

/** The same on a database of its own. */
export async function runAlone(databaseUrl: string, seed: number): Promise<Outcome> {
  await using server = await Server.open(databaseUrl)
  return await runSeed(server, seed)
}

const triesMax = 150

/**
 * The shortest run found that still fails: first its choices are cut short, then parts of them are
 * left out, then made zero, in ever smaller parts.
 */
export async function shorten(server: Server, failed: Outcome, tries = triesMax): Promise<Outcome> {
  let best = failed
  let salt = 0
  const accept = async (made: readonly number[]): Promise<boolean> => {
    salt += 1
    if (salt > tries) return false
    const outcome = await runSeed(server, failed.seed, { made, salt })
    if (!outcome.failure || outcome.trace.length > best.trace.length) return false
    best = { ...outcome, made }
    return true
  }
  while (salt <= tries && best.made.length > 1) {
    if (!(await accept(best.made.slice(0, Math.floor(best.made.length * 0.8))))) break
  }
  for (let size = Math.floor(best.made.length / 4); size >= 2 && salt <= tries; size >>= 1) {
    for (let at = 0; at < best.made.length && salt <= tries; ) {
      const without = [...best.made.slice(0, at), ...best.made.slice(at + size)]
      if (!(await accept(without))) at += size
    }
  }
  return best
}
