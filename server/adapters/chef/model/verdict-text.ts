import type { RefusedDraftOperation } from '#shared/contract/draft.ts'
import { draftText, listed } from './context.ts'
import type { DeskAnswer } from './desk.ts'

const alongWith = 'give the steps, title, taste and plating that speak of it in the same call, and it is done'

/** Why an operation was not done, and what to do instead. */
const reasons: Record<RefusedDraftOperation['reason'], string> = {
  unknown: `no food is called so; ${alongWith}, or name it more plainly`,
  absent: 'it is not in the recipe',
  present: 'it is in the recipe already',
  main: `the dish is named after it; ${alongWith}`,
  needed: `the dish does not hold together without it; replace it, or ${alongWith}`,
  method: `it is cooked in another way; ${alongWith}`,
  said: `the texts speak of it in words that would stay; ${alongWith}`,
  'no place': `no step tells where it goes; ${alongWith}`,
  'no way': 'the recipe has no such way; use write_recipe',
  'too much': 'more than can be cooked at once, or less than anybody eats',
  'no heat': 'nothing in it is hot; use write_recipe',
  'to taste': 'it has no amount that could be changed; replace it',
  unsafe: 'not for those who eat',
  'no base': 'only a recipe of the cookbook can be changed so; use write_recipe',
}

const notDone = (refused: DeskAnswer['refused']): string =>
  refused
    .map(
      ({ operation, reason, sentences }) =>
        `- ${operation.op}: ${[reasons[reason], ...sentences].join('. ')}`,
    )
    .join('\n')

/** What is not known may be right: only what somebody must not have needs another food. */
const mending =
  'Mend exactly that: another food where somebody must not have it; where it is only not known what is in it, a plainer name or its parts. Or propose another dish.'

const notStanding = (dangers: DeskAnswer['dangers']): string =>
  `It does NOT stand, and must not be offered:\n${listed(dangers)}\n${mending}`

/** For the model that wrote a recipe: whether it stands, and what is to mend. It knows the rest. */
export function writtenText({ draft, dangers }: DeskAnswer): string {
  if (!draft) return notStanding(dangers)
  const toMend = (draft.verdict?.findings ?? []).filter(({ severity }) => severity !== 'note')
  const stands = `It stands: ${JSON.stringify(draft.title)}, for ${draft.servings}, ${draft.prepMinutes + draft.cookMinutes} minutes.`
  if (toMend.length === 0) return stands
  return `${stands}\nStill to mend, unless the guest wants it so:\n${listed(toMend.map(({ sentence }) => sentence))}`
}

/** For the model that changed a recipe: what was asked was done, or nothing was. */
export function editedText(answer: DeskAnswer): string {
  const { draft, dangers, refused, changes, stillNamed = [], isRewritten = false } = answer
  if (refused.length > 0) return `Nothing was changed. All of a call is done or nothing:\n${notDone(refused)}`
  if (stillNamed.length > 0)
    return `Nothing was changed. These still speak of what would have left the list; give them in the same call:\n${listed(
      stillNamed.map(
        ({ item, place }) => `${typeof place === 'string' ? `the ${place}` : `step ${place}`}: ${item}`,
      ),
    )}`
  if (!draft) return notStanding(dangers)
  if (changes.length === 0 && !isRewritten)
    return 'Nothing was changed: it was so already, or the kitchen knows both by the same name.'
  return `It stands:\n${draftText(draft)}`
}
