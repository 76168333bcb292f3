import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataCopySchemaPath } from '@nordlys/contracts'
import { messageOf, playerId, StartProblem, systemClock } from '@nordlys/core'
import pg from 'pg'
import {
  printGoing,
  registerPage,
  whatGoes,
  whatIsDue,
  writtenCopySchema,
} from '../apps/platform/src/personal-data/index.ts'
import { openDesk } from '../operations/commands/desk/open-desk.ts'
import { runDesk } from '../operations/commands/desk/run-desk.ts'
import { erasedSince } from '../operations/commands/erased-since.ts'
import { ownDatabase } from './own-database.ts'
import { root } from './root.ts'

const usage = `npm run data -- register   prints the register of personal data
npm run data -- write      writes what follows from it: docs/personal-data.md and the schema of a copy
npm run data -- erase --dry-run --player N   what erasure would take of a player whose account is closed
npm run data -- erase --player N --reason "..."   takes it, by the employee of EMPLOYEE_CREDENTIAL
npm run data -- erased --log <file> --since 2026-11-21T16:30:00Z   erasures that a restore to then has lost
npm run data -- retention --dry-run   what the nightly task would take now`

/** Each file that follows from the register, with its text. */
export async function writtenFiles(): Promise<readonly (readonly [path: string, text: string])[]> {
  const shape = await readFile(join(root, 'apps/platform/src/db/generated/schema.sql'), 'utf8')
  return [
    ['docs/personal-data.md', registerPage()],
    [`apps/site/public${dataCopySchemaPath}`, writtenCopySchema(shape)],
  ]
}

const acts: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  erase,
  erased,
  retention,
  register: async () => void process.stdout.write(registerPage()),
  async write() {
    for (const [path, text] of await writtenFiles()) await writeFile(join(root, path), text)
  },
}

/** Reads alone, as the database's owner. */
async function reading(read: (client: pg.Client) => Promise<string>): Promise<void> {
  await using database = await ownDatabase(console.error)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query('BEGIN TRANSACTION READ ONLY ISOLATION LEVEL REPEATABLE READ')
    process.stdout.write(await read(client))
  } finally {
    await client.end()
  }
}

const counting = (client: pg.Client) => async (query: string) =>
  (await client.query(query)).rows[0].count

/** What erasure would take of a player. */
async function goingOf(client: pg.Client, player: string): Promise<string> {
  const found = await client.query<{ closed_at: Date | null }>(
    'SELECT closed_at FROM players_player WHERE player_id = $1',
    [player],
  )
  const [row] = found.rows
  if (!row) throw new StartProblem(`there is no player ${player}`)
  const { closed_at: closedAt } = row
  if (!closedAt) throw new StartProblem(`player ${player} has not closed the account yet`)
  const going = await whatGoes({ playerId: playerId(Number(player)), closedAt }, counting(client))
  return printGoing(going)
}

async function erase({ player = '', reason, 'dry-run': isDryRun }: Options): Promise<void> {
  if (!/^\d{1,9}$/.test(player)) throw new StartProblem(usage)
  if (isDryRun) return reading((client) => goingOf(client, player))
  // As every act of the staff it goes through the platform, with the credential of the employee who does it.
  const words = ['erase', '--player', player, ...(reason === undefined ? [] : ['--reason', reason])]
  const desk = await openDesk()
  for (const line of await runDesk(desk, words)) process.stdout.write(`${line}\n`)
}

/** Reads the platform's log alone: the database has lost them. */
async function erased({ log, since = '' }: Options): Promise<void> {
  if (log === undefined) throw new StartProblem(usage)
  process.stdout.write(`${(await erasedSince(log, new Date(since))).join('\n')}\n`)
}

async function retention({ 'dry-run': isDryRun }: Options): Promise<void> {
  if (!isDryRun) throw new StartProblem(usage)
  await reading(async (client) => {
    const lines = await whatIsDue(systemClock.now(), counting(client))
    return `${lines.join('\n')}\n`
  })
}

interface Options {
  'dry-run': boolean
  player?: string | undefined
  reason?: string | undefined
  log?: string | undefined
  since?: string | undefined
}

if (import.meta.main) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        player: { type: 'string' },
        reason: { type: 'string' },
        log: { type: 'string' },
        since: { type: 'string' },
      },
    })
    const [name = ''] = positionals
    const act = acts[name]
    if (!act) throw new StartProblem(usage)
    await act(values)
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
  }
}
