/** What each module may import, by name. */
type Rows = Readonly<Record<string, readonly string[]>>

interface Building {
  /** The program whose modules stand on the floors; itself it stands on top and may import all of them. */
  program: string
  /** What every floor may import, the program too. */
  packages: readonly string[]
  /** Lowest first. A module may import all floors below its own, and no neighbour on it. */
  floors: readonly (readonly string[])[]
  /** The floors within a module: its door stands on them, and other modules see the door alone. */
  inside?: Readonly<Record<string, Building['floors']>>
  /** Packages that are for these modules alone, with the reason; the program's own files are named ''. */
  alone?: Readonly<Record<string, { modules: readonly string[]; reason: string }>>
}

/** The rows of the graph that a building stands for. */
export function floors({ program, packages, floors, inside = {}, alone = {} }: Building): Rows {
  const nameOf = (module: string) => (module === '' ? program : `${program}/${module}`)
  const packagesOf = (module: string) => [
    ...packages,
    ...Object.keys(alone).filter((name) => alone[name]?.modules.includes(module)),
  ]
  const below = (floor: number) => floors.slice(0, floor).flat().map(nameOf)
  const rowsOf = (module: string, floor: number) => {
    const outside = [...packagesOf(module), ...below(floor)]
    const within = (inside[module] ?? []).map((folders) =>
      folders.map((folder) => nameOf(`${module}/${folder}`)),
    )
    return [...within, [nameOf(module)]].flatMap((names, level) =>
      names.map((name) => [name, [...outside, ...within.slice(0, level).flat()]]),
    )
  }
  return Object.fromEntries(
    [...floors, ['']].flatMap((modules, floor) =>
      modules.flatMap((module) => rowsOf(module, floor)),
    ),
  )
}
