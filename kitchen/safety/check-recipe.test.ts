import { describe, expect, it } from 'vitest'
import { finding, type Finding } from '#shared/contract/safety-finding.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { allergens } from '#shared/words/allergens.ts'
import { diets } from '#shared/words/diets.ts'
import { isSuitable } from '../lexicon/facts.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { someOf } from '../test/sample.ts'
import { readRecipe } from '../read/text/read.ts'
import { checkRecipe, type Guests } from './check-recipe.ts'

function recipe(text: string, title = 'Supper'): RecipeStructure {
  const read = readRecipe(text, { title })
  if (!read) throw new Error('not a recipe')
  return read
}

/** Findings of a recipe given as its items and steps, one per line. */
function tasted(items: string, steps: string, guests: Guests = {}, title = 'Supper'): Finding[] {
  const list = items.split('\n').map((line) => `- ${line.trim()}`)
  const numbered = steps.split('\n').map((line, place) => `${place + 1}. ${line.trim()}`)
  return checkRecipe(
    recipe(`Ingredients\n${list.join('\n')}\nInstructions\n${numbered.join('\n')}`, title),
    guests,
  )
}

const codes = (findings: readonly Finding[], severity?: Finding['severity']) =>
  findings.filter((each) => !severity || each.severity === severity).map(({ code }) => code)

/** Every ingredient in one of the languages; in all of them in the slow run. */
const namedIn = (language: Language) =>
  ingredients.filter(({ id }) => someOf(languages, 1, id).includes(language))

describe('allergens against what a guest said', () => {
  it.each(languages)('holds for every ingredient and every allergen, named in %s', (language) => {
    const wrong = namedIn(language).flatMap((ingredient) => {
      const dish: RecipeStructure = {
        ...recipe('Ingredients\n- 1 egg\nInstructions\n1. Boil.'),
        language,
        ingredients: [
          {
            amount: 1,
            unit: 'g',
            item: ingredient.names[language].many,
            note: null,
            group: null,
            scales: true,
          },
        ],
      }
      return allergens
        .filter((allergen) => {
          const found = codes(checkRecipe(dish, { allergens: [allergen] })).includes('forbidden-allergen')
          // "Margarina vegetal" is as free of milk as its name says.
          const isPlant = /veget|végét|vegan/.test(ingredient.names[language].many)
          const may = (ingredient.mayContain ?? []).filter((each) => !isPlant || each !== 'milk')
          return found !== [...ingredient.allergens, ...may].includes(allergen)
        })
        .map((allergen) => [ingredient.id, allergen])
    })
    expect(wrong).toEqual([])
  })

  it('is a danger, and its sentence names the item in the language of the recipe', () => {
    const dish = recipe(
      'Zutaten\n- 2 EL Sojasauce\n- 200 g Tofu\nZubereitung\n1. Den Tofu mit der Sojasauce braten.',
    )
    expect(checkRecipe(dish, { allergens: ['gluten'] })).toContainEqual({
      code: 'forbidden-allergen',
      severity: 'dangerous',
      line: 0,
      allergen: 'gluten',
      sentence: 'Das Gericht muss frei von Gluten sein; enthalten in „Sojasauce“.',
    })
  })

  it('tells when the recipe itself leaves one out', () => {
    const dish = {
      ...recipe('Ingredients\n- 2 tbsp tahini\nInstructions\n1. Stir the tahini.'),
      allergens: [],
    }
    expect(codes(checkRecipe(dish))).toContain('unsaid-allergen')
  })
})

