import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../understand/understand.ts'
import { readCases } from '../understand/cases/read-cases.ts'

const dishFor = (language: Language, content: string) =>
  understand({ messages: [{ role: 'user', content }], language }).dish

const cases = {
  en: `
    it's boiling hot, no oven, a light dinner for two => salad bowl pastaSalad limeSalad gazpacho
    too hot to have the oven on, dinner for 3 => salad bowl pastaSalad limeSalad gazpacho
    something cheap for four => beanPot curry brothSoup sauceStew hash dal spanishTortilla pasta chilli stew
    batch cooking in a big pot for 6 => beanPot chilli sauceStew curry dal stew
    sausages, what can I make => stew trayBake beanPot mash sauceStew pasta hash gratin panFry
    tinned lentils and sausages in 25 minutes => stew beanPot sauceStew hash pasta gratin panFry
    pork mince for dinner => pasta chilli meatballs hash stuffed curry friedRice stew
    chilli without beans => chilli
    something without much washing up => trayBake frittata salad sandwich gazpacho toast
  `,
  fr: `
    il fait très chaud, pas de four, un dîner léger pour deux => salad bowl pastaSalad limeSalad gazpacho
    un plat pas cher pour quatre => beanPot curry brothSoup sauceStew hash dal spanishTortilla pasta chilli stew
    une grande marmite pour plusieurs jours => beanPot chilli sauceStew curry dal stew
    que faire avec des saucisses => stew trayBake beanPot mash sauceStew pasta hash gratin panFry
    un chili sans haricots => chilli
    un truc froid pour demain midi => salad potatoSalad pastaSalad sandwich frittata quiche savouryTart gazpacho slaw
    un plat à manger avec les doigts => sandwich toastie empanada turnovers skewers wings savouryTart quiche dumplings fritters falafel croquettes meatballs gougeres friedRolls freshRolls pizza bruschetta toast
  `,
  es: `
    hace mucho calor, sin horno, para dos => salad bowl pastaSalad limeSalad gazpacho
    algo barato para cuatro => beanPot curry brothSoup sauceStew hash dal spanishTortilla pasta chilli stew
    una olla grande para varios días => beanPot chilli sauceStew curry dal stew
    lentejas de bote y salchichas en 25 minutos => stew beanPot sauceStew hash pasta gratin panFry
    un chili sin frijoles => chilli
    algo para ensuciar poco => trayBake frittata salad sandwich gazpacho toast
  `,
  de: `
    es ist so heiß, bitte ohne Ofen, was Leichtes für zwei => salad bowl pastaSalad limeSalad gazpacho
    etwas Günstiges für vier => beanPot curry brothSoup sauceStew hash dal spanishTortilla pasta chilli stew
    ein großer Topf zum Vorkochen => beanPot chilli sauceStew curry dal stew
    Linsen aus der Dose und Würstchen in 25 Minuten => stew beanPot sauceStew hash pasta gratin panFry
    Chili ohne Bohnen => chilli
    irgendwas ohne viel Abwasch => trayBake frittata salad sandwich gazpacho toast
  `,
}

describe('where no dish was named', () => {
  it.each(readCases(cases))('in %s "%s" is one of %s', (language, text, templates) => {
    expect(templates.split(' ')).toContain(dishFor(language, text).plan.template.id)
  })

  it.each([
    ['en', 'dinner please'],
    ['en', "I'm hungry, what's for dinner"],
    ['en', 'no idea what to cook tonight'],
    ['fr', 'qu’est-ce que je mange ce soir'],
    ['fr', 'une idée de repas ?'],
    ['es', 'qué ceno hoy'],
    ['es', 'una idea para comer'],
    ['de', 'Was soll ich heute kochen?'],
    ['de', 'ich hab Hunger, was gibt es'],
  ] as const)('in %s "%s" is an everyday dish', (language, text) => {
    expect(dishFor(language, text).plan.template.id).toMatch(
      /^(pasta|trayBake|curry|stirFry|frittata|chilli|friedRice|spanishTortilla|sauceStew|stew|creamSauce|risotto)$/,
    )
  })
})
