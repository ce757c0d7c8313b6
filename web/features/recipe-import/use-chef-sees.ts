import { useQuery } from '@tanstack/react-query'
import { readChef } from '#shared/contract/chat-pictures.ts'
import { call } from '../../lib/api.ts'
import { settings } from '../../lib/settings.ts'

/** Whether the chef that would answer now sees pictures; false until that is known. */
export function useChefSees(): boolean {
  const { data } = useQuery({
    queryKey: ['chef'],
    queryFn: ({ signal }) => call(readChef, { signal }),
    staleTime: 60_000,
    // The built-in chef has no eyes.
    enabled: settings().chefModel !== '',
  })
  return data?.sees ?? false
}
