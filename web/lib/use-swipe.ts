import { useRef, type TouchEvent } from 'react'

/** The minimum distance of a swipe in CSS pixels, and its minimum ratio of horizontal to vertical. */
const enough = 48
const slant = 1.5

/** Horizontal swipes with one finger: left is next, right is previous. */
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
