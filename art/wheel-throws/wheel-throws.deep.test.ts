import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openThrower } from './throw-ball.ts'
import { bakedLaunches, bakedThrow, fileName, indexUrl, servedFolder } from './throws.ts'

test('[GAME-02] every launch, thrown again, gives the very bytes that were baked', async () => {
  const throwBall = await openThrower()
  const { version } = JSON.parse(readFileSync(indexUrl, 'utf8'))
  for (const [place, number] of bakedLaunches().entries()) {
    const baked = readFileSync(new URL(`${version}/${fileName(place)}`, servedFolder))
    const again = bakedThrow(throwBall, number)
    expect(again && Buffer.from(again).equals(baked), `launch ${number}`).toBe(true)
  }
})
