import sharp, { type Sharp } from 'sharp'

/** What is left of a picture at a glance: where it grows lighter, and its colours in the large. */
export type Likeness = {
  /** A perceptual hash: for 9 × 14 pairs of neighbours, whether the right one is the lighter. */
  readonly outline: readonly boolean[]
  /** Mean colours of 3 × 4 fields, 0 to 255. */
  readonly colours: readonly number[]
  /** How many of the 126 pairs differ. */
  readonly outlineDistance: (other: Likeness) => number
  /** Mean difference of the fields' channels, 0 to 255. */
  readonly colourDistance: (other: Likeness) => number
}

/** Looks at the upper two thirds of a tile: titles are alike wherever one looks. */
export async function likeness(picture: Sharp): Promise<Likeness> {
  const { width, height } = await picture.metadata()
  const region = { left: 0, top: 0, width, height: Math.round(height * 0.68) }
  const shown = picture.flatten({ background: '#000' }).extract(region)
  const png = await shown.png().toBuffer()
  const grey = await sharp(png)
    .resize(10, 14, { fit: 'fill' })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer()
  const colours = [
    ...(await sharp(png).resize(3, 4, { fit: 'fill' }).removeAlpha().raw().toBuffer()),
  ]
  const outline = [...grey].flatMap((value, i) =>
    i % 10 === 9 ? [] : [value < (grey[i + 1] ?? 0)],
  )
  return {
    outline,
    colours,
    outlineDistance: (other) => outline.filter((bit, i) => bit !== other.outline[i]).length,
    colourDistance: (other) => {
      const sum = colours.reduce((all, one, i) => all + Math.abs(one - (other.colours[i] ?? 0)), 0)
      return sum / colours.length
    },
  }
}
