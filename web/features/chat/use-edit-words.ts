import { useTranslation } from 'react-i18next'
import type { Draft, DraftChange, RefusedDraftOperation } from '#shared/contract/draft.ts'
import type { WayName } from '#shared/words/way-names.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import type { Outcome } from './draft-edits.ts'

/** What came of an edit, in words. */
export function useEditWords() {
  const { t } = useTranslation('chat')
  const errorMessage = useErrorMessage()
  const wayOf = (way: WayName | null) => t(`draft.ways.${way ?? 'asWritten'}`)

  function changeText({ kind, before, after }: DraftChange): string {
    switch (kind) {
      case 'servings':
        return t('draft.did.servings', { count: Number(after) })
      case 'way':
        return t('draft.did.way', { way: wayOf(after as WayName | null) })
      case 'out':
        return t('draft.did.out', { name: String(before) })
      case 'in':
        return t('draft.did.in', { name: String(after) })
      case 'instead':
      case 'amount':
        return t('draft.did.instead', { before: String(before), after: String(after) })
    }
  }

  const refusedText = ({ reason, sentences }: RefusedDraftOperation): string =>
    [t(`draft.not.${reason}`), ...sentences].join(' ')

  function textOf(outcome: Outcome | null): string {
    switch (outcome?.kind) {
      case undefined:
        return ''
      case 'edited': {
        const { changes, refused } = outcome
        const texts = [...changes.map(changeText), ...refused.map(refusedText)]
        return texts.length > 0 ? texts.join(' ') : t('draft.did.nothing')
      }
      case 'undone':
        return t('draft.did.undone')
      case 'restored':
        return t('draft.did.restored')
      case 'withdrawn':
        return [t('draft.withdrawn'), ...outcome.sentences].join(' ')
      case 'failed':
        return outcome.cause === null ? '' : errorMessage(outcome.cause, { failed: t('draft.failed') })
    }
  }

  /** The food that the server offers instead of what it refused. */
  const offerOf = ({ offer }: RefusedDraftOperation, draft: Draft): string | null =>
    offer?.op === 'swap'
      ? (draft.ingredients[offer.line]?.swaps?.find(({ food }) => food === offer.food)?.label ?? null)
      : null

  return { textOf, wayOf, offerOf }
}
