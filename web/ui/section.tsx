import { useId, type ReactNode, type Ref } from 'react'

interface SectionProps {
  title: string
  intro?: string | undefined
  /** Links lead to it, and what is gone from it leaves the focus to it. */
  anchor?: string
  ref?: Ref<HTMLElement>
  busy?: boolean
  children: ReactNode
}

/** A part of a page of settings or lists: on a wide screen its title is beside the content. */
export function Section({ title, intro, anchor, ref, busy, children }: SectionProps) {
  const heading = useId()
  return (
    <section
      id={anchor}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-busy={busy}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-6 pb-10 shadow-none outline-none xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={heading} className="text-heading xl:text-2xl">
          {title}
        </h2>
        {intro && <p className="mt-1.5 max-w-text text-ink-soft">{intro}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-6">{children}</div>
    </section>
  )
}
