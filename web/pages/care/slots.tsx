import type { ReactNode } from 'react'
import { CareSlotsContext, type CareSlots as Slots } from '../../care-slots.ts'
import { Folded } from '../../care/folded.tsx'
import { ReportButton } from '../../care/report-button.tsx'
import { WrittenDeeds } from '../../care/written-deeds.tsx'
import { useSession } from '../../session.tsx'

const slots: Slots = {
  deeds: (written) => <WrittenDeeds written={written} />,
  report: (written) => <ReportButton written={written} />,
  fold: (authorId, words) => <Folded authorId={authorId}>{words}</Folded>,
}

/** Hands reporting and muting down to whatever members write, for members. Stands below `Queries`. */
export function CareSlots({ children }: { children: ReactNode }) {
  if (useSession().status !== 'signedIn') return children
  return <CareSlotsContext value={slots}>{children}</CareSlotsContext>
}
