import { useId } from 'react'

export interface LogoProps {
  /** The brand's name, set beside the mark. */
  name: string
  /** The mark's edge in pixels. */
  size?: number
}

/** The name beside an N of three curtains of northern light: two rise, one falls across. */
export function Logo({ name, size = 30 }: LogoProps) {
  return (
    <span className="n-logo">
      <LogoMark size={size} />
      <span className="n-logo__name">{name}</span>
    </span>
  )
}

function LogoMark({ size = 30 }: { size?: number }) {
  const id = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}left`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8375ff" />
          <stop offset="0.55" stopColor="#3fcfd9" />
          <stop offset="1" stopColor="#3be3a8" />
        </linearGradient>
        <linearGradient id={`${id}across`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#3be3a8" />
          <stop offset="1" stopColor="#6f62f0" />
        </linearGradient>
        <linearGradient id={`${id}right`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#8375ff" />
          <stop offset="0.5" stopColor="#3fcfd9" />
          <stop offset="1" stopColor="#3be3a8" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id}left)`} d="M6 11q3-1 5.5 1.5V31q-.5 4-5.5 5.5Z" />
      <path fill={`url(#${id}right)`} d="M34 3.5V29q-3 1-5.5-1.500V9q.5-4 5.5-5.5Z" />
      <path
        fill={`url(#${id}across)`}
        d="M6 11q0-4.500 3.600-4.500 2.500 0 4.200 2.300L34 29q0 4.500-3.600 4.500-2.500 0-4.200-2.300Z"
      />
    </svg>
  )
}
