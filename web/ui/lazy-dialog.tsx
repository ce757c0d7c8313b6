import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

/**
 * A dialog whose code is no part of a page's first load: it is fetched when the page is at rest, at the latest when the
 * dialog opens.
 */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Frame = lazy(load)
  return function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    useEffect(() => whenAtRest(() => void load().catch(() => undefined)), [])
    return (
      wasOpened && (
        <Suspense>
          <Frame {...props} />
        </Suspense>
      )
    )
  }
}

/** Not every browser says when it has nothing to do. Returns the function that withdraws the request. */
function whenAtRest(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(act)
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(act, 1000)
  return () => clearTimeout(timer)
}
