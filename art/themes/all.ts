import type { ThemeArt } from '../composition.ts'
import { aegypten } from './aegypten.ts'
import { alkymi } from './alkymi.ts'
import { bondegaard } from './bondegaard.ts'
import { cirkus } from './cirkus.ts'
import { cykler } from './cykler.ts'
import { deBroelendeTyvere } from './de-broelende-tyvere.ts'
import { detVildeVesten } from './det-vilde-vesten.ts'
import { detektiv } from './detektiv.ts'
import { diamanter } from './diamanter.ts'
import { diskoOg80erne } from './disko-og-80erne.ts'
import { dybhavet } from './dybhavet.ts'
import { fiskeri } from './fiskeri.ts'
import { fodbold } from './fodbold.ts'
import { foraar } from './foraar.ts'
import { fossiler } from './fossiler.ts'
import { graekenland } from './graekenland.ts'
import { groenlandOgPolar } from './groenland-og-polar.ts'
import { guldgravere } from './guldgravere.ts'
import { halloween } from './halloween.ts'
import { haveOgBier } from './have-og-bier.ts'
import { havfruer } from './havfruer.ts'
import { herregaarden } from './herregaarden.ts'
import { indien } from './indien.ts'
import { japan } from './japan.ts'
import { junglen } from './junglen.ts'
import { kaffehuset } from './kaffehuset.ts'
import { kina } from './kina.ts'
import { klassiskFrugt } from './klassisk-frugt.ts'
import { kloeverOgIrsk } from './kloever-og-irsk.ts'
import { kroOgSmoerrebroed } from './kro-og-smoerrebroed.ts'
import { krystalminen } from './krystalminen.ts'
import { kystFyr } from './kyst-fyr.ts'
import { maskinhallen } from './maskinhallen.ts'
import { mayaOgAzteker } from './maya-og-azteker.ts'
import { mexico } from './mexico.ts'
import { midsommer } from './midsommer.ts'
import { motorsport } from './motorsport.ts'
import { nordiskSkov } from './nordisk-skov.ts'
import { nordiskVinter } from './nordisk-vinter.ts'
import { nordiskeGuder } from './nordiske-guder.ts'
import { nordiskeVilddyr } from './nordiske-vilddyr.ts'
import { pirater } from './pirater.ts'
import { ravjagt } from './ravjagt.ts'
import { riddereOgDrager } from './riddere-og-drager.ts'
import { rock } from './rock.ts'
import { rom } from './rom.ts'
import { rummet } from './rummet.ts'
import { runerOgSagn } from './runer-og-sagn.ts'
import { savannen } from './savannen.ts'
import { spioner } from './spioner.ts'
import { storbynat } from './storbynat.ts'
import { syvereOgKlokker } from './syvere-og-klokker.ts'
import { tog } from './tog.ts'
import { trolddom } from './trolddom.ts'
import { tusindOgEnNat } from './tusind-og-en-nat.ts'
import { ureOgDamp } from './ure-og-damp.ts'
import { vampyrer } from './vampyrer.ts'
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
  guldgravere,
  krystalminen,
  savannen,
  syvereOgKlokker,
  pirater,
  detektiv,
  tog,
  graekenland,
  spioner,
  ureOgDamp,
  variete,
  cirkus,
  junglen,
  groenlandOgPolar,
  tusindOgEnNat,
  riddereOgDrager,
  kina,
  vampyrer,
  alkymi,
  mayaOgAzteker,
  runerOgSagn,
  nordiskVinter,
  midsommer,
  indien,
  mexico,
  nordiskeVilddyr,
  havfruer,
  fodbold,
  kloeverOgIrsk,
  motorsport,
  ravjagt,
  kaffehuset,
  fossiler,
  maskinhallen,
  haveOgBier,
  kroOgSmoerrebroed,
  cykler,
  fiskeri,
  rock,
  diskoOg80erne,
  nordiskSkov,
]
