import type { IngredientName } from '../../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'

/** Where the list must be exact and the step may be brief. */
export const spokenNames: Readonly<Record<string, Partial<Record<Language, IngredientName>>>> = {
  parsley: {
    en: { one: 'parsley', many: 'parsley', gender: 'n' },
    fr: { one: 'persil', many: 'persil', gender: 'm' },
    es: { one: 'perejil', many: 'perejil', gender: 'm' },
    de: { one: 'Petersilie', many: 'Petersilie', gender: 'f' },
  },
  sugar: {
    en: { one: 'sugar', many: 'sugar', gender: 'n' },
  },
  cream: {
    en: { one: 'cream', many: 'cream', gender: 'n' },
    fr: { one: 'crème', many: 'crème', gender: 'f' },
    es: { one: 'nata', many: 'nata', gender: 'f' },
    de: { one: 'Sahne', many: 'Sahne', gender: 'f' },
  },
  'white-wine': {
    en: { one: 'wine', many: 'wine', gender: 'n' },
    fr: { one: 'vin blanc', many: 'vin blanc', gender: 'm' },
    es: { one: 'vino', many: 'vino', gender: 'm' },
    de: { one: 'Weißwein', many: 'Weißwein', gender: 'm' },
  },
  'basmati-rice': {
    en: { one: 'rice', many: 'rice', gender: 'n' },
    fr: { one: 'riz', many: 'riz', gender: 'm' },
    es: { one: 'arroz', many: 'arroz', gender: 'm' },
    de: { one: 'Reis', many: 'Reis', gender: 'm' },
  },
  'jasmine-rice': {
    en: { one: 'rice', many: 'rice', gender: 'n' },
    fr: { one: 'riz', many: 'riz', gender: 'm' },
    es: { one: 'arroz', many: 'arroz', gender: 'm' },
    de: { one: 'Reis', many: 'Reis', gender: 'm' },
  },
  'risotto-rice': {
    en: { one: 'rice', many: 'rice', gender: 'n' },
    fr: { one: 'riz', many: 'riz', gender: 'm' },
    es: { one: 'arroz', many: 'arroz', gender: 'm' },
    de: { one: 'Reis', many: 'Reis', gender: 'm' },
  },
  'paella-rice': {
    en: { one: 'rice', many: 'rice', gender: 'n' },
    fr: { one: 'riz', many: 'riz', gender: 'm' },
    es: { one: 'arroz', many: 'arroz', gender: 'm' },
    de: { one: 'Reis', many: 'Reis', gender: 'm' },
  },
  flour: {
    en: { one: 'flour', many: 'flour', gender: 'n' },
    fr: { one: 'farine', many: 'farine', gender: 'f' },
    es: { one: 'harina', many: 'harina', gender: 'f' },
    de: { one: 'Mehl', many: 'Mehl', gender: 'n' },
  },
  'black-pepper': {
    en: { one: 'pepper', many: 'pepper', gender: 'n' },
    fr: { one: 'poivre', many: 'poivre', gender: 'm' },
    es: { one: 'pimienta', many: 'pimienta', gender: 'f' },
    de: { one: 'Pfeffer', many: 'Pfeffer', gender: 'm' },
  },
  'vegetable-stock': {
    en: { one: 'stock', many: 'stock', gender: 'n' },
    fr: { one: 'bouillon', many: 'bouillon', gender: 'm' },
    es: { one: 'caldo', many: 'caldo', gender: 'm' },
    de: { one: 'Brühe', many: 'Brühe', gender: 'f' },
  },
  'chicken-stock': {
    en: { one: 'stock', many: 'stock', gender: 'n' },
    fr: { one: 'bouillon', many: 'bouillon', gender: 'm' },
    es: { one: 'caldo', many: 'caldo', gender: 'm' },
    de: { one: 'Brühe', many: 'Brühe', gender: 'f' },
  },
  coriander: {
    en: { one: 'coriander', many: 'coriander', gender: 'n' },
    fr: { one: 'coriandre', many: 'coriandre', gender: 'f' },
    de: { one: 'Koriander', many: 'Koriander', gender: 'm' },
  },
  'tinned-tomato': {
    en: { one: 'tomatoes', many: 'tomatoes', gender: 'n' },
    fr: { one: 'tomates', many: 'tomates', gender: 'f' },
    es: { one: 'tomate', many: 'tomates', gender: 'm' },
    de: { one: 'Tomaten', many: 'Tomaten', gender: 'f' },
  },
  'waxy-potato': {
    en: { one: 'potato', many: 'potatoes', gender: 'n' },
    fr: { one: 'pomme de terre', many: 'pommes de terre', gender: 'f' },
    es: { one: 'patata', many: 'patatas', gender: 'f' },
    de: { one: 'Kartoffel', many: 'Kartoffeln', gender: 'f' },
  },
  ginger: {
    en: { one: 'ginger', many: 'ginger', gender: 'n' },
    fr: { one: 'gingembre', many: 'gingembre', gender: 'm' },
    es: { one: 'jengibre', many: 'jengibre', gender: 'm' },
    de: { one: 'Ingwer', many: 'Ingwer', gender: 'm' },
  },
  'whole-chicken': {
    en: { one: 'chicken', many: 'chickens', gender: 'n' },
    fr: { one: 'poulet', many: 'poulets', gender: 'm' },
    es: { one: 'pollo', many: 'pollos', gender: 'm' },
    de: { one: 'Hähnchen', many: 'Hähnchen', gender: 'n' },
  },
  'stewing-beef': {
    en: { one: 'beef', many: 'beef', gender: 'n' },
    fr: { one: 'bœuf', many: 'bœuf', gender: 'm' },
    es: { one: 'carne', many: 'carne', gender: 'f' },
    de: { one: 'Rindfleisch', many: 'Rindfleisch', gender: 'n' },
  },
  chip: {
    en: { one: 'chips', many: 'chips', gender: 'n' },
    de: { one: 'Pommes', many: 'Pommes', gender: 'f' },
  },
  tofu: {
    en: { one: 'tofu', many: 'tofu', gender: 'n' },
    fr: { one: 'tofu', many: 'tofu', gender: 'm' },
    es: { one: 'tofu', many: 'tofu', gender: 'm' },
    de: { one: 'Tofu', many: 'Tofu', gender: 'm' },
  },
  fennel: {
    en: { one: 'fennel', many: 'fennel', gender: 'n' },
  },
  cumin: {
    en: { one: 'cumin', many: 'cumin', gender: 'n' },
    fr: { one: 'cumin', many: 'cumin', gender: 'm' },
    es: { one: 'comino', many: 'comino', gender: 'm' },
    de: { one: 'Kreuzkümmel', many: 'Kreuzkümmel', gender: 'm' },
  },
  'button-mushroom': {
    fr: { one: 'champignon', many: 'champignons', gender: 'm' },
  },
  'dark-chocolate': {
    en: { one: 'chocolate', many: 'chocolate', gender: 'n' },
    fr: { one: 'chocolat', many: 'chocolat', gender: 'm' },
    es: { one: 'chocolate', many: 'chocolate', gender: 'm' },
    de: { one: 'Schokolade', many: 'Schokolade', gender: 'f' },
  },
  'pudding-rice': {
    en: { one: 'rice', many: 'rice', gender: 'n' },
    fr: { one: 'riz', many: 'riz', gender: 'm' },
    es: { one: 'arroz', many: 'arroz', gender: 'm' },
    de: { one: 'Reis', many: 'Reis', gender: 'm' },
  },
  'gluten-free-flour': {
    en: { one: 'flour', many: 'flour', gender: 'n' },
    fr: { one: 'farine', many: 'farine', gender: 'f' },
    es: { one: 'harina', many: 'harina', gender: 'f' },
    de: { one: 'Mehl', many: 'Mehl', gender: 'n' },
  },
  'short-pasta': {
    en: { one: 'pasta', many: 'pasta', gender: 'n' },
    fr: { one: 'pâtes', many: 'pâtes', gender: 'f' },
    es: { one: 'pasta', many: 'pasta', gender: 'f' },
    de: { one: 'Nudeln', many: 'Nudeln', gender: 'f' },
  },
}

