import { expect, test } from 'vitest'
import { chromiumPath, type Machine, testBrowserPath } from './chromium.ts'

const shell = '/usr/bin/chromium-headless-shell'
const whole = '/usr/bin/chromium'
const path = { PATH: '/opt/bin:/usr/bin' }

function machine(present: readonly string[], env: NodeJS.ProcessEnv = path): Machine {
  return { env, isRunnable: (path) => present.includes(path), install: undefined }
}

/** A build machine on which only these packages can be had. */
function buildMachine(present: string[], available: readonly string[]) {
  const asked: string[] = []
  const install = async (packages: readonly string[]) => {
    asked.push(...packages)
    const name = packages.find((candidate) => available.includes(candidate))
    if (name) present.push(`/usr/bin/${name}`)
    return name !== undefined
  }
  return { ...machine(present), asked, install }
}

test('the tests run in the shell when it is there, wherever the whole browser is', async () => {
  expect(await testBrowserPath(machine([whole, shell]))).toBe(shell)
  expect(await testBrowserPath(machine(['/opt/bin/chromium', shell]))).toBe(shell)
})

test('without the shell the whole browser serves', async () => {
  expect(await testBrowserPath(machine([whole]))).toBe(whole)
})

test('what needs the whole browser never gets the shell', async () => {
  expect(await chromiumPath(machine([whole, shell]))).toBe(whole)
  await expect(chromiumPath(machine([shell]))).rejects.toThrow('apt-get install chromium"')
})

test('CHROMIUM_PATH names the browser for both', async () => {
  const told = machine([whole, shell, '/my/chrome'], { ...path, CHROMIUM_PATH: '/my/chrome' })
  expect(await testBrowserPath(told)).toBe('/my/chrome')
  expect(await chromiumPath(told)).toBe('/my/chrome')
})

test('a CHROMIUM_PATH that cannot be run is said, and nothing else is taken', async () => {
  const told = machine([whole, shell], { ...path, CHROMIUM_PATH: '/my/chrome' })
  await expect(testBrowserPath(told)).rejects.toThrow('CHROMIUM_PATH is /my/chrome')
})

test('a build machine without a browser installs what is asked for', async () => {
  const forTests = buildMachine([], ['chromium-headless-shell', 'chromium'])
  expect(await testBrowserPath(forTests)).toBe(shell)
  const forDeep = buildMachine([shell], ['chromium-headless-shell', 'chromium'])
  expect(await chromiumPath(forDeep)).toBe(whole)
  expect(forDeep.asked).toEqual(['chromium'])
})

test('a build machine that has no package of the shell installs the whole browser', async () => {
  expect(await testBrowserPath(buildMachine([], ['chromium']))).toBe(whole)
})

test('a build machine installs nothing when there is a browser for the tests', async () => {
  const machine = buildMachine([whole], ['chromium-headless-shell'])
  expect(await testBrowserPath(machine)).toBe(whole)
  expect(machine.asked).toEqual([])
})

test('where nothing may be installed one sentence says what to do', async () => {
  await expect(testBrowserPath(machine([]))).rejects.toThrow(/install it .*headless-shell/)
})
