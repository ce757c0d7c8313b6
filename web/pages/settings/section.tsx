import { useId, type ReactNode } from 'react'

/** One matter of the settings, under its own anchor: on a wide desk its title stands beside it. */
export function Section({
  anchor,
  title,
  intro,
  children,
}: {
  anchor: string
  title: string
  intro?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={heading}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-7 pb-12 shadow-none outline-none xl:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={heading} className="text-heading xl:text-2xl">
          {title}
        </h2>
        {intro && <p className="mt-1.5 max-w-text text-ink-soft">{intro}</p>}
      </div>
      <div className="min-w-0 max-w-[44rem]">{children}</div>
    </section>
  )
}
