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
  return testsOf(new Recorded(file, apart), {})
}

function testsOf(record: Recorded, about: About<never>): ProvenTest {
  const define = (title: string, claim: Claim<[]>) =>
    anyTest(title, patience, () => record.prove(claim, about as About<[]>, []))
  const each = (cases: readonly unknown[]) => (title: string, claim: Claim<unknown[]>) =>
    anyTest.each(cases)(title, patience, (...args) =>
      record.prove(claim, about as About<unknown[]>, args),
    )
  return Object.assign(define, { each, about: (other: About<never>) => testsOf(record, other) })
}

/** What is recorded for one test file, as it is now. */
class Recorded {
  readonly #file: string
  readonly #apart: RegExp | undefined
  readonly #sources: string
  readonly #proofs = readProofs()
  readonly #draw = inject('proofs')
  readonly #codeDigests = new Map<string, string>()
  #isTold = false

  constructor(file: string, apart: RegExp | undefined) {
    this.#file = file
    this.#apart = apart
    this.#sources = sourcesDigest(sourcesOf(file, apart))
  }

  async prove<Args extends readonly unknown[]>(
    claim: Claim<Args>,
    about: About<Args>,
    args: Args,
  ): Promise<void> {
    const { fullTestName: title, meta } = currentTest()
    const [file, sources] = [this.#file, this.#sources]
    const input = this.#inputDigest(about, args)
    const proof = findProof(this.#proofs, { file, title, sources, input })
    if (proof && !isDrawn(this.#draw ?? none, `${file} ${title}`)) {
      meta.proof = { file, sources, title, ...proof, how: 'known' }
      expect(proof.result, 'the recorded result').toMatch(/^[0-9a-f]{32}$/)
      return
    }
    if (!proof) this.#tellStale()
    const result = digestOf(await claim(...args))
    meta.proof = { file, sources, title, input, result, how: proof ? 'again' : 'new' }
    if (proof) expect(result, 'proven again, and not what is recorded').toBe(proof.result)
  }

  #inputDigest<Args extends readonly unknown[]>(about: About<Args>, args: Args): string {
    const files = filesDigest(about.reads?.(...args) ?? [])
    return digestOf([about.input?.(...args), files, this.#codeDigest(about.runs?.(...args))])
  }

  #codeDigest(start: string | undefined): string {
    if (start === undefined) return ''
    const digest = this.#codeDigests.get(start) ?? sourcesDigest(sourcesOf(start, this.#apart))
    this.#codeDigests.set(start, digest)
    return digest
  }

  /** A stale record costs time and nothing else here; a step of `npm run check` refuses it. */
  #tellStale(): void {
    if (this.#isTold || this.#draw) return
    this.#isTold = true
    process.stdout.write(`note: ${this.#file} is proven anew; npm run prove:content records it\n`)
  }
}

function currentTest() {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('a claim is proven outside a test')
  return test
}
