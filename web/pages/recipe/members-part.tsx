import type { ComponentProps } from 'react'
import { Queries } from '../../queries.tsx'
import Community from '../../recipes/community.tsx'
import { CareSlots } from '../care/slots.tsx'
import { GroupSharing } from '../group/group-sharing.tsx'

/** Below a public recipe, for members: what they think of it, and sharing it into their groups. */
export default function MembersPart(props: ComponentProps<typeof Community>) {
  return (
    <Queries>
      <GroupSharing>
        <CareSlots>
          <Community {...props} />
        </CareSlots>
      </GroupSharing>
    </Queries>
  )
}
