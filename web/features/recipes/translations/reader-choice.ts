/**
 * Which recipes this device shows as they were written: those of the user, or all of them. For single ones another choice
 * holds until the tab is closed.
 */

const allKey = 'original_recipes'
const someKey = 'changed_readings'
/** The latest choices; the others go back to what is usual on this device. */
const remembered = 50

function exceptions(): string[] {
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

type Read = { id: string; mine: boolean }

/** People know in which language they wrote. */
const isUsual = ({ mine }: Read) => !mine && !prefersOriginals()

/** Whether a recipe is to be shown in the reader's language: what was chosen for it last, else what is usual here. */
export function wantsTranslation(recipe: Read): boolean {
  return exceptions().includes(recipe.id) !== isUsual(recipe)
}

export function chooseTranslation(recipe: Read, isWanted: boolean): void {
  const others = exceptions().filter((each) => each !== recipe.id)
  const changed = isWanted === isUsual(recipe) ? others : [...others, recipe.id].slice(-remembered)
  sessionStorage.setItem(someKey, JSON.stringify(changed))
}
