import './styles/table.css'
import './tables/roulette/roulette.css'
import './live/live.css'
import './styles/base.css'
import { whenShown } from '@nordlys/core'
import { rouletteKind } from './live/roulette/roulette-kind.ts'
import { startLive } from './live/start-live.ts'

whenShown(() => startLive(rouletteKind))
