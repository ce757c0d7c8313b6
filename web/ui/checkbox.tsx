import type { ComponentProps } from 'react'

/** A checkbox with its label. */
export function Checkbox({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
      <input type="checkbox" {...rest} className="size-5 shrink-0 accent-success" />
      {label}
    </label>
  )
}
