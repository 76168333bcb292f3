import { isSyntax, lineAt, nameOf, type Parsed, type Syntax, walk } from './source.ts'

const importing = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]

/** One place where a file names another, or a package. */
export interface Import {
  specifier: string
  line: number
  isOfTypes: boolean
  /** The names imported from it; none for a whole module. */
  names: readonly string[]
}

/** The imports of one file. */
export interface FileImports {
  path: string
  imports: readonly Import[]
}

/** All of them: of types, when the code runs, and what is handed on. */
export function importsOf(file: Parsed): Import[] {
  const found: Import[] = []
  walk(file.program, (node) => {
    if (!importing.includes(node.type) || !isSyntax(node.source)) return
    const specifier = node.source.value
    if (typeof specifier !== 'string') return
    const isOfTypes =
      node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
    found.push({ specifier, line: lineAt(file.text, node.start), isOfTypes, names: namesIn(node) })
  })
  return found
}

function namesIn({ specifiers }: Syntax): string[] {
  if (!Array.isArray(specifiers)) return []
  return specifiers.flatMap(({ imported, local }) => nameOf(imported ?? local) ?? [])
}
