import { useRef, type TouchEvent } from 'react'

/** How far a finger must go, in CSS pixels, and how much more sideways than up or down. */
const enough = 48
const slant = 1.5

/** Sideways swipes of one finger: to the left goes on, to the right goes back. */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0]
      if (!start.current || !touch) return
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = null
      if (Math.abs(across) < enough || Math.abs(across) < Math.abs(down) * slant) return
      onTurn(across < 0 ? 1 : -1)
    },
  }
}
