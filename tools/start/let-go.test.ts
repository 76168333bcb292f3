import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { letGo } from './let-go.ts'

/** Says that it runs, and ends when it is let go of. */
const program = `
  process.on('disconnect', () => process.exit(7))
  process.send('running')`

test('a program that is closing is let go of once, and everybody waits for its end', async () => {
  const child = spawn(process.execPath, ['--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const problems: Error[] = []
  child.on('error', (error) => void problems.push(error))
  await once(child, 'message')
  await Promise.all([letGo(child), letGo(child)])
  expect(child.exitCode).toBe(7)
  await letGo(child)
  expect(problems).toEqual([])
})
