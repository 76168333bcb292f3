import { kroner } from '@nordlys/core'
import { expect } from 'vitest'
import { registerPerson } from '../../../world/seed/over-the-wire.ts'
import type { MoneyScene } from '../money-scene.ts'
import { rowsOf } from '../rows.ts'
import { cardAttempt } from './deposits.ts'
import type { Operation } from './operation.ts'

/** The welcome offer, as its row has it. */
const bonusOre = kroner(500)
const requiredOre = kroner(5_000)
const spins = 500

/** The first deposit of a player who chose the welcome offer: its money brings bonus and spins. */
export const welcomeGiven: Operation = {
  name: 'a first deposit brings the welcome offer',
  async prepare(scene) {
    const newcomer = await registerNewcomer(scene)
    const deposit = await cardAttempt({ ...scene, session: newcomer.session })
    return {
      act: deposit.act,
      async verify() {
        await deposit.verify()
        const shown = deposit.shown()
        const isBooked = shown?.status === 'implemented'
        const bonus = { state: 'granted', grantedOre: bonusOre, spins: { count: spins } }
        expect(shown?.bonus).toMatchObject(isBooked ? bonus : { state: 'chosen' })
        expect(await givenTo(scene, newcomer.email)).toEqual({
          bonuses: isBooked ? [`active ${bonusOre} of ${bonusOre}, ${requiredOre} to stake`] : [],
          spins: isBooked ? [`active ${spins} of ${spins}`] : [],
          mails: isBooked ? 1 : 0,
        })
      },
    }
  },
}

let newcomers = 0

async function registerNewcomer({ caller }: MoneyScene) {
  newcomers += 1
  const name = 'Nina Ny'
  // An ending from 1100 on means nothing special to any of the stand-ins.
  const cpr = `610170${1_100 + newcomers}`
  const email = `nina-${newcomers}@example.com`
  const named = { first_name: 'Nina', last_name: 'Ny', email }
  const contact = { ...named, mobile: '21 34 56 78', limit_amount: '1.000' }
  const person = { persona: { cpr, name }, cpr, contact, offer: 'welcome' as const }
  return { email, session: await registerPerson(caller, person) }
}

/** All that a player was ever given, and the letters that tell of it. */
async function givenTo({ databaseUrl }: MoneyScene, email: string) {
  const linesOf = async (line: string, of: string) => {
    const query = `SELECT ${line} AS line FROM ${of} JOIN players_player USING (player_id)`
    const rows = await rowsOf(databaseUrl, `${query} WHERE email = $1`, [email])
    return rows.map((row) => row.line)
  }
  const bonus = "format('%s %s of %s, %s to stake', state, left_ore, granted_ore, required_ore)"
  const [mails] = await rowsOf(
    databaseUrl,
    `SELECT count(*)::int AS count FROM graphile_worker._private_jobs
     WHERE payload->>'to' = $1 AND payload->>'text' LIKE '%' || $2 || ' spins%'`,
    [email, spins],
  )
  return {
    bonuses: await linesOf(bonus, 'audit_bonuses'),
    spins: await linesOf("format('%s %s of %s', state, spins_left, count)", 'audit_spins'),
    mails: mails?.count,
  }
}
