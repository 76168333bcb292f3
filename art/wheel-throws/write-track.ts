import { framesASecond, scale } from '../../apps/games/client/tables/roulette/wheel/course/track.ts'
import type { Launch, ThrownBall } from './throw-ball.ts'

/** How long the ball is still shown to lie where it came to rest, in frames. */
const restShown = framesASecond / 5

/** A throw as `readTrack` of the client reads it. `rest` frames at its end show no motion. */
export function writeTrack(ball: ThrownBall, { rotorSpeed }: Launch, rest: number): Uint8Array {
  const shown = ball.slice(0, ball.length - rest + restShown)
  const bytes = [...whole(shown.length), ...whole(Math.round(rotorSpeed / scale.rotorSpeed))]
  bytes.push(...channel(shown.map(({ angle }) => Math.round(angle / scale.angle))))
  bytes.push(...channel(shown.map(({ radius }) => Math.round(radius / scale.length))))
  bytes.push(...channel(shown.map(({ height }) => Math.round(height / scale.length))))
  return Uint8Array.from(bytes)
}

function channel(values: readonly number[]): number[] {
  const bytes: number[] = []
  let [last, lastChange, zeros] = [0, 0, 0]
  const endRun = () => {
    if (zeros > 0) bytes.push(0, ...whole(zeros - 1))
    zeros = 0
  }
  for (const value of values) {
    const change = value - last
    const more = change - lastChange
    ;[last, lastChange] = [value, change]
    if (more === 0) zeros += 1
    else {
      endRun()
      bytes.push(...whole(more > 0 ? more * 2 : -more * 2 - 1))
    }
  }
  endRun()
  return bytes
}

function whole(value: number): number[] {
  const bytes: number[] = []
  let left = value
  while (left >= 128) {
    bytes.push((left % 128) + 128)
    left = Math.floor(left / 128)
  }
  return [...bytes, left]
}
