import { isAllowed } from '../safety/wishes/allowed.ts'
import { foodsOfDish } from '../library/dishes/dish.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { fold } from '../lexicon/text/fold.ts'
import { readDishMentions } from '../understand/dish-mentions.ts'
import { noWishes } from '../safety/wishes/wishes.ts'
import { foodsIn, frame, plainList, type Table } from './table.ts'

/** Asks (folded) whether somebody may have something, or whether it goes with an allergy that was told. */
export const asksLeave =
  /(?<![a-z])(?:(?:ok|okay|safe|fine|all ?right|suitable|allowed) (?:with|for|given) (?:him|her|them|me|us|his|my|their|our|the)(?![a-z])|(?:can|may|could|should) (?:he|she|they|my [a-z]+) (?:still )?(?:have|eat)|(?:can|may|could) i (?:still eat|give|feed)|(?:peut|peuvent)[- ](?:il|elle|ils|elles) (?:en )?(?:manger|avoir|prendre)|puis-je (?:en manger|lui donner|leur donner)|(?:il|elle|ils|elles) (?:peut|peuvent) (?:en )?(?:manger|avoir|prendre)|je peux (?:lui|leur) (?:donner|servir|faire)|avec (?:son|sa|ses|mes|leurs?|mon|ma) (?:allergies?|intolerances?)|(?:le|les) (?:puedo|podria|podemos) (?:dar|poner|servir)|(?:puedo|podria) (?:darle|darles)|(?:puede|pueden) (?:comer|tomar|probar)|con (?:su|sus|mi|mis|la|las) (?:alergias?|intolerancias?)|(?:darf|kann|durfen|konnen) (?:er|sie|ich ihm|ich ihr|ich ihnen|mein[a-z]* [a-z]+|das kind) (?:[a-z]+ ){0,4}(?:essen|haben|geben)|(?:bei|mit|trotz) (?:ihrer|seiner|meiner|ihren|der) (?:allergien?|unvertraglichkeit))/

/** Whether what a question names is safe for the allergies that were told; null where none was, or nothing is named. */
export function allergyVerdict(sentence: string, { language, wishes }: Table): string | null {
  const { allergens, allergyIds, allergyGroups } = wishes
  if (allergens.length + allergyIds.length + allergyGroups.length === 0) return null
  const text = fold(sentence)
  if (!asksLeave.test(text)) return null
  const dishes = readDishMentions(text, language).map(({ dish }) => dish)
  const foods = [
    ...foodsIn(text, language),
    ...dishes.flatMap(foodsOfDish).flatMap((id) => findIngredientById(id) ?? []),
  ]
  if (foods.length === 0) return null
  const told = {
    ...noWishes(language),
    allergens,
    allergyIds,
    allergyGroups,
    excludedIds: allergyIds,
    excludedGroups: allergyGroups,
  }
  const out = [...new Set(foods.filter((each) => !isAllowed(each, told)))]
  return out.length > 0
    ? frame('not-for-them', language, { list: plainList(out, language) })
    : frame('fine-for-them', language)
}
