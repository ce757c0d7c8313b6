import { useState } from 'react'

interface ContentsProps {
  label: string
  entries: readonly { id: string; heading: string }[]
}

/** The list of sections: beside the text on a desk, folded above it on a phone. */
export function Contents({ label, entries }: ContentsProps) {
  const [openAtFirst] = useState(() => window.matchMedia('(min-width: 64rem)').matches)
  return (
    <nav
      aria-label={label}
      className="rounded-2xl border border-line bg-card px-5 py-2 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:border-0 lg:bg-transparent lg:p-0"
    >
      <details open={openAtFirst}>
        <summary className="min-h-11 content-center font-serif text-lg font-medium">{label}</summary>
        <ol className="pb-3">
          {entries.map(({ id, heading }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-3 text-[0.9375rem] leading-snug text-ink-soft underline-offset-4 hover:text-brand hover:underline lg:min-h-8 lg:py-1"
              >
                <span aria-hidden="true" className="w-5 shrink-0 text-right text-ink-faint tabular-nums">
                  {index + 1}
                </span>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
