import {
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SpotLight,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { lamps } from './lamps.ts'

/** The room as it is mirrored, baked once. */
export function bakeRoom(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  room.background = new Color('#070b12')
  for (const { at, size, colour, power } of lamps) {
    const shine = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(power) })
    const lamp = new Mesh(new PlaneGeometry(...size), shine)
    lamp.position.set(...at)
    lamp.lookAt(0, 0, 0)
    room.add(lamp)
  }
  const baker = new PMREMGenerator(renderer)
  const { texture } = baker.fromScene(room, 0.03)
  baker.dispose()
  return texture
}

export function hangLights(scene: Scene): void {
  const key = new SpotLight('#fff1da', 95, 0, 0.52, 0.75, 2)
  key.position.set(1.7, 5.4, 1.6)
  key.castShadow = true
  key.shadow.mapSize.set(1_024, 1_024)
  key.shadow.bias = -0.0005
  key.shadow.radius = 4
  key.shadow.camera.near = 3
  key.shadow.camera.far = 8
  const fill = new DirectionalLight('#4cc9dc', 0.45)
  fill.position.set(-4, 3, 3)
  scene.add(key, fill)
}
