import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'

const threads = ['text-brand', 'text-success', 'text-accent', 'text-line-strong']

/** A checked tablecloth in a colour and width of its own for each group, where a group has no picture. */
export function Tablecloth({ id, className }: { id: string; className?: string }) {
  const pattern = useId()
  const seed = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const check = 22 + (seed % 3) * 8
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 640 360"
      className={classNames('bg-card', threads[seed % threads.length], className)}
    >
      <defs>
        <pattern
          id={pattern}
          width={check * 2}
          height={check * 2}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${seed % 2 === 0 ? 0 : 45})`}
        >
          <g fill="currentColor">
            <rect width={check} height={check * 2} opacity="0.28" />
            <rect width={check * 2} height={check} opacity="0.28" />
            <rect width={check} height={check} opacity="0.45" />
          </g>
        </pattern>
      </defs>
      <rect width="640" height="360" fill={`url(#${pattern})`} />
    </svg>
  )
}
