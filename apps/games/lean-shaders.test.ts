import { expect, test } from 'vitest'
import { withoutLayout, withoutUnused } from './lean-shaders.ts'

const written = (shader: string) => `var a = ${JSON.stringify(shader)};\n\tvar b = 1; // kept`

test('[FLT-44] a shader loses its indents and lines of comment, and keeps its lines and directives', () => {
  const shader = '#ifdef A\n\t// told\n\t\tx = y; // why\n\n  #else\n\tz();\n#endif\n'
  const lean = '#ifdef A\nx = y; // why\n\n#else\nz();\n#endif\n'
  expect(withoutLayout(written(shader))).toBe(written(lean))
})

test('[FLT-44] a comment ends with its line and its string', () => {
  const shaders = `${written('a\n// last')}\n${written('b\n// c\n// d\ne')}`
  expect(withoutLayout(shaders)).toBe(`${written('a\n// last')}\n${written('b\ne')}`)
})

test('[FLT-44] programs of materials that no game uses are left out, and all others stay', () => {
  const chunks =
    'meshphong_frag: fragment$6,\n\tmeshphysical_frag: fragment$5,\nsprite_vert: vertex$1'
  expect(withoutUnused(chunks)).toBe(
    "meshphong_frag: '',\n\tmeshphysical_frag: fragment$5,\nsprite_vert: vertex$1",
  )
  const lights = 'lights_phong_fragment: lights_phong_fragment, lights_physical_fragment: x'
  expect(withoutUnused(lights)).toBe("lights_phong_fragment: '', lights_physical_fragment: x")
})
