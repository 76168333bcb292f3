import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { digestOf } from './sources.ts'

/** Something that was proven: of which input, and with which result. */
export interface Proof {
  readonly input: string
  readonly result: string
}

/** A test file, what it and everything it imports were like, and what they proved, by title. */
export interface Prover {
  readonly sources: string
  /** The sources with all data and code that is set apart for some of its claims. */
  readonly whole: string
  readonly proofs: Readonly<Record<string, Proof>>
}

export interface ProofFile {
  /** The version of Node that proved: another one may count otherwise. */
  readonly node: string
  readonly provers: Readonly<Record<string, Prover>>
}

export const proofPath = 'docs/generated/proofs.json'
export const noProofs: ProofFile = { node: process.versions.node, provers: {} }

/** What is recorded. A file that was changed by hand, or merged, proves nothing. */
export function readProofs(): ProofFile {
  return proofsIn(readFileSync(join(root, proofPath), 'utf8')) ?? noProofs
}

/** Undefined when the seal is not that of the content, or a merge left its marks in it. */
export function proofsIn(text: string): ProofFile | undefined {
  try {
    const { seal, ...file } = JSON.parse(text)
    return seal === digestOf(file) ? file : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** What a claim is like now. */
export interface Claimed {
  readonly file: string
  readonly title: string
  readonly sources: string
  readonly input: string
}

/** What is recorded of the claim exactly as it is, by this Node; otherwise it is to be proven. */
export function findProof(
  { node, provers }: ProofFile,
  { file, title, sources, input }: Claimed,
  nodeNow = process.versions.node,
): Proof | undefined {
  const prover = provers[file]
  if (node !== nodeNow || prover?.sources !== sources) return undefined
  const proof = prover.proofs[title]
  return proof?.input === input ? proof : undefined
}

/** One proof a line, in order, so that a change reads well and two branches seldom meet. */
export function printed(file: ProofFile): string {
  const names = Object.keys(file.provers).sort()
  const provers = names.map((name) => `${quoted(name)}: ${proverLines(file.provers[name])}`)
  const parts = [
    `"node": ${quoted(file.node)}`,
    `"provers": {\n${provers.join(',\n')}\n}`,
    `"seal": ${quoted(digestOf(file))}`,
  ]
  return `{\n${parts.join(',\n')}\n}\n`
}

function proverLines(prover: Prover | undefined): string {
  const { sources, whole, proofs } = prover ?? { sources: '', whole: '', proofs: {} }
  const lines = Object.entries(proofs)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, { input, result }]) => {
      return `  ${quoted(title)}: { "input": ${quoted(input)}, "result": ${quoted(result)} }`
    })
  const digests = `"sources": ${quoted(sources)}, "whole": ${quoted(whole)}`
  return `{ ${digests}, "proofs": {\n${lines.join(',\n')}\n}}`
}

function quoted(text: string): string {
  return JSON.stringify(text)
}
