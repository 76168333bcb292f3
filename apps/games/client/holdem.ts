import './styles/table.css'
import './styles/card-felt.css'
import './tables/poker/poker.css'
import './styles/base.css'
import { holdemFelt } from './tables/holdem/holdem-felt.ts'
import { startTable } from './tables/shared/start-table.ts'

startTable(holdemFelt)
