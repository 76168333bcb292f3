/** How Chromium and Firefox tell of a script that did not come; Safari names no address. */
const notCome = /^(?:Failed to fetch|error loading) dynamically imported module: (\S+)$/
let tries = 0

/**
 * Imports a script of our own that a press or a visit asks for, and may ask for again. Some browsers
 * remember a failed import for as long as the page stands and fail at once from then on. So what did not
 * come is asked for once more under an address that nothing is remembered of. [FLT-63]
 *
 * `name` is what is wanted of it: a bundler may put several scripts into one file, which then has each
 * as an object.
 */
export async function importAgain<Module extends object>(
  load: () => Promise<Module>,
  name: keyof Module & string,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = error instanceof TypeError ? notCome.exec(error.message)?.[1] : undefined
    if (!address || new URL(address).origin !== new URL(import.meta.url).origin) throw error
    tries += 1
    const file: object = await import(/* @vite-ignore */ `${address}?again=${tries}`)
    const scripts: unknown[] = [file, ...Object.values(file)]
    const script = scripts.find((each): each is Module => has(each, name))
    if (!script) throw error
    return script
  }
}

function has(script: unknown, name: string): boolean {
  return typeof script === 'object' && script !== null && name in script
}
