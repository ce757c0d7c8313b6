/** Recipes that this device shows as they were written: all of them, or single ones until the browser is closed. */

const allKey = 'original_recipes'
const someKey = 'shown_originals'
/** The latest choices; the others go back to what is usual on this device. */
const remembered = 50

function originals(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(someKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export const prefersOriginals = (): boolean => localStorage.getItem(allKey) === 'yes'

export function setPrefersOriginals(isPreferred: boolean): void {
  if (isPreferred) localStorage.setItem(allKey, 'yes')
  else localStorage.removeItem(allKey)
  sessionStorage.removeItem(someKey)
}

/** Whether a recipe is to be shown in the reader's language: what was chosen for it last, else what is usual here. */
export function wantsTranslation(id: string): boolean {
  return originals().includes(id) === prefersOriginals()
}

export function chooseTranslation(id: string, isWanted: boolean): void {
  const others = originals().filter((each) => each !== id)
  const isUnusual = isWanted === prefersOriginals()
  sessionStorage.setItem(someKey, JSON.stringify(isUnusual ? [...others, id].slice(-remembered) : others))
}
