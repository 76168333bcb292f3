import { useNavigation } from 'react-router'

/** Appears when a navigation has taken 200 ms; the delay is the animation's. [HEAD-12] */
export function LoadingBar({ label }: { label: string }) {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className="s-loading-bar" role="progressbar" aria-label={label} />
}