describe('diets and wishes', () => {
  it.each(languages)('no diet lets a forbidden ingredient pass, named in %s', (language) => {
    const passed = namedIn(language).flatMap((ingredient) => {
      const dish: RecipeStructure = {
        ...recipe('Ingredients\n- 1 egg\nInstructions\n1. Boil.'),
        language,
        ingredients: [
          {
            amount: 1,
            unit: 'g',
            item: ingredient.names[language].many,
            note: null,
            group: null,
            scales: true,
          },
        ],
      }
      return diets
        .filter((diet) => diet !== 'lowSugar')
        .filter((diet) => {
          const found = codes(checkRecipe(dish, { diets: [diet] })).includes('forbidden-diet')
          return found === isSuitable(ingredient, diet)
        })
        .map((diet) => [ingredient.id, diet])
    })
    expect(passed).toEqual([])
  })

  it.each<[string, Guests]>([
    ['1 tbsp honey', { diets: ['vegan'] }],
    ['100 g Parmesan', { diets: ['vegetarian'] }],
    ['100 ml white wine', { diets: ['halal'] }],
    ['200 g prawns', { diets: ['kosherStyle'] }],
    ['200 g beef steak\n50 ml cream', { diets: ['kosherStyle'] }],
    ['100 g couscous', { diets: ['glutenFree'] }],
    ['20 g butter', { diets: ['lactoseFree'] }],
    ['100 g sugar', { diets: ['lowSugar'] }],
  ])('%s is not %j', (items, guests) => {
    expect(codes(tasted(items, 'Mix everything.', guests))).toContain('forbidden-diet')
  })

  it('says when a recipe promises a diet it does not keep', () => {
    const dish = {
      ...recipe('Ingredients\n- 1 tbsp honey\nInstructions\n1. Stir the honey.'),
      diets: ['vegan' as const],
    }
    expect(codes(checkRecipe(dish))).toContain('untrue-diet')
  })

  it('knows what is not wanted, in any language', () => {
    expect(codes(tasted('2 sprigs coriander', 'Chop the coriander.', { excluded: ['cilantro'] }))).toContain(
      'excluded',
    )
    expect(codes(tasted('1 aubergine', 'Fry the aubergine.', { excluded: ['Auberginen'] }))).toContain(
      'excluded',
    )
    expect(codes(tasted('1 carrot', 'Fry the carrot.', { excluded: ['celery'] }))).not.toContain('excluded')
  })
})

describe('what nobody may eat', () => {
  it.each([
    ['100 ml bleach', 'household-chemical'],
    ['2 death caps', 'deadly-mushroom'],
    ['1 amanite phalloïde', 'deadly-mushroom'],
    ['3 Knollenblätterpilze', 'deadly-mushroom'],
    ['20 ml lejía', 'household-chemical'],
    ['1 handful oleander', 'poisonous-plant'],
    ['50 g apricot kernels', 'cyanide-kernel'],
    ['50 g Aprikosenkerne', 'cyanide-kernel'],
    ['200 g raw kidney beans', 'raw-beans'],
    ['150 g fugu', 'pufferfish'],
  ])('%s is dangerous', (item, code) => {
    expect(codes(tasted(`1 carrot\n${item}`, 'Mix everything and fry.'), 'dangerous')).toContain(code)
  })

  it('is dangerous in a step, too', () => {
    expect(codes(tasted('1 carrot', 'Wash the carrot with bleach and serve.'), 'dangerous')).toContain(
      'household-chemical',
    )
  })

  it.each([
    'Never use death caps. Fry the carrot.',
    'Do not add bleach; fry the carrot.',
    'Rhubarb leaves are poisonous: throw them away. Fry the carrot.',
  ])('may be warned of: %s', (step) => {
    expect(codes(tasted('1 carrot', step), 'dangerous')).toEqual([])
  })

  it('is not seen in innocent words', () => {
    const items = '2 drops bitter almond extract\n1 tsp baking soda\n3 stalks rhubarb\n100 g bleached flour'
    expect(codes(tasted(items, 'Mix everything and bake at 180 °C.'), 'dangerous')).toEqual([])
  })
})

