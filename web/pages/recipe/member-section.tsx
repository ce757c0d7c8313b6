import type { ComponentProps } from 'react'
import { QueryProvider } from '../../app/query-provider.tsx'
import MemberActivity from '../../features/recipes/member-activity.tsx'
import { ModerationProviders } from '../../features/moderation/providers.tsx'
import { GroupSharing } from '../../features/groups/group-sharing.tsx'

/** Below a public recipe, for members: what they think of it, and sharing it into their groups. */
export default function MemberSection(props: ComponentProps<typeof MemberActivity>) {
  return (
    <QueryProvider>
      <GroupSharing>
        <ModerationProviders>
          <MemberActivity {...props} />
        </ModerationProviders>
      </GroupSharing>
    </QueryProvider>
  )
}
