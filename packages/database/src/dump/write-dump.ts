import { createHash } from 'node:crypto'
import type { Catalogue, Part, Relation, Routine } from './catalogue.ts'

export interface DumpOptions {
  /** The bodies of functions and views themselves, not their digests. */
  texts: boolean
}

/**
 * A schema as text: two databases of the same shape give the same text, whatever way they came to
 * it. It reads as SQL but is not meant to be run. Without `texts` a function or a view is shown by
 * the digest of its body, since its text stands in a file of its own.
 */
export function writeDump(catalogue: Catalogue, { texts }: DumpOptions): string {
  const { schema } = catalogue
  const blocks = [
    ...grantLines('SCHEMA', schema, catalogue.schemaGrants),
    ...catalogue.types.map(({ name, text }) => `CREATE TYPE ${name} ${text};`),
    ...catalogue.sequences.map(({ name, text }) => `CREATE SEQUENCE ${name} ${text};`),
  ]
  const tables = catalogue.relations.filter(({ kind }) => kind === 'table')
  const views = catalogue.relations.filter(({ kind }) => kind === 'view')
  return `${[
    blocks.join('\n'),
    ...tables.map((table) => tableText(table, catalogue)),
    ...views.map((view) => viewText(view, texts)),
    ...catalogue.routines.map((routine) => routineText(routine, texts)),
  ]
    .filter((block) => block !== '')
    .join('\n\n')}\n`
}

function tableText(table: Relation, catalogue: Catalogue): string {
  const of = (parts: readonly Part[]) =>
    parts.filter(({ relation }) => relation === table.name).map(({ text }) => text)
  const body = [...of(catalogue.columns), ...of(catalogue.constraints)].map((line) => `  ${line}`)
  const partition = table.partitionedBy ? ` PARTITION BY ${table.partitionedBy}` : ''
  return [
    `CREATE TABLE ${table.name} (\n${body.join(',\n')}\n)${partition}${optionsText(table)};`,
    ...commentLines('TABLE', table.name, table.comment),
    ...of(catalogue.indexes).map((text) => `${text};`),
    ...of(catalogue.triggers).map((text) => `${text};`),
    ...grantLines('TABLE', table.name, table.grants),
  ].join('\n')
}

function viewText(view: Relation, texts: boolean): string {
  return [
    `CREATE VIEW ${view.name}${optionsText(view)} AS ${bodyText(view.definition ?? '', texts)}`,
    ...commentLines('VIEW', view.name, view.comment),
    ...grantLines('VIEW', view.name, view.grants),
  ].join('\n')
}

function routineText(routine: Routine, texts: boolean): string {
  const name = `${routine.name}(${routine.arguments})`
  return [
    `CREATE FUNCTION ${name} AS ${bodyText(routine.definition, texts)}`,
    ...commentLines('FUNCTION', name, routine.comment),
    ...grantLines('FUNCTION', name, routine.grants),
  ].join('\n')
}

function bodyText(body: string, texts: boolean): string {
  return texts ? `\n${body.trim()}` : `sha256:${digestOf(body)};`
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function optionsText({ options }: Relation): string {
  return options ? ` WITH (${options.join(', ')})` : ''
}

function commentLines(kind: string, name: string, comment: string | null): string[] {
  return comment === null ? [] : [`COMMENT ON ${kind} ${name} IS ${JSON.stringify(comment)};`]
}

function grantLines(kind: string, name: string, grants: readonly string[]): string[] {
  return grants.map((grant) => `GRANT ${kind} ${name}: ${grant};`)
}
