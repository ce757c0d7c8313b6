import { expect, test } from 'vitest'
import { otherLanguageOf } from './other-language.ts'

test.each([
  [
    'it',
    'Tagliate il guanciale e fatelo rosolare in padella con poco olio. Sbattete le uova con il pecorino e il pepe, poi unite la pasta.',
  ],
  [
    'pt',
    'Bata os ovos com o açúcar até ficar um creme. Adicione a farinha e o fermento e leve ao forno por 40 minutos.',
  ],
  [
    'nl',
    'Klop de eieren met de suiker. Voeg de bloem en het zout toe en bak de cake in de oven op 180 graden.',
  ],
  [
    'sv',
    'Vispa ägg och socker. Blanda mjöl med bakpulver och rör ner det i smeten. Grädda i ugnen i 30 minuter.',
  ],
  ['pl', 'Ubij jajka z cukrem na puszystą masę. Dodać mąkę i wymieszać. Piec w piekarniku przez 40 minut.'],
  ['ru', 'Взбейте яйца с сахаром, добавьте муку и выпекайте 30 минут.'],
  ['ja', '卵を溶いて砂糖を加え、よく混ぜます。'],
])('%s', (code, text) => {
  expect(otherLanguageOf(text)).toBe(code)
  expect(otherLanguageOf(text, `${code}-XX`)).toBe(code)
})

test.each([
  'Beat the eggs with the sugar, add the flour and bake for 40 minutes.',
  'Battez les œufs avec le sucre, ajoutez la farine et enfournez 40 minutes.',
  'Bate los huevos con el azúcar, añade la harina y hornea 40 minutos.',
  'Die Eier mit dem Zucker schlagen, das Mehl zugeben und 40 Minuten backen.',
  '2 eggs',
  'Spaghetti alla carbonara\n200 g spaghetti\n2 eggs and a little cheese',
])('none: %s', (text) => expect(otherLanguageOf(text)).toBeNull())

test('what a page says of itself counts where its words do not say otherwise', () => {
  expect(
    otherLanguageOf('Beat the eggs with the sugar, add the flour and bake for 40 minutes.', 'it'),
  ).toBeNull()
  expect(otherLanguageOf('Vahusta munad suhkruga.', 'et')).toBe('et')
})
