import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { framesASecond, scale } from '../../apps/games/client/tables/roulette/wheel/course/track.ts'
import { type Launch, restFrames, type ThrownBall } from './throw-ball.ts'
import { writeTrack } from './write-track.ts'

/** Of which launches the throws are baked, and how many there are. */
export const wantedThrows = 300

/** Throws are baked that are neither too short to be believed nor too long to be waited for. */
const seconds = { min: 6, max: 10 }

/** One of endlessly many launches, spread evenly over speeds and angles. */
function launchOf(number: number): Launch {
  const share = (step: number) => (number * step) % 1
  return {
    speed: 16.5 + share(0.618_034) * 4,
    rotorSpeed: Math.round((1.3 + share(0.754_878) * 0.4) / scale.rotorSpeed) * scale.rotorSpeed,
    angle: share(0.569_84) * 2 * Math.PI,
  }
}

/** The bytes of a throw, or undefined when it is not one to be shown. */
export function bakedThrow(
  throwBall: (launch: Launch) => ThrownBall | undefined,
  number: number,
): Uint8Array | undefined {
  const launch = launchOf(number)
  const ball = throwBall(launch)
  if (!ball) return undefined
  const length = (ball.length - restFrames) / framesASecond
  if (length < seconds.min || length > seconds.max) return undefined
  return writeTrack(ball, launch, restFrames)
}

/** Which launches are baked, in the order of the files. */
export const launchesUrl = new URL('./launches.json', import.meta.url)

export function bakedLaunches(): readonly number[] {
  return JSON.parse(readFileSync(launchesUrl, 'utf8'))
}

/** The name of the folder changes with what lies in it, so that browsers may keep the files for ever. */
export function versionOf(throws: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const bytes of throws) hash.update(bytes)
  return hash.digest('hex').slice(0, 12)
}

export const servedFolder = new URL('../../apps/games/public/throws/', import.meta.url)
/** What the client knows of them. */
export const indexUrl = new URL(
  '../../apps/games/client/tables/roulette/wheel/throws.json',
  import.meta.url,
)

export function fileName(place: number): string {
  return `${String(place).padStart(3, '0')}.bin`
}
