import {
  BoxGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three'
import {
  ballRadius,
  cone,
  fret,
  numberRing,
  pocketAngle,
  pocketFloor,
  pockets,
} from '../course/shape.ts'
import { body, casting, ring } from './body.ts'

import type { Matter } from './matter.ts'
import { turned } from './turned.ts'
import { buildTurret } from './turret.ts'

const up = new Vector3(0, 1, 0)

/** The turning part. Its zero is the middle of the pocket with the number zero. */
export function buildRotor(matter: Matter): Group {
  const rotor = new Group()
  const around = pockets * 6
  rotor.add(
    body(turned(ring(1.308, -0.034, 0.014)), matter.brass),
    body(turned(numberRing, around), matter.numbers),
    body(turned(ring(1.056, -0.079, 0.012), around), matter.brass),
    body(turned(pocketFloor, around), matter.pockets),
    body(turned(ring(0.818, -0.105, 0.014)), matter.brass),
    body(turned(cone), matter.cone),
    body(turned(ring(0.52, -0.01, 0.008)), matter.brass),
    frets(matter),
    ...buildTurret(matter),
  )
  return rotor
}

export function buildBall(matter: Matter): Mesh {
  return casting(new Mesh(new SphereGeometry(ballRadius, 28, 20), matter.ivory))
}

function frets(matter: Matter): InstancedMesh {
  const { length, height, thickness, radius, y } = fret
  const shape = new BoxGeometry(length, height, thickness)
  const all = new InstancedMesh(shape, matter.steel, pockets)
  const [matrix, quaternion, whole] = [new Matrix4(), new Quaternion(), new Vector3(1, 1, 1)]
  for (let place = 0; place < pockets; place += 1) {
    const angle = (place + 0.5) * pocketAngle
    quaternion.setFromAxisAngle(up, -angle)
    const at = new Vector3(Math.cos(angle) * radius, y, Math.sin(angle) * radius)
    all.setMatrixAt(place, matrix.compose(at, quaternion, whole))
  }
  all.castShadow = true
  all.receiveShadow = true
  return all
}
