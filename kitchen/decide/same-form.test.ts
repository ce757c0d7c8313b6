import { expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../understand/understand.ts'

interface Case {
  language: Language
  turns: readonly string[]
  /** Templates of which one makes the dish. */
  templates: readonly string[]
  has?: readonly string[]
  hasNot?: readonly string[]
}

const cases: readonly Case[] = [
  {
    language: 'en',
    turns: ['thinking of a fish pie for tomorrow', 'my lad hates fish, do it with chicken instead'],
    templates: ['potPie', 'cottagePie'],
    hasNot: ['cod', 'salmon', 'prawn'],
  },
  {
    language: 'de',
    turns: ['Fischauflauf, aber lieber mit Hähnchen'],
    templates: ['potPie', 'cottagePie'],
    hasNot: ['cod'],
  },
  {
    language: 'de',
    turns: ['Ich würd gern Gulasch machen', 'ach ne doch lieber mit pilzen statt fleisch'],
    templates: ['braise'],
    has: ['button-mushroom', 'paprika'],
    hasNot: ['stewing-beef', 'jackfruit', 'seitan', 'chicken-thigh'],
  },
  {
    language: 'de',
    turns: ['Rindergulasch, aber mit Kürbis statt Rind'],
    templates: ['braise'],
    has: ['pumpkin'],
    hasNot: ['stewing-beef', 'chicken-thigh'],
  },
  {
    language: 'en',
    turns: ['beef stroganoff with mushrooms instead of beef'],
    templates: ['creamSauce'],
    has: ['button-mushroom', 'cream'],
    hasNot: ['beef-steak', 'pork-fillet'],
  },
  {
    language: 'en',
    turns: ['beef burgers but with salmon instead'],
    templates: ['burger'],
    has: ['salmon'],
    hasNot: ['minced-beef'],
  },
  {
    language: 'es',
    turns: ['lasaña de atún en vez de carne'],
    templates: ['layeredBake'],
    has: ['tinned-tuna'],
    hasNot: ['minced-beef'],
  },
  {
    language: 'fr',
    turns: ['hachis parmentier mais avec du poisson à la place de la viande'],
    templates: ['cottagePie'],
    hasNot: ['minced-beef'],
  },
  // The same dish of a quicker cut, or a near one.
  {
    language: 'en',
    turns: ["my nana's Irish stew, but I only have 1.5 hours"],
    templates: ['braise'],
    has: ['lamb-fillet', 'potato', 'carrot'],
  },
  { language: 'fr', turns: ['blanquette de veau en 1 h'], templates: ['whiteStew'], has: ['veal-escalope'] },
  { language: 'de', turns: ['Rouladen in einer Stunde'], templates: ['smothered'], has: ['beef-steak'] },
  {
    language: 'en',
    turns: ["pulled pork for 6, I don't have a slow cooker"],
    templates: ['potRoast'],
    has: ['pork-shoulder'],
  },
  // Without what has to stay out it is still itself.
  {
    language: 'de',
    turns: ['Erdäpfelgulasch ohne Fleisch'],
    templates: ['sauceStew'],
    has: ['potato', 'garlic', 'caraway', 'paprika', 'dried-marjoram'],
  },
  // A variety, or the meat of the name, takes the place of the usual.
  {
    language: 'fr',
    turns: ['carbonade à la bière brune'],
    templates: ['sauceStew'],
    has: ['dark-beer'],
    hasNot: ['beer'],
  },
  {
    language: 'es',
    turns: ['pozole rojo de pollo'],
    templates: ['chilliBroth'],
    has: ['chicken-thigh'],
    hasNot: ['pork-shoulder'],
  },
  { language: 'en', turns: ['lamb korma'], templates: ['curry'], hasNot: ['chicken-thigh'] },
  { language: 'fr', turns: ['gigot d’agneau rôti'], templates: ['roast'], has: ['lamb-leg'] },
]

test.each(cases)('$turns keeps its form', ({ language, turns, templates, has = [], hasNot = [] }) => {
  const { dish } = understand({ language, messages: turns.map((content) => ({ role: 'user', content })) })
  const foods = dish.plan.parts.map(({ ingredient }) => ingredient.id)
  expect(templates).toContain(dish.plan.template.id)
  expect(foods).toEqual(expect.arrayContaining([...has]))
  expect(foods.filter((id) => hasNot.includes(id))).toEqual([])
})
