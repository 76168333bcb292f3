import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataCopySchemaPath } from '@nordlys/contracts'
import { messageOf, playerId, StartProblem } from '@nordlys/core'
import pg from 'pg'
import {
  printGoing,
  registerPage,
  whatGoes,
  writtenCopySchema,
} from '../apps/platform/src/personal-data/index.ts'
import { ownDatabase } from './own-database.ts'
import { root } from './root.ts'

const usage = `npm run data -- register   prints the register of personal data
npm run data -- write      writes what follows from it: docs/personal-data.md and the schema of a copy
npm run data -- erase --dry-run --player N   what erasure would take of a player whose account is closed`

/** Each file that follows from the register, with its text. */
export async function writtenFiles(): Promise<readonly (readonly [path: string, text: string])[]> {
  const shape = await readFile(join(root, 'apps/platform/src/db/generated/schema.sql'), 'utf8')
  return [
    ['docs/personal-data.md', registerPage()],
    [`apps/site/public${dataCopySchemaPath}`, writtenCopySchema(shape)],
  ]
}

const acts: Readonly<Record<string, () => Promise<void>>> = {
  register: async () => void process.stdout.write(registerPage()),
  async write() {
    for (const [path, text] of await writtenFiles()) await writeFile(join(root, path), text)
  },
}

/** Reads alone, as the database's owner: nothing is erased yet. */
async function erase(player: string | undefined, isDryRun: boolean): Promise<void> {
  if (!isDryRun || !/^\d{1,9}$/.test(player ?? '')) throw new StartProblem(usage)
  await using database = await ownDatabase(console.error)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query('BEGIN TRANSACTION READ ONLY ISOLATION LEVEL REPEATABLE READ')
    const found = await client.query<{ closed_at: Date | null }>(
      'SELECT closed_at FROM players_player WHERE player_id = $1',
      [player],
    )
    const [row] = found.rows
    if (!row) throw new StartProblem(`there is no player ${player}`)
    const { closed_at: closedAt } = row
    if (!closedAt) throw new StartProblem(`player ${player} has not closed the account yet`)
    const count = async (query: string) => (await client.query(query)).rows[0].count
    const going = await whatGoes({ playerId: playerId(Number(player)), closedAt }, count)
    process.stdout.write(printGoing(going))
  } finally {
    await client.end()
  }
}

if (import.meta.main) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, player: { type: 'string' } },
    })
    const [name = ''] = positionals
    const act = name === 'erase' ? () => erase(values.player, values['dry-run']) : acts[name]
    if (!act) throw new StartProblem(usage)
    await act()
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
  }
}
