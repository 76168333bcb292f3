import { classNames } from './class-names.ts'

export interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  width?: string
  height?: string
  tile?: boolean
}

/** The room of something that is on its way, in its final size. */
export function Skeleton({ width, height, tile = false }: SkeletonProps) {
  return (
    <span
      className={classNames('n-skeleton', tile && 'n-skeleton--tile')}
      style={{ width, height }}
      aria-hidden
    />
  )
}
