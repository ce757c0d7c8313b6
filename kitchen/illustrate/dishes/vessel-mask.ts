import type { Vessel } from '../table/vessel.ts'

export const circle = (vessel: Vessel, share = 1) =>
  `M${vessel.x - vessel.well * share} ${vessel.y}a${vessel.well * share} ${vessel.well * share} 0 1 0 ${vessel.well * share * 2} 0a${vessel.well * share} ${vessel.well * share} 0 1 0 ${-vessel.well * share * 2} 0Z`
