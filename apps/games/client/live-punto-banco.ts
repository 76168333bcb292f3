import './styles/table.css'
import './styles/card-felt.css'
import './tables/punto-banco/punto-banco.css'
import './live/live.css'
import './live/live-cards.css'
import './styles/base.css'
import { whenShown } from '@nordlys/core'
import { puntoBancoKind } from './live/punto-banco/punto-banco-kind.ts'
import { startLive } from './live/start-live.ts'

whenShown(() => startLive(puntoBancoKind))
