import type { ImagesEntry } from '@nordlys/contracts'

type Named<Name extends ImagesEntry['name']> = Extract<ImagesEntry, { name: Name }>

/** The pictures of what stands round a page, as far as the content store has them. [DATA-09] */
export interface ShellImages {
  general: Named<'general'> | undefined
  credit: Named<'credit'> | undefined
  wallpaper: Named<'wallpaper'> | undefined
}

export function imagesOf(entries: readonly ImagesEntry[]): ShellImages {
  const named = <Name extends ImagesEntry['name']>(name: Name) =>
    entries.find((entry): entry is Named<Name> => entry.name === name)
  return { general: named('general'), credit: named('credit'), wallpaper: named('wallpaper') }
}
