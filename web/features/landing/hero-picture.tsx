import { useRef, useEffect, type RefObject } from 'react'
import { Basil } from './galette-drawing.tsx'
import { Plate } from './plate-drawing.tsx'
import { Fork, Lemon, OliveTwig, SaltBowl, WineGlass } from './table-drawings.tsx'

/** Foreground layers move less than the table. */
const near = '[transform:translateY(calc(var(--shift,0px)*-0.55))]'
const nearest = '[transform:translateY(calc(var(--shift,0px)*-0.9))]'

/** A laid table seen from above. */
export function HeroPicture({ label }: { label: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useParallax(frame)
  return (
    <div ref={frame} className="[transform:translateY(var(--shift,0px))] will-change-transform">
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 640 700"
        width="640"
        height="700"
        className="h-auto w-full"
      >
        <defs>
          <clipPath id="linen">
            <path d="M84 700V306C84 160 190 44 326 44S568 160 568 306V700Z" />
          </clipPath>
        </defs>
        <g clipPath="url(#linen)">
          <rect width="640" height="700" className="fill-warning-wash" />
          <g className="stroke-brand" strokeWidth="2" opacity="0.3">
            {Array.from({ length: 9 }, (_, index) => (
              <g key={index}>
                <path d={`M${100 + index * 58} 0V700`} />
                <path d={`M${106 + index * 58} 0V700`} />
              </g>
            ))}
          </g>
        </g>

        <g className={near}>
          <Plate />
        </g>

        <g className={nearest}>
          <g transform="translate(534 152)">
            <WineGlass />
          </g>
          <g transform="translate(116 190) rotate(-14)">
            <Lemon />
          </g>
          <g transform="translate(56 326) rotate(-7)">
            <Fork />
          </g>
          <g transform="translate(552 620)">
            <SaltBowl />
          </g>
          <g transform="translate(120 648) rotate(12)">
            <OliveTwig />
          </g>
          <Basil x={214} y={118} turn={-28} size={0.8} />
          <Basil x={252} y={140} turn={20} size={0.62} />
          {[
            [456, 638],
            [476, 652],
            [468, 668],
            [392, 656],
            [432, 92],
            [414, 108],
          ].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="#5d3a24" />
          ))}
        </g>
      </svg>
    </div>
  )
}

const maxShift = 40
const speed = 0.14

/** The shift of the hero picture after scrolling by `scrolled` pixels. */
export function parallaxShift(scrolled: number): number {
  return Math.min(maxShift, Math.max(0, scrolled * speed))
}

/** Sets the element's `--shift`, at most once per frame; 0 with `prefers-reduced-motion`. */
function useParallax(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)')
    let frame = 0
    const draw = () => {
      frame = 0
      const shift = still.matches ? 0 : parallaxShift(window.scrollY)
      element.current?.style.setProperty('--shift', `${shift.toFixed(1)}px`)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(draw)
    }
    draw()
    window.addEventListener('scroll', schedule, { passive: true })
    still.addEventListener('change', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      still.removeEventListener('change', schedule)
    }
  }, [element])
}