describe('doneness', () => {
  it.each([
    ['2 chicken breasts', 'Fry the chicken for 5 minutes and serve.'],
    ['300 g minced beef', 'Fry the mince for 3 minutes.'],
    ['2 pork chops', 'Grill the chops for 4 minutes.'],
    ['4 pork sausages', 'Grill the sausages for 6 minutes.'],
  ])('is asked for: %s', (items, steps) => {
    expect(codes(tasted(items, steps), 'warning')).toContain('no-doneness-cue')
  })

  it.each([
    ['2 chicken breasts', 'Fry the chicken for 12 minutes, until it reaches 74 °C in the middle.'],
    ['2 chicken breasts', 'Fry the chicken until cooked through.'],
    ['300 g minced beef', 'Fry the mince until no longer pink.'],
    ['500 g pork shoulder', 'Braise the pork shoulder for 150 minutes.'],
    ['200 g cooked chicken', 'Toss the chicken with salad.'],
    ['2 beef steaks', 'Sear the steak for 2 minutes.'],
  ])('is given or not needed: %s, %s', (items, steps) => {
    expect(codes(tasted(items, steps))).not.toContain('no-doneness-cue')
  })

  it.each([
    ['Zutaten\n- 2 Hähnchenbrüste\nZubereitung\n1. Die Hähnchenbrust braten, bis sie durchgegart ist.'],
    ['Ingrédients\n- 2 blancs de poulet\nPréparation\n1. Cuire le poulet à cœur.'],
    [
      'Ingredientes\n- 2 pechugas de pollo\nElaboración\n1. Asar el pollo hasta que alcance 74 °C en el centro.',
    ],
  ])('is understood in %j', (text) => {
    expect(codes(checkRecipe(recipe(text)))).not.toContain('no-doneness-cue')
  })

  it('is dangerous when the core is named too cold', () => {
    expect(
      codes(tasted('2 chicken breasts', 'Fry to an internal temperature of 60 °C.'), 'dangerous'),
    ).toEqual(['core-too-low'])
  })

  it('takes no French “encore 30 minutes” for a core of 30 °C', () => {
    const text =
      'Ingrédients\n- 2 cuisses de poulet\nPréparation\n1. Mijoter encore 30 minutes, jusqu’à 74 °C à cœur.'
    expect(codes(checkRecipe(recipe(text)))).not.toContain('core-too-low')
  })
})

describe('guests who need care', () => {
  const tiramisu = [
    '2 eggs\n250 g mascarpone\n40 ml Marsala',
    'Beat the eggs with the mascarpone and the Marsala.\nChill for 4 hours.',
  ] as const

  it('gives infants no honey, raw egg or alcohol', () => {
    const found = codes(
      tasted('1 tsp honey\n2 carrots', 'Steam the carrots and mash with the honey.', { infant: true }),
      'dangerous',
    )
    expect(found).toEqual(['infant-honey'])
    expect(codes(tasted(...tiramisu, { infant: true }), 'dangerous').toSorted()).toEqual([
      'infant-alcohol',
      'infant-raw-egg',
    ])
  })

  it.each(['whole almonds', 'pumpkin seeds', 'sunflower seeds'])('warns small children of %s', (food) => {
    const found = tasted(`100 g oats\n30 g ${food}`, `Mix the oats with the ${food}.`, { infant: true })
    expect(codes(found, 'warning')).toContain('infant-nuts')
  })

  it('sees by the title that a baby will eat', () => {
    expect(codes(tasted('1 tsp honey', 'Warm the honey.', {}, 'Carrot purée for babies'))).toContain(
      'infant-honey',
    )
  })

  it('warns pregnant guests of raw egg, alcohol and soft cheese', () => {
    expect(codes(tasted(...tiramisu, { pregnant: true }), 'warning')).toEqual([
      'pregnancy',
      'pasteurised',
      'pregnancy-raw-egg',
    ])
    expect(codes(tasted('100 g Brie', 'Slice the Brie.', { pregnant: true }), 'warning')).toEqual([
      'pregnancy',
    ])
  })

  it('notes raw egg for all, but not where it is cooked', () => {
    expect(codes(tasted(...tiramisu), 'note')).toContain('raw-egg')
    expect(codes(tasted('2 eggs\n10 g butter', 'Beat the eggs and fry them in the butter.'))).not.toContain(
      'raw-egg',
    )
  })
})

