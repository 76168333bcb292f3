import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from '../kill/chance.ts'
import { rowsOf } from '../kill/rows.ts'
import type { Stage } from './stage.ts'

/** Something that goes wrong; it has been put right when it returns. */
export type Fault = (stage: Stage, chance: Chance) => Promise<void>

/** What goes wrong in a run, by name. */
export const faults: Readonly<Record<string, Fault>> = {
  async 'a copy is killed'({ scene }, chance) {
    const copy = chance.pick(scene.copies)
    await copy.kill()
    await wait(chance.below(1_500))
    await copy.start()
  },

  async 'both copies are killed'({ scene }, chance) {
    await Promise.all(scene.copies.map((copy) => copy.kill()))
    await wait(chance.below(500))
    await Promise.all(scene.copies.map((copy) => copy.start()))
  },

  async 'a copy stands still'({ scene }, chance) {
    const copy = chance.pick(scene.copies)
    copy.pause()
    await wait(chance.between(500, 5_000))
    copy.resume()
  },

  async 'the database is killed'({ postgres }, chance) {
    await postgres.kill()
    await wait(chance.below(1_000))
    await postgres.start()
  },

  async 'connections are cut'({ postgres }, chance) {
    const backends = await rowsOf(
      postgres.url,
      "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'nordlys-%' ORDER BY pid",
    )
    const cut = backends.filter(() => chance.below(3) === 0).map(({ pid }) => pid)
    await rowsOf(postgres.url, 'SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid', [cut])
  },
}
