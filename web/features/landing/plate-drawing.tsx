import { Galette } from './galette-drawing.tsx'

/** A galette on a plate, within 558 × 634 from 94 156. */
export function Plate() {
  return (
    <>
      <circle cx="336" cy="402" r="232" fill="#3a2416" opacity="0.13" />
      <circle cx="326" cy="388" r="232" className="fill-illustration-surface" />
      <circle cx="326" cy="388" r="232" fill="none" stroke="#c9b79d" strokeWidth="2" />
      <circle cx="326" cy="388" r="222" fill="none" stroke="#5b6a8c" strokeWidth="2.5" opacity="0.65" />
      <circle cx="326" cy="388" r="184" className="fill-illustration-surface-deep" />
      <circle cx="326" cy="388" r="184" fill="none" stroke="#dccdb6" strokeWidth="1.5" />
      <ellipse cx="334" cy="400" rx="174" ry="172" fill="#8a5a2c" opacity="0.16" />
      <g transform="translate(318 384) rotate(-6) scale(1.1)">
        <Galette />
      </g>
    </>
  )
}

/** The plate alone, as a picture of its own. Decorative. */
export function PlatePicture({ className }: { className?: string }) {
  return (
    <svg viewBox="90 152 482 486" width="482" height="486" aria-hidden="true" className={className}>
      <Plate />
    </svg>
  )
}
