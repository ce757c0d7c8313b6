import { useEffect, type RefObject } from 'react'

/** Passes on what somebody typed into a field of the server's markup before the scripts arrived. */
export function useEarlyInput(field: RefObject<HTMLInputElement | null>, onInput: (text: string) => void) {
  useEffect(() => {
    if (field.current?.value) onInput(field.current.value)
    // Both stay the same, so this happens once: afterwards the field's own events count.
  }, [field, onInput])
}
