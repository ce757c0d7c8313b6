import { expect, test } from 'vitest'
import { readRecipe } from './read-recipe.ts'

const pilaf = `recipe chicken-pilaf
en Chicken Pilaf
fr Pilaf de poulet
es Pilaf de pollo
de Hühnerpilaw
called pilaf, huhn mit reis
tags main levantine biryani cheap
taste umami fresh
serves 4

- chicken-thigh 600 g; cubes; main; or tofu; or! turkey-breast
- rice 300 g; rinse
- onion 1; diceFine
- butter 30 g; or margarine, olive-oil
- chicken-stock 600 ml
- salt to taste, fixed; seasoning
- parsley 0.5 bunch; pluck; finish; may go

cook 8 74° on stove done chicken-thigh
en Fry {chicken-thigh+onion} in {butter} for 8 minutes until golden; nothing may be pink (74 °C inside).
fr Faire dorer {chicken-thigh+onion} dans {butter} 8 minutes ; plus rien de rosé (74 °C à cœur).
es Dorar {chicken-thigh+onion} en {butter} 8 minutos; nada rosado (74 °C por dentro).
de {chicken-thigh+onion} in {butter:dat} 8 Minuten goldbraun braten; nichts darf rosa sein (74 °C innen).

cook 18 on stove
en Stir in {rice}, pour in {chicken-stock} and cook, covered, for 18 minutes; season with {salt:bare}.
fr Ajouter {rice}, mouiller avec {chicken-stock} et cuire 18 minutes à couvert ; assaisonner {salt:de}.
es Añadir {rice}, verter {chicken-stock} y cocer tapado 18 minutos; sazonar con {salt:bare}.
de {rice} einrühren, {chicken-stock} zugießen und zugedeckt 18 Minuten garen; mit {salt:with} würzen.

prep 1
en Scatter with {parsley} and serve.
fr Parsemer {parsley:de} et servir.
es Esparcir {parsley} y servir.
de Mit {parsley:dat} bestreuen und servieren.

way quick
- onion 120 g; bought frozen
without parsley

same 1-2
`

