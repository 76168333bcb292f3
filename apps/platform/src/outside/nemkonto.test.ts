import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { readNemKontoFile, writeNemKontoFile } from './nemkonto.ts'

const payments = ['one', 'two'].map((reference) => ({
  reference,
  amountOre: kroner(100),
  cpr: '0101901234',
  text: 'Nordlys <udbetaling> & mere',
}))

test('a file of ours is read as it was written', () => {
  const createdAt = new Date('2026-11-25T12:00:00Z')
  const { xml } = writeNemKontoFile('batch-1', payments, createdAt)
  expect(readNemKontoFile(xml)).toEqual({ batchId: 'batch-1', createdAt, payments })
  for (const change of [
    xml.replace('100.00', '200.00'),
    xml.replace('</Payment>', ''),
    `${xml} `,
  ]) {
    expect(readNemKontoFile(change)).toBeUndefined()
  }
})

test.each(['<Payment>', '<BatchId ', '<BatchId>', '<Payment><Amount>'])(
  '[FLT-54] megabytes of %s are no file of ours, found in one pass',
  (piece) => {
    const createdAt = '<CreatedAt>2026-11-25T12:00:00.000Z</CreatedAt>'
    expect(readNemKontoFile(createdAt + piece.repeat(400_000))).toBeUndefined()
  },
)
