import { expect, test } from 'vitest'
import { welcome } from './welcome.ts'

const running = [{ name: 'site', url: 'http://localhost:3000', memoryBytes: 2_097_152 }] as const

test('the welcome names the ready-made players that are there, and none that is not', () => {
  const anna = { name: 'Anna Nielsen', cpr: '6101900000', about: 'has money' }
  const told = welcome(running, [anna], 'a.log')
  expect(told).toContain('  Anna Nielsen, CPR 6101900000: has money')
  expect(told).not.toContain('Peter')
  expect(welcome(running, [], 'a.log')).not.toContain('Ready-made')
})
