import './tables.ts'

export { missionCalls as staffCalls } from './mission-desk.ts'
export { leaveMission, noteMissionDone, startMission, tellMissionDone } from './progress.ts'
export { publishMission } from './publish-mission.ts'
export { readMissions } from './read-missions.ts'
export { seedMissions } from './seed-missions.ts'
