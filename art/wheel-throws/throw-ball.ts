import rapier from '@dimforge/rapier3d-deterministic-compat'
import {
  ballRadius,
  cone,
  deflectorAngle,
  deflectors,
  fret,
  numberRing,
  type ProfilePoint,
  pocketAngle,
  pocketFloor,
  pockets,
} from '../../apps/games/client/tables/roulette/wheel/course/shape.ts'
import type { BallAt } from '../../apps/games/client/tables/roulette/wheel/course/track.ts'
import { keptInBowl } from './bowl-contact.ts'

/** How a ball is thrown. */
export interface Launch {
  /** Along the track, against the rotor, in units a second. */
  readonly speed: number
  /** Of the rotor, clockwise, in radians a second. */
  readonly rotorSpeed: number
  /** Where the ball is let go. */
  readonly angle: number
}

/** The ball at each sixtieth of a second until it has lain still in a pocket for half a second. */
export type ThrownBall = readonly BallAt[]

/** Sixteen steps for each frame of sixty: with fewer the ball passes through a fret now and then. */
const stepsAFrame = 16
const stepSeconds = 1 / (60 * stepsAFrame)
/** The earth's, on a wheel that is 80 cm across. */
const gravity = 46
const longestFrames = 60 * 14
export const restFrames = 30

export async function openThrower(): Promise<(launch: Launch) => ThrownBall | undefined> {
  await rapier.init()
  return throwBall
}

/** Undefined when the ball leaves the wheel, or does not come to rest in time. */
function throwBall(launch: Launch): ThrownBall | undefined {
  const world = new rapier.World({ x: 0, y: -gravity, z: 0 })
  world.timestep = stepSeconds
  world.numSolverIterations = 8
  buildBowl(world)
  buildRotor(world, launch.rotorSpeed)
  const ball = letGo(world, launch)
  const track: BallAt[] = []
  let still = 0
  while (track.length < longestFrames && still < restFrames) {
    const last = track.at(-1)
    const at = placeOf(ball.translation(), last)
    if (!Number.isFinite(at.height) || at.height < -0.3 || at.radius > 1.84) break
    const turned = last ? at.angle - last.angle - launch.rotorSpeed / 60 : 1
    const isStill = isInPocket(at) && Math.abs(turned) < 0.0012
    still = isStill ? still + 1 : 0
    track.push(at)
    for (let step = 0; step < stepsAFrame; step += 1) stepOnce(world, ball)
  }
  world.free()
  return still < restFrames ? undefined : track
}

function stepOnce(world: rapier.World, ball: rapier.RigidBody): void {
  world.step()
  const kept = keptInBowl({ place: ball.translation(), velocity: ball.linvel() })
  if (!kept) return
  ball.setTranslation(kept.place, true)
  ball.setLinvel(kept.velocity, true)
}

function isInPocket({ radius, height }: BallAt): boolean {
  const [, [outer] = [0], [inner] = [0]] = pocketFloor
  return radius < outer && radius > inner && height < fret.y + ballRadius * 0.8
}

function placeOf({ x, y, z }: { x: number; y: number; z: number }, last?: BallAt): BallAt {
  const angle = Math.atan2(z, x)
  const turns = last ? Math.round((last.angle - angle) / (2 * Math.PI)) : 0
  return { angle: angle + turns * 2 * Math.PI, radius: Math.hypot(x, z), height: y }
}

function buildBowl(world: rapier.World): void {
  const bowl = world.createRigidBody(rapier.RigidBodyDesc.fixed())
  for (let place = 0; place < deflectors.count; place += 1) {
    const { long, short, high, radius, y } = deflectors
    const [x, z] = place % 2 === 0 ? [long, short] : [short, long]
    const diamond = new Float32Array([
      x,
      0,
      0,
      -x,
      0,
      0,
      0,
      high,
      0,
      0,
      -high,
      0,
      0,
      0,
      z,
      0,
      0,
      -z,
    ])
    const shape = rapier.ColliderDesc.convexHull(diamond)
    if (!shape) throw new Error('no hull of a deflector')
    world.createCollider(
      standing(shape, deflectorAngle(place), radius, y).setFriction(0.1).setRestitution(0.5),
      bowl,
    )
  }
}

function buildRotor(world: rapier.World, speed: number): void {
  const rotor = world.createRigidBody(rapier.RigidBodyDesc.kinematicVelocityBased())
  rotor.setAngvel({ x: 0, y: -speed, z: 0 }, true)
  const profile = [...numberRing, ...pocketFloor, ...cone.slice(1), [0.03, 0.4]] as const
  world.createCollider(turned(profile).setFriction(0.3).setRestitution(0.3), rotor)
  for (let pocket = 0; pocket < pockets; pocket += 1) {
    const { length, height, thickness, radius, y } = fret
    const shape = rapier.ColliderDesc.cuboid(length / 2, height / 2, thickness / 2)
    const angle = (pocket + 0.5) * pocketAngle
    world.createCollider(
      standing(shape, angle, radius, y).setFriction(0.2).setRestitution(0.35),
      rotor,
    )
  }
}

function letGo(world: rapier.World, { speed, angle }: Launch): rapier.RigidBody {
  const [cos, sin, radius] = [Math.cos(angle), Math.sin(angle), 1.782]
  const ball = world.createRigidBody(
    rapier.RigidBodyDesc.dynamic()
      .setTranslation(cos * radius, 0.245, sin * radius)
      .setLinvel(sin * speed, 0, -cos * speed)
      .setLinearDamping(airDamping)
      .setAngularDamping(airDamping),
  )
  const shape = rapier.ColliderDesc.ball(ballRadius)
  world.createCollider(shape.setFriction(0.05).setRestitution(0.35).setDensity(2), ball)
  return ball
}

const airDamping = 0.14

/** A profile turned round the axis. */
function turned(profile: readonly ProfilePoint[]): rapier.ColliderDesc {
  const around = 720
  const points: number[] = []
  const faces: number[] = []
  for (let place = 0; place < around; place += 1) {
    const angle = (place / around) * 2 * Math.PI
    for (const [radius, height] of profile) {
      points.push(Math.cos(angle) * radius, height, Math.sin(angle) * radius)
    }
    for (let at = 0; at + 1 < profile.length; at += 1) {
      const here = place * profile.length + at
      const next = ((place + 1) % around) * profile.length + at
      faces.push(here, here + 1, next, next, here + 1, next + 1)
    }
  }
  const flags = rapier.TriMeshFlags.FIX_INTERNAL_EDGES
  return rapier.ColliderDesc.trimesh(new Float32Array(points), new Uint32Array(faces), flags)
}

/** A shape whose long side points from the axis, at a place of the wheel. */
function standing(shape: rapier.ColliderDesc, angle: number, radius: number, y: number) {
  const half = -angle / 2
  return shape
    .setTranslation(Math.cos(angle) * radius, y, Math.sin(angle) * radius)
    .setRotation({ x: 0, y: Math.sin(half), z: 0, w: Math.cos(half) })
}
