import './styles/table.css'
import './tables/roulette/roulette.css'
import './styles/base.css'
import { rouletteFelt } from './tables/roulette/roulette-felt.ts'
import { startTable } from './tables/shared/start-table.ts'

startTable(rouletteFelt)
