import { hiddenIn } from '@nordlys/core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as contracts from '../index.ts'

/** Bytes of a file, which nobody reads as text. */
const notRead = ['upload-document request.file', 'add-complaint-file request.file']
/** Texts of several lines. */
const ofLines = [
  'send-contact-message request.message.message',
  'make-complaint request.words',
  'make-complaint request.wish',
  'write-in-complaint request.words',
  'answer-complaint request.words',
  'decide-complaint request.reasons',
]

const parts = ['request', 'params', 'query', 'body'] as const

/** Every schema that something from outside is read by, under its name. */
const read: [name: string, schema: z.ZodType][] = Object.entries<unknown>(contracts).flatMap(
  ([name, value]) => {
    if (value instanceof z.ZodType) return /(?:Request|Ask)$/.test(name) ? [[name, value]] : []
    return isOfParts(value) ? partsOf(value) : []
  },
)

type OfParts = { name: string } & Partial<Record<(typeof parts)[number], unknown>>

function isOfParts(value: unknown): value is OfParts {
  return typeof value === 'object' && value !== null && 'name' in value && 'path' in value
}

function partsOf(call: OfParts): [string, z.ZodType][] {
  return parts.flatMap((part): [string, z.ZodType][] => {
    const schema = call[part]
    return schema instanceof z.ZodType ? [[`${call.name} ${part}`, schema]] : []
  })
}

/** The strings that a schema reads, each with the way to it. */
function stringsOf(way: string, schema: z.ZodType): [string, z.ZodType][] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [[way, schema]]
  const inner = (name: string, one: unknown) => stringsOf(`${way}${name}`, one as z.ZodType)
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => inner(`.${name}`, field))
  }
  if (schema instanceof z.ZodArray) return inner('[]', schema.element)
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((item) => inner('[]', item))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => inner('', option))
  if (schema instanceof z.ZodRecord) {
    return [...inner('{key}', schema.keyType), ...inner('{}', schema.valueType)]
  }
  if (schema instanceof z.ZodPipe) return inner('', schema.in)
  if ('innerType' in schema.def) return inner('', schema.def.innerType)
  const ends = ['int', 'number', 'boolean', 'literal', 'enum', 'unknown', 'undefined', 'date']
  if (!ends.includes(schema.def.type)) throw new Error(`${way} is a ${schema.def.type}`)
  return []
}

const hidden = ['\n', '\t', '\u0000', '\u001b', '\u007f', '\u009b', '\u00ad', '\u200b', '\u200d']
const turning = ['\u202e', '\u2066', '\u2028', '\ufeff', '\u3164', '\ud800', '\u{e0041}']
/** Long and short, so that no length alone refuses them all. */
const samples = [...hidden, ...turning].flatMap((character) => [
  `a${character}b`,
  `a${character.repeat(3)}${'b'.repeat(30)}`,
  `https://nordlys.dk/${character}b`,
])

test('[FLT-71] no text that is asked of us keeps a character that hides, turns or commands', () => {
  const strings = read.flatMap(([name, schema]) => stringsOf(name, schema))
  expect(strings.length).toBeGreaterThan(100)
  const keeping = strings.filter(([way, schema]) =>
    samples.some((sample) => {
      const { success, data } = schema.safeParse(sample)
      const kept = success ? hiddenIn(String(data)) : []
      return kept.some((code) => code !== 'U+000A' || !ofLines.includes(way))
    }),
  )
  expect(keeping.map(([way]) => way).filter((way) => !notRead.includes(way))).toEqual([])
})
