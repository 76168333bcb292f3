import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[FLT-70] what the desk can do is what its folder has; vitest with -u writes the listing', async () => {
  const here = new URL('.', import.meta.url)
  const names = readdirSync(here).map((file) => file.replace(/\.ts$/, ''))
  const found = names.toSorted().flatMap((typed) => {
    const text = readFileSync(new URL(`${typed}.ts`, here), 'utf8')
    const name = /^export const (\w+): Subcommand = /m.exec(text)?.[1]
    return name ? [{ typed, name }] : []
  })
  const listing = [
    ...found.map(({ typed, name }) => `import { ${name} } from './${typed}.ts'`),
    '\nexport const subcommands = {',
    ...found.map(({ typed, name }) => {
      const key = typed.includes('-') ? `'${typed}'` : typed
      return `  ${name === typed ? name : `${key}: ${name}`},`
    }),
    '} as const\n',
  ]
  await expect(listing.join('\n')).toMatchFileSnapshot('./subcommands.generated.ts')
})
