import type { Language } from '#shared/constants/languages.ts'
import type { Unit } from '#shared/words/units.ts'
import type { Category, Ingredient, IngredientName, Shape } from '../ingredient.ts'

/** English, French, Spanish, German, each as a dictionary would print it: `m oignon, oignons; oignon jaune`. */
export type DictionaryLines = readonly [en: string, fr: string, es: string, de: string]

type Facts = Partial<
  Pick<
    Ingredient,
    | 'countable'
    | 'allergens'
    | 'animal'
    | 'alcohol'
    | 'lactose'
    | 'rennet'
    | 'sugar'
    | 'heat'
    | 'grams'
    | 'core'
  >
>

/** Reads `gender one, many; synonym, synonym`; the gender is left out in English, `many` where there is none. */
export function readName(line: string): IngredientName {
  const [forms = '', others] = line.split(';')
  const gender = /^([mfn]) /.exec(forms)
  const [one = '', many = one] = forms
    .slice(gender ? 2 : 0)
    .split(',')
    .map((form) => form.trim())
  const synonyms = others
    ?.split(',')
    .map((form) => form.trim())
    .filter(Boolean)
  const letter = gender?.[1]
  return {
    one,
    many,
    gender: letter === 'm' || letter === 'f' ? letter : 'n',
    ...(synonyms?.length ? { synonyms } : {}),
  }
}

function readNames([en, fr, es, de]: DictionaryLines): Record<Language, IngredientName> {
  return { en: readName(en), fr: readName(fr), es: readName(es), de: readName(de) }
}

/** Makes the function that writes down one ingredient of a category; `usual` holds unless an entry says otherwise. */
export function entriesOf(category: Category, usual: Facts = {}) {
  return (
    id: string,
    names: DictionaryLines,
    [colour, shape]: readonly [colour: `#${string}`, shape: Shape],
    [amount, unit]: readonly [amount: number, unit: Unit | null],
    minutes: number,
    flavours: string,
    facts: Facts = {},
  ): Ingredient => ({
    id,
    names: readNames(names),
    category,
    countable: false,
    allergens: [],
    animal: 'none',
    grams: {},
    ...usual,
    ...facts,
    flavours: flavours ? flavours.split(' ') : [],
    serving: { amount, unit },
    minutes,
    look: { colour, shape },
  })
}
