import type pg from 'pg'
import { ownTables } from './own-tables.ts'

/** A table, partitioned or not, or a view. */
export interface Relation {
  name: string
  kind: 'table' | 'view'
  /** `pg_get_viewdef`, of a view. */
  definition: string | null
  /** `RANGE (key)`, of a partitioned table. */
  partitionedBy: string | null
  options: string[] | null
  comment: string | null
  grants: string[]
}

/** A column, a constraint, an index, a trigger or a statistics object, as the catalogue writes it. */
export interface Part {
  relation: string
  text: string
}

export interface Routine {
  name: string
  arguments: string
  /** `pg_get_functiondef`. */
  definition: string
  comment: string | null
  grants: string[]
}

interface NamedText {
  name: string
  text: string
}

/** The parts of one schema, each list in an order that does not depend on how it came to be. */
export interface Catalogue {
  schema: string
  schemaGrants: string[]
  types: NamedText[]
  sequences: NamedText[]
  relations: Relation[]
  columns: Part[]
  constraints: Part[]
  indexes: Part[]
  triggers: Part[]
  routines: Routine[]
}

/**
 * Reads what a schema consists of from PostgreSQL's catalogue. Partitions are left out: which of them
 * there are depends on the day.
 */
export async function readCatalogue(client: pg.ClientBase, schema: string): Promise<Catalogue> {
  const read = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text, [schema])).rows
  return {
    schema,
    schemaGrants: (await read<{ grants: string[] }>(schemaQuery)).flatMap((row) => row.grants),
    types: await read<NamedText>(typesQuery),
    sequences: await read<NamedText>(sequencesQuery),
    relations: await read<Relation>(relationsQuery),
    columns: await read<Part>(columnsQuery),
    constraints: await read<Part>(constraintsQuery),
    indexes: await read<Part>(indexesQuery),
    triggers: await read<Part>(triggersQuery),
    routines: await read<Routine>(routinesQuery),
  }
}

/** The rights of others than the owner: `SELECT TO auditor`, in order. */
function grantsOf(acl: string, owner: string): string {
  return `ARRAY(
    SELECT a.privilege_type || ' TO ' || CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE a.grantee::regrole::text END
      || CASE WHEN a.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END
    FROM aclexplode(${acl}) a WHERE a.grantee <> ${owner} ORDER BY 1)`
}

const ours = `c.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1)
  AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition
  AND c.relname NOT IN (${ownTables.map((name) => `'${name}'`).join(', ')})`

const schemaQuery = `SELECT ${grantsOf("coalesce(nspacl, acldefault('n', nspowner))", 'nspowner')} AS grants
  FROM pg_namespace WHERE nspname = $1`

const typesQuery = `
  SELECT t.typname AS name, CASE t.typtype
      WHEN 'c' THEN 'AS (' || (
        SELECT string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', '
          ORDER BY a.attnum) FROM pg_attribute a WHERE a.attrelid = t.typrelid AND a.attnum > 0) || ')'
      WHEN 'e' THEN 'AS ENUM (' || (
        SELECT string_agg(quote_literal(e.enumlabel), ', ' ORDER BY e.enumsortorder)
        FROM pg_enum e WHERE e.enumtypid = t.oid) || ')'
      ELSE 'of kind ' || t.typtype::text END AS text
  FROM pg_type t LEFT JOIN pg_class c ON c.oid = t.typrelid
  WHERE t.typnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1)
    AND t.typtype <> 'b' AND (t.typtype <> 'c' OR c.relkind = 'c')
  ORDER BY t.typname COLLATE "C"`

/** Those of identity columns are written with their column. */
const sequencesQuery = `
  SELECT c.relname AS name, concat_ws(' ', format_type(s.seqtypid, NULL), 'START', s.seqstart, 'INCREMENT',
    s.seqincrement, 'MIN', s.seqmin, 'MAX', s.seqmax, 'CACHE', s.seqcache) AS text
  FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid
  WHERE c.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1)
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'i')
  ORDER BY c.relname COLLATE "C"`

