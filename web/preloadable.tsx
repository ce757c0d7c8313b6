import { lazy, useState, type ComponentType } from 'react'

type Module = { default: ComponentType }

/**
 * A page that is fetched when it is first shown, or before by `bring`. Brought before, it is drawn at once: a lazy
 * component would show its fallback for a moment even then, over what the server has drawn already, and React keeps a
 * fallback for 300 ms once it has been shown.
 */
export function preloadable(load: () => Promise<Module>) {
  let brought: ComponentType | null = null
  const Lazy = lazy(load)
  function Page() {
    const [Shown] = useState(() => brought ?? Lazy)
    return <Shown />
  }
  const bring = async () => {
    brought = (await load()).default
  }
  return Object.assign(Page, { bring })
}

export type Preloadable = ReturnType<typeof preloadable>
