import './styles/table.css'
import './tables/video-poker/video-poker.css'
import './styles/base.css'
import { startTable } from './tables/shared/start-table.ts'
import { videoPokerFelt } from './tables/video-poker/video-poker-felt.ts'

startTable(videoPokerFelt)
