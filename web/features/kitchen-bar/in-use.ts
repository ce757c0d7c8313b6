// Part of the first load, so that the bar itself need not be.

/** The keys of `localStorage`: the dishes that are being cooked, and the timers or the mark that there are some. */
export const dishesKey = 'cooking'
export const timersKey = 'kitchen_timers'

/** Calls the listener when dishes or timers may have changed, in this tab or in another one. */
export function onKitchenChange(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** Whether there is anything for the kitchen bar to show. */
export const isKitchenInUse = () => dishesKey in localStorage || timersKey in localStorage
