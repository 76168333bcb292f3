import { messageOf, TestClock } from '@nordlys/core'
import { pino } from 'pino'
import { oneAddressBounds } from '../../world/one-address.ts'
import { startWorld } from '../../world/world.ts'
import { createSeededDatabase, createSeededTemplate } from '../databases.ts'
import { openTestServer } from '../server.ts'
import { sharedServerUrl } from './addresses.ts'
import type { FromWorld, ToWorld } from './own-world.ts'

// The process of `own-world.ts`. It lives until the one who started it lets go of the channel.
const destination = pino.destination({ dest: process.argv[2] ?? 1, mkdir: true, sync: false })
// Ctrl-C reaches the whole terminal: the test runner closes us in its own time.
process.on('SIGINT', () => undefined)
/**
 * Listened for from the start: a parent that goes away before the world is open would leave it open for
 * ever.
 */
const closed = new Promise((resolve) => process.once('disconnect', resolve))

/** All the tests' players come from one address; what throttling does is tested by itself. */
const often = { attemptsMax: 10_000, windowMs: 60_000 }
const crowd = {
  'start-registration': often,
  'start-identification': often,
  'start-identification-again': often,
  'tell-email-in-use': often,
  'tell-any-email-in-use': often,
  'complete-registration': often,
  'match-cpr': { attemptsMax: 10, windowMs: 3_600_000 },
  'log-session-expiry': often,
  'contact-customer-service': { attemptsMax: 10, windowMs: 3_600_000 },
  'upload-document': { attemptsMax: 60, windowMs: 3_600_000 },
}

/**
 * What a test changes in the content is on the pages at once, not ten seconds later. To ask more often
 * costs each world more than its tests wait.
 */
const contentPollMs = 500

try {
  await using server = await openServer()
  await using database = await createSeededDatabase(server.url)
  const clock = new TestClock()
  await using world = await startWorld({
    databaseUrl: database.url,
    clock,
    throttle: crowd,
    analyticsUrl: process.argv[3],
    contentPollMs,
    ...oneAddressBounds,
    logger: pino({ level: 'info' }, destination),
  })
  process.on('message', ({ advanceMs }: ToWorld) => {
    clock.advance({ ms: advanceMs })
    tell({ advanced: true })
  })
  const deskCredential = world.settings.get('DESK_CREDENTIAL')
  tell({ urls: world.urls, databaseUrl: database.url, deskCredential })
  await closed
} catch (error) {
  tell({ problem: error instanceof Error ? (error.stack ?? error.message) : messageOf(error) })
  process.exitCode = 1
}
process.exit()

/** The server of the whole run, or one of our own for a world that is started alone. */
async function openServer(): Promise<AsyncDisposable & { url: string }> {
  const url = sharedServerUrl()
  if (url !== undefined) return { url, [Symbol.asyncDispose]: async () => undefined }
  const server = await openTestServer()
  await createSeededTemplate(server.url)
  return server
}

function tell(message: FromWorld): void {
  if (process.connected) process.send?.(message)
}
