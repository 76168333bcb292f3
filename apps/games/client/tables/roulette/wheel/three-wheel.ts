import {
  ACESFilmicToneMapping,
  type Group,
  type Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three'
import type { BallAt } from './course/track.ts'
import { buildBowl } from './drawn/bowl.ts'
import { lookFrom, type Views, viewsFor } from './drawn/camera.ts'
import { bakeRoom, hangLights } from './drawn/light.ts'
import { makeMatter } from './drawn/matter.ts'
import { buildBall, buildRotor } from './drawn/rotor.ts'

/** The content of a picture of the wheel. */
export interface Pose {
  readonly rotorAngle: number
  readonly ball: (BallAt & { readonly size: number }) | undefined
  /** From the bowl whole, 0, to the rotor close, 1. */
  readonly closeness: number
}

/** The wheel in three dimensions, one picture at a time. Throws where there is no WebGL2. */
export class ThreeWheel {
  readonly canvas: HTMLCanvasElement
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(30, 1, 0.1, 50)
  readonly #rotor: Group
  readonly #ball: Mesh
  #views: Views | undefined

  constructor(whenLost: () => void) {
    this.#renderer = new WebGLRenderer({ antialias: true, alpha: true })
    this.#renderer.toneMapping = ACESFilmicToneMapping
    this.#renderer.toneMappingExposure = 1.12
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
    this.canvas = this.#renderer.domElement
    this.canvas.setAttribute('aria-hidden', 'true')
    this.canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault()
      whenLost()
    })
    const matter = makeMatter()
    this.#scene.environment = bakeRoom(this.#renderer)
    hangLights(this.#scene)
    this.#rotor = buildRotor(matter)
    this.#ball = buildBall(matter)
    this.#scene.add(buildBowl(matter), this.#rotor, this.#ball)
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#renderer.setPixelRatio(pixelRatio)
    this.#renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
    this.#views = viewsFor(this.#camera)
  }

  draw({ rotorAngle, ball, closeness }: Pose): void {
    if (!this.#views) return
    // Three turns the other way round than the wheel's angles.
    this.#rotor.rotation.y = -rotorAngle
    this.#ball.visible = ball !== undefined && ball.size > 0
    if (ball && this.#ball.visible) {
      const { angle, radius, height, size } = ball
      this.#ball.position.set(Math.cos(angle) * radius, height, Math.sin(angle) * radius)
      this.#ball.scale.setScalar(size)
    }
    lookFrom(this.#camera, this.#views, closeness)
    this.#renderer.render(this.#scene, this.#camera)
  }

  dispose(): void {
    this.canvas.remove()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }
}
