import type { Category } from '../lexicon/ingredient.ts'
import { isWarning } from './inedible.ts'
import { findingOf, type SafetyFinding, type Sentence, type CheckedDish } from './checked-dish.ts'

const keep =
  /(?<!\p{L})(?:stor(?:e|ed|es)|bottle|bottles|jars?|conserv\p{L}+|se garde\p{L}*|bocal|bocaux|bouteilles?|guard\p{L}+|frascos?|tarros?|botellas?|aufbewahr\p{L}*|haltbar|hält sich|lagern|flaschen?|schraubgl\p{L}*)(?!\p{L})/iu
const long =
  /(?<!\p{L})(?:weeks?|months?|year|room temperature|pantry|cupboard|shelf|semaines?|mois|température ambiante|placard|semanas?|meses|mes|temperatura ambiente|despensa|wochen?|monaten?|zimmertemperatur|raumtemperatur|speisekammer|vorratsschrank)(?!\p{L})/iu
const cold = /fridge|refrigerat|frigo|réfrigér|nevera|frigorífico|heladera|refriger|kühlschrank|gekühlt/i
const months = /(?<!\p{L})(?:months?|year|mois|mes|meses|monaten?)(?!\p{L})/iu

const garlicOil: Sentence = {
  en: () =>
    'Garlic kept in oil can grow botulism: make it fresh, or keep it in the fridge for 4 days at most.',
  fr: () =>
    'L’ail conservé dans l’huile peut développer le botulisme : le préparer au dernier moment, ou 4 jours au réfrigérateur au plus.',
  es: () =>
    'El ajo guardado en aceite puede causar botulismo: hacerlo al momento o guardarlo en la nevera 4 días como máximo.',
  de: () =>
    'In Öl aufbewahrter Knoblauch kann Botulismus verursachen: frisch zubereiten oder höchstens 4 Tage im Kühlschrank aufbewahren.',
}

/** Garlic stored under oil without cold, or for long. */
export function garlicInOil({ items, steps, recipe, language }: CheckedDish): SafetyFinding[] {
  const has = (test: (id: string) => boolean) => items.some(({ foods }) => foods.some(({ id }) => test(id)))
  if (!has((id) => id === 'garlic' || id === 'wild-garlic') || !has((id) => id.endsWith('-oil'))) return []
  const texts = steps.map(({ text }) => text)
  const storing = texts.filter((text, place) => {
    const match = keep.exec(text)
    if (!match || isWarning(text, match.index, match.index + match[0].length)) return false
    const about = `${recipe.title} ${texts[place - 1] ?? ''} ${text}`
    return (
      /oil|huile|aceite|öl/i.test(about) &&
      /garlic|(?<!\p{L})ail(?!\p{L})|ajo|knoblauch|bärlauch/iu.test(about)
    )
  })
  const all = storing.join(' ')
  if (!all || (cold.test(all) && !long.test(all))) return []
  if (!long.test(all)) return [findingOf('garlic-in-oil', 'warning', garlicOil, language)]
  const chilledForWeeks = cold.test(all) && !months.test(all)
  return [findingOf('garlic-in-oil', chilledForWeeks ? 'warning' : 'dangerous', garlicOil, language)]
}

const lowAcid: readonly Category[] = [
  'legume',
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
  'mushroom',
  'leafyGreen',
  'potato',
  'vegetable',
  'stock',
]
const canningWords =
  /(?<!\p{L})(?:canning|home[- ]canned|canner|mason jars?|water[- ]bath the jars|sterili[sz]e\w*|stérilis\p{L}*|mettre en conserve|mise en bocal|envasar al vacío|baño maría los (?:tarros|frascos)|esteriliz\p{L}*|(?<=^[^\n]*)einkoch\p{L}*|gl[aä]s\p{L}*[^.!?]*einkoch\p{L}*|einkoch\p{L}*[^.!?]*gl[aä]s\p{L}*|einweck\p{L}*|einmach\p{L}*|weckgl\p{L}*)/iu
const acid =
  /vinegar|vinaigre|vinagre|essig|pressure cann|autoclave|dampfdruck|schnellkochtopf|olla a presión/i

