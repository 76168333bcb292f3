import { type Clock, type Random, timeKey } from '@nordlys/core'
import { OutsideError, outsideFetch } from './outside-error.ts'
import { timeOutsMs } from './time-outs.ts'
import { onlyElementText } from './xml-element.ts'

/** An answer is an envelope round one word. */
const answerBytesMax = 65_536

export interface RofusConfig {
  /** The service's base address, before `/GamblerProject`. */
  baseUrl: URL
  user: string
  password: string
  timeoutMs?: number
}

type RofusExclusion = 'not-registered' | 'temporary' | 'indefinite'

/**
 * The register of those who excluded themselves. Asking changes nothing, and the caller may ask
 * again; both functions throw `OutsideError` when the register does not answer.
 */
export interface Rofus {
  checkExclusion(cpr: string): Promise<RofusExclusion>
  validatePerson(cpr: string): Promise<{ exists: boolean; isAdult: boolean }>
}

export function createRofus(config: RofusConfig, clock: Clock, random: Random): Rofus {
  const ask = (request: string, cpr: string) => post(config, envelope(request, cpr, clock, random))
  return {
    async checkExclusion(cpr) {
      const answer = await ask('GamblerCheckRequest', cpr)
      return oneOf(readElement(answer, 'GamblerExclusionStatus'), {
        PersonIsNotRegistered: 'not-registered',
        PersonIsRegisteredTemporarily: 'temporary',
        PersonIsRegisteredIndefinitely: 'indefinite',
      })
    },
    async validatePerson(cpr) {
      const answer = await ask('GamblerCSRPValidationRequest', cpr)
      return {
        exists: oneOf(readElement(answer, 'GamblerCPRStatus'), {
          CPRIsRegistered: true,
          CPRIsNotRegistered: false,
        }),
        // A person not said to be of age is not.
        isAdult: readElement(answer, 'GamblerAgeStatus') === 'AgeIs18OrAbove',
      }
    },
  }
}

async function post(config: RofusConfig, body: string): Promise<string> {
  const credentials = Buffer.from(`${config.user}:${config.password}`).toString('base64')
  const url = `${config.baseUrl.href.replace(/\/$/, '')}/GamblerProject/GamblerService`
  const { status, text } = await outsideFetch('rofus', url, {
    method: 'POST',
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'text/xml; charset=utf-8',
      soapaction: '""',
    },
    body,
    // A login waits for this answer, so it may not take as long as other parties may.
    timeoutMs: config.timeoutMs ?? timeOutsMs.rofus,
    answerBytesMax,
  })
  if (status !== 200) throw new OutsideError('rofus', 'down')
  return text
}

/** SOAP 1.1 with the register's own header block. A personal number is digits, so nothing is escaped. */
function envelope(request: string, cpr: string, clock: Clock, random: Random): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"
  xmlns:r="http://services.lur.skat.dk">
<soap:Body><r:${request}>
<r:Kontekst><r:HovedOplysninger>
<r:TransaktionsTid>${clock.now().toISOString()}</r:TransaktionsTid>
<r:TransaktionsID>${timeKey(clock, random)}</r:TransaktionsID>
</r:HovedOplysninger></r:Kontekst>
<r:PersonInformation><r:PersonCPRNumber>${cpr}</r:PersonCPRNumber></r:PersonInformation>
</r:${request}></soap:Body>
</soap:Envelope>`
}

function readElement(xml: string, name: string): string {
  const text = onlyElementText(xml, name)
  if (text === undefined) throw new OutsideError('rofus', 'nonsense')
  return text
}

function oneOf<T>(text: string, meanings: Readonly<Record<string, T>>): T {
  const meaning = Object.hasOwn(meanings, text) ? meanings[text] : undefined
  if (meaning === undefined) throw new OutsideError('rofus', 'nonsense')
  return meaning
}
