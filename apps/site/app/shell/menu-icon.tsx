import { Icon } from '@nordlys/ui'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Cherry from 'lucide-react/icons/cherry'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Gauge from 'lucide-react/icons/gauge'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import LogOut from 'lucide-react/icons/log-out'
import Plus from 'lucide-react/icons/plus'
import Trophy from 'lucide-react/icons/trophy'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'

/** The glyphs a menu item may name; a page ships no others. */
const glyphs = new Map([
  ['arrow-up-right', ArrowUpRight],
  ['cherry', Cherry],
  ['gauge', Gauge],
  ['history', History],
  ['house', House],
  ['log-out', LogOut],
  ['plus', Plus],
  ['trophy', Trophy],
  ['user', User],
  ['user-plus', UserPlus],
])

export function MenuIcon({ name }: { name: string | undefined }) {
  return <Icon glyph={glyphs.get(name ?? '') ?? ChevronRight} />
}
