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
function tiesIn({ sources, files }: Project): Tie[] {
  const isCounted = ({ path }: { path: string }) => ours.test(path) && !isOfTests(path)
  const known = new Set(sources.filter(isCounted).map(({ path }) => path))
  return tiesOf(files.filter(isCounted), known, manifestsOf(sources))
}

function circles(ties: readonly Tie[]): Measure {
  const found = circlesOf(ties)
  const inside = found.flatMap((files) =>
    ties.filter(({ from, to }) => files.includes(from) && files.includes(to)),
  )
  return knots('circles of files', found.length, inside)
}

function tangles(ties: readonly Tie[]): Measure {
  const found = tanglesOf(ties)
  const inside = found.flatMap((tangle) => tangle.ties)
  return knots('tangles of folders', found.length, inside)
}

/** Each import inside one is a finding, because some of them have to go. */
function knots(name: string, count: number, inside: readonly Tie[]): Measure {
  const findings = inside.map(({ from, to, line, names }) => {
    const taken = names.length > 0 ? `{ ${names.join(', ')} } of ` : ''
    return { path: from, line, text: `takes ${taken}${to}, inside ${name}` }
  })
  return { ...none(name, findings), now: String(count) }
}
