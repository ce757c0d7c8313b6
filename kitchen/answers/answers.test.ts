import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { findIngredients } from '../lexicon/find.ts'
import { kindIds } from '../library/dishes/kinds.ts'
import { kinds } from './kinds.ts'
import { expectGaps } from '../test/gaps.ts'

expectGaps('answers/answers')

const chef = kitchenChef()

async function talk(language: Language, ...turns: string[]) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  let last = ''
  for (const content of turns) {
    messages.push({ role: 'user', content })
    last = await chef.reply({ messages, language })
    messages.push({ role: 'assistant', content: last })
  }
  const { recipe } = await chef.recipe({ messages, language })
  return { last, recipe }
}

const dishes: Record<Language, string> = {
  en: 'a beef stew for four',
  fr: 'une blanquette de veau pour quatre',
  es: 'paella de marisco para cuatro',
  de: 'Käsekuchen für acht',
}

/** A question or a call for help, and what its answer must say; none of them may change the dish. */
const questions: Record<Language, readonly (readonly [string, RegExp])[]> = {
  en: [
    ['who are you?', /program/],
    ['my gravy is lumpy, help', /whisk/],
    ['what can I use instead of buttermilk?', /lemon juice/],
    ['how long does it keep?', /Three days/],
    ['can I freeze it?', /months/],
    ['which wine goes with it?', /red/],
    ['what goes beside it?', /potatoes|bread|salad/],
    ['is it OK for my 8 month old?', /honey/],
    ['can the dog have some?', /onion/i],
    ['what is a roux?', /flour/],
    ['read me step 2', /Step 2:/],
    ['what do I have to buy?', /beef/],
    ['how many calories?', /do not count/],
    ['how much rice per person for 10 people?', /750 g/],
    ['180 C in gas mark?', /350|355/],
    ['how many grams is a cup of flour?', /125 g/],
    ['can I make it the day before?', /day before/],
    ['is there milk in it?', /[Nn]ot among the ingredients: milk/],
    ['how long does tiramisu keep?', /raw egg/],
    ['which wine goes with salmon?', /Albariño/],
    ['a three course menu?', /one dish at a time/],
  ],
  fr: [
    ["t'es une vraie personne ?", /programme/],
    ['ma mayonnaise a tranché, au secours', /goutte à goutte/],
    ['quel vin avec ?', /blanc/],
    ['je peux la congeler ?', /tranchent/],
    ['faut-il rincer le riz ?', /risotto/],
    ['un menu trois plats, 6 dont une végétarienne ?', /un plat à la fois/],
    ['par quoi remplacer la crème ?', /lait/],
    ['la préparer la veille ?', /bouillon/],
    ["c'est calorique ?", /calories/],
    ['combien de temps cuire les carottes au four ?', /200/],
  ],
  es: [
    ['¿eres una persona de verdad?', /programa/],
    ['se me ha pasado el arroz', /bandeja/],
    ['¿por qué no se remueve el arroz?', /socarrat/],
    ['¿qué es un sofrito?', /cebolla/],
    ['lista de la compra', /arroz/],
    ['¿lo puedo dejar hecho la víspera?', /sofrito/],
    ['¿qué vino le va?', /blanco/],
    ['un pollo entero, ¿temperatura y tiempo?', /74/],
    ['¿puede comerlo mi perro?', /[Cc]ebolla/],
  ],
  de: [
    ['Bist du eine KI?', /Programm/],
    ['Meine Hollandaise ist geronnen, Hilfe!', /Eiswürfel/],
    ['Warum reißt mein Käsekuchen?', /150/],
    ['Speisestärke oder Mehl?', /doppelt/],
    ['und mit einer 20er Springform statt der großen?', /60 %/],
    ['Kann ich den einfrieren?', /Stücken/],
    ['Womit kann ich Buttermilch ersetzen?', /Zitronensaft/],
    ['Drei-Gänge-Menü für 4 Personen', /nach dem anderen/],
    ['Wie lange kochen Kartoffeln?', /20–25/],
  ],
}

const fixedTail = /good question|bonne question|buena pregunta|gute frage|taste as you go|how it already is/i

