import {
  completeRegistration,
  finishIdentification,
  startDetails,
  startIdentification,
} from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { seed } from '../../ground/text/generated/seed.ts'
import { translator } from '../../ground/text/texts.ts'
import { loginProblems, readLoginProblem } from '../../pages/log-in/login-problem.tsx'
import { contactFaultText } from '../../pages/own-contact/contact-refusal.ts'
import { detailsResult } from '../../pages/profile/details-result.ts'
import { readRegisterProblem, registerProblems } from '../../pages/register/register-problem.tsx'
import { mitidFaultText } from '../../pages/withdraw/withdraw-refusal.ts'

const identification = [
  ...Object.keys(startIdentification.refusals),
  ...Object.keys(finishIdentification.refusals),
]

test('[REG-06] every refusal that a login can meet has its sentence', () => {
  const notOfLogin = [
    'registration-expired',
    'registration-incomplete',
    'withdrawal-refused',
    'contact-change-expired',
    'details-expired',
  ]
  const codes = identification.filter((code) => !notOfLogin.includes(code))
  expect(codes.filter((code) => !readLoginProblem(code))).toEqual([])
})

test('[REG-06] every refusal that a registration can meet at MitID has its sentence', () => {
  const notOfRegistration = [
    'no-account',
    'other-identity',
    'withdrawal-refused',
    'contact-change-expired',
    'details-expired',
  ]
  const codes = identification.filter((code) => !notOfRegistration.includes(code))
  expect(codes.filter((code) => !readRegisterProblem(code))).toEqual([])
})

test('[REG-06] what the last step refuses is told by a notice, a field, or a page of its own', () => {
  const byField = ['cpr-not-ten-digits', 'cpr-no-such-date', 'cpr-mismatch']
  const byPage = ['under-age', 'mitid-bound', 'account-closed', 'cpr-in-use', 'rofus-registered']
  const codes = Object.keys(completeRegistration.refusals)
  const byNotice = codes.filter((code) => ![...byField, ...byPage].includes(code))
  expect(byNotice.filter((code) => !readRegisterProblem(code))).toEqual([])
})

test('a code that somebody made up says nothing', () => {
  expect(readLoginProblem('constructor')).toBeUndefined()
  expect(readRegisterProblem('<b>')).toBeUndefined()
})

const t = translator({})

test.each([
  ['login', loginProblems],
  ['registration', registerProblems],
] as const)('[FLT-33] no two causes at MitID have one sentence: %s', (_page, sentences) => {
  const told = Object.values(sentences)
  expect(told.filter((key, place) => told.indexOf(key) !== place)).toEqual([])
  const texts = told.map((key) => seed[key])
  expect(new Set(texts).size).toBe(told.length)
})

test('[FLT-33] no two causes that keep a withdrawal from being made have one sentence', () => {
  const ofWithdrawals = ['expired', 'too-little-money', 'not-possible']
  const notOfWithdrawals = [
    'no-account',
    'registration-expired',
    'withdrawal-refused',
    'contact-change-expired',
    'details-expired',
    'too-many-attempts',
  ]
  const codes = [...Object.keys(finishIdentification.refusals), ...ofWithdrawals].filter(
    (code) => !notOfWithdrawals.includes(code),
  )
  const told = codes.map((code) => mitidFaultText(t, code))
  expect(told.filter((key, place) => told.indexOf(key) !== place)).toEqual([])
  expect(told).not.toContain(mitidFaultText(t, 'none of ours'))
})

test('[FLT-33] no two causes that keep an address or number from being changed have one sentence', () => {
  const notOfContacts = [
    'no-account',
    'registration-expired',
    'withdrawal-refused',
    'details-expired',
  ]
  const codes = Object.keys(finishIdentification.refusals)
  const told = codes
    .filter((code) => !notOfContacts.includes(code))
    .map((code) => contactFaultText(t, code))
  expect(told.filter((key, place) => told.indexOf(key) !== place)).toEqual([])
  expect(told).not.toContain(contactFaultText(t, 'none of ours'))
})

test('[FLT-33] [ID46] no two causes that keep name and address from being given have one sentence', () => {
  const notOfDetails = [
    'no-account',
    'registration-expired',
    'withdrawal-refused',
    'contact-change-expired',
    'session-expired',
  ]
  const refusals = { ...finishIdentification.refusals, ...startDetails.refusals }
  const codes = Object.keys(refusals).filter((code) => !notOfDetails.includes(code))
  const told = codes.map((code) => detailsResult(t, code).text)
  expect(told.filter((key, place) => told.indexOf(key) !== place)).toEqual([])
  expect(told).not.toContain(detailsResult(t, 'none of ours').text)
})

test('[FLT-33] a blocked MitID is not told as a locked account', () => {
  expect(seed[loginProblems['mitid-blocked']]).toContain('Dit MitID er spærret')
  expect(seed[loginProblems['user-locked']]).toContain('Din konto er spærret')
})
