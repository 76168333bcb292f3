import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as anyTest, expect, inject, TestRunner } from 'vitest'
import { root } from '../root.ts'
import { type Draw, isDrawn, none } from './draw.ts'
import { findProof, type Proof, readProofs } from './proof-file.ts'
import { digestOf, filesDigest, sourcesDigest, sourcesOf } from './sources.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Set by `prove.ts` alone; `npm test` proves what is not recorded and draws nothing. */
    proofs?: Draw
  }
  export interface TaskMeta {
    proof?: Proven
  }
}

/** What a test leaves for the one program that records it. */
export interface Proven extends Proof {
  readonly file: string
  readonly sources: string
  readonly title: string
  /** How it came: it was recorded, it was and is proven again, or it is proven for the first time. */
  readonly how: 'known' | 'again' | 'new'
}

/** What claims are about: values, files and folders of files, and code that no other claim runs. */
interface About<Args extends readonly unknown[]> {
  readonly input?: (...args: Args) => unknown
  readonly reads?: (...args: Args) => readonly string[]
  /** Counts with all that it imports. What leads to it from the test is set apart. */
  readonly runs?: (...args: Args) => string
}

type Claim<Args extends readonly unknown[]> = (...args: Args) => unknown

/** As `test` of vitest, for claims that need no world: no clock, no chance, no other program. */
export interface ProvenTest {
  (title: string, claim: Claim<[]>): void
  each<Args extends readonly unknown[] | readonly [unknown]>(
    cases: readonly Args[],
  ): (title: string, claim: Claim<Args>) => void
  each<Case>(cases: readonly Case[]): (title: string, claim: Claim<[Case]>) => void
  about<Args extends readonly unknown[]>(about: About<Args>): ProvenTest
}

/** How long a proof takes is a matter of the machine. */
const patience = { timeout: 600_000 }

/**
 * The `test` of a file whose claims follow from content alone. A claim is proven when it is not
 * recorded for exactly this input, these sources and this Node; otherwise the record is the test.
 * What it returns is its result, which a proof made again must give again.
 *
 *     const test = provenTest(import.meta.url)
 *     test('[PROOF-01] …', () => prove(game))
 *
 * Data that the file imports or names by its address counts for all its claims, unless it is set
 * `apart`; then `test.about(…)` names each claim's own.
 */
export function provenTest(url: string, { apart }: { apart?: RegExp } = {}): ProvenTest {
  const file = relative(root, fileURLToPath(url)).replaceAll('\\', '/')
  return testsOf(proverOf(file, apart), {})
}

function testsOf(prove: Prove, about: About<never>): ProvenTest {
  const define = (title: string, claim: Claim<[]>) =>
    anyTest(title, patience, () => prove(claim, about as About<[]>, []))
  const each = (cases: readonly unknown[]) => (title: string, claim: Claim<unknown[]>) =>
    anyTest.each(cases)(title, patience, (...args) => prove(claim, about as About<unknown[]>, args))
  return Object.assign(define, { each, about: (other: About<never>) => testsOf(prove, other) })
}

type Prove = ReturnType<typeof proverOf>

/** Proves the claims of one test file, or knows them by what is recorded for it as it is now. */
function proverOf(file: string, apart: RegExp | undefined) {
  const sources = sourcesDigest(sourcesOf(file, apart))
  const proofs = readProofs()
  const draw = inject('proofs')
  const codeDigests = new Map<string, string>()
  let isTold = false
  const codeDigest = (start: string | undefined) => {
    if (start === undefined) return ''
    const digest = codeDigests.get(start) ?? sourcesDigest(sourcesOf(start, apart))
    codeDigests.set(start, digest)
    return digest
  }
  /** A stale record costs time and nothing else here; a step of `npm run check` refuses it. */
  const tellStale = () => {
    if (isTold || draw) return
    isTold = true
    process.stdout.write(`note: ${file} is proven anew; npm run prove:content records it\n`)
  }
  return async <Args extends readonly unknown[]>(
    claim: Claim<Args>,
    about: About<Args>,
    args: Args,
  ): Promise<void> => {
    const { fullTestName: title, meta } = currentTest()
    const files = filesDigest(about.reads?.(...args) ?? [])
    const input = digestOf([about.input?.(...args), files, codeDigest(about.runs?.(...args))])
    const proof = findProof(proofs, { file, title, sources, input })
    if (proof && !isDrawn(draw ?? none, `${file} ${title}`)) {
      meta.proof = { file, sources, title, ...proof, how: 'known' }
      expect(proof.result, 'the recorded result').toMatch(/^[0-9a-f]{32}$/)
      return
    }
    if (!proof) tellStale()
    const result = digestOf(await claim(...args))
    meta.proof = { file, sources, title, input, result, how: proof ? 'again' : 'new' }
    if (proof) expect(result, 'proven again, and not what is recorded').toBe(proof.result)
  }
}

function currentTest() {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('a claim is proven outside a test')
  return test
}
