import { type Container, Sprite } from 'pixi.js'

/** The sprite at this place of a layer, made when it is first asked for. */
export function spriteAt(layer: Container<Sprite>, index: number): Sprite {
  const known = layer.children[index]
  if (known) return known
  layer.addChild(new Sprite({ anchor: 0.5, visible: false }))
  return spriteAt(layer, index)
}

/**
 * Hides the sprites of a layer from this place on. A sprite that stays in sight is never hidden in
 * between: the library would rebuild the whole scene for a sprite that went and came.
 */
export function hideFrom(layer: Container<Sprite>, from: number): void {
  for (let index = from; index < layer.children.length; index += 1) {
    const sprite = layer.children[index]
    if (sprite) sprite.visible = false
  }
}
