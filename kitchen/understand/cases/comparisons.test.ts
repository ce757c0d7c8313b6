import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { misread, readCases } from './read-cases.ts'

/** What is only compared with is neither eaten nor at the table; numbers, units and lists are what they stand beside. */
const sentences: Record<Language, string> = {
  en: `
    rice pudding, but less sweet than honey => !honey ~honey
    more garlic than onion in the tomato soup => +garlic +tomato
    there is nothing worse than celery, chicken soup please => -celery
    I hate nothing more than beetroot, dinner with carrots => -beetroot +carrot
    I can't stand anything more than olives. pizza => -olive
    9x13 brownies for 20 people => s=20
    he eats like a child, macaroni cheese for two => s=2 child=no infant=no
    stew like my gran used to make => s=none frail=no
    a carrot cake for my two kids => child
    someone like my gran, who is frail, is coming, soup => frail
    I've a kilo of potatoes and zero patience, a soup => +potato
    no onions, but leeks are fine, potato soup => -onion -shallot +leek ~leek
    potato soup with leek, no onions => -onion +leek ~leek
    I don't eat pork or beef, chicken and lamb are fine, a stew => -pork-fillet -beef-steak ~chicken-breast
    no onions, garlic, or celery, just carrots and potatoes in the soup => -onion -garlic -celery +carrot +potato
    she is more allergic to peanuts than her brother, chicken curry => -peanut
    no onions, I'm allergic, but leek is fine, soup => -onion
  `,
  fr: `
    gâteau au yaourt dans un moule 24 x 24 => s=none !mussel
    mon mari mange comme un bébé, un plat de pâtes => infant=no child=no
    une poêlée de moules au vin blanc => +mussel
    un risotto, ni oignon ni ail, mais des poireaux => -onion -garlic +leek ~leek
    pas de porc ni de bœuf, le poulet ça va, un sauté => -pork-fillet -beef-steak ~chicken-breast
    comme mon fils est allergique aux noix, un gâteau => -walnut child
    plus de carottes que de navets dans la soupe => +carrot
  `,
  es: `
    estoy como un niño, hazme una paella => child=no
    sin cebolla ni ajo pero con puerro, una crema => -onion -garlic +leek ~leek
    nada de cebolla, ajo o apio, solo zanahoria, una sopa => -onion -garlic -celery +carrot
    un kilo de gambas y medio de arroz, algo para mi hijo => +prawn child
  `,
  de: `
    Königsberger Klopse wie bei Oma => s=none frail=no
    Kaiserschmarrn, mein Mann freut sich wie ein Kind => child=no
    ich hab ein Kilo Kartoffeln und einen freien Tag, Auflauf => +potato ~potato
    keine Nüsse und Rosinen rein, Zimt schon, Apfelkuchen => -walnut -raisin ~cinnamon
    ich mag weder Pilze noch Paprika, Spinat dagegen liebe ich, Lasagne => -button-mushroom -bell-pepper +spinach
    ohne so neumodisches Zeug wie Quinoa oder Chia, ein Salat => -quinoa -chia-seed
    ein Curry - auf Ingwer und Sellerie bitte verzichten => -ginger
    nussfreie Kekse mit Hafer => a:nuts
    weder Zwiebeln noch Knoblauch in den Eintopf, aber Lauch geht => -onion -garlic +leek ~leek
  `,
}

it.each(readCases(sentences))('in %s "%s" says %s', (language, text, expected) => {
  expect(misread(language, text, expected)).toEqual([])
})
