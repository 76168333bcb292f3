import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { trackedFiles } from '../tracked-files.ts'
import { answerFindings } from './answers.ts'
import { classOwnerFindings } from './class-owners.ts'
import { decisionFindings, lockfileFindings, titleFindings, traceFindings } from './documents.ts'
import { exemptions } from './exemptions.ts'
import { graphFindings, importFindings, overlookedFindings } from './imports.ts'
import { installedLicences, licenceFindings } from './licences.ts'
import { movedClaimFindings } from './moved-claims.ts'
import { functionFindings, lengthFindings } from './sizes.ts'
import { codeFile, type Finding, parse, type Source } from './source.ts'
import { sqlFindings } from './sql.ts'
import { unboundFindings } from './unbound.ts'
import { waitFindings } from './waits.ts'
import { wordFindings } from './words.ts'

// Keeps the style that matters: prints what is to be put right, and fails when there is anything.
const textFile = /\.(ts|tsx|mjs|js|css|sql|md|json|html|svg|yml|yaml|sh|txt)$|^\.ci\/|^\.npmrc$/

const paths = await trackedFiles(root)
const sources = await Promise.all(paths.filter((path) => textFile.test(path)).map(read))
const findings = [
  ...graphFindings(),
  ...decisionFindings(paths),
  ...licenceFindings(await installedLicences(root)),
  ...movedClaimFindings(sources, paths),
  ...classOwnerFindings(sources),
  ...sqlFindings(sources),
  ...sources.flatMap(sourceFindings),
].filter(isNotExempt)

for (const { path, line, text } of findings) process.stdout.write(`${path}:${line}: ${text}\n`)
process.stdout.write(`${findings.length} findings in ${sources.length} files\n`)
process.exitCode = findings.length === 0 ? 0 : 1

async function read(path: string): Promise<Source> {
  return { path, text: await readFile(join(root, path), 'utf8') }
}

function sourceFindings(source: Source): Finding[] {
  const common = [
    ...lengthFindings(source),
    ...titleFindings(source),
    ...traceFindings(source),
    ...lockfileFindings(source),
  ]
  if (!codeFile.test(source.path)) return common
  const file = parse(source)
  return [
    ...common,
    ...importFindings(file),
    ...overlookedFindings(file),
    ...functionFindings(file),
    ...wordFindings(file),
    ...waitFindings(file),
    ...answerFindings(file),
    ...unboundFindings(file),
  ]
}

function isNotExempt(finding: Finding): boolean {
  return !exemptions.some(({ path, text }) => path.test(finding.path) && text.test(finding.text))
}
