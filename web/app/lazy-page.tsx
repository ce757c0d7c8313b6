import { lazy, useState, type ComponentType } from 'react'

type Module = { default: ComponentType }

/**
 * A page that is fetched when it is first shown, or before by `preload`. Brought before, it is drawn at once: a lazy
 * component would show its fallback for a moment even then, over what the server has drawn already, and React keeps a
 * fallback for 300 ms once it has been shown.
 */
export function lazyPage(load: () => Promise<Module>) {
  let component: ComponentType | null = null
  const Lazy = lazy(load)
  function Page() {
    const [Shown] = useState(() => component ?? Lazy)
    return <Shown />
  }
  const preload = async () => {
    component = (await load()).default
  }
  return Object.assign(Page, { preload })
}

export type LazyPage = ReturnType<typeof lazyPage>
