import { dirname } from 'node:path/posix'
import type { Source } from '../code/source.ts'
import { classOwnerFindings } from './class-owners.ts'
import { type Measure, none } from './measure.ts'
import type { Tie } from './ties.ts'

/** Where what several pages show lies. */
const shared = /^apps\/site\/app\/(parts|frame|ground)\//

/** Classes that two sheets dress, or one outside anything of its own folder's. */
export function foreignClasses(sources: readonly Source[]): Measure {
  return none('classes styled from two folders', classOwnerFindings(sources))
}

/** A sheet that two pages need belongs to a part of both. */
export function foreignSheets(ties: readonly Tie[]): Measure {
  const findings = ties
    .filter(({ from, to }) => from.startsWith('apps/site/app/') && to.endsWith('.css'))
    .filter(({ from, to }) => to.startsWith('apps/site/app/') && !isItsOwn(from, to))
    .map(({ from, to, line }) => ({
      path: from,
      line,
      text: `imports ${to}, a sheet of another feature's folder`,
    }))
  return none("imports of another feature's sheet", findings)
}

function isItsOwn(from: string, to: string): boolean {
  return shared.test(to) || from.startsWith(`${dirname(to)}/`)
}
