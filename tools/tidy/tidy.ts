import { type FileImports, importsOf } from '../code/imports.ts'
import { codeFile, type Finding, type Parsed, parse, type Source } from '../code/source.ts'
import { readSources } from '../code/sources.ts'
import { measuresOf } from '../house/measures.ts'
import { root } from '../root.ts'
import { trackedFiles } from '../tracked-files.ts'
import { answerFindings } from './answers.ts'
import { cachedMarkupFindings, isOfPages } from './cached-markup.ts'
import { durationFindings } from './durations.ts'
import { exemptions } from './exemptions.ts'
import { graphFindings, importFindings, overlookedFindings } from './imports.ts'
import { lateImportFindings } from './late-imports.ts'
import { installedLicences, licenceFindings } from './licences.ts'
import {
  decisionFindings,
  lockfileFindings,
  pathFindings,
  ruleFindings,
  titleFindings,
  traceFindings,
  withFolders,
} from './markdown.ts'
import { movedClaimFindings } from './moved-claims.ts'
import { functionFindings, lengthFindings } from './sizes.ts'
import { sqlFindings } from './sql.ts'
import { unboundFindings } from './unbound.ts'
import { waitFindings } from './waits.ts'
import { wordFindings } from './words.ts'

// Keeps the style that matters: prints what is to be put right, and fails when there is anything.
const sources = await readSources(root)
const paths = await trackedFiles(root)
const files: FileImports[] = []
const ofPages: Parsed[] = []
const present = withFolders(paths)
const findings = [
  ...graphFindings(),
  ...decisionFindings(paths),
  ...licenceFindings(await installedLicences(root)),
  ...movedClaimFindings(sources),
  ...sqlFindings(sources),
  ...sources.flatMap((source) => pathFindings(source, present)),
  ...sources.flatMap(sourceFindings),
  ...cachedMarkupFindings(ofPages),
  // After all files are read: what is measured of them as one house, `npm run house` tells in full.
  ...measuresOf({ sources, files }).flatMap((measure) => measure.findings),
].filter(isNotExempt)

for (const { path, line, text } of findings) process.stdout.write(`${path}:${line}: ${text}\n`)
process.stdout.write(`${findings.length} findings in ${sources.length} files\n`)
process.exitCode = findings.length === 0 ? 0 : 1

function sourceFindings(source: Source): Finding[] {
  const common = [
    ...lengthFindings(source),
    ...titleFindings(source),
    ...ruleFindings(source),
    ...traceFindings(source),
    ...lockfileFindings(source),
  ]
  if (!codeFile.test(source.path)) return common
  const file = parse(source)
  files.push({ path: file.path, imports: importsOf(file) })
  if (isOfPages(file.path)) ofPages.push(file)
  return [
    ...common,
    ...importFindings(file),
    ...overlookedFindings(file),
    ...functionFindings(file),
    ...wordFindings(file),
    ...waitFindings(file),
    ...answerFindings(file),
    ...lateImportFindings(file),
    ...unboundFindings(file),
    ...durationFindings(file),
  ]
}

function isNotExempt(finding: Finding): boolean {
  return !exemptions.some(({ path, text }) => path.test(finding.path) && text.test(finding.text))
}
