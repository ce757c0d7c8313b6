import { frame, joined } from '../../answers/table.ts'
import { sentences } from '../../render/sentences.ts'
import { filled } from '../../render/words.ts'
import type { Reading } from '../../understand/understand.ts'
import { unaccounted } from './warnings.ts'

/**
 * Names what is missed of this turn: a dish that is not cooked first, with the question whether this will do, and the rest
 * behind what was changed. The first thing that it is unsure of becomes the question at the end.
 */
export function gapsIn(reading: Reading): { first: string[]; missed: string[]; close: string } {
  const { unsure, missed, wishes } = reading
  const { language } = wishes
  const names = unsure.map((name) => filled(sentences.quoted[language], { name }))
  const isShown = wishes.settled !== null
  const said = (isForm: boolean) =>
    unaccounted(
      { ...reading, missed: missed.filter(({ isNew, kind }) => isNew && (kind === 'form') === isForm) },
      isShown,
    )
  const first = said(true)
  return {
    first,
    missed: said(false),
    close:
      unsure.length > 0
        ? frame('unsure', language, { list: joined(names, language) })
        : first.length > 0 && isShown
          ? sentences.askInstead[language]
          : '',
  }
}
