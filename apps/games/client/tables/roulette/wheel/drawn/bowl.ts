import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { bowlProfile, type ProfilePoint } from '../course/shape.ts'
import { body, ring } from './body.ts'
import { buildDiamonds } from './diamonds.ts'
import type { Matter } from './matter.ts'
import { paintShadow } from './painted-shadow.ts'
import { turned } from './turned.ts'

/** The outer wall and the lip over it, down to where the wall begins. */
const rim: readonly ProfilePoint[] = [
  [1.8, -0.44],
  [1.93, -0.22],
  [1.99, 0.08],
  [2.0, 0.24],
  [1.985, 0.33],
  [1.955, 0.375],
  [1.915, 0.39],
  [1.875, 0.385],
  [1.85, 0.37],
  [1.842, 0.345],
]

/** Above it the wall leans over the ball, which it never touches there: drawn, it would hide it. */
const wallFrom = bowlProfile.findIndex(([, height]) => height < 0.3)

/** The still parts: the bowl with its track, its deflectors, and its shadow on the felt. */
export function buildBowl(matter: Matter): Group {
  const bowl = new Group()
  const slopeFrom = bowlProfile.findIndex(([radius]) => radius < 1.72)
  const track = bowlProfile.slice(wallFrom, slopeFrom + 1)
  const slope = bowlProfile.slice(slopeFrom)
  bowl.add(
    body(turned(rim), matter.rim),
    body(turned(ring(1.852, 0.368, 0.013)), matter.brass),
    body(turned(ring(1.998, 0.18, 0.017)), matter.brass),
    body(turned([[1.842, 0.36], [1.842, 0.3], ...track]), matter.ebony),
    body(turned(slope), matter.slope),
    body(turned(inlay(1.655, 0.115, 0.016)), matter.brass),
    body(turned(inlay(1.405, 0.008, 0.012)), matter.brass),
    buildDiamonds(matter),
    shadow(),
  )
  return bowl
}

/** A flat band in the slope, `width` wide. */
function inlay(radius: number, height: number, width: number): ProfilePoint[] {
  return [
    [radius + width, height + width * 0.4 + 0.003],
    [radius, height + 0.004],
    [radius - width, height - width * 0.4 + 0.003],
  ]
}

function shadow(): Mesh {
  const blot = new Mesh(
    new PlaneGeometry(6.2, 6.2),
    new MeshBasicMaterial({ map: paintShadow(), transparent: true, depthWrite: false }),
  )
  blot.rotation.x = -Math.PI / 2
  blot.position.set(0, -0.46, 0.25)
  return blot
}
