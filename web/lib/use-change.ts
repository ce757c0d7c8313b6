import { useMutation, useQueryClient, type QueryKey, type UseMutationOptions } from '@tanstack/react-query'

/**
 * A change by a call, after which the queries below the key are fetched again: also after a refusal, which often means
 * that the page shows something else than the server has. Without a key nothing is.
 */
export function useChange<Answer, Input = void>(
  run: (input: Input) => Promise<Answer>,
  stale?: { queryKey: QueryKey },
  options?: Pick<UseMutationOptions<Answer, Error, Input>, 'gcTime' | 'scope'>,
) {
  const client = useQueryClient()
  const refetch = stale && (() => client.invalidateQueries({ queryKey: stale.queryKey }))
  return useMutation({
    ...options,
    mutationFn: run,
    onSuccess: refetch,
    onError: () => void refetch?.(),
  })
}
