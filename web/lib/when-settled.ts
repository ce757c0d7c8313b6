interface Next<Data> {
  onSuccess?: (data: Data) => void
  onError?: (error: Error) => void
  /** After either of them. */
  onSettled?: () => void
}

/**
 * What follows a change that was sent by `mutateAsync`, whatever has become of its hook meanwhile. Callbacks that are
 * given to `mutate` are skipped when the hook sends another change, when its component is gone, and before it listens:
 * a dialog then stays open, or a draft that was sent comes back. A failure without `onError` is shown by the hook's state.
 */
export async function whenSettled<Data>(
  sent: Promise<Data>,
  { onSuccess, onError, onSettled }: Next<Data>,
): Promise<void> {
  const outcome = await sent.then(
    (data) => () => onSuccess?.(data),
    (error: Error) => () => onError?.(error),
  )
  outcome()
  onSettled?.()
}
