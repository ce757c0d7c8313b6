import { useEffect, type RefObject } from 'react'

const maxShift = 40
const speed = 0.14

/** The shift of the hero picture after scrolling by `scrolled` pixels. */
export function parallaxShift(scrolled: number): number {
  return Math.min(maxShift, Math.max(0, scrolled * speed))
}

/** Sets the element's `--shift`, at most once per frame; 0 with `prefers-reduced-motion`. */
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