const relationsQuery = `
  SELECT c.relname AS name, CASE c.relkind WHEN 'v' THEN 'view' ELSE 'table' END AS kind,
    CASE c.relkind WHEN 'v' THEN pg_get_viewdef(c.oid) END AS definition,
    CASE c.relkind WHEN 'p' THEN pg_get_partkeydef(c.oid) END AS "partitionedBy",
    c.reloptions AS options, obj_description(c.oid, 'pg_class') AS comment,
    ${grantsOf("coalesce(c.relacl, acldefault('r', c.relowner))", 'c.relowner')}
      || ARRAY(SELECT a.attname || ': ' || g FROM pg_attribute a
        CROSS JOIN LATERAL unnest(${grantsOf('a.attacl', 'c.relowner')}) g
        WHERE a.attrelid = c.oid AND a.attacl IS NOT NULL ORDER BY 1) AS grants
  FROM pg_class c WHERE ${ours} ORDER BY c.relname COLLATE "C"`

/** In the order of the table, which an INSERT without a list of columns depends on. */
const columnsQuery = `
  SELECT c.relname AS relation, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
    CASE WHEN a.attcollation <> t.typcollation THEN 'COLLATE ' || a.attcollation::regcollation::text END,
    CASE WHEN a.attstorage <> t.typstorage THEN 'STORAGE ' || a.attstorage::text END,
    CASE WHEN a.attcompression <> '' THEN 'COMPRESSION ' || a.attcompression::text END,
    CASE WHEN a.attstattarget IS NOT NULL THEN 'STATISTICS ' || a.attstattarget END,
    CASE WHEN a.attnotnull THEN 'NOT NULL' END,
    CASE WHEN a.attidentity <> '' THEN (SELECT concat_ws(' ', 'GENERATED',
      CASE a.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END, 'AS IDENTITY (START', s.seqstart,
      'INCREMENT', s.seqincrement, 'CACHE', s.seqcache || ')')
      FROM pg_sequence s
      WHERE s.seqrelid = pg_get_serial_sequence(c.oid::regclass::text, a.attname)::regclass) END,
    CASE WHEN d.adbin IS NOT NULL THEN CASE a.attgenerated WHEN '' THEN 'DEFAULT '
      ELSE 'GENERATED ALWAYS (' || a.attgenerated::text || ') AS ' END || pg_get_expr(d.adbin, c.oid) END,
    CASE WHEN col_description(c.oid, a.attnum) IS NOT NULL
      THEN 'COMMENT ' || quote_literal(col_description(c.oid, a.attnum)) END) AS text
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE ${ours} AND c.relkind <> 'v' ORDER BY c.relname COLLATE "C", a.attnum`

/** NOT NULL is written with its column. */
const constraintsQuery = `
  SELECT c.relname AS relation, 'CONSTRAINT ' || o.conname || ' ' || pg_get_constraintdef(o.oid) AS text
  FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid
  WHERE ${ours} AND o.contype NOT IN ('n', 't') ORDER BY c.relname COLLATE "C", o.conname COLLATE "C"`

const indexesQuery = `
  SELECT c.relname AS relation, pg_get_indexdef(i.indexrelid) AS text
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
  WHERE ${ours} AND NOT EXISTS (SELECT FROM pg_constraint o WHERE o.conindid = i.indexrelid
    AND o.contype IN ('p', 'u', 'x'))
  ORDER BY c.relname COLLATE "C", x.relname COLLATE "C"`

const triggersQuery = `
  SELECT c.relname AS relation, pg_get_triggerdef(g.oid) || CASE g.tgenabled WHEN 'O' THEN ''
    ELSE ' -- enabled: ' || g.tgenabled::text END AS text
  FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
  WHERE ${ours} AND NOT g.tgisinternal ORDER BY c.relname COLLATE "C", g.tgname COLLATE "C"`

const routinesQuery = `
  SELECT p.proname AS name, pg_get_function_identity_arguments(p.oid) AS arguments,
    pg_get_functiondef(p.oid) AS definition, obj_description(p.oid, 'pg_proc') AS comment,
    ${grantsOf("coalesce(p.proacl, acldefault('f', p.proowner))", 'p.proowner')} AS grants
  FROM pg_proc p WHERE p.pronamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1)
    AND p.prokind IN ('f', 'p') ORDER BY p.proname COLLATE "C",
      pg_get_function_identity_arguments(p.oid) COLLATE "C"`
