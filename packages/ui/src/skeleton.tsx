export interface SkeletonProps {
  /** The CSS length of what will stand here. */
  height: string
}

/** The room of something that is on its way, in its final size. */
export function Skeleton({ height }: SkeletonProps) {
  return <span className="n-skeleton" style={{ height }} aria-hidden />
}
