import { type Html, html } from '../shell/html.ts'
import { findElement, readXml, textOf, type XmlElement } from '../shell/xml.ts'

export interface GamblerRequest {
  operation: 'GamblerCheck' | 'GamblerCSRPValidation'
  cpr: string
  transactionTime: string
  transactionId: string
}

const operations = ['GamblerCheck', 'GamblerCSRPValidation'] as const

/** Reads one of the two questions; undefined when the message is something else. */
export function readRequest(source: string): GamblerRequest | undefined {
  const envelope = readXml(source)
  const body = envelope?.name === 'Envelope' ? findElement(envelope, 'Body') : undefined
  if (!body) return undefined
  for (const operation of operations) {
    const request = findElement(body, `${operation}Request`)
    if (request) return requestOf(operation, request)
  }
  return undefined
}

function requestOf(operation: GamblerRequest['operation'], request: XmlElement) {
  const transactionTime = textOf(request, 'TransaktionsTid')
  const transactionId = textOf(request, 'TransaktionsID')
  if (transactionTime === '' || transactionId === '') return undefined
  return { operation, cpr: textOf(request, 'PersonCPRNumber'), transactionTime, transactionId }
}

/** The answer to a question, its context repeated. `result` is what the operation found. */
export function answerEnvelope(request: GamblerRequest, result: Html): string {
  return envelope(html`<ns:${request.operation}Response xmlns:ns="http://services.lur.skat.dk">
<ns:Kontekst><ns:HovedOplysninger>
<ns:TransaktionsTid>${request.transactionTime}</ns:TransaktionsTid>
<ns:TransaktionsID>${request.transactionId}</ns:TransaktionsID>
</ns:HovedOplysninger></ns:Kontekst>
${result}
</ns:${request.operation}Response>`)
}

export function faultEnvelope(code: 'Client' | 'Server', text: string): string {
  return envelope(html`<soap:Fault><faultcode>soap:${code}</faultcode>
<faultstring>${text}</faultstring></soap:Fault>`)
}

function envelope(body: Html): string {
  return html`<?xml version="1.0" encoding="UTF-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
${body}
</soap:Body></soap:Envelope>`.markup
}
