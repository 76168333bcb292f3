// The door of every npm script: `node tools/run.mjs <script> [arguments]`. It runs on any Node from
// 20 on and needs no package, because it is what installs the packages and chooses Node 24.
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './run/install.mjs'
import { memoryFolder } from './run/memory-folder.mjs'
import { chooseNode } from './run/node.mjs'
import { stopWhenOrphaned } from './run/orphan.mjs'
import { scriptNames, scripts } from './run/scripts.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** They run until they are stopped. */
const servers = ['start', 'dev', 'live:copy']
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

async function main([name = '', ...extra]) {
  const steps = scripts[name]
  if (!steps) return refuse(`There is no script "${name}"; there are: ${scriptNames}.`)
  const installed = await install(root)
  if (installed) return refuse(installed)
  const node = await chooseNode(root)
  if (node.problem) return refuse(node.problem)
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1
    const code = await runStep(node.path, isLast ? [...step, ...extra] : step, name)
    if (code !== 0) return code
  }
  return 0
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  return 1
}

/** Runs one program to its end and answers its exit code. Signals to us reach it. */
function runStep(node, args, name) {
  const isServer = servers.includes(name)
  const child = spawn(node, args, {
    cwd: root,
    env: environmentFor(node, name),
    // The channel tells a server that we are gone, even when we were killed without a word.
    stdio: ['inherit', 'inherit', 'inherit', ...(isServer ? ['ipc'] : [])],
  })
  for (const signal of Object.keys(signalNumbers)) {
    // A terminal sends Ctrl-C to the whole group: forwarding it would deliver it twice.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  if (isServer) stopWhenOrphaned(child)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(refuse(`${args[0]} cannot be run: ${error.message}`)))
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signalNumbers[signal] ?? 9)))
  })
}

function environmentFor(node, name) {
  // Browsers get what is built for production, so the server renders with the same library.
  const mode = servers.includes(name) ? { NODE_ENV: 'production' } : {}
  return { ...mode, ...(isTest(name) && quickStart()), ...process.env, PATH: pathWith(node) }
}

function isTest(name) {
  return name === 'test' || name === 'e2e' || name === 'e2e:repeat'
}

/**
 * Tests start many processes of the same sources: what one has compiled the next one reads. Playwright
 * leaves TypeScript to Node, which only has to erase the types; its own compiler takes three times as long.
 * Temporary files lie in memory where there is room.
 */
function quickStart() {
  const memory = memoryFolder()
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    PW_DISABLE_TS_ESM: '1',
    ...(memory && { TMPDIR: memory }),
  }
}

function pathWith(node) {
  const present = process.env.PATH ?? process.env.Path ?? ''
  return [dirname(node), join(root, 'node_modules', '.bin'), present].join(delimiter)
}

process.exitCode = await main(process.argv.slice(2))
