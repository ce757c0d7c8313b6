import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../test/understood.ts'

const read = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

const idsOf = ({ dish }: ReturnType<typeof read>) => dish.plan.parts.map(({ ingredient }) => ingredient.id)

describe('an allergy or a refusal said lightly', () => {
  it.each([
    ['Carrot cake for six, one of us has a nut thing', 'nuts'],
    ['Muffins, my nephew has got an egg issue', 'eggs'],
    ['Pancakes, my sister has a dairy thing so nothing creamy', 'milk'],
  ])('%s', (text, allergen) => {
    const { wishes } = read('en', text)
    expect(wishes.allergens).toContain(allergen)
    expect(wishes.wanted.map(({ id }) => id)).not.toContain('mixed-nut')
  })

  it('reads a problem with nuts said in German', () => {
    const { wishes } = read('de', 'Kuchen, mein Neffe hat was mit Nüssen')
    expect(wishes.allergens).toContain('nuts')
    expect(wishes.wanted).toEqual([])
  })

  it('lifts a diet that no longer holds', () => {
    expect(read('es', 'Mi prima ya no es vegetariana, un guiso con carne').wishes.diets).toEqual([])
    expect(read('en', 'My cousin is no longer vegetarian, a stew with beef').wishes.diets).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'Pancakes for my 15 month old'],
    ['de', 'Pfannkuchen für meinen 15 Monate alten Sohn'],
    ['fr', 'Des crêpes, ma fille a 15 mois'],
  ])('takes a child of more than a year for a toddler and no infant: %s %s', (language, text) => {
    const { wishes } = read(language, text)
    expect([wishes.infant, wishes.toddler]).toEqual([false, true])
  })

  it('takes a child of some months for an infant', () => {
    expect(read('en', 'Carrots for my 8 month old').wishes.infant).toBe(true)
  })

  it.each([
    'Auflauf, eini isst keis Fleisch',
    'Auflauf, mir ässe kei Fleisch',
    'Auflauf, mir essed kes Fleisch',
  ])('reads the Swiss no: %s', (text) => {
    const { wishes } = read('de', text)
    expect(wishes.wantedGroups).toEqual([])
    expect(wishes.excludedGroups).toContain('meat')
  })

  it('keeps ground peppers from somebody who reacts to peppers, and leaves them to who only dislikes peppers', () => {
    expect(idsOf(read('en', 'Goulash, my cousin is allergic to bell peppers')).join()).not.toMatch(/paprika/)
    expect(read('en', 'Goulash, but no bell peppers').wishes.excludedIds).not.toContain('paprika')
  })

  it.each<[Language, string]>([
    ['en', 'My uncle gave up alcohol. Coq au vin please'],
    ['en', 'My wife has quit drinking, beef bourguignon please'],
    ['fr', "Mon oncle a cessé de boire, un coq au vin s'il te plaît"],
    ['es', 'Mi tío ha dejado la bebida, un estofado al vino tinto'],
    ['de', 'Mein Onkel hat mit dem Trinken aufgehört, bitte Coq au Vin'],
  ])('cooks without alcohol for somebody who stopped drinking: %s %s', (language, text) => {
    const reading = read(language, text)
    expect(reading.wishes.alcoholFree).toBe(true)
    expect(reading.dish.plan.parts.filter(({ ingredient }) => ingredient.alcohol)).toEqual([])
  })
})

describe('everyday words', () => {
  it.each<[Language, string]>([
    ['fr', "J'ai une cocotte-minute et du boeuf, un ragoût"],
    ['fr', "J'ai 45 ans et j'aime la soupe"],
    ['es', 'Tengo 58 años y quiero lentejas'],
    ['de', 'Suppe, meine Frau kann selbst nachsalzen'],
    ['de', 'Suppe, mein Mann mag nachwürzen'],
    ['de', 'Ich habe einen Schnellkochtopf, ein Eintopf bitte'],
  ])('are no illness: %s %s', (language, text) => {
    expect(read(language, text).wishes.unknownHealth).toEqual([])
  })

  it('do not hurry: a pressure cooker is named, no time', () => {
    expect(read('de', 'Gulasch im Schnellkochtopf').wishes.minutes).toBeNull()
  })

  it.each<[Language, string]>([
    ['en', 'Pasta for my parents, the twins and me'],
    ['de', 'Nudeln für meine Eltern, die Zwillinge und mich'],
    ['en', 'Pasta for my wife, the kids and me'],
    ['fr', 'Des pâtes pour ma femme, les enfants et moi'],
    ['es', 'Queso para mi hermana, los niños y yo'],
  ])('of the family refuse nothing: %s %s', (language, text) => {
    const { wishes } = read(language, text)
    expect(wishes.allergens).toEqual([])
    expect(wishes.excludedIds).toEqual([])
  })
})

describe('the number of people', () => {
  it.each<[Language, readonly string[], number | null]>([
    ['en', ['My grandad (91) would love a stew'], null],
    ['fr', ['Mon grand-père (88 ans) veut une soupe'], null],
    ['es', ['Un arroz, mi madre tiene 70 años'], null],
    ['de', ['Meine Tochter (16) wünscht sich Nudeln'], null],
    ['en', ['Pancakes for my 3 year old and me'], 2],
    ['en', ['Soup, my mum is 76'], null],
    ['en', ['Lasagne (6)'], 6],
    ['en', ['Pasta for my parents, the twins and me'], 5],
    ['fr', ['une tarte pour mes parents, les jumeaux et moi'], 5],
    ['es', ['paella para mis padres, los gemelos y yo'], 5],
    ['de', ['Nudeln für meine Eltern, die Zwillinge und mich'], 5],
    ['en', ['Curry for 4', 'double it'], 8],
    ['de', ['Curry für 4', 'nein, doch für doppelt so viele'], 8],
    ['en', ['Curry for 8', 'make it half of that'], 4],
    ['fr', ['Curry pour 8', 'en fait la moitié ne vient pas'], 4],
    ['es', ['Curry para 6', 'la mitad no viene'], 3],
    ['de', ['Curry für 4', 'lieber die Hälfte davon'], 2],
    ['es', ['en casa somos seis pero hoy cenamos cuatro, pasta'], 4],
    ['en', ['curry for four, my sister is coming too'], 5],
    ['fr', ['une soupe pour quatre, ma tante vient aussi'], 5],
    ['de', ['Suppe für 4', 'meine Eltern kommen auch'], 6],
    ['en', ['A pie, eight for Christmas'], 8],
  ])('%s %j', (language, turns, servings) => {
    expect(read(language, ...turns).wishes.servings).toBe(servings)
  })
})

describe('the dish that is meant', () => {
  it.each<[Language, readonly string[], RegExp]>([
    ['en', ['Chicken curry', 'my neighbour brought a cake, so no dessert, for 3'], /^curry$/],
    ['fr', ['Un curry de poulet', 'ma tante apporte une tarte'], /^curry$/],
    ['de', ['Gulasch', 'meine Tante bringt einen Kuchen mit'], /^goulash$/],
    ['en', ['Soup', 'can we do a lasagne?'], /^lasagne$/],
    ['es', ['una ensalada', 'mejor unas croquetas'], /^croquettes$/],
  ])('%s %j', (language, turns, dish) => {
    expect(read(language, ...turns).dish.plan.dish.id).toMatch(dish)
  })

  it('keeps fresh fish where only smoked fish is refused', () => {
    const ids = idsOf(read('en', 'Fish pie, nobody here likes smoked fish though, use salmon'))
    expect(ids).toContain('salmon')
    expect(ids.join()).not.toMatch(/smoked-(?:salmon|trout|haddock)/)
  })
})
