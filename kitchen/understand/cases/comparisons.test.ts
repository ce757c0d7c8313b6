import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { misread, readCases } from './read-cases.ts'

/** What is only compared with is neither eaten nor at the table; numbers, units and lists are what they stand beside. */
const sentences: Record<Language, string> = {
  en: `
    rice pudding, but less sweet than honey => !honey ~honey
    a pumpkin soup as smooth as cream, with ginger => +pumpkin +ginger !cream
    more garlic than onion in the tomato soup => +garlic +tomato
    there is nothing worse than celery, chicken soup please => -celery
    he eats like a child, macaroni cheese for two => s=2 child=no infant=no
    stew like my gran used to make => s=none frail=no
    a carrot cake for my two kids => child
    someone like my gran, who is frail, is coming, soup => frail
    I've a kilo of potatoes and zero patience, a soup => +potato
    no onions, but leeks are fine, potato soup => -onion -shallot +leek ~leek
    potato soup with leek, no onions => -onion +leek ~leek
    no onions, I'm allergic, but leek is fine, soup => -onion
  `,
  fr: `
    une soupe de carottes plus douce que du miel => +carrot !honey
    gâteau au yaourt dans un moule 24 x 24 => s=none !mussel
    mon mari mange comme un bébé, un plat de pâtes => infant=no child=no
    une poêlée de moules au vin blanc => +mussel
    un risotto, ni oignon ni ail, mais des poireaux => -onion -garlic +leek ~leek
    plus de carottes que de navets dans la soupe => +carrot
  `,
  es: `
    una crema de calabacín tan suave como la nata => +courgette !cream
    estoy como un niño, hazme una paella => child=no
    sin cebolla ni ajo pero con puerro, una crema => -onion -garlic +leek ~leek
    un kilo de gambas y medio de arroz, algo para mi hijo => +prawn child
  `,
  de: `
    Apfelkuchen, nicht so süß wie Marzipan => !marzipan ~marzipan
    eine Möhrensuppe cremiger als Sahne => +carrot !cream
    Königsberger Klopse wie bei Oma => s=none frail=no
    Kaiserschmarrn, mein Mann freut sich wie ein Kind => child=no
    ich hab ein Kilo Kartoffeln und einen freien Tag, Auflauf => +potato ~potato
    nussfreie Kekse mit Hafer => a:nuts
    weder Zwiebeln noch Knoblauch in den Eintopf, aber Lauch geht => -onion -garlic +leek ~leek
  `,
}

it.each(readCases(sentences))('in %s "%s" says %s', (language, text, expected) => {
  expect(misread(language, text, expected)).toEqual([])
})