describe('keeping', () => {
  it('forbids garlic in oil out of the cold', () => {
    const items = '6 cloves garlic\n300 ml olive oil'
    expect(
      codes(
        tasted(items, 'Put the garlic in a jar with the oil.\nStore at room temperature for 3 months.'),
        'dangerous',
      ),
    ).toContain('garlic-in-oil')
    expect(codes(tasted(items, 'Fry the garlic in the oil and serve.'))).not.toContain('garlic-in-oil')
    expect(
      codes(tasted(items, 'Warm the garlic in the oil.\nKeep the garlic oil in the fridge for 3 days.')),
    ).not.toContain('garlic-in-oil')
  })

  it('leaves a marinade and a quick infusion alone', () => {
    const items = '6 cloves garlic\n100 ml olive oil\n2 aubergines'
    for (const step of [
      'Infuse the garlic in the oil for 10 minutes, then fry the aubergines in it.',
      'Marinate the aubergines with garlic and oil and keep in the fridge overnight.',
      'Keep stirring the garlic in the oil, then add the aubergines.',
    ])
      expect(codes(tasted(items, step))).not.toContain('garlic-in-oil')
    const weeks = 'Fill garlic and oil into a jar with the aubergines; store in the fridge for 2 weeks.'
    expect(codes(tasted(items, weeks), 'warning')).toContain('garlic-in-oil')
  })

  it('warns of low-acid food canned at home', () => {
    expect(
      codes(
        tasted('500 g green beans', 'Sterilise the jars, fill in the green beans and keep for months.'),
        'dangerous',
      ),
    ).toContain('home-canning')
    expect(
      codes(
        tasted(
          '500 g strawberries\n500 g sugar',
          'Cook the strawberries with the sugar and fill into sterilised jars.',
        ),
      ),
    ).not.toContain('home-canning')
  })

  it('forbids rice left out overnight and asks to cool it well', () => {
    expect(
      codes(tasted('200 g rice', 'Cook the rice and leave it at room temperature overnight.'), 'dangerous'),
    ).toContain('rice-cooling')
    expect(codes(tasted('200 g rice', 'Cook the rice and leave the rice to cool.'), 'note')).toContain(
      'rice-cooling',
    )
    expect(codes(tasted('200 g rice', 'Cook the rice and serve.'))).not.toContain('rice-cooling')
  })

  it('asks to boil dried kidney beans', () => {
    expect(
      codes(tasted('200 g dried kidney beans', 'Put the beans into a slow cooker for 6 hours.'), 'dangerous'),
    ).toContain('raw-beans')
    expect(
      codes(tasted('200 g dried kidney beans', 'Soak, then boil the beans for 60 minutes.')),
    ).not.toContain('raw-beans')
  })
})

describe('a list and steps that fit', () => {
  it('notes what no step uses and what the list leaves out', () => {
    const found = tasted('2 carrots\n1 lemon', 'Fry the carrots with tofu.')
    expect(found.find(({ code }) => code === 'unused-item')?.sentence).toBe('No step uses “lemon”.')
    expect(found.find(({ code }) => code === 'unlisted-item')?.sentence).toContain('“tofu”')
  })

  it('does not mind water, verbs and wider words', () => {
    const items = '200 g flour\n100 g butter\n80 g sugar\n50 g Gruyère\n1 tbsp olive oil'
    const steps =
      'Butter the tin and flour it.\nCream the butter and sugar, fold in the flour and the cheese.\nAdd water and oil, bake at 180 °C.'
    expect(codes(tasted(items, steps))).toEqual([])
  })

  it('knows amounts that cannot be', () => {
    expect(codes(tasted('10 g nutmeg\n1 carrot', 'Mix everything.'), 'dangerous')).toContain('odd-amount')
    expect(codes(tasted('60 g salt\n2 carrots', 'Mix everything.'), 'warning')).toContain('odd-amount')
    expect(codes(tasted('2 kg salt\n1 sea bass', 'Bake the sea bass in a salt crust.'))).not.toContain(
      'odd-amount',
    )
  })

  it('knows times that do not add up', () => {
    const dish = recipe(
      'Prep: 5 min\nCook: 10 min\nIngredients\n- 2 carrots\nInstructions\n1. Bake the carrots for 45 minutes.',
    )
    expect(codes(checkRecipe(dish), 'note')).toContain('odd-times')
  })
})

it('puts the gravest finding first, each with a code and a sentence', () => {
  const found = tasted('100 ml bleach\n2 chicken breasts\n1 lemon', 'Fry the chicken for 5 minutes.')
  expect(found.map(({ severity }) => severity)).toEqual(['dangerous', 'warning', 'note'])
  for (const each of found) expect(finding.safeParse(each).success).toBe(true)
})
