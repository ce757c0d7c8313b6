import { useMutation, useQueryClient, type QueryKey, type UseMutationOptions } from '@tanstack/react-query'

/**
 * A change by a call, after which the queries below `stale` are fetched again: also after a refusal, which often means
 * that the page shows something else than the server has.
 */
export function useChange<Answer, Input = void>(
  run: (input: Input) => Promise<Answer>,
  { queryKey }: { queryKey: QueryKey },
  options?: Pick<UseMutationOptions<Answer, Error, Input>, 'gcTime' | 'scope'>,
) {
  const client = useQueryClient()
  return useMutation({
    ...options,
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}
