import { expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import type { Phrase } from './grammar/phrase.ts'
import { library, recipeById } from '../library/index.ts'
import { phrases } from '../chef/phrase.ts'
import { sample } from '../test/sample.ts'
import { hazards } from '../safety/hazards/hazard.ts'
import { kitchenChef } from '../chef.ts'
import { sentences } from './sentences.ts'
import { plating } from '../plating/plating-words.ts'

/** The other way of speaking to somebody, which would break the voice: Sie, usted, tu. */
const stranger: Record<Exclude<Language, 'en'>, RegExp> = {
  de: /(?<=\p{L},? )(Sie|Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})/u,
  es: /(?<!\p{L})(usted(es)?|d[ií]game(lo)?|quiere|le (gust|apetec|parec|propong|doy)\p{L}*|a[ñn]ada|elija|sirva|ponga|disponga|coloque|use|limpie|guárdelo|compruebe|pruebe|diga|lave|lea)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|tes|dis-moi|ta|te)(?!\p{L})/iu,
}

const phrasesOf = (value: unknown): string[][] => {
  if (value === null || typeof value !== 'object') return []
  if (languages.every((language) => language in value)) {
    const phrase = value as Record<Language, string | readonly string[]>
    return [languages.map((language) => [phrase[language]].flat().join(' | '))]
  }
  return Object.values(value).flatMap(phrasesOf)
}

it.each(['de', 'es', 'fr'] as const)('the chef keeps one voice in %s wherever he speaks', (language) => {
  const spoken: Phrase[] = [
    ...sample(library(), 8, ({ id }) => `register ${id}`).flatMap(
      ({ id }) => recipeById(id)?.steps.map(({ text }) => text) ?? [],
    ),
    ...phrases().values(),
    ...hazards.map(({ warning }) => warning),
  ]
  const place = languages.indexOf(language)
  const said = [
    ...spoken.map((phrase) => phrase[language]),
    ...phrasesOf({ ...sentences, plating }).flatMap((phrase) => phrase[place] ?? []),
  ]
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((sentence) => stranger[language].test(sentence))).toEqual([])
})

it.each([
  ['de', ['Hallo', 'Ein Salat für zwei, Nussallergie', 'Was kann ich statt Tomaten nehmen?', 'Ist das gut?']],
  [
    'es',
    ['Hola', 'Una ensalada para dos, alergia a los frutos secos', '¿Qué uso en vez de tomate?', '¿Es bueno?'],
  ],
  ['fr', ['Bonjour', 'Une salade pour deux, allergie aux noix', 'Que mettre à la place des tomates ?']],
] as const)('in %s a whole conversation stays in that voice', async (language, turns) => {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  for (const content of turns) {
    messages.push({ role: 'user', content })
    const reply = await kitchenChef().reply({ messages, language })
    expect(reply).not.toMatch(stranger[language])
    messages.push({ role: 'assistant', content: reply })
  }
  const { message, recipe } = await kitchenChef().recipe({ messages, language })
  expect([message, ...(recipe?.safety ?? [])].join(' ')).not.toMatch(stranger[language])
})
