import { useId, type ReactNode } from 'react'

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
