import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../command.ts'
import { cpuSecondsOfTree } from './base/cpu.ts'
import type { Slot } from './base/pairs.ts'

const debianFolder = '/usr/lib/postgresql'
/** pgbench's own scale: two million rows, as much as fits in memory everywhere. */
const scale = 20

export interface Bench {
  databaseUrl: string
  /** The server's first process: its CPU and its children's are counted. */
  serverPid: number
}

/** PostgreSQL's own measuring tool, from PATH or Debian's package. */
function findPgbench(): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const folders = [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  const found = folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path))
  if (!found) throw new Error('pgbench is missing: install the package postgresql (Debian)')
  return found
}

export async function preparePgbench({ databaseUrl }: Bench): Promise<void> {
  await run(['-i', '-q', '-s', String(scale), databaseUrl])
}

/** `pgbench -N` with prepared statements and 32 clients: what a transaction of that shape costs. */
export async function runPgbench(bench: Bench, seconds: number): Promise<Slot> {
  const before = cpuSecondsOfTree(bench.serverPid)
  const flags = ['-n', '-N', '-M', 'prepared', '-c', '32', '-j', '2', '-T', String(seconds)]
  const { output, cpuSeconds: clientSeconds } = await run([...flags, bench.databaseUrl])
  const cpuSeconds = cpuSecondsOfTree(bench.serverPid) - before + clientSeconds
  const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1])
  const operations = Number(/actually processed: (\d+)/.exec(output)?.[1])
  return { perSecond, cpuMicroseconds: (cpuSeconds / operations) * 1e6, cpuSeconds }
}

async function run(flags: string[]): Promise<{ output: string; cpuSeconds: number }> {
  const before = childSeconds()
  const { code, output } = await runProgram(findPgbench(), flags)
  if (code !== 0) throw new Error(`pgbench failed: ${output}`)
  return { output, cpuSeconds: childSeconds() - before }
}

/** CPU of our own ended children: this process's tree without the process itself. */
function childSeconds(): number {
  const { user, system } = process.cpuUsage()
  return cpuSecondsOfTree(process.pid) - (user + system) / 1e6
}
