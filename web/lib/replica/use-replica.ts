import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { readRevision, watchHousehold } from '#shared/contract/household-changes.ts'
import { isLanguage, type Language } from '#shared/constants/languages.ts'
import { call } from '../api.ts'
import { openWhileVisible } from '../open-while-visible.ts'
import { openReplica, type MemberReplica, type ReplicaState } from './replica.ts'
import { deviceStore } from './database-store.ts'

let opened: { userId: string; replica: MemberReplica } | null = null

function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** The replica of a user: one for the whole page, so that every view shows the same. */
export function replicaOf(userId: string): MemberReplica {
  if (opened?.userId !== userId)
    opened = {
      userId,
      replica: openReplica({ store: deviceStore(userId), call, member: userId, language: pageLanguage }),
    }
  return opened.replica
}

/** Forgets the rows in memory; for tests. */
export function closeReplica() {
  opened = null
}

const retryEvery = 4000

/** The rows of the user's household, kept up to date while the page is visible. */
export function useReplica(userId: string): { state: ReplicaState; edit: MemberReplica['edit'] } {
  const replica = useMemo(() => replicaOf(userId), [userId])
  const state = useSyncExternalStore(replica.subscribe, replica.getState)

  useEffect(() => {
    void replica.sync()
    const sync = () => void replica.sync()
    const stop = openWhileVisible(() => {
      const source = new EventSource(watchHousehold.path)
      source.addEventListener('revision', (message: MessageEvent<string>) => {
        if (readRevision(message.data) !== replica.getState().replica.revision) sync()
      })
      source.addEventListener('over', sync)
      return source
    })
    window.addEventListener('online', sync)
    return () => {
      stop()
      window.removeEventListener('online', sync)
    }
  }, [replica])

  const isWaiting = state.isOffline || state.replica.pending.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void replica.sync(), retryEvery)
    return () => clearInterval(timer)
  }, [replica, isWaiting])

  return { state, edit: replica.edit }
}
