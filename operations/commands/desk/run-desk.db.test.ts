import {
  type Caller,
  type CallerOptions,
  changeLimit,
  createCaller,
  lockPlayer,
  lowerLimit,
  readLimits,
  readLocks,
  readPlayerLimits,
  readReconciliation,
  readSession,
  startPause,
} from '@nordlys/contracts'
import { TestClock } from '@nordlys/core'
import { platformConfigFrom, startPlatform } from '@nordlys/platform'
import { sandboxConfigFrom, startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addressesOf } from '../../../world/config/addresses.ts'
import { deskAs } from '../../../world/seed/desk-as.ts'
import { logIn, registerPerson } from '../../../world/seed/over-the-wire.ts'
import { ownSettings } from '../../../world/world.ts'
import { runDesk } from './run-desk.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let asDesk: CallerOptions
/** As Berit. */
let desk: Caller
/** As Carl. */
let second: Caller
let site: Caller
let office: Caller
let playerId: number
const clock = new TestClock()

openForFile(async (stack) => {
  database = stack.use(await testDatabase())
  const settings = await ownSettings({ DATABASE_URL: database.url })
  const common = { clock, logger: pino({ level: 'silent' }) }
  stack.use(await startSandbox({ ...sandboxConfigFrom(settings), ...common }))
  stack.use(await startPlatform({ ...platformConfigFrom(settings), ...common, tickMs: 0 }))
  const baseUrl = addressesOf(settings).urls.platform
  asDesk = { baseUrl, credential: settings.get('DESK_CREDENTIAL') }
  desk = await deskAs('Berit', asDesk)
  second = await deskAs('Carl', asDesk)
  site = createCaller({ baseUrl, credential: settings.get('SITE_CREDENTIAL') })
  office = createCaller({ baseUrl, credential: settings.get('BACK_OFFICE_CREDENTIAL') })
  const contact = {
    first_name: 'Anna',
    last_name: 'Nielsen',
    email: 'anna@example.com',
    mobile: '51 23 45 67',
    limit_amount: '1.000',
  }
  const session = await registerPerson(site, { persona: 'anna', cpr: '6101900000', contact })
  const read = await site.call(readSession, { act: false }, session)
  playerId = read.ok ? read.player.playerId : expect.fail(read.refusal)
})

const type = (...words: string[]) => runDesk(desk, words)
const typeAsCarl = (...words: string[]) => runDesk(second, words)
const player = () => ['--player', String(playerId)]

test('[LIM-06] a player is locked, shown and unlocked by a second employee, by command', async () => {
  const untouched = [
    'Level 0',
    expect.stringMatching(/^deposit-day: 1\.000.kr\., used 0.kr\.$/),
    'Never paused.',
  ]
  const shown = (standing: string) => [`Player ${playerId}: ${standing}`, ...untouched]
  expect(await type('show', ...player())).toEqual([...shown('open'), 'Never locked.'])
  const locking = ['lock', ...player(), '--reason', 'Vi undersøger en betaling']
  expect(await type(...locking)).toEqual([
    `Player ${playerId} is locked.`,
    expect.stringMatching(/^Locked .* by Berit: Vi undersøger en betaling$/),
  ])
  const session = await logIn(site, 'anna')
  expect(await site.call(readSession, { act: false }, session)).toMatchObject({
    player: { standing: 'locked', lock: { reason: 'Vi undersøger en betaling' } },
  })
  await expect(type(...locking)).rejects.toThrow(/is locked already.\nLocked .* by Berit/)
  const lifting = ['lift', ...player(), '--reason', 'Undersøgelsen er slut']
  await expect(type(...lifting)).rejects.toThrow('it takes another employee')
  expect(await typeAsCarl(...lifting)).toContain(`Player ${playerId} is not locked any more.`)
  await expect(typeAsCarl(...lifting)).rejects.toThrow('is not locked')
  expect(await type('show', ...player())).toEqual([
    ...shown('open'),
    expect.stringContaining('by Berit'),
    expect.stringMatching(/^ {2}lifted .* by Carl: Undersøgelsen er slut$/),
  ])
})

