import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { RoundStream } from './round-stream.ts'

export interface TestResult {
  readonly name: string
  /** Bits or lag of the test, 0 where it has none. */
  readonly size: number
  readonly samples: number
  readonly pSamples: number
  readonly pValue: number
  readonly assessment: string
}

export interface Ran {
  readonly results: readonly TestResult[]
  /** Fed to it; it may have read a little less. */
  readonly bytes: number
  readonly seconds: number
}

/** The program is not on this machine. */
export class NotInstalled extends Error {}

/** What `dieharder` prints with these arguments when it reads our generator. */
export async function runDieharder(
  args: readonly string[],
  onResult: (result: TestResult) => void,
): Promise<Ran> {
  const stream = new RoundStream()
  const startedAt = performance.now()
  const results: TestResult[] = []
  await feed(args, stream, (line) => {
    const result = parseResult(line)
    if (!result) return
    results.push(result)
    onResult(result)
  })
  const seconds = (performance.now() - startedAt) / 1000
  return { results, bytes: stream.bytes, seconds }
}

function feed(
  args: readonly string[],
  stream: RoundStream,
  onLine: (line: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('dieharder', args, { stdio: ['pipe', 'pipe', 'inherit'] })
    child.on('error', (error) => reject(isCode(error, 'ENOENT') ? new NotInstalled() : error))
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`dieharder ended with ${code}`)),
    )
    createInterface({ input: child.stdout }).on('line', onLine)
    // It reads for ever and ends in the middle of what is written: that is its way of saying enough.
    child.stdin.on('error', (error) => {
      if (!isCode(error, 'EPIPE') && !isCode(error, 'ECONNRESET')) reject(error)
    })
    const pour = () => {
      let isTaken = true
      while (isTaken && child.stdin.writable) isTaken = child.stdin.write(stream.next())
    }
    child.stdin.on('drain', pour)
    child.on('spawn', pour)
  })
}

/** `   sts_serial|   3|    100000|     100|0.85|  PASSED  `; undefined for any other line. */
export function parseResult(line: string): TestResult | undefined {
  const parts = line.split('|').map((part) => part.trim())
  const [name = '', size, samples, pSamples, pValue, assessment = ''] = parts
  if (parts.length !== 6 || !/^(PASSED|WEAK|FAILED)$/.test(assessment)) return undefined
  return {
    name,
    size: Number(size),
    samples: Number(samples),
    pSamples: Number(pSamples),
    pValue: Number(pValue),
    assessment,
  }
}

function isCode(error: Error, code: string): boolean {
  return 'code' in error && error.code === code
}
