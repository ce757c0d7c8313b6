import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import {
  announceHouseholdRemoval,
  deleteHouseholdInvite,
  inviteToHousehold,
  joinHousehold,
  leaveHousehold,
  openHouseholdInvite,
  withdrawHouseholdRemoval,
} from '#shared/contract/household-members.ts'
import {
  addEater,
  changeEater,
  deleteEater,
  getHousehold,
  setHousehold,
  type Household,
} from '#shared/contract/household.ts'
import type { Language } from '#shared/constants/languages.ts'
import { call } from '../../lib/api.ts'
import { callOrStored } from '../../lib/or-stored.ts'
import { useChange } from '../../lib/use-change.ts'

const key = ['household'] as const

/** The user's household; the names of foods are in the language of the page. */
export const householdQuery = (language: Language) =>
  queryOptions({
    queryKey: [...key, language],
    queryFn: ({ signal }) => callOrStored(getHousehold, { signal }, (stored) => stored.household()),
    staleTime: 60_000,
  })

/** For how many a household usually cooks; null where it has not said. */
export const usualServings = ({ servings, eaters }: Household): number | null =>
  servings ?? (eaters.filter(({ isUsual }) => isUsual).length || null)

/** The invitation of a link. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...key, 'invitation', token],
    queryFn: ({ signal }) => call(openHouseholdInvite, { body: { token }, signal }),
    retry: false,
  })

/** Changes one after the other; each answers the whole household as it is then. */
function useHouseholdMutation<Input>(run: (input: Input) => Promise<Household>, language: Language) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'household' },
    mutationFn: run,
    onSuccess: (household) => {
      client.setQueryData(householdQuery(language).queryKey, household)
      // Cards say what somebody of the household is allergic to.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** Shows the settings at once, and as before when they could not be saved. */
export function useSetHousehold(language: Language) {
  const client = useQueryClient()
  const { queryKey } = householdQuery(language)
  return useMutation({
    scope: { id: 'household' },
    mutationFn: (body: BodyOf<typeof setHousehold>) => call(setHousehold, { body }),
    onMutate: (body) => {
      const given = Object.entries(body).filter(([, value]) => value !== undefined)
      client.setQueryData<Household>(queryKey, (now) => now && { ...now, ...Object.fromEntries(given) })
    },
    onSuccess: (household) => client.setQueryData(queryKey, household),
    onError: () => client.invalidateQueries({ queryKey: key }),
  })
}

export type EaterDraft = Required<Omit<BodyOf<typeof addEater>, 'id'>>

/** Adds an eater, or changes the given fields of one. */
export const useSaveEater = (language: Language) =>
  useHouseholdMutation(
    ({ id, isNew, fields }: { id: string; isNew: boolean; fields: Partial<EaterDraft> & { name: string } }) =>
      isNew
        ? call(addEater, { body: { id, ...fields } })
        : call(changeEater, { params: { id }, body: fields }),
    language,
  )

export const useDeleteEater = (language: Language) =>
  useHouseholdMutation((id: string) => call(deleteEater, { params: { id } }), language)

export const useJoin = (language: Language) =>
  useHouseholdMutation((body: BodyOf<typeof joinHousehold>) => call(joinHousehold, { body }), language)

export const useLeave = (language: Language) => useHouseholdMutation(() => call(leaveHousehold), language)

/** Announces the removal of a member, or withdraws it. */
export const useRemoval = (language: Language) =>
  useHouseholdMutation(
    ({ id, isAnnounced }: { id: string; isAnnounced: boolean }) =>
      call(isAnnounced ? withdrawHouseholdRemoval : announceHouseholdRemoval, { params: { id } }),
    language,
  )

export const useInvite = () =>
  useChange((email: string | null) => call(inviteToHousehold, { body: { email } }), { queryKey: key })

export const useDeleteInvite = () =>
  useChange((id: string) => call(deleteHouseholdInvite, { params: { id } }), { queryKey: key })