describe.each(languages)('in %s, beside a dish', (language) => {
  it.each(questions[language])('"%s" is answered and changes nothing', async (question, answer) => {
    const before = await talk(language, dishes[language])
    const after = await talk(language, dishes[language], question)
    expect(after.recipe).toEqual(before.recipe)
    expect(after.last).toMatch(answer)
    expect(after.last).not.toMatch(fixedTail)
  })
})

it.each([
  ['en', 'who are you?', /program/],
  ['fr', 'Vous êtes un robot ?', /programme/],
  ['es', '¿quién eres?', /programa/],
  ['de', 'Bist du eine KI?', /Programm/],
] as const)(
  'in %s says what it is before there is a dish, and cooks nothing that nobody asked for',
  async (...given) => {
    const [language, question, answer] = given
    const { last, recipe } = await talk(language, question)
    expect(last).toMatch(answer)
    expect(last.match(/\?/g)?.length ?? 0).toBe(1)
    expect(recipe).toBeNull()
  },
)

it('says the change first and then the answer', async () => {
  const { last } = await talk('en', dishes.en, 'make it for six, and how long does it keep?')
  expect(last).toMatch(/for 6[^]*Three days/)
})

const allergies = [
  ['en', 'I am allergic to milk'],
  ['fr', 'je suis allergique au lait'],
  ['es', 'soy alérgico a la leche'],
  ['de', 'ich habe eine Milchallergie'],
] as const

const asks: Record<Language, readonly string[]> = {
  en: ['what can I use instead of cream?', 'what can replace the butter?', 'what goes beside it?'],
  fr: ['par quoi remplacer la crème ?', 'que servir avec ?', 'par quoi remplacer le beurre ?'],
  es: ['¿con qué puedo sustituir la nata?', '¿con qué lo acompaño?'],
  de: ['womit kann ich Sahne ersetzen?', 'was passt als Beilage dazu?'],
}

it.each(allergies)('in %s never recommends what "%s" keeps out', async (language, allergy) => {
  for (const question of asks[language]) {
    const { last } = await talk(
      language,
      dishes[language].replace(/Käsekuchen/, 'Gulasch'),
      allergy,
      question,
    )
    // The food that is to be replaced is named, and only that.
    const asked = findIngredients(question, language).map(({ ingredient }) => ingredient)
    const milky = findIngredients(last, language, 'exact').filter(
      ({ ingredient }) => ingredient.allergens.includes('milk') && !asked.includes(ingredient),
    )
    expect(milky.map(({ matched }) => matched)).toEqual([])
  }
})

it.each([
  ['en', 'how long do kidney beans cook', /tin.*10 minutes.*Dried ones: soak/],
  ['fr', 'combien de temps cuisent les haricots rouges', /boîte.*10 minutes.*tremper/],
  ['es', '¿cuánto tardan en cocerse las alubias rojas?', /bote.*10 minutos.*remojo/],
  ['de', 'wie lange kochen Kidneybohnen', /Dose.*10 Minuten.*einweichen/],
] as const)('in %s tells beans from a tin from dried ones', async (language, content, told) => {
  const reply = await chef.reply({ language, messages: [{ role: 'user', content }] })
  expect(reply).toMatch(told)
})

it.each([
  ['de', 'schweinebraten', 'meine schwarte bleibt zäh und wird nicht kross, warum', /Schwarte gut trocknen/],
  ['fr', 'pancakes pour deux', 'j’ai des grumeaux dans ma pâte', /mixeur.*tamis/],
] as const)(
  'in %s, of %s, tells what went wrong by most of the words',
  async (language, dish, asked, told) => {
    const first = { role: 'user', content: dish } as const
    const content = await chef.reply({ language, messages: [first] })
    const messages = [
      first,
      { role: 'assistant', content } as const,
      { role: 'user', content: asked } as const,
    ]
    expect(await chef.reply({ language, messages })).toMatch(told)
  },
)

it('knows how every kind of dish keeps and is served', () => {
  expect(kindIds.filter((id) => !kinds.has(id))).toEqual([])
})