/** What the reader says when somebody has written one thing otherwise. */
function refusal(was: string, becomes: string): string {
  expect(pilaf).toContain(was)
  try {
    readRecipe('main-levantine/chicken-pilaf.recipe', pilaf.replace(was, becomes))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'nothing'
}

test('a recipe is read as it is written, and written as it was', () => {
  const recipe = readRecipe('chicken-pilaf.recipe', pilaf)
  expect(recipe).toMatchObject({
    id: 'chicken-pilaf',
    names: { de: 'Hühnerpilaw' },
    called: ['pilaf', 'huhn mit reis'],
    course: 'main',
    tags: ['levantine', 'biryani', 'cheap'],
    serves: 4,
    atLeast: 1,
  })
  expect(recipe.lines[0]).toEqual({
    food: 'chicken-thigh',
    amount: 600,
    unit: 'g',
    scales: true,
    cut: 'cubes',
    state: null,
    role: 'main',
    mayGo: false,
    heading: null,
    note: null,
    swaps: [
      { foods: ['tofu'], how: 'offered' },
      { foods: ['turkey-breast'], how: 'done' },
    ],
  })
  expect(recipe.lines.find(({ food }) => food === 'butter')?.swaps).toEqual([
    { foods: ['margarine', 'olive-oil'], how: 'done' },
  ])
  expect(recipe.steps[0]).toMatchObject({
    kind: 'cook',
    minutes: 8,
    celsius: 74,
    heat: 'stove',
    done: ['chicken-thigh'],
  })
  expect(recipe.ways).toMatchObject([{ name: 'quick', without: ['parsley'], steps: [0, 1] }])
})

test.each([
  ['an unknown food', '- rice 300 g', '- ryce 300 g', '12: no food is called "ryce"'],
  ['an unknown food to swap for', 'or margarine', 'or margerine', '14: no food is called "margerine"'],
  ['a food that is swapped for itself', 'or margarine', 'or butter', '14: "butter" is there twice'],
  ['an unknown unit', 'rice 300 g', 'rice 300 grams', '12: "grams" is no unit'],
  [
    'an amount in words',
    'onion 1;',
    'onion one;',
    '13: "one" is no amount: write "400 g", "2" or "to taste"',
  ],
  ['no amount', 'rice 300 g; rinse', 'rice; rinse', '12: "" is no amount: write "400 g", "2" or "to taste"'],
  [
    'an unknown cut',
    '; diceFine',
    '; diced',
    '13: "diced" is no cut, and nothing else that is said of a food',
  ],
  ['two cuts', '; diceFine', '; diceFine; rings', '13: "rings" says a second time what has been said'],
  [
    'a main food that may go',
    '; main;',
    '; main; may go;',
    '11: a main food may not go: without it, it is another dish',
  ],
  ['no main food', '; main; or tofu; or! turkey-breast', '', '11: no line is marked "main"'],
  [
    'an exclamation mark on another food',
    'or margarine',
    'or! margarine',
    '14: "or!" is for main foods: any other is swapped by "or"',
  ],
  ['a food that is there twice', '- onion 1; diceFine', '- rice 1', '13: "rice" is there twice'],
  ['an unknown heading', 'butter 30 g;', 'butter 30 g; for gravy;', '14: no heading is called "gravy"'],
  ['an unknown state', 'bought frozen', 'bought melted', '38: nothing is bought "melted"'],
  ['an unknown tag', 'cheap', 'cheep', '7: no tag is called "cheep"'],
  [
    'an unknown course',
    'tags main',
    'tags mains',
    '7: "mains" is no course: starter, main, dessert or drink',
  ],
  ['an unknown taste', 'taste umami', 'taste yummy', '8: nothing tastes "yummy"'],
  ['nobody to serve', 'serves 4', 'serves four', '9: write "serves 4" or "serves 8, at least 8"'],
  ['a name that is missing', 'es Pilaf de pollo\n', '', '1: "es" is missing'],
  ['brackets left open', 'called pilaf', 'called pila[f', '6: cannot read the words "pila[f, huhn mit reis"'],
  [
    'an id with capitals',
    'recipe chicken-pilaf',
    'recipe ChickenPilaf',
    '1: "ChickenPilaf" is no id: write "sheet-pan-chicken"',
  ],
  ['an unknown machine', '74° on stove', '74° on campfire', '19: nothing is heated by "campfire"'],
  ['the wrong preposition', '18 on stove', '18 in stove', '25: write "on stove"'],
  [
    'an unknown word in the head of a step',
    'cook 18 on',
    'cook 18 min on',
    '25: "cook 18 min on stove" is no step: write "cook 10 meanwhile 71° on stove done beef"',
  ],
  [
    'no minutes',
    'prep 1\n',
    'prep\n',
    '31: the minutes are missing: only what is done meanwhile takes none of its own',
  ],
  ['doneness of what is not in it', 'done chicken-thigh', 'done beef', '19: no line is of "beef"'],
  [
    'a language that is missing',
    'de Mit {parsley:dat} bestreuen und servieren.\n',
    '',
    '31: "de" is missing',
  ],
  ['a language that nobody speaks', 'de Mit {parsley', 'it Mit {parsley', '35: "it" is no language'],
  ['a language twice', 'es Esparcir', 'fr Esparcir', '34: "fr" is there twice'],
  [
    'a place that names no line',
    'Scatter with {parsley}',
    'Scatter with {coriander}',
    '32: no line is of "coriander"',
  ],
  [
    'a place of a template',
    'Scatter with {parsley}',
    'Scatter with {herb.tender}',
    '32: no line is of "herb.tender"',
  ],
  ['an unknown form', '{parsley:dat}', '{parsley:dative}', '35: "dative" is no form of a food'],
  [
    'three words to choose from',
    'Esparcir {parsley}',
    'Esparcir {parsley} {parsley?a/b/c}',
    '34: "a/b/c" are not two or four words to choose from',
  ],
  [
    'a bracket of a template',
    'Scatter with {parsley} and',
    'Scatter with [{parsley}|it] and',
    '32: a bracket that is no place of a food',
  ],
  ['a sentence without an end', '{parsley} and serve.', '{parsley} and serve', '32: the sentence has no end'],
  [
    'another food in one language',
    'Ajouter {rice}',
    'Ajouter {onion}',
    '27: other foods than in English: "chicken-stock, onion, salt" and not "chicken-stock, rice, salt"',
  ],
  [
    'another number in one language',
    '18 minutos',
    '16 minutos',
    '28: other numbers than in English: "16" and not "18"',
  ],
  [
    'another temperature in one language',
    '(74 °C innen)',
    '(70 °C innen)',
    '23: other temperatures than in English: "70" and not "74"',
  ],
  [
    'knife work said again',
    'en Fry',
    'en Peel and finely dice {onion}. Fry',
    '20: "diceFine" on the line of "onion" says this already',
  ],
  [
    'a food that no step names',
    'en Scatter with {parsley} and serve.\nfr Parsemer {parsley:de} et servir.\nes Esparcir {parsley} y servir.\nde Mit {parsley:dat} bestreuen und servieren.',
    'en Serve.\nfr Servir.\nes Servir.\nde Servieren.',
    '17: no step says what becomes of "parsley"',
  ],
  ['an unknown way', 'way quick', 'way hasty', '37: no way is called "hasty"'],
  ['a way without what is not there', 'without parsley', 'without dill', '39: no line is of "dill"'],
  ['a step that the recipe does not have', 'same 1-2', 'same 1-4', '41: the recipe has the steps 1 to 3'],
  ['a word that has no place here', 'way quick', 'hint quick', '37: "hint quick" cannot stand here'],
  ['a space at the end of a line', 'serves 4', 'serves 4 ', '9: the line ends with a space'],
])('%s is refused, with file and line', (_what, was, becomes, message) => {
  expect(refusal(was, becomes)).toBe(`main-levantine/chicken-pilaf.recipe:${message}`)
})

test('a file that stops early says what is missing', () => {
  const upTo = (words: string) => pilaf.slice(0, pilaf.indexOf(words)).trimEnd()
  expect(() => readRecipe('pilaf.recipe', upTo('- chicken'))).toThrow(
    'pilaf.recipe:9: the list of foods is missing',
  )
  expect(() => readRecipe('pilaf.recipe', upTo('cook 8'))).toThrow('pilaf.recipe:17: the steps are missing')
})

test('French centilitres are as much as millilitres', () => {
  const poured = pilaf
    .replaceAll('for 18 minutes;', 'for 18 minutes with 250 ml of water;')
    .replaceAll('18 minutes à couvert', "18 minutes à couvert avec 25 cl d'eau")
    .replaceAll('tapado 18 minutos', 'tapado 18 minutos con 250 ml de agua')
    .replaceAll('18 Minuten garen', '18 Minuten mit 250 ml Wasser garen')
  expect(readRecipe('pilaf.recipe', poured).steps).toHaveLength(3)
})
