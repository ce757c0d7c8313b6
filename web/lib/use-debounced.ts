import { useEffect, useState } from 'react'

/** The value after `milliseconds` without a change; an empty value is returned at once. */
export function useDebounced(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const later = setTimeout(() => setRested(value), value === '' ? 0 : milliseconds)
    return () => clearTimeout(later)
  }, [value, milliseconds])
  return value === '' ? '' : rested
}
