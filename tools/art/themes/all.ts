import type { ThemeArt } from '../composition.ts'
import { aegypten } from './aegypten.ts'
import { bondegaard } from './bondegaard.ts'
import { cirkus } from './cirkus.ts'
import { deBroelendeTyvere } from './de-broelende-tyvere.ts'
import { detVildeVesten } from './det-vilde-vesten.ts'
import { detektiv } from './detektiv.ts'
import { diamanter } from './diamanter.ts'
import { dybhavet } from './dybhavet.ts'
import { foraar } from './foraar.ts'
import { graekenland } from './graekenland.ts'
import { halloween } from './halloween.ts'
import { herregaarden } from './herregaarden.ts'
import { japan } from './japan.ts'
import { klassiskFrugt } from './klassisk-frugt.ts'
import { kystFyr } from './kyst-fyr.ts'
import { nordiskeGuder } from './nordiske-guder.ts'
import { pirater } from './pirater.ts'
import { rom } from './rom.ts'
import { rummet } from './rummet.ts'
import { spioner } from './spioner.ts'
import { storbynat } from './storbynat.ts'
import { tog } from './tog.ts'
import { trolddom } from './trolddom.ts'
import { ureOgDamp } from './ure-og-damp.ts'
import { variete } from './variete.ts'
import { vikinger } from './vikinger.ts'
import { vulkanStorm } from './vulkan-storm.ts'

/** The themes that are drawn, in the order they are baked. */
export const themeArt: readonly ThemeArt[] = [
  vikinger,
  diamanter,
  rummet,
  vulkanStorm,
  dybhavet,
  aegypten,
  storbynat,
  klassiskFrugt,
  kystFyr,
  herregaarden,
  foraar,
  bondegaard,
  rom,
  japan,
  detVildeVesten,
  deBroelendeTyvere,
  trolddom,
  halloween,
  nordiskeGuder,
  pirater,
  detektiv,
  tog,
  graekenland,
  spioner,
  ureOgDamp,
  variete,
  cirkus,
]
