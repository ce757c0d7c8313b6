/** The keys of `localStorage`: the dishes that are being cooked, and the timers. */
export const kitchenKeys = { dishes: 'cooking', timers: 'kitchen_timers' } as const

const changed = 'kitchen-change'

/** Calls the listener when dishes or timers change, in this tab or in another one. */
export function onKitchenChange(listener: () => void) {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

export const announceKitchenChange = () => window.dispatchEvent(new Event(changed))

/** Whether there is anything for the kitchen bar to show. Part of the first load, so that the bar itself need not be. */
export const isKitchenInUse = () =>
  Object.values(kitchenKeys).some((key) => localStorage.getItem(key) !== null)
