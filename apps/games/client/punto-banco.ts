import './styles/table.css'
import './styles/card-felt.css'
import './tables/punto-banco/punto-banco.css'
import './styles/base.css'
import { puntoBancoFelt } from './tables/punto-banco/punto-banco-felt.ts'
import { startTable } from './tables/shared/start-table.ts'

startTable(puntoBancoFelt)
