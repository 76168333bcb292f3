import type { Knock, Rolling } from '../../shared/table-orchestra.ts'
import { numberRing, pocketAt } from '../wheel/course/shape.ts'
import type { Throw } from '../wheel/motion.ts'

const stepSeconds = 1 / 60
/** Where the ring of the numbers ends and the frets begin. */
const fretRadius = Math.min(...numberRing.map(([radius]) => radius))
const rotorRadius = Math.max(...numberRing.map(([radius]) => radius))
/** A change of the ball's speed within one step, in lengths of the wheel a second, that only a hit makes. */
const hitSpeed = 1
/** A knock so soon after another is the same one. */
const knockSeconds = 0.045

/**
 * The sounds of a throw that is shown: the ball rolls round, slower and lower as it loses speed,
 * strikes the diamonds, falls onto the rotor and ticks over the frets until it lies.
 */
export function heardThrow(thrown: Throw, startedMs: number): Rolling {
  const moments = Array.from({ length: Math.ceil(thrown.seconds / stepSeconds) + 1 }, (_, step) =>
    momentOf(thrown, Math.min(step * stepSeconds, thrown.seconds)),
  )
  const hits = moments.flatMap((moment, step) => knockAt(moment, moments[step - 1]))
  const falls: Knock = { kind: 'wood', at: thrown.dropSeconds, loudness: 1 }
  return {
    startedMs,
    rush: {
      seconds: thrown.seconds,
      hertz: moments.map(({ along }) => 260 + 55 * Math.abs(along)),
      loudness: moments.map(loudnessOf),
    },
    knocks: apart([falls, ...hits]),
  }
}

type Moment = ReturnType<typeof momentOf>

function momentOf(thrown: Throw, at: number) {
  const before = placeOf(thrown, Math.max(0, at - stepSeconds))
  const place = placeOf(thrown, at)
  const change = (of: (each: typeof place) => number) => (of(place) - of(before)) / stepSeconds
  const isOnRotor = place.radius < rotorRadius
  const turning = isOnRotor ? change(({ turn }) => turn) : change(({ angle }) => angle)
  return {
    ...{ at, isOnRotor, radius: place.radius, size: place.size },
    pocket: pocketAt(place.turn),
    /** Over what it rolls on; backwards below zero. */
    along: turning * place.radius,
    outwards: change(({ radius }) => radius),
    upwards: change(({ height }) => height),
  }
}

/** The ball, and how far it is turned from the rotor's zero. */
function placeOf(thrown: Throw, at: number) {
  const ball = thrown.ballAt(at)
  return { ...ball, turn: ball.angle - thrown.rotorAt(at).angle }
}

function loudnessOf({ along, size, isOnRotor }: Moment): number {
  return size * Math.min(1, Math.abs(along) / 18) * (isOnRotor ? 0.1 : 0.3)
}

function knockAt(now: Moment, before: Moment | undefined): readonly Knock[] {
  if (!before || before.size === 0 || now.isOnRotor !== before.isOnRotor) return []
  const kind = now.isOnRotor ? 'fret' : 'wood'
  const hit = Math.hypot(
    now.along - before.along,
    now.outwards - before.outwards,
    now.upwards - before.upwards,
  )
  const isOverFret = now.radius < fretRadius && now.pocket !== before.pocket
  if (!isOverFret && hit < hitSpeed) return []
  return [{ kind, at: now.at, loudness: Math.min(1, 0.3 + hit / 4) }]
}

/** In order, each a knock of its own. */
function apart(knocks: readonly Knock[]): readonly Knock[] {
  const kept: Knock[] = []
  for (const knock of knocks.toSorted((a, b) => a.at - b.at)) {
    const last = kept.at(-1)
    if (!last || knock.at - last.at > knockSeconds) kept.push(knock)
    else if (knock.loudness > last.loudness) kept[kept.length - 1] = knock
  }
  return kept
}
