import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../../test/understood.ts'
import { plainApostrophes } from '../../render/grammar/phrase.ts'
import { printed } from '../../render/print.ts'
import { replyTo } from '../../test/understood.ts'

/** Language, the turns, and the danger that the last of them tells of. */
const conversations = `
en Courgette soup for 4 || they taste awfully bitter, is that normal? => bitter-gourd
fr Gratin de courgettes pour 4 || elles ont un goût très amer, c'est normal ? => bitter-gourd
es Crema de calabacín para 4 || me amargan mucho, ¿es normal? => bitter-gourd
de Zucchinisuppe für 4 || die schmecken ganz bitter, ist das schlimm? => bitter-gourd
en Bean chilli for 4 || the tin is a bit puffed up, it's fine right? => bulging-tins
fr Cassoulet pour 4 || la boîte est bombée, ça ira ? => bulging-tins
es Fabada para 4 || la lata está hinchada => bulging-tins
de Chili con Carne für 4 || die Dose ist aufgebläht => bulging-tins
es Patatas al horno para 3 || tienen brotes y están verdosas por fuera, pelándolas sirven? => green-potatoes
en Roast potatoes for 3 || they are sprouting a bit, is that alright once peeled? => green-potatoes
fr Gratin de pommes de terre pour 3 || elles ont des taches vertes, ça se mange ? => green-potatoes
de Kartoffelsuppe für 3 || die haben schon Keime, gehen die noch? => green-potatoes
fr Gratin dauphinois pour 4 || elles sont toutes germées, je les prends quand même ? => green-potatoes
en Potato salad for four || they have sprouted a bit, ok? => green-potatoes
de Kartoffelsalat für 4 || die sind schon ganz grün, geht das noch? => green-potatoes
es Tortilla de patatas para 3 || algunas están verdes por fuera => green-potatoes
en Kidney bean chilli for 4 || I soaked them, can I cook them in the slow cooker? => soaked-beans
de Chili mit Kidneybohnen für 4 || die sind eingeweicht, ab in den Schongarer? => soaked-beans
en Pumpkin tart for 3 || our due date is in May => pregnant-care
es Arroz con verduras para 2 || el predictor me ha salido positivo => pregnant-care
fr Gratin de chou-fleur pour 2 || je viens d'avoir ma deuxième écho => pregnant-care
de Gemüselasagne für 2 || unser Entbindungstermin ist im Mai => pregnant-care
en Brownies for 8 || my nephew carries an Emerade because of cashews => severe-allergy
de Waffeln für 6 || mein Neffe hat wegen Cashews immer ein Fastjekt dabei => severe-allergy
`

const lines = conversations
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [, language = 'en', turns = '', id = ''] = /^(\w\w) (.+) => ([\w-]+)$/.exec(line) ?? []
    return { language: language as Language, turns: turns.split(' || '), id }
  })

describe('a danger that a later turn tells of', () => {
  it.each(lines)('is said and kept: $turns', ({ language, turns, id }) => {
    const reading = understand({
      language,
      messages: turns.map((content) => ({ role: 'user' as const, content })),
    })
    const found = reading.wishes.dangers.find(({ danger }) => danger.id === id)
    expect(found?.danger.id).toBe(id)
    const said = printed(plainApostrophes(found?.danger.warning[language] ?? ''), language)
    expect(replyTo(reading)).toContain(said.slice(0, 60))
    expect(reading.wishes.dish).not.toBeNull()
  })

  it.each([
    ['en', 'rice from last night stayed in the pan on the hob, egg fried rice please', 'friedRice'],
    ['de', 'Kartoffeln von gestern standen über Nacht auf dem Herd, Bratkartoffeln für 2', 'bratkartoffeln'],
    ['fr', 'pâtes d’hier restées toute la nuit dans la casserole, gratin pour 3', 'gratin'],
  ] as const)('leaves the dish that is asked for: %s %s', (language, content, dish) => {
    expect(understand({ language, messages: [{ role: 'user', content }] }).wishes.dish).toBe(dish)
  })

  it.each([
    ['en', 'chicken soup please, my covid test came back positive'],
    ['en', 'Pumpkin tart for 3, the test of my oven came back fine'],
    ['es', 'sopa de pollo, el test de covid ha salido positivo'],
    ['de', 'Hühnersuppe, mein Corona-Test war positiv'],
  ] as const)('is no pregnancy: %s %s', (language, content) => {
    expect(understand({ language, messages: [{ role: 'user', content }] }).wishes.pregnant).toBe(false)
  })
})
