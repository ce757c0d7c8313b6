import { useEffect, useState } from 'react'

const quietAfter = 2500

/** True once somebody begins to scroll, or the page has been quiet for a while: time for what lies further down. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (isIdle) return
    const becomeIdle = () => setIdle(true)
    const timer = setTimeout(becomeIdle, quietAfter)
    window.addEventListener('scroll', becomeIdle, { passive: true, once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', becomeIdle)
    }
  }, [isIdle])
  return isIdle
}
