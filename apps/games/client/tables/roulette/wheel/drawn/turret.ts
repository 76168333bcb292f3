import { CylinderGeometry, Euler, InstancedMesh, Matrix4, type Mesh, SphereGeometry } from 'three'
import type { ProfilePoint } from '../course/shape.ts'
import { body, casting } from './body.ts'
import type { Matter } from './matter.ts'
import { turned } from './turned.ts'

/** The turret in the middle, from its foot to its knob. */
const profile: readonly ProfilePoint[] = [
  [0.235, 0.075],
  [0.23, 0.1],
  [0.17, 0.118],
  [0.115, 0.14],
  [0.085, 0.19],
  [0.075, 0.26],
  [0.09, 0.31],
  [0.125, 0.335],
  [0.125, 0.365],
  [0.085, 0.39],
  [0.055, 0.41],
  [0.075, 0.45],
  [0.075, 0.485],
  [0.045, 0.52],
  [0, 0.53],
]

/** The turret with its arms. */
export function buildTurret(matter: Matter): Mesh[] {
  return [casting(body(turned(profile, 48), matter.brass)), ...arms(matter)]
}

/** Four arms with a knob each, by which the rotor is set going. */
function arms(matter: Matter): Mesh[] {
  const rods = new InstancedMesh(new CylinderGeometry(0.016, 0.024, 0.34, 14), matter.brass, count)
  const knobs = new InstancedMesh(new SphereGeometry(0.042, 20, 14), matter.steel, count)
  for (let place = 0; place < count; place += 1) {
    const angle = ((place + 0.5) / count) * 2 * Math.PI
    rods.setMatrixAt(place, lying(angle, 0.24))
    knobs.setMatrixAt(place, lying(angle, 0.42))
  }
  return [casting(rods), casting(knobs)]
}

const count = 4

/** Something long that points away from the axis, so far out. */
function lying(angle: number, radius: number): Matrix4 {
  const turn = new Euler(0, -angle, -Math.PI / 2, 'YXZ')
  const made = new Matrix4().makeRotationFromEuler(turn)
  return made.setPosition(Math.cos(angle) * radius, 0.25, Math.sin(angle) * radius)
}
