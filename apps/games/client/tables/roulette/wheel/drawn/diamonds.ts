import { InstancedMesh, Matrix4, OctahedronGeometry, Quaternion, Vector3 } from 'three'
import { deflectorAngle, deflectors } from '../course/shape.ts'
import type { Matter } from './matter.ts'

const up = new Vector3(0, 1, 0)

/** The eight deflectors, a little higher than they are thrown against so that they catch light. */
export function buildDiamonds(matter: Matter): InstancedMesh {
  const { count, long, short, high, radius, y } = deflectors
  const bodies = new InstancedMesh(new OctahedronGeometry(1, 0), matter.brass, count)
  const [matrix, quaternion] = [new Matrix4(), new Quaternion()]
  for (let place = 0; place < count; place += 1) {
    const angle = deflectorAngle(place)
    const [along, across] = place % 2 === 0 ? [long, short] : [short, long]
    quaternion.setFromAxisAngle(up, -angle)
    const at = new Vector3(Math.cos(angle) * radius, y, Math.sin(angle) * radius)
    bodies.setMatrixAt(
      place,
      matrix.compose(at, quaternion, new Vector3(along, high * 1.3, across)),
    )
  }
  bodies.castShadow = true
  return bodies
}
