import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../../chef.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('chef/guests/side-questions')

const chef = kitchenChef()

/** Plays the turns; what the chef said last, and the recipe before and after the last turn. */
async function talk(language: Language, ...turns: string[]) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  let said = ''
  let before = null
  let after = null
  for (const content of turns) {
    messages.push({ role: 'user', content })
    said = await chef.reply({ messages, language })
    messages.push({ role: 'assistant', content: said })
    before = after
    after = (await chef.recipe({ messages, language })).recipe
  }
  return { said, before, after }
}

it.each<[language: Language, dish: string, question: string, answer: RegExp]>([
  ['en', 'apple crumble for six', 'what temperature and for how long?', /190 °C.*35 minutes/],
  ['en', 'lemon tart for 6', 'can i use limes instead and how many?', /4 lemons.*same amount/],
  ['fr', 'quiche aux poireaux pour 4', 'je peux mettre du comté à la place ?', /comté.*gruyère/],
  ['fr', 'blanquette de veau pour six', 'Et si je la fais la veille, on la garde comment ?', /veille|jours/],
  ['es', 'tortilla de patatas para 4', 'una más: se puede hacer la noche antes?', /huevos/],
  ['es', 'lentejas estofadas para 4', '¿y si sobra, cuánto aguanta en la nevera?', /días/],
  [
    'de',
    'Rouladen für 4',
    'Wie lang müssen die schmoren und woran merk ich, dass sie fertig sind?',
    /Gabel.*90 Minuten/,
  ],
  ['de', 'Gulasch für 4', 'wie viel Paprikapulver und wann rein?', /2 EL/],
  ['de', 'Rührkuchen mit Kirschen, 12 Stücke', 'Springform 26 oder Kastenform?', /26 cm/],
  ['de', 'Rührkuchen mit Kirschen, 12 Stücke', 'Kann man auch TK-Kirschen nehmen?', /unaufgetaut/],
])(
  'in %s, beside "%s", "%s" is answered from the plan and changes nothing',
  async (language, dish, question, answer) => {
    const { said, before, after } = await talk(language, dish, question)
    expect(said).toMatch(answer)
    expect(after).toEqual(before)
  },
)

it.each<[language: Language, turns: string[], servings: number]>([
  ['en', ['chilli for 3', "actually 4, my mum's stopping"], 4],
  ['en', ['chilli for 3', 'no, five not six'], 5],
  ['es', ['paella para 7', 'otra paella aparte no puedo, una sola'], 7],
])('in %s, %j is for %i', async (language, turns, servings) => {
  expect((await talk(language, ...turns)).after?.servings).toBe(servings)
})

it.each<[language: Language, turns: string[], gone: RegExp]>([
  [
    'de',
    ['Schweinebraten für 5', 'nee lieber Rind, Opa darf kein Schwein, sagt er. Es soll gut werden'],
    /schwein/i,
  ],
])('in %s, %j takes out what was meant', async (language, turns, gone) => {
  const { after } = await talk(language, ...turns)
  expect(after?.ingredients.map(({ item }) => item).join()).not.toMatch(gone)
})

it.each<[language: Language, request: string, said: RegExp, steps: RegExp]>([
  ['en', "tomato soup for 4, I don't have a blender", /Without a blender/, /mashed/],
  ['fr', 'velouté de carottes pour 3, sans mixeur', /Sans mixeur/, /écrase/],
  ['es', 'crema de calabacín para 3, no tengo batidora', /Sin batidora/, /aplasta/],
  ['de', 'Kürbissuppe für 6, hab keinen Mixer', /Ohne Mixer/, /gestampft/],
])('in %s, "%s" is crushed by hand, and the reply says so', async (language, request, reply, steps) => {
  const { said, after } = await talk(language, request)
  expect(said).toMatch(reply)
  expect(said).not.toMatch(/understand|compris|entendido|verstanden/)
  expect([...(after?.steps ?? []).map(({ text }) => text), after?.extra].join(' ')).toMatch(steps)
})

it('hears "nothing hot" beside a curry as mild, and not as cold food', async () => {
  const { after } = await talk('en', 'chicken curry for the two of us and our two kids, nothing hot please')
  expect(after?.title).toMatch(/Curry/)
})

it('keeps a named dish that no air fryer recipe can replace, and says how to fry it there', async () => {
  const { said, after } = await talk('en', 'fish tacos for 2, under 30 min', "I've just got an air fryer")
  expect(after?.title).toMatch(/Tacos/)
  expect(said).toMatch(/190 °C/)
})

it.each<[language: Language, dish: string, words: string]>([
  ['en', 'chicken pie for 4', 'right go on then, write it up for me'],
  ['fr', 'blanquette de veau pour 4', 'allez envoie la recette'],
  ['es', 'pollo con brócoli', 'venga pásame la receta'],
  ['de', 'Apfelkuchen', 'passt, schreib ma’s auf'],
])('in %s, "%s", "%s" is told how the recipe is written', async (language, dish, words) => {
  const { said, before, after } = await talk(language, dish, words)
  expect(after).toEqual(before)
  expect(said).toContain(after?.title)
  expect(said).toMatch(/finali[sz]|finalisez|stell das rezept fertig/i)
})

it.each<[language: Language, turn: string, answer: RegExp]>([
  ['en', "I've made a massive pot of lentil soup. How long does it keep?", /days/],
  [
    'fr',
    'j’ai fait une tartiflette hier soir, elle est restée sur le plan de travail toute la nuit, je la repasse au four et c’est bon non ?',
    /jetez/i,
  ],
  ['es', '¿qué vino le pega a un rabo de toro? cena el sábado con amigos', /tinto/],
  ['en', "chip pan's caught light!! do i chuck water on it", /no water/i],
])('in %s, a question before there is a dish brings none: %s', async (language, turn, answer) => {
  const { said } = await talk(language, turn)
  expect(said).toMatch(answer)
  expect(said).not.toContain('**')
})

it('asks what an unknown dish is, though its name names a food', async () => {
  expect((await talk('fr', 'terrine de campagne pour 4')).said).toMatch(/Je ne connais pas .*terrine/)
})
