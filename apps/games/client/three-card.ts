import './styles/table.css'
import './styles/card-felt.css'
import './tables/poker/poker.css'
import './styles/base.css'
import { startTable } from './tables/shared/start-table.ts'
import { threeCardFelt } from './tables/three-card/three-card-felt.ts'

startTable(threeCardFelt)
