import { type Ore, ore, sum, zeroOre } from '@nordlys/core'
import { readCpr } from '../persons/cpr.ts'
import { findElement, readXml, textOf, type XmlElement } from '../shell/xml.ts'

export interface Instruction {
  reference: string
  cpr: string
  amount: Ore
  text: string
}

export interface BatchFile {
  batchId: string
  instructions: readonly Instruction[]
}

const paymentsMax = 10_000
const textLengthMax = 35
const id = /^[A-Za-z0-9-]{1,36}$/

/** Reads a batch of payments, or says in English what is wrong with it. */
export function readBatchFile(source: string): BatchFile | string {
  const root = readXml(source)
  if (root?.name !== 'NemKontoBatch' || root.attributes.xmlns !== 'urn:nordlys:nemkonto:1') {
    return 'not a NemKontoBatch of urn:nordlys:nemkonto:1'
  }
  const batchId = textOf(root, 'BatchId')
  if (!id.test(batchId)) return 'BatchId'
  if (Number.isNaN(Date.parse(textOf(root, 'CreatedAt')))) return 'CreatedAt'
  const payments = root.children.filter((each) => each.name === 'Payment')
  if (payments.length === 0 || payments.length > paymentsMax) return 'number of Payment'
  const instructions: Instruction[] = []
  for (const payment of payments) {
    const read = readInstruction(payment)
    if (typeof read === 'string') return `Payment ${instructions.length + 1}: ${read}`
    instructions.push(read)
  }
  return totalFault(root, instructions) ?? { batchId, instructions }
}

function readInstruction(payment: XmlElement): Instruction | string {
  const reference = textOf(payment, 'RequesterPaymentReference')
  if (!id.test(reference)) return 'RequesterPaymentReference'
  const cpr = textOf(payment, 'CPRNumber')
  if (readCpr(cpr) !== cpr) return 'CPRNumber'
  const currency = findElement(payment, 'Amount')?.attributes.Currency
  const amount = readAmount(textOf(payment, 'Amount'))
  if (currency !== 'DKK' || amount === undefined || amount === zeroOre) return 'Amount'
  const text = textOf(payment, 'Text')
  if (text === '' || text.length > textLengthMax) return 'Text'
  return { reference, cpr, amount, text }
}

/** Sums and counts guard against a file cut short or changed on its way. */
function totalFault(root: XmlElement, instructions: readonly Instruction[]): string | undefined {
  if (textOf(root, 'NumberOfPayments') !== String(instructions.length)) return 'NumberOfPayments'
  const total = sum(...instructions.map((each) => each.amount))
  if (readAmount(textOf(root, 'ControlSum')) !== total) return 'ControlSum'
  const references = new Set(instructions.map((each) => each.reference))
  return references.size === instructions.length ? undefined : 'RequesterPaymentReference twice'
}

function readAmount(text: string): Ore | undefined {
  return /^\d{1,10}\.\d\d$/.test(text) ? ore(text.replace('.', '')) : undefined
}
