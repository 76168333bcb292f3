import { required, TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { readXml, textOf } from '../shell/xml.ts'
import { force, openSandbox, partyAuthorization } from '../testing/open-sandbox.ts'

const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))

function question(operation: string, cpr: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:r="http://services.lur.skat.dk">
<soap:Body><r:${operation}Request>
<r:Kontekst><r:HovedOplysninger><r:TransaktionsTid>2026-11-21T12:00:00Z</r:TransaktionsTid>
<r:TransaktionsID>t-1</r:TransaktionsID></r:HovedOplysninger></r:Kontekst>
<r:PersonInformation><r:PersonCPRNumber>${cpr}</r:PersonCPRNumber></r:PersonInformation>
</r:${operation}Request></soap:Body></soap:Envelope>`
}

function ask(url: string, body: string, authorization = partyAuthorization) {
  return fetch(`${url}/rofus/GamblerProject/GamblerService`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', authorization },
    body,
  })
}

async function told(url: string, operation: string, cpr: string, name: string) {
  const response = await ask(url, question(operation, cpr))
  return textOf(required(readXml(await response.text()), 'answer'), name)
}

test.each([
  ['6101900000', 'PersonIsNotRegistered'],
  ['6101900001', 'PersonIsRegisteredTemporarily'],
  ['7506004009', 'PersonIsRegisteredTemporarily'],
  ['6502850002', 'PersonIsRegisteredIndefinitely'],
])('[REG-06] a check of %s says %s', async (cpr, exclusion) => {
  await using sandbox = await openSandbox({ clock })
  const answer = await told(sandbox.url, 'GamblerCheck', cpr, 'GamblerExclusionStatus')
  expect(answer).toBe(exclusion)
})

test.each([
  ['6101900000', 'CPRIsRegistered', 'AgeIs18OrAbove'],
  ['7212089006', 'CPRIsRegistered', 'AgeIsUnder18'],
  ['7104820005', 'CPRIsRegistered', 'AgeIsUnder18'],
  ['9999999999', 'CPRIsNotRegistered', 'AgeIsUnder18'],
])('[REG-06] a validation of %s says %s and %s', async (cpr, exists, age) => {
  await using sandbox = await openSandbox({ clock })
  const validation = (name: string) => told(sandbox.url, 'GamblerCSRPValidation', cpr, name)
  expect(await validation('GamblerCPRStatus')).toBe(exists)
  expect(await validation('GamblerAgeStatus')).toBe(age)
})

test('a minor becomes an adult with the clock', async () => {
  const moving = new TestClock(new Date('2026-12-11T22:00:00Z'))
  await using sandbox = await openSandbox({ clock: moving })
  const age = () => told(sandbox.url, 'GamblerCSRPValidation', '7212089006', 'GamblerAgeStatus')
  expect(await age()).toBe('AgeIsUnder18')
  moving.advance({ hours: 2 })
  expect(await age()).toBe('AgeIs18OrAbove')
})

test('the answer repeats the transaction of the question', async () => {
  await using sandbox = await openSandbox({ clock })
  const id = await told(sandbox.url, 'GamblerCheck', '6101900000', 'TransaktionsID')
  expect(id).toBe('t-1')
})

test('a fault, silence, a question not known and a wrong password', async () => {
  await using sandbox = await openSandbox({ clock })
  const { url } = sandbox
  const fault = await ask(url, question('GamblerCheck', '7004820004'))
  expect(fault.status).toBe(500)
  expect(textOf(required(readXml(await fault.text()), 'fault'), 'faultcode')).toBe('soap:Server')
  await expect(ask(url, question('GamblerCheck', '6803790003'))).rejects.toThrow()
  const unknown = await ask(url, question('SomethingElse', '6101900000'))
  expect(await unknown.text()).toContain('soap:Client')
  expect((await ask(url, question('GamblerCheck', '6101900000'), 'Basic x')).status).toBe(401)
})

test('the next answer can be forced', async () => {
  await using sandbox = await openSandbox({ clock })
  await force(sandbox.url, 'rofus', 'indefinite')
  const check = () => told(sandbox.url, 'GamblerCheck', '6101900000', 'GamblerExclusionStatus')
  expect(await check()).toBe('PersonIsRegisteredIndefinitely')
  expect(await check()).toBe('PersonIsNotRegistered')
})
