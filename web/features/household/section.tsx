import { useId, type ReactNode } from 'react'

/** A section of the page: its title beside the content on a wide screen. */
export function HouseholdSection({
  title,
  intro,
  children,
}: {
  title: string
  intro: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-7 pb-12 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={heading} className="text-heading">
          {title}
        </h2>
        <p className="mt-1.5 max-w-text text-ink-soft">{intro}</p>
      </div>
      <div className="grid min-w-0 content-start gap-6">{children}</div>
    </section>
  )
}

/** A group of controls under a small title. */
export function ControlGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2.5">
      <h3 id={id} className="font-sans text-sm font-semibold text-ink">
        {title}
      </h3>
      {children}
    </div>
  )
}
