import { object, oneOf, type Shape } from '../../base/shape.ts'
import { flexRows, heightProblems, heightsShape } from '../../features/heights.ts'
import { waysFields, waysProblems } from '../ways/check.ts'
import type { FlexvejeDefinition } from './definition.ts'

export const flexvejeDefinitionShape: Shape<FlexvejeDefinition> = object<FlexvejeDefinition>({
  ...waysFields,
  mechanic: oneOf('flexveje'),
  rows: flexRows,
  heights: object({ base: heightsShape, free: heightsShape }),
})

export function flexvejeProblems(definition: FlexvejeDefinition): string[] {
  const { heights } = definition
  return [
    ...heightProblems(heights.base, definition, 'heights.base'),
    ...heightProblems(heights.free, definition, 'heights.free'),
    ...waysProblems(definition),
  ]
}
