import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** Line drawings with one spot of colour beside the line. */
function Drawing({
  className,
  spot,
  children,
}: {
  className?: string
  spot: ReactNode
  children: ReactNode
}) {
  return (
    <svg
      viewBox="0 0 96 96"
      width="96"
      height="96"
      aria-hidden="true"
      className={classNames('h-auto', className)}
    >
      {spot}
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  )
}

interface DrawingProps {
  className?: string
}

/** A pot whose steam is a speech bubble. */
export function TalkingPot({ className }: DrawingProps) {
  return (
    <Drawing
      className={className}
      spot={
        <path
          d="M25 55H79V74C79 82 74 86 66 86H38C30 86 25 82 25 74Z"
          className="fill-brand"
          opacity="0.34"
        />
      }
    >
      <path d="M20 52H74V72C74 80 69 84 61 84H33C25 84 20 80 20 72Z" />
      <path d="M14 52H80M20 60H12V66M74 60H82V66" />
      <path d="M30 40C24 30 28 14 47 14S70 30 64 36C60 41 52 42 47 41L38 46L40 39" />
      <path d="M40 25H55M42 31H52" />
    </Drawing>
  )
}

/** A spoon held over a leaf and a wheat ear, and the tick that lets them pass. */
export function TastingSpoon({ className }: DrawingProps) {
  return (
    <Drawing
      className={className}
      spot={
        <ellipse
          cx="37"
          cy="35"
          rx="19"
          ry="23"
          transform="rotate(-38 37 35)"
          className="fill-success"
          opacity="0.34"
        />
      }
    >
      <ellipse cx="33" cy="32" rx="17" ry="21" transform="rotate(-38 33 32)" />
      <path d="M46 48L78 84C80 87 84 83 82 80L50 45" />
      <path d="M25 32L31 39L43 24" />
      <path d="M66 38C66 28 72 20 82 18C84 28 78 38 66 38ZM66 38L76 27" />
      <path d="M22 82V62M22 68C16 68 14 64 14 60C20 60 22 64 22 68ZM22 68C28 68 30 64 30 60C24 60 22 64 22 68ZM22 76C16 76 14 72 14 68M22 76C28 76 30 72 30 68" />
    </Drawing>
  )
}

/** A ring binder with tabs on its right edge. */
export function RingBinder({ className }: DrawingProps) {
  return (
    <Drawing className={className} spot={<path d="M25 19H75V88H25Z" className="fill-accent" opacity="0.5" />}>
      <path d="M20 14H70V83H20C17 83 15 81 15 78V19C15 16 17 14 20 14Z" />
      <path d="M70 22H79V35H70M70 41H79V54H70M70 60H79V73H70" />
      <path d="M11 27H19M11 48H19M11 69H19" />
      <path d="M30 30H56M30 64H56M30 71H48" />
      <path d="M34 54C30 46 36 39 43 39S56 46 52 54Z" />
    </Drawing>
  )
}

/** A round table seen from above with four places. */
export function RoundTable({ className }: DrawingProps) {
  return (
    <Drawing
      className={className}
      spot={<circle cx="53" cy="53" r="31" className="fill-brand" opacity="0.3" />}
    >
      <circle cx="48" cy="48" r="31" />
      <circle cx="48" cy="29" r="8" />
      <circle cx="48" cy="67" r="8" />
      <circle cx="29" cy="48" r="8" />
      <circle cx="67" cy="48" r="8" />
      <circle cx="48" cy="48" r="6.5" />
      <path d="M41.5 47H39M54.5 47H57M46 48C46 45.5 50 45.5 50 48" />
      <path d="M36 5H60V10H36ZM36 86H60V91H36ZM5 36V60H10V36ZM86 36V60H91V36Z" />
      <circle cx="48" cy="29" r="4" />
      <circle cx="48" cy="67" r="4" />
      <circle cx="29" cy="48" r="4" />
      <circle cx="67" cy="48" r="4" />
    </Drawing>
  )
}

/** An empty chair. */
export function EmptyChair({ className }: DrawingProps) {
  return (
    <Drawing className={className} spot={<path d="M32 52H76V61H32Z" className="fill-brand" opacity="0.4" />}>
      <path d="M28 48H70V57H28Z" />
      <path d="M30 57L25 88M68 57L73 88M38 57L36 74M60 57L62 74" />
      <path d="M30 48L27 12C27 8 33 8 33 12L35 48M63 48L65 12C65 8 71 8 71 12L68 48" />
      <path d="M31 18H66M32 29H65M33 40H64" />
    </Drawing>
  )
}
