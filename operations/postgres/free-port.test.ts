import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

/** The lowest port that a system gives to an outgoing connection. */
const outgoingFrom = 32_768

function freePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, freePort))
}

test('calls at the same time get different ports, none that an outgoing connection may take', async () => {
  const ports = await freePorts(40)
  expect(new Set(ports).size).toBe(40)
  expect(Math.max(...ports)).toBeLessThan(outgoingFrom)
})

test('processes that look at the same time get different ports', async () => {
  const others = Array.from({ length: 4 }, openProcess)
  const ports = (await Promise.all(others.map(({ told }) => told))).flat()
  expect(ports).toHaveLength(80)
  expect(new Set(ports).size).toBe(80)
  await Promise.all(others.map(({ end }) => end()))
})

test('a port that another program listens on is passed over', async () => {
  const [port] = await freePorts(1)
  const taken = createServer().listen((port ?? 0) + 1, '127.0.0.1')
  await once(taken, 'listening')
  expect(await freePorts(15)).not.toContain((port ?? 0) + 1)
  taken.close()
})

/** A process that tells its ports and keeps them until it is let go of. */
function openProcess() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  return {
    told: once(child.stdout, 'data').then(([text]) => JSON.parse(String(text)) as number[]),
    async end() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

const program = `
  import { freePort } from ${JSON.stringify(new URL('./free-port.ts', import.meta.url).href)}
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  console.log(JSON.stringify(ports))
  process.stdin.resume()
`
