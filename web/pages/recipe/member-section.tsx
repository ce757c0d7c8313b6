import type { ComponentProps } from 'react'
import { QueryProvider } from '../../app/query-provider.tsx'
import { useGroupSharing } from '../../features/forum/group-sharing.tsx'
import { ModerationProviders } from '../../features/moderation/providers.tsx'
import { MemberActivity } from '../../features/recipes/member-activity.tsx'

type MemberSectionProps = Omit<ComponentProps<typeof MemberActivity>, 'sharing'>

/** The members' part of a public recipe. It brings the query cache, which visitors do not load. */
export default function MemberSection(props: MemberSectionProps) {
  return (
    <QueryProvider>
      <ModerationProviders>
        <Activity {...props} />
      </ModerationProviders>
    </QueryProvider>
  )
}

function Activity(props: MemberSectionProps) {
  return <MemberActivity {...props} sharing={useGroupSharing()} />
}
