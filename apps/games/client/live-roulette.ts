import './styles/table.css'
import './tables/roulette/roulette.css'
import './live/live.css'
import './styles/base.css'
import { whenShown } from '@nordlys/core'
import { startLiveRoulette } from './live/start-live.ts'

whenShown(() => startLiveRoulette())
