import { completeRegistration, finishIdentification, startIdentification } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { readLoginProblem } from '../log-in/login-problem.tsx'
import { readRegisterProblem } from '../register/register-problem.tsx'

const identification = [
  ...Object.keys(startIdentification.refusals),
  ...Object.keys(finishIdentification.refusals),
]

test('[REG-06] every refusal that a login can meet has its sentence', () => {
  const notOfLogin = ['registration-expired', 'registration-incomplete', 'withdrawal-refused']
  const codes = identification.filter((code) => !notOfLogin.includes(code))
  expect(codes.filter((code) => !readLoginProblem(code))).toEqual([])
})

test('[REG-06] every refusal that a registration can meet at MitID has its sentence', () => {
  const notOfRegistration = ['no-account', 'other-identity', 'withdrawal-refused']
  const codes = identification.filter((code) => !notOfRegistration.includes(code))
  expect(codes.filter((code) => !readRegisterProblem(code))).toEqual([])
})

test('[REG-06] what the last step refuses is told by a notice, a field, or a page of its own', () => {
  const byField = ['cpr-not-ten-digits', 'cpr-no-such-date', 'cpr-mismatch']
  const byPage = ['under-age', 'account-closed', 'cpr-in-use', 'rofus-registered']
  const codes = Object.keys(completeRegistration.refusals)
  const byNotice = codes.filter((code) => ![...byField, ...byPage].includes(code))
  expect(byNotice.filter((code) => !readRegisterProblem(code))).toEqual([])
})

test('a code that somebody made up says nothing', () => {
  expect(readLoginProblem('constructor')).toBeUndefined()
  expect(readRegisterProblem('<b>')).toBeUndefined()
})
