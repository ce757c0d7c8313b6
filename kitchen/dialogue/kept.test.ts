import { expect, it } from 'vitest'
import { kitchenChef } from '../chef.ts'
import { lostIn } from './kept.ts'
import { readConversation } from './read-conversation.ts'

const chef = kitchenChef()
const conversation = (language: 'en' | 'fr' | 'es' | 'de', ...turns: string[]) => ({
  language,
  messages: turns.map((content) => ({ role: 'user' as const, content })),
})

async function cooked(...said: Parameters<typeof conversation>) {
  const { recipe } = await chef.recipe(conversation(...said))
  if (!recipe) throw new Error('no recipe')
  return { ...recipe, text: recipe.steps.map(({ text }) => text).join(' ') }
}

it.each([
  ['en', 'Pot roast in the slow cooker for six', /slow cooker/],
  ['fr', 'Bœuf bourguignon à la cocotte-minute pour 6', /cocotte-minute.*40 minutes sous pression/],
  ['es', 'Lentejas en olla exprés para cuatro', /olla a presión/],
  ['de', 'Gulasch im Schnellkochtopf für vier', /Schnellkochtopf.*40 Minuten/],
] as const)('in %s "%s" is cooked in that pot', async (language, turn, machine) => {
  expect((await cooked(language, turn)).text).toMatch(machine)
})

it('cooks for the tin there is', async () => {
  const large = await cooked('en', 'Carrot cake for eight')
  const small = await cooked('en', 'Carrot cake for eight', 'I only have an 8 inch tin')
  expect(small.text).toContain('your tin of 20 cm')
  const flour = ({ ingredients }: typeof large) =>
    ingredients.find(({ item }) => item.includes('flour'))?.amount
  expect(flour(small)).toBeLessThan((flour(large) ?? 0) * 0.8)
})

it('does not cook again what is cooked already', async () => {
  const { ingredients, text } = await cooked('en', 'egg fried rice with leftover rice and peas for two')
  expect(ingredients.find(({ item }) => item === 'rice')?.note).toBe('cooked already')
  expect(text).not.toMatch(/Cook the rice in salted water/)
})

it.each([
  ['en', 'a tiramisu in the pressure cooker', 'none for a pressure cooker'],
  ['fr', 'un riz au lait à la cocotte-minute', 'ne se prête pas à la cocotte-minute'],
  ['fr', 'une pizza, mon four monte seulement à 200 degrés', 'un tiers plus longtemps'],
] as const)('in %s "%s": what is not kept is said', async (language, turn, said) => {
  const reading = readConversation(conversation(language, turn))
  expect(lostIn(reading.dish.plan, reading.wishes)).not.toEqual([])
  expect(await chef.reply(conversation(language, turn))).toContain(said)
})

it.each([
  ['en', "Sexton's pie for five, I've got 700 g lamb mince", 'I do not know', /lamb/],
  ['fr', 'Un gâteau basque, sans four', 'demande un four', /./],
  ['es', 'Una lasaña para cuatro, sin horno', 'necesita horno', /./],
  ['de', 'Ein Streuselkuchen ohne Backofen', 'braucht einen Backofen', /./],
] as const)('in %s "%s": another dish is not cooked without a word', async (language, turn, said, food) => {
  const { recipe, message } = await chef.recipe(conversation(language, turn))
  expect(message).toContain(said)
  expect(recipe?.ingredients.map(({ item }) => item).join()).toMatch(food)
})

it('does not count a fish as another fish, nor a cheese as butter', () => {
  const { dish, wishes } = readConversation(conversation('en', 'Fish pie with cod for four'))
  const named = (id: string) => ({ ...wishes, wanted: [{ id, amount: null, unit: null, loosely: false }] })
  expect(lostIn(dish.plan, named('herring'))).toMatchObject([{ kind: 'foods', foods: [{ id: 'herring' }] }])
  expect(lostIn(dish.plan, named('cod'))).toEqual([])
})

it('says nothing of a slow cooker where the air fryer beside it is used', async () => {
  const turn = 'Chicken for two, all I have is a slow cooker and an air fryer'
  const { dish } = readConversation(conversation('en', turn))
  expect(dish.plan.template.needs).toBe('airFryer')
  expect(await chef.reply(conversation('en', turn))).not.toContain('slow cooker')
})
