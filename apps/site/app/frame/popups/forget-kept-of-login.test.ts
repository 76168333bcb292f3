import { expect, test, vi } from 'vitest'
import { forgetKeptOfLogin } from './forget-kept-of-login.ts'

test('[FLT-88] a login’s end takes what is kept of it by name, and asks for nothing else', () => {
  const asked: string[] = []
  const storage = (kind: string) => ({ removeItem: (name: string) => asked.push(kind + name) })
  vi.stubGlobal('localStorage', storage('local'))
  vi.stubGlobal('sessionStorage', storage('session'))
  forgetKeptOfLogin()
  vi.unstubAllGlobals()
  expect(asked).toEqual([
    'local_responsible_gambling_time',
    'local_wagering',
    'session_global_popup',
  ])
})
