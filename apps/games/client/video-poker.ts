import './styles/table.css'
import './styles/video-poker.css'
import './styles/base.css'
import { startTable } from './tables/shared/start-table.ts'
import { videoPokerFelt } from './tables/video-poker/video-poker-felt.ts'

startTable(videoPokerFelt)
