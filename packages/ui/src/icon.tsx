import type { ComponentType } from 'react'

export interface IconProps {
  /** The glyph, imported one by one: `lucide-react/icons/menu`. */
  glyph: ComponentType<{
    size?: number | string
    strokeWidth?: number | string
    className?: string
    'aria-hidden'?: boolean
  }>
  size?: number
  className?: string
}

/** A glyph beside words. It says nothing to a screen reader; the words do. */
export function Icon({ glyph: Glyph, size = 20, className = '' }: IconProps) {
  return <Glyph size={size} strokeWidth={1.9} className={`n-icon ${className}`} aria-hidden />
}