const french =
  /^(saindoux|xérès|cinq-épices|riz|maïs|ananas|anis|couscous|coulis|jus|cassis|radis|houmous|gros|quatre-épices|ras|bitters?|noix de coco|noix de muscade|poids|temps|anchois)\b/i
const spanish = /^(ras el hanout|cuscús|couscous|anís|hummus|bitters?|más|mejillones\b.*en)\b/i
const german =
  /(^pommes|kekse|pilze|bohnen|schoten|flocken|nudeln|platten|kerne|samen|tomaten|spaghetti|tagliatelle|gnocchi|edamame|kapern|brösel|kritharaki|blätter|blättchen|stifte|sprossen|splitter|raspeln?|körner|chips|tropfen|beeren|fäden|oliven|rosinen|mandeln|nüsse|spätzle|haferflocken|kräuter|würfel)$/i

/** True when a name that has one form only is a plural all the same: les épinards, los fideos, die Nudeln. */
export function looksPlural(word: string, language: Language): boolean {
  const head = word.split(' ')[0] ?? ''
  if (head === 'amaretti' || head === 'Amaretti' || word.endsWith(' secos')) return true
  if (language === 'fr') return /[sx]$/.test(head) && !french.test(word)
  if (language === 'es') return /[^uúí]s$/.test(head) && !spanish.test(word)
  if (language === 'de') return german.test(word.split(' ').find((each) => /^\p{Lu}/u.test(each)) ?? word)
  return /[^su]s$/.test(word)
}

/** Sold by weight, spoken of in the plural all the same. */
export const weighedPlurals: readonly string[] = [
  'asparagus',
  'white-asparagus',
  'mangetout',
  'okra',
  'clove',
  'herring',
]
