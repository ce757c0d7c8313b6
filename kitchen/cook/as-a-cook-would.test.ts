import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'

const chef = kitchenChef()

async function cook(language: Language, content: string) {
  const { recipe } = await chef.recipe({ messages: [{ role: 'user', content }], language })
  if (!recipe) throw new Error(`no recipe for ${content}`)
  return { ...recipe, text: recipe.steps.map(({ text }) => text).join(' ') }
}

it('boils dry lentils before they go into a salad', async () => {
  const { text } = await cook('fr', 'une salade de lentilles pour trois')
  expect(text).toMatch(/Cuire les lentilles vertes \d+ minutes/)
})

it('never serves green beans raw', async () => {
  expect((await cook('en', 'a green bean salad')).text).toMatch(/Boil the green beans/)
})

it('cooks a bay leaf whole and takes it out again', async () => {
  const { text, ingredients } = await cook('de', 'Linsensuppe mit Lorbeer')
  expect(text).not.toMatch(/Lorbeerbl\S+ abzupfen/)
  expect(ingredients.find(({ item }) => item.startsWith('Lorbeer'))?.note).toMatch(/entfernen/)
})

it.each([
  ['de', 'Linsensuppe mit Lorbeer', /^Linsensuppe/],
  ['de', 'Spargelrisotto', /^Spargelrisotto/],
  ['de', 'Kartoffelgratin für sechs', /^Kartoffelgratin/],
  ['de', 'Bratkartoffeln mit Speck und Ei', /^Bratkartoffeln mit Speck/],
  ['es', 'un bizcocho de manzana', /^Bizcocho de manzana$/],
  ['es', 'merluza para dos', /^Merluza/],
  ['es', 'un cóctel con ron y lima', /lima/],
  ['fr', 'du cabillaud aux asperges vertes', /asperges vertes/],
  ['en', 'a pork schnitzel', /^Pork Schnitzel/],
  ['en', 'a banana smoothie', /^Banana\b.* Smoothie/],
] as const)('in %s "%s" is called what a menu would call it', async (language, request, title) => {
  expect((await cook(language, request)).title).toMatch(title)
})

it('serves no oats beside a crumble and slaps no juice on a drink', async () => {
  expect(await chef.plating(await cook('en', 'a plum crumble for eight'))).not.toMatch(/oats/)
  expect(await chef.plating(await cook('de', 'ein Cocktail mit Wodka und Himbeeren'))).not.toMatch(
    /Zitronensaft/,
  )
})
