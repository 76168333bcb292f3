import { Icon } from '@nordlys/ui'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Cherry from 'lucide-react/icons/cherry'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleUser from 'lucide-react/icons/circle-user'
import Gauge from 'lucide-react/icons/gauge'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Newspaper from 'lucide-react/icons/newspaper'
import Plus from 'lucide-react/icons/plus'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Spade from 'lucide-react/icons/spade'
import Target from 'lucide-react/icons/target'
import Trophy from 'lucide-react/icons/trophy'
import Tv from 'lucide-react/icons/tv'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'

/** The glyphs a menu item may name; a page ships no others. */
const glyphs = new Map([
  ['arrow-up-right', ArrowUpRight],
  ['cherry', Cherry],
  ['circle-user', CircleUser],
  ['gauge', Gauge],
  ['gift', Gift],
  ['heart', Heart],
  ['history', History],
  ['house', House],
  ['info', Info],
  ['log-out', LogOut],
  ['mail', Mail],
  ['map-pin', MapPin],
  ['newspaper', Newspaper],
  ['plus', Plus],
  ['shield-check', ShieldCheck],
  ['sliders-horizontal', SlidersHorizontal],
  ['spade', Spade],
  ['target', Target],
  ['trophy', Trophy],
  ['tv', Tv],
  ['user', User],
  ['user-plus', UserPlus],
])

export function MenuIcon({ name }: { name: string | undefined }) {
  return <Icon glyph={glyphs.get(name ?? '') ?? ChevronRight} />
}
