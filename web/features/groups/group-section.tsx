import { useId, type ReactNode } from 'react'

interface GroupSectionProps {
  title: string
  busy?: boolean
  children: ReactNode
}

/** A titled list of groups. */
export function GroupSection({ title, busy = false, children }: GroupSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={busy}>
      <h2 id={id} className="flex min-h-12 items-center border-b border-line text-heading">
        {title}
      </h2>
      <div className="pt-6">{children}</div>
    </section>
  )
}
