import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { Household } from '#shared/contract/household.ts'
import type { Language } from '#shared/constants/languages.ts'
import { householdQuery } from '../household/household-queries.ts'
import {
  tableOfHousehold,
  usualEaterIds,
  weekdayOf,
  withNewlyStated,
  withOtherEaters,
} from '../household/table-of-household.ts'
import { userMessages } from './conversation.ts'
import type { Chat } from './use-chat.ts'

export interface Tonight {
  household: Household
  eaterIds: readonly string[]
  /** By one tap on an eater. */
  onChange: (eaterIds: string[]) => void
}

interface TonightOptions {
  chat: Chat
  language: Language
}

/**
 * A new conversation starts from the household: from who usually eats, what they must not have, and the kitchen. What is
 * sent before the household has loaded waits for it, so that no allergy is missed.
 */
export function useTonight({ chat, language }: TonightOptions) {
  const query = useQuery(householdQuery(language))
  const household = query.data
  const { messages, tonight, setTonight, changeTable } = chat
  const isNew = messages.length === 0
  const [waiting, setWaiting] = useState<string | null>(null)

  /** Sets nothing that stands already: a tap may have come between a render and its effects, and must not be undone. */
  function remember(eaterIds: readonly string[], isByHand: boolean, table: ChatTable) {
    const next = { eaterIds: [...eaterIds], isByHand, table }
    if (JSON.stringify(tonight) !== JSON.stringify(next)) setTonight(next)
  }

  function startFrom(from: Household, eaterIds: readonly string[], isByHand: boolean) {
    const before = tonight?.table ?? emptyTable
    const after = tableOfHousehold(from, eaterIds, weekdayOf(new Date()))
    remember(eaterIds, isByHand, after)
    const isSame = from.eaters.length === 0 || (tonight && `${tonight.eaterIds}` === `${eaterIds}`)
    if (isSame && JSON.stringify(before) === JSON.stringify(after)) return
    changeTable((table) => ({
      ...withOtherEaters(table, { before, after, at: userMessages(messages) }),
      ...(from.eaters.length > 0 && { eaterIds: [...eaterIds] }),
    }))
  }

  // Also when the household has changed elsewhere before the first message.
  const isChosen = tonight?.isByHand ?? false
  const isStarted = tonight !== null
  const start = useEffectEvent((from: Household, isKept: boolean) => {
    const chosen = isKept ? tonight?.eaterIds : undefined
    const present = chosen?.filter((id) => from.eaters.some((eater) => eater.id === id))
    startFrom(from, present ?? usualEaterIds(from), present !== undefined)
  })
  useEffect(() => {
    if (isNew && household) start(household, isStarted && isChosen)
  }, [isNew, isStarted, isChosen, household])

  // A stored conversation names those who ate; what was stated of them since counts as well.
  const resume = useEffectEvent((from: Household, isKnown: boolean) => {
    const chosen = (isKnown ? tonight?.eaterIds : chat.table.eaterIds) ?? []
    const eaterIds = chosen.filter((id) => from.eaters.some((eater) => eater.id === id))
    const stated = tableOfHousehold(from, eaterIds, weekdayOf(new Date()))
    remember(eaterIds, tonight?.isByHand ?? true, stated)
    const at = userMessages(messages)
    if (withNewlyStated(chat.table, stated, at)) {
      changeTable((table) => withNewlyStated(table, stated, at) ?? table)
    }
  })
  const isOpen = !isNew && chat.finished === null
  useEffect(() => {
    if (isOpen && household) resume(household, isStarted)
  }, [isOpen, isStarted, household])

  const isReady = !query.isPending
  const send = useEffectEvent((text: string) => chat.sendMessage(text))
  useEffect(() => {
    if (!isReady || waiting === null) return
    setWaiting(null)
    send(waiting)
  }, [isReady, waiting])

  const shown: Tonight | null =
    household && tonight && household.eaters.length > 0
      ? {
          household,
          eaterIds: tonight.eaterIds,
          onChange: (eaterIds) => startFrom(household, eaterIds, true),
        }
      : null
  return {
    tonight: shown,
    /** The household could not be loaded: the user has to say who eats. */
    isMissing: query.isError && isNew,
    sendMessage: (text: string) => (isReady || !isNew ? chat.sendMessage(text) : setWaiting(text)),
  }
}