const canning: Sentence = {
  en: () =>
    'Low-acid food canned at home can grow botulism: follow a tested pressure-canning recipe, or freeze it instead.',
  fr: () =>
    'Un aliment peu acide mis en bocal à la maison peut développer le botulisme : suivre une recette éprouvée à l’autoclave, ou congeler.',
  es: () =>
    'Los alimentos poco ácidos envasados en casa pueden causar botulismo: seguir una receta probada con olla a presión para conservas, o congelarlos.',
  de: () =>
    'Säurearme Lebensmittel im Einmachglas können Botulismus verursachen: nach geprüftem Rezept unter Druck einkochen oder lieber einfrieren.',
}

/** Vegetables, pulses, meat or fish put up in jars without acid or pressure. */
export function homeCanning({ items, steps, recipe, language }: CheckedDish): SafetyFinding[] {
  const text = [recipe.title, ...steps.map((step) => step.text)].join('\n')
  const match = canningWords.exec(text)
  if (!match || isWarning(text, match.index, match.index + match[0].length)) return []
  if (!items.some(({ foods }) => foods.some(({ category }) => lowAcid.includes(category)))) return []
  const sour = acid.test(text) || items.some(({ foods }) => foods.some(({ id }) => id.endsWith('vinegar')))
  return [
    findingOf('home-canning', sour ? 'note' : long.test(text) ? 'dangerous' : 'warning', canning, language),
  ]
}

const leftOut =
  /(?<!\p{L})(?:overnight|next day|room temperature|day[- ]old|leave (?:it |the rice )?to cool|cool (?:completely|down)|la veille|lendemain|toute la nuit|température ambiante|(?:laisser|laissez) refroidir|de un día para otro|toda la noche|temperatura ambiente|dejar enfriar|über nacht|nächsten tag|zimmertemperatur|raumtemperatur|(?:abkühlen|auskühlen) lassen|vom vortag)(?!\p{L})/iu
const warmNight =
  /(?:overnight|toute la nuit|toda la noche|über nacht)[^.]*(?:room temperature|counter|température ambiante|temperatura ambiente|zimmertemperatur|raumtemperatur)|(?:room temperature|counter|température ambiante|temperatura ambiente|zimmertemperatur|raumtemperatur)[^.]*(?:overnight|toute la nuit|toda la noche|über nacht)/iu

const rice: Sentence = {
  en: () =>
    'Cooked rice must be cooled within an hour, kept in the fridge for a day at most and reheated until steaming.',
  fr: () =>
    'Le riz cuit doit refroidir en moins d’une heure, se garder un jour au plus au réfrigérateur et être réchauffé bien fumant.',
  es: () =>
    'El arroz cocido debe enfriarse en menos de una hora, guardarse un día como máximo en la nevera y recalentarse hasta que humee.',
  de: () =>
    'Gekochter Reis muss innerhalb einer Stunde abkühlen, höchstens einen Tag im Kühlschrank stehen und dampfend heiß aufgewärmt werden.',
}

/** Rice that cools or waits; fine when the step says how, dangerous when it stands out overnight. */
export function riceCooling({ items, steps, recipe, language }: CheckedDish): SafetyFinding[] {
  if (!items.some(({ foods }) => foods.some(({ id }) => id === 'rice' || id.endsWith('-rice')))) return []
  const riskily = steps.find(({ text }) => warmNight.test(text) && /rice|riz|arroz|reis/i.test(text))
  if (riskily) {
    const match = warmNight.exec(riskily.text)
    if (match && !isWarning(riskily.text, match.index, match.index)) {
      return [findingOf('rice-cooling', 'dangerous', rice, language)]
    }
  }
  const told = recipe.safety.some((sentence) => /rice|riz|arroz|reis/i.test(sentence))
  const cools = steps.some(
    ({ text }) => leftOut.test(text) && /rice|riz\b|arroz|reis/i.test(text) && !cold.test(text),
  )
  return cools && !told ? [findingOf('rice-cooling', 'note', rice, language)] : []
}
