import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { siteArt } from '../places.ts'
import type { Recipe } from '../recipe.ts'

const path = `${siteArt}/art.json`
const root = fileURLToPath(new URL('../../', import.meta.url))

/** A picture by its path from the root of the repository, and what it came out as. */
export type BakedPicture = { readonly path: string; readonly outputSha256: string }

/**
 * Size and prevailing colour of each picture, so that a page can hold its place before it comes.
 * The input is the other pictures, so this recipe is made after they are baked.
 */
export function placeholders(pictures: readonly BakedPicture[]): Recipe {
  return {
    source: import.meta.url,
    spec: pictures,
    paths: [path],
    async bake() {
      const entries = pictures.map(async (picture) => [
        address(picture.path),
        await summary(picture.path),
      ])
      const all = Object.fromEntries(await Promise.all(entries))
      return new Map([[path, Buffer.from(`${JSON.stringify(all, null, 2)}\n`)]])
    },
  }
}

/** The address a picture is served under, by the site or by the games. */
function address(picture: string): string {
  return picture.replace(/^apps\/\w+\/public/, '')
}

async function summary(
  picture: string,
): Promise<{ width: number; height: number; colour: string }> {
  const bytes = await readFile(root + picture)
  const { width, height } = await sharp(bytes).metadata()
  // Transparent pictures lie on the night ground, so that is what their colour is mixed with.
  const flat = sharp(bytes).flatten({ background: '#070b16' }).resize(1, 1, { kernel: 'cubic' })
  const [red = 0, green = 0, blue = 0] = await flat.raw().toBuffer()
  const colour = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')
  return { width, height, colour: `#${colour}` }
}
