import type { RefObject } from 'react'

/** As a `ref`: focuses an element that has just appeared because of the user's action. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}

/** A closing dialog returns the focus to its trigger after its animation; a focus set earlier would be lost. */
const dialogCloseTime = 200

/** Focuses `target` when a closing dialog has returned the focus, for a trigger that is gone or about to go. */
export function focusAfterDialog(target: RefObject<HTMLElement | null>, options?: FocusOptions) {
  setTimeout(() => target.current?.focus(options), dialogCloseTime)
}
