/** As a `ref`: gives the focus to what has just appeared because of what the person did. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}
