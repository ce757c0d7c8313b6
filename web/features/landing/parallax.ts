import { useEffect, type RefObject } from 'react'

const cap = 40
const pace = 0.14

/** How far the hero's picture lags behind after scrolling so many pixels: never more than 40. */
export function parallaxShift(scrolled: number): number {
  return Math.min(cap, Math.max(0, scrolled * pace))
}

/** Writes the shift into `--shift` of the element, at most once per frame; not for those who want no motion. */
export function useParallax(element: RefObject<HTMLElement | null>) {
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
