import { useId, type ReactNode } from 'react'

/** One matter of the settings, under its own anchor. */
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
      className="scroll-mt-24 border-t border-line pt-7 pb-12 outline-none first:border-t-0 first:pt-0"
    >
      <h2 id={heading} className="text-heading">
        {title}
      </h2>
      {intro && <p className="mt-1.5 text-ink-soft">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
