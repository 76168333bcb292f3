import './styles/table.css'
import './styles/card-felt.css'
import './tables/blackjack/blackjack.css'
import './styles/base.css'
import { blackjackFelt } from './tables/blackjack/blackjack-felt.ts'
import { startTable } from './tables/shared/start-table.ts'

startTable(blackjackFelt)
