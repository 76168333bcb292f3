import { type BufferGeometry, LatheGeometry, type Texture, Vector2 } from 'three'
import type { ProfilePoint } from '../course/shape.ts'

/** A profile turned round the axis, as it is thrown in. From the outside inwards it is seen from above. */
export function turned(profile: readonly ProfilePoint[], around = 148): BufferGeometry {
  return new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    around,
  )
}

/**
 * A picture that runs round a turned body clockwise, as the wheel's angles do, from the angle of its
 * left edge on. Its top lies inwards.
 */
export function wrapRound(texture: Texture, leftEdge: number): void {
  texture.repeat.x = -Math.abs(texture.repeat.x)
  texture.offset.x = (0.25 - leftEdge / (2 * Math.PI)) * -texture.repeat.x
}
