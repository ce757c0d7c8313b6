import type { RecipeStep } from '#shared/contract/recipe-structure.ts'
import { findingOf, type SafetyFinding, type Sentence, type CheckedDish } from './checked-dish.ts'

const boil = /(?<!\p{L})(?:boil\w*|bouill\p{L}*|ébullition|herv\p{L}*|hierv\p{L}*|koch\p{L}*|aufkoch\p{L}*)/iu
const slowCooker = /slow[- ]?cooker|crock[- ]?pot|mijoteuse|olla lenta|cocción lenta|schongarer|slowcooker/i
const minutesSaid = /(\d{1,3})(?:\s?(?:to|-|–|à|a|bis)\s?(\d{1,3}))?\s?min/iu
const anyHeat =
  /(?<!\p{L})(?:cook|boil|simmer|steam|fry|fried|roast|bake|blanch|sauté|grill|heat|cui|bouill|vapeur|frire|rôti|enfourn|blanchi|poêl|revenir|chauff|mijot|coc|herv|hierv|vapor|frei|freír|asar|horn|escald|salte|sofr|calent|koch|gar|dämpf|dünst|brat|back|blanchier|röst|erhitz|schmor)\p{L}*/iu

/** How long a step takes: as it is noted, or as its text says; null where neither tells. */
function minutesOf({ minutes, text }: RecipeStep): number | null {
  if (minutes !== null) return minutes
  const [, first, second] = minutesSaid.exec(text) ?? []
  return first === undefined ? null : Number(second ?? first)
}

const dried: Sentence = {
  en: () =>
    'Dried kidney beans are poisonous until boiled hard: soak them, boil them for at least 10 minutes, then cook them soft. A slow cooker alone is not enough.',
  fr: () =>
    'Les haricots rouges secs sont toxiques tant qu’ils n’ont pas bouilli : les tremper, les faire bouillir 10 minutes au moins, puis les cuire. La mijoteuse seule ne suffit pas.',
  es: () =>
    'Las alubias rojas secas son tóxicas hasta que hierven: remojarlas, hervirlas al menos 10 minutos y cocerlas. La olla lenta sola no basta.',
  de: () =>
    'Getrocknete Kidneybohnen sind giftig, bis sie sprudelnd gekocht haben: einweichen, mindestens 10 Minuten kochen, dann weich garen. Ein Schongarer allein genügt nicht.',
}

/** Dried kidney beans that no step boils, or none for ten minutes. */
export function unboiledBeans({ items, steps, language }: CheckedDish): SafetyFinding[] {
  if (!items.some(({ foods }) => foods.some(({ id }) => id === 'dried-kidney-bean'))) return []
  const boiling = steps.filter(({ text }) => boil.test(text) && !slowCooker.test(text))
  const minutes = boiling.map(minutesOf)
  const isEnough =
    boiling.length > 0 &&
    (minutes.includes(null) || minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0) >= 10)
  return isEnough ? [] : [findingOf('raw-beans', 'dangerous', dried, language)]
}

const fresh: Record<'raw' | 'short', Sentence> = {
  raw: {
    en: () => 'Green beans are poisonous raw: boil them for about 10 minutes.',
    fr: () => 'Les haricots verts crus sont toxiques : les cuire une dizaine de minutes à l’eau bouillante.',
    es: () => 'Las judías verdes crudas son tóxicas: hay que hervirlas unos 10 minutos.',
    de: () => 'Grüne Bohnen sind roh giftig: etwa 10 Minuten kochen.',
  },
  short: {
    en: (minutes = '') =>
      `Green beans need about 10 minutes of boiling to lose their toxin; here they get ${minutes}.`,
    fr: (minutes = '') =>
      `Les haricots verts ne perdent leur toxine qu’après une dizaine de minutes de cuisson ; ici, ils n’en ont que ${minutes}.`,
    es: (minutes = '') =>
      `Las judías verdes necesitan unos 10 minutos de cocción para perder su toxina; aquí tienen ${minutes}.`,
    de: (minutes = '') =>
      `Grüne Bohnen verlieren ihr Gift erst nach etwa 10 Minuten Kochen; hier bekommen sie ${minutes}.`,
  },
}

const boughtCooked =
  /tin(?:ned)?|can(?:ned)?|jar|cooked|boîte|conserve|bocal|cuits|lata|bote|conserva|cocidas|dose|glas|gekocht/iu

/** Green beans that stay raw, or that are cooked for less than the ten minutes they need. */
export function shortBeans({ items, steps, language }: CheckedDish): SafetyFinding[] {
  const beans = items.flatMap(({ foods, item, note, unit }, place) =>
    foods.some(({ id }) => id === 'green-bean') &&
    unit !== 'can' &&
    !boughtCooked.test(`${item} ${note ?? ''}`)
      ? [place]
      : [],
  )
  if (beans.length === 0 || steps.length === 0) return []
  const first = steps.findIndex(({ uses }) => uses.some((place) => beans.includes(place)))
  const hot = steps
    .slice(Math.max(first, 0))
    .filter(({ text, celsius }) => anyHeat.test(text) || (celsius ?? 0) >= 80)
  if (hot.length === 0) return [findingOf('raw-green-beans', 'dangerous', fresh.raw, language)]
  const minutes = hot.map(minutesOf)
  if (minutes.includes(null)) return []
  const given = minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  if (given >= 10) return []
  return [
    findingOf('short-green-beans', given < 5 ? 'warning' : 'note', fresh.short, language, String(given)),
  ]
}
