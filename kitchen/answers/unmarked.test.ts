import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { asksUnmarked } from './unmarked.ts'

describe('a sentence without the form of a question', () => {
  it.each<[language: Language, sentence: string, onTable: boolean]>([
    ['fr', 'je peux remplacer le lait par de l’eau', true],
    ['fr', 'et avec ça je sers quoi', true],
    ['es', 'puedo congelar la tortilla de patata', false],
    ['de', 'die panade löst sich bei mir immer ab, woran liegt das', true],
  ])('in %s "%s" asks', (language, sentence, onTable) => {
    expect(asksUnmarked(sentence, language, onTable)).toBe(true)
  })

  it.each<[language: Language, sentence: string]>([
    ['en', 'there are red lentils and beef in the fridge'],
    ['en', 'i don’t eat mushrooms'],
    ['fr', 'il me reste du riz cuit'],
    ['es', 'hay que gastar los calabacines'],
    ['de', 'mein Sohn verträgt keine Milch'],
    ['fr', 'verdict tombé la semaine dernière : plus de poisson, jamais'],
  ])('in %s "%s" tells', (language, sentence) => {
    expect(asksUnmarked(sentence, language, true)).toBe(false)
  })
})

describe('an answer for this person and dish', () => {
  const chef = kitchenChef()
  it.each<[language: Language, turns: readonly string[], says: RegExp, not?: RegExp]>([
    ['en', ['roast chicken', 'how do i know its done, ive not got a thermometer'], /juice.*clear/, /°C/],
    ['es', ['pollo asado', 'cómo sé que está hecho si no tengo termómetro'], /jugo.*claro/, /°C/],
    ['en', ['chicken curry', 'what goes with it besides rice'], /naan.*raita/, /rice/],
    ['de', ['Gemüsecurry', 'was kann ich dazu machen außer reis'], /Naan.*Raita/, /[Rr]eis/],
    ['es', ['qué es eso de rehogar y en qué se diferencia de pochar'], /Rehogar.*Pochar/s],
    [
      'de',
      ['im rezept steht 6 blatt gelatine, ich hab aber nur das pulver, wieviel nehm ich da'],
      /10 g Pulver/,
    ],
    ['fr', ['j’ai pas de balance, 200 g de farine ça fait combien de cuillères à soupe'], /25 c\. à s\./],
    ['es', ['cuánto es una taza de harina en gramos? es que la receta es gringa'], /125 g/, /No conozco/],
    ['en', ['what’s a stick of butter in grams'], /113 g/, /ounce/],
    ['fr', ['crème brûlée', 'j’ai pas de chalumeau'], /gril/, /Rouleau|Balance/],
    ['de', ['Linsensuppe', 'was kann ich statt suppengrün nehmen? hab nur zwiebel und karotten'], /reichen/],
    [
      'de',
      ['kannst du mir eine einkaufsliste machen und weißt du was die sachen kosten'],
      /Einkaufsliste, ja.*Preise kenne ich nicht/,
    ],
    ['es', ['tarta de queso', 'tengo un molde de 20 y la receta es de 24'], /molde de 20 cm.*70 %/],
  ])('in %s, %j', async (language, turns, says, not) => {
    const messages: { role: 'user' | 'assistant'; content: string }[] = []
    for (const content of turns) {
      messages.push({ role: 'user', content })
      messages.push({ role: 'assistant', content: await chef.reply({ messages, language }) })
    }
    const answer = messages.at(-1)?.content ?? ''
    expect(answer).toMatch(says)
    if (not) expect(answer).not.toMatch(not)
  })
})
