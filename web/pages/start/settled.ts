import { useEffect, useState } from 'react'

const quietAfter = 2500

/** True once somebody begins to scroll, or the page has been quiet for a while: time for what lies further down. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (settled) return
    const settle = () => setSettled(true)
    const timer = setTimeout(settle, quietAfter)
    window.addEventListener('scroll', settle, { passive: true, once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', settle)
    }
  }, [settled])
  return settled
}
