import type { ReactNode } from 'react'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { Header } from '../header/header.tsx'

/** The header over a game, which goes on bringing its own bar and needs no footer. [HEAD-05] */
export function PlayFrame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  return (
    <div className="s-frame s-frame--play">
      <Header shell={shell} />
      {children}
    </div>
  )
}
