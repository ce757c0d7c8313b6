import { lazy, useState, type ComponentType } from 'react'

export type Module<Props extends object = object> = { default: ComponentType<Props> }

/**
 * A page that is fetched when it is first shown, or earlier by `preload`. A preloaded page renders at once: `lazy`
 * would show its fallback even then, in place of the server's markup, and React shows a fallback for at least 300 ms.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<Module<Props>>) {
  let component: ComponentType<Props> | null = null
  const Lazy = lazy(load)
  function Page(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => component ?? Lazy)
    return <Shown {...props} />
  }
  const preload = async () => {
    component = (await load()).default
  }
  return Object.assign(Page, { preload })
}

export type LazyPage = ReturnType<typeof lazyPage<object>>
