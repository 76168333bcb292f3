import { MeshPhysicalMaterial, MeshStandardMaterial } from 'three'
import { paintNumbers, paintPockets } from './painted-ring.ts'
import { paintWood } from './painted-wood.ts'

/** The materials of the wheel. */
export interface Matter {
  readonly rim: MeshPhysicalMaterial
  readonly slope: MeshPhysicalMaterial
  readonly cone: MeshPhysicalMaterial
  readonly ebony: MeshPhysicalMaterial
  readonly brass: MeshStandardMaterial
  readonly steel: MeshStandardMaterial
  readonly numbers: MeshPhysicalMaterial
  readonly pockets: MeshStandardMaterial
  readonly ivory: MeshPhysicalMaterial
}

export function makeMatter(): Matter {
  const lacquer = { roughness: 0.46, clearcoat: 1, clearcoatRoughness: 0.09 }
  const walnut = ['#381608', '#572710', '#2f1207']
  const burl = ['#4c2110', '#6c3418', '#3f1a0c']
  return {
    rim: new MeshPhysicalMaterial({
      map: paintWood({ tone: walnut, wedges: 12, isInlaid: false }),
      ...lacquer,
    }),
    slope: new MeshPhysicalMaterial({
      map: paintWood({ tone: burl, wedges: 32, isInlaid: false }),
      ...lacquer,
      envMapIntensity: 0.62,
    }),
    cone: new MeshPhysicalMaterial({
      map: paintWood({ tone: burl, wedges: 16, isInlaid: true }),
      ...lacquer,
    }),
    ebony: new MeshPhysicalMaterial({ color: '#170c08', ...lacquer, roughness: 0.34 }),
    brass: new MeshStandardMaterial({
      color: '#e6b75f',
      metalness: 0.92,
      roughness: 0.27,
      emissive: '#2a1804',
    }),
    steel: new MeshStandardMaterial({ color: '#f2ead8', metalness: 1, roughness: 0.16 }),
    numbers: new MeshPhysicalMaterial({
      map: paintNumbers(),
      roughness: 0.42,
      clearcoat: 0.7,
      clearcoatRoughness: 0.16,
    }),
    pockets: new MeshStandardMaterial({ map: paintPockets(), roughness: 0.5 }),
    ivory: new MeshPhysicalMaterial({ color: '#fffaf0', roughness: 0.2, clearcoat: 1 }),
  }
}
