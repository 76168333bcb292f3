import { type PerspectiveCamera, Vector3 } from 'three'
import type { ProfilePoint } from '../course/shape.ts'

/** The bowl whole, or the rotor close. */
export interface Views {
  readonly wide: View
  readonly close: View
}

interface View {
  readonly distance: number
  readonly lookAt: Vector3
}

/** How high the eye stands over the felt. A low, broad picture is looked at from lower. */
function elevationOf(aspect: number): number {
  return aspect > 2.2 ? 0.76 : aspect > 1.3 ? 0.88 : 1.02
}

/** The camera as far away as the wheel fits into a picture of this size. */
export function viewsFor(camera: PerspectiveCamera): Views {
  const elevation = elevationOf(camera.aspect)
  return {
    wide: fitted(camera, elevation, [2.03, 0.24]),
    close: fitted(camera, elevation, [1.38, -0.03]),
  }
}

export function lookFrom(camera: PerspectiveCamera, views: Views, closeness: number): void {
  const elevation = elevationOf(camera.aspect)
  const { wide, close } = views
  const distance = wide.distance + (close.distance - wide.distance) * closeness
  stand(camera, elevation, distance, wide.lookAt.clone().lerp(close.lookAt, closeness))
}

const direction = new Vector3()

function stand(camera: PerspectiveCamera, elevation: number, distance: number, at: Vector3): void {
  direction.set(0, Math.sin(elevation), Math.cos(elevation))
  camera.position.copy(at).addScaledVector(direction, distance)
  camera.lookAt(at)
  camera.updateMatrixWorld()
}

/** By halving: the least distance at which a circle of the wheel lies in the picture, centred. */
function fitted(camera: PerspectiveCamera, elevation: number, circle: ProfilePoint): View {
  let [near, far] = [1, 40]
  const lookAt = new Vector3(0, 0, 0)
  for (let step = 0; step < 26; step += 1) {
    const distance = (near + far) / 2
    const { width, top, bottom } = extent(camera, elevation, { distance, lookAt }, circle)
    // The visible part of the circle is not even above and below the point that is looked at.
    lookAt.z -= ((top + bottom) / 2) * distance * 0.2
    if (Math.max(width, (top - bottom) / 2) < 0.97) far = distance
    else near = distance
  }
  return { distance: far, lookAt }
}

const point = new Vector3()

function extent(
  camera: PerspectiveCamera,
  elevation: number,
  { distance, lookAt }: View,
  [radius, height]: ProfilePoint,
): { width: number; top: number; bottom: number } {
  stand(camera, elevation, distance, lookAt)
  let [width, top, bottom] = [0, -9, 9]
  for (let place = 0; place < 48; place += 1) {
    const angle = (place / 48) * 2 * Math.PI
    point.set(Math.cos(angle) * radius, height, Math.sin(angle) * radius).project(camera)
    width = Math.max(width, Math.abs(point.x))
    top = Math.max(top, point.y)
    bottom = Math.min(bottom, point.y)
  }
  return { width, top, bottom }
}
