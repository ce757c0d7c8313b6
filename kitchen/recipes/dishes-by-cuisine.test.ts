import { describe, expect, it } from 'vitest'
import { kitchenChef } from '../chef.ts'
import { fold } from '../understand/fold.ts'
import type { Language } from '#shared/constants/languages.ts'

const chef = kitchenChef()

/** The guest's words, the course, what the title carries, and what is in it. */
type Row = readonly [asked: string, dishType: 'Starters' | 'Mains', name: string, hearts: string]

const kitchens: readonly (readonly [kitchen: string, language: Language, rows: readonly Row[]])[] = [
  [
    'Britain and the United States',
    'en',
    [
      ['beef wellington for 4', 'Mains', 'beef wellington', 'steak mushroom pastry'],
      ['a clam chowder please', 'Mains', 'clam chowder', 'clam potato bacon milk'],
      ['tuna and sweetcorn salad', 'Starters', 'tuna and sweetcorn', 'tuna sweetcorn mayonnaise'],
      ['shrimp and grits', 'Mains', 'shrimp and grits', 'prawn polenta'],
      ['liver and onions', 'Mains', 'liver', 'liver onion'],
    ],
  ],
  [
    'France and Belgium',
    'fr',
    [
      ['waterzooi de poulet', 'Mains', 'waterzooi', 'poulet poireau creme jaune'],
      ['moules frites pour deux', 'Mains', 'moules-frites', 'moule frites'],
      ['une fondue savoyarde', 'Mains', 'fondue savoyarde', 'gruyere vin blanc pain'],
      ['fondue bourguignonne pour 6', 'Mains', 'bourguignonne', 'boeuf friture'],
      ['carbonade flamande', 'Mains', 'carbonade', 'boeuf biere oignon'],
      ['salade thon-maïs', 'Starters', 'thon-mais', 'thon mais'],
      ['tapenade', 'Starters', 'tapenade', 'olive capre anchois'],
    ],
  ],
  [
    'Spain, Mexico, Peru and Argentina',
    'es',
    [
      ['pozole rojo para 6', 'Mains', 'pozole', 'cerdo maiz rabano'],
      ['chilaquiles', 'Mains', 'chilaquiles', 'tortilla tomate queso'],
      ['ají de gallina', 'Mains', 'aji de gallina', 'pollo aji nueces'],
      ['callos a la madrileña', 'Mains', 'callos', 'callos chorizo'],
      ['caldo gallego', 'Mains', 'caldo gallego', 'alubia patata'],
      ['chimichurri', 'Starters', 'chimichurri', 'perejil oregano vinagre'],
      ['arepas reina pepiada', 'Mains', 'reina pepiada', 'maiz pollo aguacate'],
    ],
  ],
  [
    'Germany, Austria and Switzerland',
    'de',
    [
      ['Schupfnudeln für 3', 'Mains', 'schupfnudeln', 'kartoffel sauerkraut speck'],
      ['Zwiebelrostbraten', 'Mains', 'zwiebelrostbraten', 'rindersteak zwiebel'],
      ['Käsefondue für vier', 'Mains', 'kasefondue', 'gruyere weisswein'],
      ['Maultaschen in der Brühe', 'Mains', 'maultaschen', 'hack spinat ruhe'],
      ['Obatzda', 'Starters', 'obatzda', 'brie paprika'],
      ['Linsen mit Spätzle', 'Mains', 'linsen', 'linsen spatzle wurst'],
    ],
  ],
  [
    'Italy, the eastern Mediterranean and the Maghreb',
    'en',
    [
      ['ribollita', 'Mains', 'ribollita', 'white beans kale bread'],
      ['minestrone', 'Starters', 'minestrone', 'beans courgette pasta'],
      ['lahmacun for 4', 'Mains', 'lahmacun', 'lamb flour yeast'],
      ['stuffed vine leaves', 'Starters', 'dolmades', 'vine rice lemon'],
      ['harira', 'Mains', 'harira', 'lamb chickpea lentil'],
      ['fesenjan', 'Mains', 'fesenjan', 'walnut pomegranate'],
    ],
  ],
  [
    'Africa and India',
    'en',
    [
      ['jollof rice', 'Mains', 'jollof', 'rice tomato chilli chicken'],
      ['mafe', 'Mains', 'mafe', 'peanut beef'],
      ['doro wat', 'Mains', 'doro wat', 'chicken berbere egg injera'],
      ['chicken korma', 'Mains', 'korma', 'chicken yogurt cashew'],
      ['dal makhani', 'Mains', 'dal makhani', 'lentil butter cream'],
    ],
  ],
  [
    'Asia',
    'en',
    [
      ['tom yum goong', 'Starters', 'tom yum', 'prawn lemongrass lime'],
      ['som tam', 'Starters', 'som tam', 'papaya fish sauce peanut'],
      ['chicken adobo', 'Mains', 'adobo', 'chicken vinegar soy'],
      ['mapo tofu', 'Mains', 'mapo tofu', 'tofu doubanjiang'],
      ['kimchi jjigae', 'Mains', 'kimchi jjigae', 'kimchi tofu'],
      ['oyakodon', 'Mains', 'oyakodon', 'chicken egg rice dashi'],
      ['summer rolls', 'Starters', 'summer rolls', 'rice paper prawn mint'],
      ['hot pot for 6', 'Mains', 'hot pot', 'stock beef cabbage'],
    ],
  ],
  [
    'the north and the east',
    'en',
    [
      ['borscht for 4', 'Mains', 'borscht', 'beetroot cabbage soured cream'],
      ['pierogi ruskie', 'Mains', 'pierogi', 'potato quark flour'],
      ['bigos', 'Mains', 'bigos', 'sauerkraut sausage'],
      ['chicken paprikash', 'Mains', 'paprikash', 'chicken paprika soured cream'],
      ['khinkali', 'Mains', 'khinkali', 'mince coriander'],
      ["jansson's temptation", 'Mains', 'jansson', 'potato anchov cream'],
    ],
  ],
]

describe.each(kitchens)('of %s', (_kitchen, language, rows) => {
  it.each(rows)('"%s" is that dish', async (content, dishType, name, hearts) => {
    const { recipe } = await chef.recipe({ messages: [{ role: 'user', content }], language })
    if (!recipe) throw new Error(`no recipe for ${content}`)
    expect(recipe.dishType).toBe(dishType)
    expect(fold(recipe.title)).toContain(name)
    const items = fold(recipe.ingredients.map(({ item }) => item).join(' '))
    for (const heart of hearts.split(' ')) expect(items).toContain(heart)
  })
})

it.each([
  ['borscht', 'en', /blend(?!ed)/],
  ['tom kha', 'en', /blend(?!ed)/],
  ['minestrone', 'en', /blend(?!ed)/],
] as const)('leaves a %s as it was cut', async (content, language, blender) => {
  const { recipe } = await chef.recipe({ messages: [{ role: 'user', content }], language })
  expect(recipe?.steps.map(({ text }) => text).join(' ')).not.toMatch(blender)
})

it('finds what stands in where a guest may not have the heart of a dish', async () => {
  const asked = async (content: string) =>
    (await chef.recipe({ messages: [{ role: 'user', content }], language: 'en' })).recipe
  const vegan = await asked('vegan pierogi for two')
  expect(vegan?.diets).toContain('vegan')
  expect(vegan?.title).toContain('Pierogi')
  const safe = await asked('chicken satay, I am allergic to peanuts')
  expect(safe?.allergens).not.toContain('peanuts')
})
