import { type BufferGeometry, type Material, Mesh } from 'three'
import type { ProfilePoint } from '../course/shape.ts'

export function body(geometry: BufferGeometry, material: Material): Mesh {
  const made = new Mesh(geometry, material)
  made.receiveShadow = true
  return made
}

/** A wire laid round, seen from above and from the sides. */
export function ring(radius: number, height: number, thick: number): ProfilePoint[] {
  return Array.from({ length: 7 }, (_, step): ProfilePoint => {
    const angle = (step / 6) * Math.PI
    return [radius + Math.cos(angle) * thick, height + Math.sin(angle) * thick]
  })
}

export function casting(mesh: Mesh): Mesh {
  mesh.castShadow = true
  return mesh
}
