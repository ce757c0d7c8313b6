import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changePassword,
  deleteAccount,
  listAuditLog,
  listSessions,
  sendVerification,
  signOutEverywhere,
  signOutSession,
  updateProfile,
} from '#shared/contract/account.ts'
import type { AnswerOf, BodyOf } from '#shared/endpoint.ts'
import { call } from '../api.ts'

export type Device = AnswerOf<typeof listSessions>[number]

export const devices = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
})

export const auditLog = queryOptions({
  queryKey: ['audit log'],
  queryFn: ({ signal }) => call(listAuditLog, { signal }),
})

export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateProfile>) => call(updateProfile, { body }),
  })
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => call(sendVerification) })
}

/** A new password ends every other session, so the list of devices is asked again. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: () => client.invalidateQueries(devices),
  })
}

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Device) => call(signOutSession, { params: { id } }),
    onSettled: () => client.invalidateQueries(devices),
  })
}

export function useEndAllSessions() {
  return useMutation({ mutationFn: () => call(signOutEverywhere) })
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string | null) => call(deleteAccount, { body: { password } }),
  })
}
