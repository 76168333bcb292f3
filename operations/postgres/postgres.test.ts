import { expect, test } from 'vitest'
import { settingsText } from './cluster.ts'
import { parsePostmaster } from './server.ts'
import { parseUser } from './server-user.ts'

test('a running server is read from its own file', () => {
  const text = '4711\n/data\n1763730000\n35711\n\n127.0.0.1\n 1 2\nready   \n'
  expect(parsePostmaster(text)).toEqual({ pid: 4711, port: 35711, status: 'ready' })
})

test.each(['', '\n', '4711\n/data\n'])('half a file (%j) is no server', (text) => {
  expect(parsePostmaster(text)).toBeUndefined()
})

test('a system user is found by its whole name, and root is never one', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\npostgresql:x:5:5::/:\npostgres:x:101:104:a,b:/:/bin/sh'
  expect(parseUser(passwd, 'postgres')).toEqual({ name: 'postgres', uid: 101, gid: 104 })
  expect(parseUser(passwd, 'root')).toBeUndefined()
  expect(parseUser(passwd, 'nobody')).toBeUndefined()
})

test('only a server for tests gives up safety against power loss', () => {
  expect(settingsText(5432, true)).toContain('synchronous_commit = on')
  expect(settingsText(5432, true)).not.toContain('fsync')
  expect(settingsText(5432, false)).toContain('fsync = off')
})
