import type { Ingredient } from '../lexicon/ingredient.ts'
import { menuNames } from './menu-names.ts'

/** First parts of German compounds that do not follow from the name: the cut goes, the animal stays. */
const own: Readonly<Record<string, string>> = {
  'pork-escalope': 'Schweine',
  'pork-fillet': 'Schweine',
  'pork-chop': 'Schweine',
  'veal-escalope': 'Kalbs',
  'turkey-breast': 'Puten',
  celeriac: 'Sellerie',
  beetroot: 'Rote-Bete',
  'dried-kidney-bean': 'Kidneybohnen',
  'green-lentil': 'Linsen',
  'minced-beef': 'Rinder',
  'stewing-beef': 'Rinder',
  'beef-steak': 'Rinder',
  'roast-beef': 'Rinder',
  'pork-shoulder': 'Schweine',
  'minced-pork': 'Schweine',
  'whole-chicken': 'Hähnchen',
  'lamb-fillet': 'Lamm',
  'duck-breast': 'Enten',
  'duck-leg': 'Enten',
  'goose-leg': 'Gänse',
  chip: 'Pommes',
  baguette: 'Baguette',
  brioche: 'Brioche',
  frankfurter: 'Würstchen',
  'sea-bass': 'Wolfsbarsch',
  'fresh-tuna': 'Thunfisch',
  'fresh-sardine': 'Sardinen',
  'smoked-trout': 'Räucherforellen',
  anchovy: 'Sardellen',
  'mixed-berry': 'Beeren',
  'mixed-nut': 'Nuss',
  'mixed-herbs': 'Kräuter',
  'ground-almond': 'Mandel',
  'flaked-almond': 'Mandel',
  'ground-hazelnut': 'Haselnuss',
  'dried-porcini': 'Steinpilz',
  'dried-chickpea': 'Kichererbsen',
  'short-pasta': 'Nudel',
  'gluten-free-pasta': 'Nudel',
  'sour-cream': 'Sauerrahm',
  'white-chocolate': 'Weiße-Schokoladen',
  chilli: 'Chili',
  'pine-nut': 'Pinienkern',
  'bay-leaf': 'Lorbeer',
  parsley: 'Petersilien',
}

/** The first part of a German compound: Tomaten(suppe), Kürbis(suppe), Erdbeer(kuchen), Rote-Linsen(-Suppe). */
export function compoundStem(ingredient: Ingredient): string {
  const known = own[ingredient.id]
  if (known) return known
  const menuName = menuNames[ingredient.id]?.de
  // Zitrone(n)kuchen, Schokolade(n)mousse; but Vanilleeis and Sahnesauce.
  const menu =
    menuName &&
    /[^l]e$/.test(menuName.word) &&
    menuName.gender === 'f' &&
    !menuName.plural &&
    menuName.word !== 'Sahne'
      ? `${menuName.word}n`
      : menuName?.word
  // Only the noun enters a compound: weißer Spargel, but Spargelrisotto.
  const bare = (text: string) => text.replace(/^\p{Ll}+e[rs] (?=\p{Lu})/u, '')
  const { one, many } = ingredient.names.de
  const name = menu ? { one: menu, many: menu } : { one: bare(one), many: bare(many) }
  const capitals = (text: string) =>
    text.replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1)).replace(/ /g, '-')
  if (name.one.endsWith('Pilze')) return capitals(name.one.slice(0, -1))
  if (name.one.endsWith('beere')) return capitals(name.one.slice(0, -1))
  if (name.one.toLowerCase().endsWith('kirsche')) return capitals(name.one.slice(0, -1))
  const fromPlural = name.one.endsWith('e') || / /.test(name.one) || name.one === 'Ei'
  return capitals(fromPlural ? name.many : name.one)
}

/** A label that is a compound itself or foreign is set off by a hyphen: Spinat-Wokpfanne, but Spinatsuppe. */
const apart = /^(Wokpfanne|Ofengemüse|Bruschetta|Flammkuchen|Streuselkuchen|Frittata|Cheesecake|Couscous)$/

/** The dish and what it is made of in one word, with hyphens where that word would be a mouthful. */
export function germanCompound(heads: readonly Ingredient[], label: string, hyphen: boolean): string {
  const stems = [...new Set(heads.map(compoundStem))]
  const [only] = stems
  if (!only) return label
  const plain = !hyphen && stems.length === 1 && !/[- ]/.test(only) && !/[- ]/.test(label)
  if (plain && !apart.test(label) && only.length + label.length < 18)
    return only + label.toLocaleLowerCase('de')
  return [...stems, label].join('-').replace(/ /g, '-')
}
