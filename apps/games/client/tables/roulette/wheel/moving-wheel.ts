import type { Track } from './course/track.ts'
import type { BallHeard } from './heard.ts'
import { planThrow } from './motion.ts'
import { QualityWatch } from './quality.ts'
import type { RotorState } from './run-out.ts'
import { ShownThrow } from './shown-throw.ts'
import { type Pose, ThreeWheel } from './three-wheel.ts'

export interface Shown {
  readonly track: Track
  readonly number: number
  /** So long from now on, and the ball lies: a throw that takes longer is shown from its middle on. */
  readonly seconds: number | undefined
  readonly heard: Pick<BallHeard, 'rolls'>
}

/** What the wheel shows for a while: a throw, or a rotor alone. */
export type Motion = Pick<ShownThrow, 'seconds' | 'rotorAt' | 'poseAt'>

interface Going {
  readonly shown: Motion
  readonly startedMs: number
  /** Settles the promise of those who wait, once the ball lies still. */
  readonly settle: () => void
}

const atRest: RotorState = { angle: 0.35, speed: 0 }
const leadSeconds = { whole: 1.2, quick: 0.5 }
/** In a picture so broad there is room for the bowl beside the rotor. */
const broad = 1.6

/** The wheel of three dimensions in motion. It draws while something moves, and no longer. */
export class MovingWheel {
  readonly #host: HTMLElement
  readonly #wheel: ThreeWheel
  readonly #watch = new QualityWatch()
  readonly #sizes: ResizeObserver
  readonly #giveUp: () => void
  #going: Going | undefined
  #frame = 0
  /** Of the pictures that the browser would show, how many were since the last drawn one. */
  #leftOut = 0
  #lastDrawnMs: number | undefined
  /** How close the camera comes to the rotor at most. */
  #nearest = 1

  /** Throws where there is no WebGL2. `giveUp` is called when the device is too slow or loses it. */
  constructor(host: HTMLElement, giveUp: () => void) {
    this.#host = host
    this.#giveUp = giveUp
    this.#wheel = new ThreeWheel(() => this.#fail())
    host.append(this.#wheel.canvas)
    this.#sizes = new ResizeObserver(() => this.#resize())
    this.#sizes.observe(host)
    this.#resize()
  }

  /** Settles when the ball lies still, or when the wheel is given up. */
  show({
    track,
    number,
    seconds = leadSeconds.whole + track.seconds,
    heard,
  }: Shown): Promise<void> {
    const lead = Math.max(leadSeconds.quick, seconds - track.seconds)
    const skipSeconds = Math.max(0, track.seconds - seconds + lead)
    const now = performance.now()
    const from = this.#rotorAt(now)
    const thrown = planThrow({ track, number, from, leadSeconds: lead, skipSeconds })
    heard.rolls(thrown, now)
    const isTurning = this.#going?.shown.seconds === Number.POSITIVE_INFINITY
    return this.#go(new ShownThrow(thrown, isTurning), now)
  }

  /** The rotor turns, without a ball, from where it is. */
  turn(from: (rotor: RotorState) => Motion): void {
    const now = performance.now()
    void this.#go(from(this.#rotorAt(now)), now)
  }

  #go(shown: Motion, startedMs: number): Promise<void> {
    this.#going?.settle()
    return new Promise((settle) => {
      this.#going = { shown, startedMs, settle }
      this.#lastDrawnMs = undefined
      this.#ask()
    })
  }

  dispose(): void {
    this.#sizes.disconnect()
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#wheel.dispose()
    this.#going?.settle()
  }

  #ask(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#onFrame(now))
  }

  #onFrame(nowMs: number): void {
    this.#frame = 0
    this.#leftOut = (this.#leftOut + 1) % (this.#watch.quality?.oneIn ?? 1)
    if (this.#leftOut !== 0) this.#ask()
    else if (this.#keepsUp(nowMs)) this.#drawAt(nowMs)
    else this.#fail()
  }

  #drawAt(nowMs: number): void {
    this.#wheel.draw(this.#poseAt(nowMs))
    if (this.#isMoving(nowMs)) this.#ask()
    else this.#lastDrawnMs = undefined
  }

  /** False once the device is too slow for any picture. */
  #keepsUp(nowMs: number): boolean {
    const last = this.#lastDrawnMs
    this.#lastDrawnMs = nowMs
    if (last !== undefined && this.#watch.saw(nowMs - last)) this.#resize()
    return this.#watch.quality !== undefined
  }

  /** The rotor runs out after the ball lies still, which is reported at once. */
  #isMoving(nowMs: number): boolean {
    const going = this.#going
    if (!going) return false
    if (secondsOf(going, nowMs) < going.shown.seconds) return true
    going.settle()
    return this.#rotorAt(nowMs).speed > 0
  }

  #rotorAt(nowMs: number): RotorState {
    const going = this.#going
    return going ? going.shown.rotorAt(secondsOf(going, nowMs)) : atRest
  }

  #poseAt(nowMs: number): Pose {
    const going = this.#going
    const nearest = this.#nearest
    if (going) return going.shown.poseAt(secondsOf(going, nowMs), nearest)
    return { rotorAngle: atRest.angle, ball: undefined, closeness: nearest }
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#host
    const { quality } = this.#watch
    if (clientWidth === 0 || clientHeight === 0 || !quality) return
    this.#nearest = clientWidth / clientHeight > broad ? 0.66 : 1
    const ratio = Math.min(devicePixelRatio, quality.pixelRatio)
    this.#wheel.resize(clientWidth, clientHeight, ratio)
    this.#wheel.draw(this.#poseAt(performance.now()))
  }

  #fail(): void {
    const { settle } = this.#going ?? {}
    this.#giveUp()
    settle?.()
  }
}

function secondsOf({ startedMs }: Going, nowMs: number): number {
  return Math.max(0, (nowMs - startedMs) / 1_000)
}
