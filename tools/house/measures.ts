import { manifestsOf } from '../code/manifests.ts'
import { commentWords } from './comment-words.ts'
import { circlesOf } from './components.ts'
import { definitions, filesOfASpin } from './definitions.ts'
import { linesOfAreas, linesOfFiles } from './lines.ts'
import { type Measure, none, type Project } from './measure.ts'
import { undeclaredPackages } from './packages.ts'
import { foreignClasses, foreignSheets } from './styles.ts'
import { tanglesOf } from './tangles.ts'
import { isOfTests, type Tie, tiesOf } from './ties.ts'

/** Where our code lies. */
const ours = /^(apps|packages|world|testing|tools|e2e|art|proving|operations)\//

/** What each change keeps to. */
export function measuresOf(project: Project): Measure[] {
  const { sources, files } = project
  const ties = tiesIn(project)
  return [
    definitions(sources),
    filesOfASpin(sources),
    circles(ties),
    tangles(ties),
    foreignClasses(sources),
    foreignSheets(ties),
    undeclaredPackages(files, manifestsOf(sources)),
    ...linesOfFiles(sources),
    ...linesOfAreas(sources),
    commentWords(sources),
  ]
}

/** The imports of all our files, tests aside. */
export function tiesIn({ sources, files }: Project): Tie[] {
  const isCounted = ({ path }: { path: string }) => ours.test(path) && !isOfTests(path)
  const known = new Set(sources.filter(isCounted).map(({ path }) => path))
  return tiesOf(files.filter(isCounted), known, manifestsOf(sources))
}

function circles(ties: readonly Tie[]): Measure {
  return none(
    'circles of files',
    circlesOf(ties).map(([path = '', ...others]) => ({
      path,
      line: 1,
      text: `in a circle of files with ${others.join(', ')} (npm run house -- --circles)`,
    })),
  )
}

function tangles(ties: readonly Tie[]): Measure {
  return none(
    'tangles of folders',
    tanglesOf(ties).map(({ folders: [path = '', ...others] }) => ({
      path,
      line: 1,
      text: `in a tangle of folders with ${others.join(', ')} (npm run house -- --tangles ${path})`,
    })),
  )
}
