/** Cloth under a lamp: its colours from the light to the dark, and what is printed on it. */
export type Felt = {
  readonly light: string
  readonly tone: string
  readonly dark: string
  /** The lamp's own light over the middle of the picture. */
  readonly glow: string
}

export const felts = {
  green: { light: '#1c8a68', tone: '#0e5a46', dark: '#052019', glow: '#6bedbe' },
  blue: { light: '#2f6cab', tone: '#163f74', dark: '#061428', glow: '#86b8ff' },
  teal: { light: '#1f8a96', tone: '#0e525e', dark: '#041d24', glow: '#4cc9dc' },
  violet: { light: '#6a4fb4', tone: '#3a2a78', dark: '#120b2c', glow: '#a497ff' },
  wine: { light: '#a03050', tone: '#5f1832', dark: '#210612', glow: '#ff9a9a' },
  amber: { light: '#a8692a', tone: '#633a14', dark: '#221205', glow: '#ffbe74' },
  ink: { light: '#3a4d80', tone: '#1b2850', dark: '#070b16', glow: '#86b8ff' },
} as const satisfies Record<string, Felt>

/** The table from behind the player's hands: lit in the middle, with a printed arc, dark at its edges. */
export function feltGround({ light, tone, dark, glow }: Felt): string {
  return `<defs>
    <radialGradient id="lamp" cx=".5" cy=".36" r=".72">
      <stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${tone}"/>
      <stop offset="1" stop-color="${dark}"/>
    </radialGradient>
    <radialGradient id="shine" cx=".5" cy=".3" r=".42">
      <stop offset="0" stop-color="${glow}" stop-opacity=".42"/>
      <stop offset=".6" stop-color="${glow}" stop-opacity=".1"/>
      <stop offset="1" stop-color="${glow}" stop-opacity="0"/>
    </radialGradient>
    <filter id="nap" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="7"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.4 .62"/>
    </filter>
  </defs>
  <rect width="360" height="480" fill="url(#lamp)"/>
  <rect width="360" height="480" filter="url(#nap)" opacity=".3"/>
  <g fill="none" stroke="#f5ca6c" stroke-opacity=".34">
    <path d="M-40 92C70 206 290 206 400 92" stroke-width="3"/>
    <path d="M-40 108C70 222 290 222 400 108" stroke-width="1.2"/>
  </g>
  <rect width="360" height="480" fill="url(#shine)"/>`
}

/** Darkness towards the picture's edges, over all that lies on the table. */
export const vignette = `<radialGradient id="edge" cx=".5" cy=".4" r=".74">
    <stop offset=".55" stop-color="#03050c" stop-opacity="0"/>
    <stop offset="1" stop-color="#03050c" stop-opacity=".66"/>
  </radialGradient>
  <linearGradient id="foot" x2="0" y2="1">
    <stop offset=".54" stop-color="#03050c" stop-opacity="0"/>
    <stop offset=".75" stop-color="#03050c" stop-opacity=".66"/>
    <stop offset="1" stop-color="#03050c" stop-opacity=".93"/>
  </linearGradient>
  <rect width="360" height="480" fill="url(#edge)"/><rect width="360" height="480" fill="url(#foot)"/>`
