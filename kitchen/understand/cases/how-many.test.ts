import { expect, it } from 'vitest'
import { misread, readCases } from './read-cases.ts'

const counts = {
  en: `
    six pasties for the walk => s=6
    we need to feed 30, two of them are allergic to fish => s=30
    buffet for 30, two of them are allergic to celery => s=30
    leek soup for 3 || 5 now => s=5
    leek soup for 3 || there's 5 now => s=5
    leek soup for 3 || it's seven of us now => s=7
    can you make 3 of them => s=3
    a burger || make 3 of them => s=3
    chilli for two adults and three kids => s=5
    pasta for 4 to 6 people => s=6
    pasta for 4-6 => s=6
    soup for grandpa => s=1
    just for grandma, something soft => s=1
    pancakes for the whole family, five of us => s=5
    a cake for my sister's birthday, 10 guests => s=10
    half a recipe of chilli for 4 => s=4
  `,
  fr: `
    un buffet pour 30, dont deux allergiques aux noix => s=30
    un ragoût pour 4 || il en faut 7 maintenant => s=7
    un ragoût pour 4 || finalement on mange à 7 => s=7
    on mange à six, un curry => s=6
    fais-en 3 => s=3
    un curry pour 2 adultes et 3 enfants => s=5
    des pâtes pour 4 à 6 personnes => s=6
    une purée pour mamie => s=1
  `,
  es: `
    comemos 6, algo con pollo => s=6
    para comer comemos seis => s=6
    buffet para 30, dos de ellos son alérgicos al pescado => s=30
    un guiso para 4 || ahora hacen falta 7 => s=7
    un guiso para 4 || ahora somos 7 => s=7
    un guiso para 4 || necesitamos 7 raciones => s=7
    un guiso para 4 || al final hacen falta 7 => s=7
    hazme tres de esos => s=3
    paella para dos adultos y tres niños => s=5
    pasta para 4 o 5 personas => s=5
    un puré para la abuela => s=1
  `,
  de: `
    ein Eintopf für 4 || wir brauchen 7 => s=7
    ein Eintopf für 4 || wir brauchen jetzt sieben => s=7
    ein Eintopf für 4 || jetzt doch 6 => s=6
    Buffet für 30, zwei davon sind allergisch auf Nüsse => s=30
    mach drei davon => s=3
    Nudeln für zwei Erwachsene und drei Kinder => s=5
    Nudeln für 4 bis 6 Personen => s=6
    Brei für Opa => s=1
  `,
}

it.each(readCases(counts))('in %s "%s" counts who eats', (language, text, expected) => {
  expect(misread(language, text, expected)).toEqual([])
})
