import { expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { fold } from '../lexicon/text/fold.ts'

const chef = kitchenChef()

/** A sample of foods of different classes; every one has all of these facts. */
const foods = ['carrot', 'leek', 'potato', 'salmon', 'duck-breast', 'short-pasta', 'halloumi', 'cod']

/** What is asked of each food, with a sign of the type of answer that it expects. */
const frames: Record<Language, readonly (readonly [frame: string, type: RegExp])[]> = {
  en: [
    ['{f}: any clue how many minutes they cook?', /minutes|hours/],
    ['for how many days would {f} stay good in the fridge?', /day|week/],
    ['at how many degrees are {f} cooked?', /\d °C/],
    ['for one person, how many grams of {f} would you reckon?', /\d g/],
    ['a cup of {f}, what does that make in ounces?', /\d oz/],
  ],
  fr: [
    ['{f} : il faut compter combien de minutes de cuisson ?', /minutes|heures/],
    ['au frigo, {f} se gardent combien de jours ?', /jour|semaine/],
    ['à combien de degrés on cuit {f} ?', /\d °C/],
    ['pour une personne, combien de grammes de {f} ?', /\d g/],
    ['une tasse de {f} fait combien de grammes ?', /\d g/],
  ],
  es: [
    ['¿cuántos minutos se cuecen {f}?', /minutos|horas/],
    ['¿cuántos días aguantan {f} en la nevera?', /día|semana/],
    ['¿a cuántos grados se hacen {f}?', /\d °C/],
    ['para una persona, ¿cuántos gramos de {f}?', /\d g/],
    ['una taza de {f}, ¿cuántos gramos son?', /\d g/],
  ],
  de: [
    ['wie viele Minuten müssen {f} garen?', /Minuten|Stunden/],
    ['wie viele Tage sind {f} im Kühlschrank haltbar?', /Tag|Woche/],
    ['bei wie viel Grad gart man {f}?', /\d °C/],
    ['wie viel Gramm {f} rechnet man für eine Person?', /\d g/],
    ['eine Tasse {f}, wie viel Gramm sind das?', /\d g/],
  ],
}

it.each(languages)(
  'in %s what is asked of a food is answered of that food, by its type',
  async (language) => {
    const wrong: string[] = []
    for (const [frame, type] of frames[language])
      for (const id of foods) {
        const name = findIngredientById(id)?.names[language].many ?? id
        const asked = frame.replace('{f}', name)
        const said = await chef.reply({ messages: [{ role: 'user', content: asked }], language })
        const isOfFood = fold(said).includes(fold(name).slice(0, 4))
        if (!type.test(said) || !isOfFood || said.includes('**')) wrong.push(`${asked}: ${said}`)
      }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(4)
  },
)

it.each<[language: Language, question: string, answers: readonly RegExp[]]>([
  ['es', '¿quién eres y te acuerdas de mí?', [/programa/, /conversación/]],
])('in %s "%s" gets an answer for each half', async (language, content, answers) => {
  const said = await chef.reply({ messages: [{ role: 'user', content }], language })
  for (const each of answers) expect(said).toMatch(each)
})
