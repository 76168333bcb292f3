import { cog } from './clockwork.ts'
import { disc, fill, group, hoop, line, turned } from './strokes.ts'

// Towers, engines and pendulums against the light.

/** A tower with a dial, cogs about it. */
export const cogTower = group(
  '<path fill-rule="evenodd" d="M196 512V170H176V140H196L256 20L316 140H336V170H316V512ZM256' +
    ' 176A52 52 0 1 1 255 176ZM236 300V370H276V300ZM236 400V470H276V400Z"/>',
  line('M256 228V196M256 228L278 240', 9),
  cog(128, 330, 92, 12),
  cog(394, 400, 106, 13),
  cog(372, 226, 56, 9),
  cog(150, 470, 66, 10),
)

/** A great dial seen from behind, its hands near twelve. */
export const dialWithin = group(
  hoop(256, 256, 236, 25),
  hoop(256, 256, 168, 9),
  turned('<path d="M246 32H266L262 84H250Z"/>', 12),
  turned(line('M256 256V110', 7), 12, 256, 256, 15),
  '<g transform="rotate(-14 256 256)"><path d="M256 60L276 150L264 290H248L236 150Z"/></g>',
  '<g transform="rotate(12 256 256)"><path d="M256 122L282 186L266 290H246L230 186Z"/></g>',
  disc(256, 256, 27),
)

/** A tower by night, its dial open to the light. */
export const clockTowerFar =
  '<path fill-rule="evenodd" d="M182 512V250H166V226H176V110H166V88H190L256 -10L322 88H346V110' +
  'H336V226H346V250H330V512ZM256 118A52 52 0 1 1 255 118Z' +
  'M216 280V360H236V280ZM276 280V360H296V280ZM216 390V470H236V390ZM276 390V470H296V390Z"/>' +
  line('M256 170V132M256 170V142', 9) +
  '<path d="M-60 512V400L20 350L80 400V440L120 410L182 440V512ZM330 512V430L380 390L440 440' +
  'V380L500 340L580 400V512Z"/>'

/** A beam engine: boiler, chimney, beam and flywheel. */
export const beamEngine = group(
  hoop(386, 344, 120, 23),
  turned(line('M386 344V230', 13), 6, 386, 344),
  disc(386, 344, 30),
  fill('M196 470L236 170H264L304 470H274L250 240L226 470Z'),
  `<g transform="rotate(-10 250 160)">${fill('M60 140L250 120L440 140V172L250 196L60 172Z')}</g>`,
  line('M400 128L386 344M86 186V300', 13),
  fill('M-10 290H136V470H-10ZM10 60H50V300H10ZM0 44H60V66H0Z'),
  fill('M-40 466H560V512H-40Z'),
)

/** A bob on its rod at the end of its swing, and the path it takes. */
export const pendulumSwing = group(
  `<g transform="rotate(16 256 -160)">${line('M256 -160V330', 13)}${disc(256, 372, 84)}` +
    `${fill('M240 440H272L256 500Z')}</g>`,
  fill('M-60 -60H572V-20H-60Z'),
)