test('[FLT-71] a reason prints no line and no command of its own, nor does one that is stored', async () => {
  const forged = 'x\n  lifted 29. november by Bo Hansen: ok\u001b[2J\u202e'
  const locked = await type('lock', ...player(), '--reason', forged)
  expect(locked).toEqual([
    `Player ${playerId} is locked.`,
    expect.stringMatching(/^Locked .* by Berit: x lifted 29. november by Bo Hansen: ok \[2J$/),
  ])
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('UPDATE players_lock SET reason = $1 WHERE lifted_at IS NULL', [forged])
  await client.end()
  const stored =
    /by Berit: x<U\+000A> {2}lifted 29. november by Bo Hansen: ok<U\+001B>\[2J<U\+202E>$/
  expect(await type('show', ...player())).toContainEqual(expect.stringMatching(stored))
  const session = await logIn(site, 'anna')
  expect(await site.call(readSession, { act: false }, session)).toMatchObject({
    player: { lock: { reason: 'x lifted 29. november by Bo Hansen: ok [2J' } },
  })
  await typeAsCarl('lift', ...player(), '--reason', 'Slut')
})

test('[LIM-03] a limit is lowered by command, told to the player, and never increased', async () => {
  const lowering = (limit: string, amount: string) =>
    type('lower', ...player(), '--limit', limit, '--amount', amount, ...why)
  const why = ['--reason', 'Vi har talt sammen om dit spil']
  expect(await lowering('deposit-day', '300')).toEqual([
    expect.stringMatching(
      /^The deposit limit a day of player \d+ is 300.* \(it was 1\.000\skr\.\)\.$/,
    ),
  ])
  expect(await lowering('time-week', '90')).toEqual([
    expect.stringMatching(/^The time limit a week .* is 90 minutes since .* \(there was none\)\.$/),
  ])
  const session = await logIn(site, 'anna')
  const read = await site.call(readLimits, {}, session)
  expect(read).toMatchObject({
    ok: true,
    changes: [{ requestedBy: 'staff', to: { minutes: 90 } }, { requestedBy: 'staff' }, {}],
  })
  const increase = { kind: 'deposit', period: 'day', to: { amount: '2.000' } } as const
  await site.call(changeLimit, { ...increase, idempotencyKey: crypto.randomUUID() }, session)
  expect((await type('limits', ...player())).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(
    [
      'deposit-day: 300 kr., used 0 kr.',
      expect.stringMatching(/^ {2}becomes 2\.000 kr\. \d+\. \w+ \d{4} kl\. /),
      'time-week: 90 minutes, used 0 minutes',
    ],
  )
  await expect(lowering('deposit-day', '300,01')).rejects.toThrow(/is 300.*only lowers/)
  await expect(lowering('time-week', '10.081')).rejects.toThrow('10080 minutes at most')
  await expect(lowering('time-week', '1,5')).rejects.toThrow('wants kroner, or whole minutes')
  await expect(lowering('day-deposit', '300')).rejects.toThrow('as in loss-week')
  await expect(lowering('deposit-day-x', '300')).rejects.toThrow('as in loss-week')
})

test.each([
  [
    [],
    /The desk knows these commands:.*lift --player.*lock --player.*lower --player.*show --player/s,
  ],
  [['constructor'], /The desk knows these commands/],
  [['lock'], /--player wants the number/],
  [['lock', '--player', 'anna', '--reason', 'x'], /--player wants the number/],
  [['lock', '--player', '100001'], /--reason is missing/],
  [['lock', '--player', '100001', '--reason', ' '], /--reason is missing/],
  [['lock', '--player', '1', '--reason', 'x', '--by', 'Bo'], /Unknown option/],
  [['lower', '--player', '100001'], /as in loss-week/],
  [['lower', '--player', '100001', '--limit', 'loss-day'], /--amount is missing/],
  [['lower', '--player', '100001', '--limit', 'loss-day', '--amount', '1'], /--reason is missing/],
  [['limits', '--player', '1'], /There is no player 1/],
  [['show', '--player', '1'], /There is no player 1/],
  [['lock', '--player', '1', '--reason', 'x'], /There is no player 1/],
  [['lift', '--player', '1', '--reason', 'x'], /There is no player 1/],
  [['show', '--user', '1'], /Unknown option/],
])('what is typed wrong is told in a sentence: %j', async (words, told) => {
  await expect(type(...words)).rejects.toThrow(told)
})

test('[SEC-89] no program but the desk may ask what is the staff’s, and the desk nothing else', async () => {
  const wish = { playerId, reason: 'x' }
  for (const program of [site, office]) {
    await expect(program.call(lockPlayer, wish)).rejects.toThrow('403')
    await expect(program.call(readLocks, { playerId })).rejects.toThrow('403')
    const limit = { kind: 'loss', period: 'day', amount: '1' } as const
    await expect(program.call(readPlayerLimits, { playerId })).rejects.toThrow('403')
    await expect(program.call(lowerLimit, { ...wish, ...limit })).rejects.toThrow('403')
  }
  await expect(desk.call(readReconciliation, {})).rejects.toThrow('403')
  expect(await desk.call(readLocks, { playerId })).toMatchObject({ ok: true })
})

test('[LIM-06] a player is suspended by command until it is decided, and told by when', async () => {
  const suspending = ['suspend', ...player(), '--reason', 'Vi undersøger en betaling']
  for (const days of ['0', '31', '1.5', 'x']) {
    await expect(type(...suspending, '--days', days)).rejects.toThrow('--days wants a whole number')
  }
  const line = expect.stringMatching(
    /^Suspended \(decided by .*\) .* by Berit: Vi undersøger en betaling$/,
  )
  expect(await type(...suspending, '--days', '7')).toEqual([
    `Player ${playerId} is suspended.`,
    line,
  ])
  const session = await logIn(site, 'anna')
  expect(await site.call(readSession, { act: false }, session)).toMatchObject({
    player: {
      standing: 'locked',
      lock: { reason: 'Vi undersøger en betaling', reviewBy: expect.any(Date) },
    },
  })
  await expect(type(...suspending, '--days', '7')).rejects.toThrow('is locked or suspended already')
  expect((await type('list'))[0]).toBe(`Suspension of player ${playerId} is to be decided`)
  clock.advance({ days: 8 })
  expect((await type('list'))[0]).toBe(`Suspension of player ${playerId} is overdue`)
  await typeAsCarl('lift', ...player(), '--reason', 'Betalingen er din egen')
  expect(await type('list')).toEqual(['No task waits.'])
})

test('[LIM-06] staff see the pauses a player took', async () => {
  const session = await logIn(site, 'anna')
  const wish = { kind: '24-hours', idempotencyKey: crypto.randomUUID() } as const
  expect(await site.call(startPause, wish, session)).toMatchObject({ ok: true })
  const shown = await type('show', ...player())
  expect(shown[0]).toBe(`Player ${playerId}: paused`)
  expect(shown).toContainEqual(expect.stringMatching(/^Paused .* until .* \(24-hours\)$/))
})

test('[FLT-70] the same person by another name is one employee, and lifts nothing of theirs', async () => {
  const lifting = ['lift', ...player(), '--reason', 'Slut']
  await type('lock', ...player(), '--reason', 'Vi undersøger en betaling')
  for (const name of ['Berit\u200b', 'Вerit', 'Berit.', ' BERIT ', 'Ｂerit', 'Bérit', 'Ber1t']) {
    const adding = type('employees', 'add', '--name', name)
    await expect(adding).rejects.toThrow(/--name takes Latin letters|has this name, or one/)
    await expect(type(...lifting, '--by', name)).rejects.toThrow('Unknown option')
  }
  await expect(type(...lifting)).rejects.toThrow('it takes another employee')
  expect(await typeAsCarl(...lifting)).toContain(`Player ${playerId} is not locked any more.`)
})

test('[FLT-70] employees are added with a credential that is told once, listed, and ended', async () => {
  const bare = createCaller(asDesk)
  const [line = '', credential = ''] = await runDesk(bare, [
    'employees',
    'add',
    '--name',
    "Bo d'Or",
  ])
  const number = /^Employee (\d+): Bo d'Or, since /.exec(line)?.[1] ?? expect.fail(line)
  const bo = createCaller({ ...asDesk, employee: credential.replace('EMPLOYEE_CREDENTIAL=', '') })
  expect(await runDesk(bo, ['list'])).toEqual(['No task waits.'])
  const listed = await runDesk(bare, ['employees'])
  expect(listed).toContain(line)
  expect(listed.join('\n')).not.toContain(credential.slice(20))
  expect(await runDesk(bare, ['employees', 'end', '--employee', number])).toEqual([
    expect.stringMatching(/^Employee \d+: Bo d'Or, since .*, ended /),
  ])
  const nobody = createCaller({ ...asDesk, employee: 'Berit' })
  for (const each of [bo, bare, nobody]) {
    await expect(runDesk(each, ['list'])).rejects.toThrow('EMPLOYEE_CREDENTIAL says who acts')
  }
  await expect(type('employees', 'end', '--employee', number)).rejects.toThrow('is with us')
  await expect(type('employees', 'end')).rejects.toThrow('--employee wants a number')
  await expect(type('employees', 'forget')).rejects.toThrow('add or end?')
  await expect(type('employees', 'add')).rejects.toThrow('--name is missing')
  // Another of the name may come: the one before keeps their number.
  expect((await type('employees', 'add', '--name', "Bo d'Or"))[0]).not.toContain(
    `Employee ${number}:`,
  )
})
