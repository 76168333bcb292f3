import sharp from 'sharp'

/** More than a telephone's largest, and little enough to draw. */
const pixelsMax = 50_000_000

/** Enough to read every word of a page. */
const sideMax = 4_096

const secondsMax = 8
const atOnceMax = 2

let drawn = 0
const waiting: (() => void)[] = []

/**
 * Draws a picture and encodes it again as a JPG: its metadata of place and camera, and anything
 * appended to it, are gone. Undefined when it cannot be drawn or is too large to be.
 * [SEC-88, SEC-89]
 */
export async function reencode(bytes: Buffer): Promise<Buffer | undefined> {
  // One large picture takes a good part of the memory and a processor; the wallet has the rest.
  if (drawn >= atOnceMax) await new Promise<void>((resolve) => void waiting.push(resolve))
  else drawn += 1
  try {
    return await draw(bytes)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else drawn -= 1
  }
}

async function draw(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    // Telephones turn a picture by a note in it, which is then gone.
    return await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 90 })
      .timeout({ seconds: secondsMax })
      .toBuffer()
  } catch {
    // The library has one kind of error for all that may be wrong with a picture.
    return undefined
  }
}
