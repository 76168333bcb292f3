import { createHash } from 'node:crypto'
import type { Ore } from '@nordlys/core'
import { decimalAmount, parseDecimalAmount } from './decimal-amount.ts'
import { OutsideError, outsideFetch } from './outside-error.ts'
import { JsonReader } from './read-json.ts'
import { timeOutsMs } from './time-outs.ts'

const party = 'NemKonto'

/** One payout: to whom by CPR number, how much, and the words on the bank statement. */
export interface NemKontoPayment {
  /** Unique for ever, up to 36 letters, digits and hyphens. */
  reference: string
  cpr: string
  amountOre: Ore
  /** At most 35 characters; nothing that says more than needed. */
  text: string
}

export interface NemKontoFile {
  xml: string
  /** Hex, of the file's bytes. */
  sha256: string
}

export const nemKontoStatuses = [
  'accepted',
  'completed',
  'sent',
  'settled',
  'rejected',
  'returned',
] as const

export type NemKontoStatus = (typeof nemKontoStatuses)[number]

export interface NemKontoPaymentStatus {
  reference: string
  status: NemKontoStatus
  reason: string | undefined
}

type NemKontoReceipt =
  | { ok: true }
  | { ok: false; refusal: 'batch_conflict' | 'duplicate_reference' | 'invalid_batch' }

export interface NemKonto {
  /** Hands a file in; the same file again is harmless. Throws `OutsideError`. */
  submit(xml: string): Promise<NemKontoReceipt>
  /** Where each payment of a batch is; undefined when the batch is not known. Throws `OutsideError`. */
  readBatch(batchId: string): Promise<NemKontoPaymentStatus[] | undefined>
}

export interface NemKontoOptions {
  /** Such as `http://127.0.0.1:3003/nemkonto`. */
  baseUrl: string
  user: string
  password: string
  timeoutMs?: number
}

export function createNemKonto(options: NemKontoOptions): NemKonto {
  const { user, password, timeoutMs = timeOutsMs.nemKonto } = options
  const batches = `${options.baseUrl.replace(/\/$/, '')}/batches`
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return {
    async submit(xml) {
      const headers = { authorization, 'content-type': 'application/xml' }
      const request = { method: 'POST', headers, body: xml, timeoutMs }
      return readReceipt(await outsideFetch(party, batches, request))
    },
    async readBatch(batchId) {
      const url = `${batches}/${encodeURIComponent(batchId)}`
      const answer = await outsideFetch(party, url, { headers: { authorization }, timeoutMs })
      if (answer.status === 404) return undefined
      if (answer.status !== 200) throw new OutsideError(party, 'down')
      return JsonReader.parse(party, answer.text).list('payments').map(readStatus)
    },
  }
}

function readReceipt(answer: { status: number; text: string }): NemKontoReceipt {
  const { status, text } = answer
  if (status === 200 || status === 202) {
    JsonReader.parse(party, text).text('batchId')
    return { ok: true }
  }
  if (status === 422) return { ok: false, refusal: 'invalid_batch' }
  if (status !== 409) throw new OutsideError(party, 'down')
  const isReused = JsonReader.parse(party, text).text('error') === 'duplicate_reference'
  return { ok: false, refusal: isReused ? 'duplicate_reference' : 'batch_conflict' }
}

function readStatus(json: JsonReader): NemKontoPaymentStatus {
  const status = nemKontoStatuses.find((known) => known === json.text('status'))
  if (!status) throw new OutsideError(party, 'nonsense')
  return { reference: json.text('reference'), status, reason: json.optionalText('reason') }
}

/** The file of a batch. The same batch gives the same bytes. */
export function writeNemKontoFile(
  batchId: string,
  payments: readonly NemKontoPayment[],
  createdAt: Date,
): NemKontoFile {
  const total = payments.reduce((sum, payment) => sum + payment.amountOre, 0n) as Ore
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<NemKontoBatch xmlns="urn:nordlys:nemkonto:1">',
    `  <BatchId>${escapeXml(batchId)}</BatchId>`,
    `  <CreatedAt>${createdAt.toISOString()}</CreatedAt>`,
    `  <NumberOfPayments>${payments.length}</NumberOfPayments>`,
    `  <ControlSum>${decimalAmount(total)}</ControlSum>`,
    ...payments.flatMap(paymentLines),
    '</NemKontoBatch>',
    '',
  ].join('\n')
  return { xml, sha256: hashNemKontoFile(xml) }
}

/** Hex, of the file's bytes. */
export function hashNemKontoFile(xml: string): string {
  return createHash('sha256').update(xml).digest('hex')
}

export interface NemKontoFileContent {
  batchId: string
  createdAt: Date
  payments: NemKontoPayment[]
}

/** Reads a file of ours; undefined unless writing what was read gives the same bytes. */
export function readNemKontoFile(xml: string): NemKontoFileContent | undefined {
  const batchId = textIn(xml, 'BatchId')
  const createdAt = new Date(textIn(xml, 'CreatedAt'))
  if (Number.isNaN(createdAt.getTime())) return undefined
  const payments: NemKontoPayment[] = []
  for (const begun of xml.split('<Payment>').slice(1)) {
    const [payment = ''] = begun.split('</Payment>', 1)
    const amountOre = parseDecimalAmount(textIn(payment, 'Amount'))
    if (amountOre === undefined) return undefined
    const reference = textIn(payment, 'RequesterPaymentReference')
    payments.push({
      reference,
      amountOre,
      cpr: textIn(payment, 'CPRNumber'),
      text: textIn(payment, 'Text'),
    })
  }
  const isOurs = writeNemKontoFile(batchId, payments, createdAt).xml === xml
  return isOurs ? { batchId, createdAt, payments } : undefined
}

function textIn(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}(?: [^<>]*)?>([^<]*)</${name}>`).exec(xml) ?? []
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function paymentLines(payment: NemKontoPayment): string[] {
  return [
    '  <Payment>',
    `    <RequesterPaymentReference>${escapeXml(payment.reference)}</RequesterPaymentReference>`,
    `    <CPRNumber>${escapeXml(payment.cpr)}</CPRNumber>`,
    `    <Amount Currency="DKK">${decimalAmount(payment.amountOre)}</Amount>`,
    `    <Text>${escapeXml(payment.text.slice(0, 35))}</Text>`,
    '  </Payment>',
  ]
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
