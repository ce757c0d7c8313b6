import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { CookWishes, Texture } from '../recipes/wishes.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { cooksAmount } from './measures.ts'
import type { Part } from '../recipes/part.ts'
import type { Plan } from '../recipes/plan.ts'
import { sentence, type PlannedStep } from './planned-step.ts'
import { needsSafeEggs } from '../recipes/vulnerable-eaters.ts'

/** What is done for a texture in a step, the last of those that it fits. */
interface Operation {
  texture: Texture
  fits: (step: PlannedStep, plan: Plan) => boolean
  text: Phrase
  /** Minutes that it takes or saves. */
  minutes?: number
  /** What it scatters on top where the dish has nothing there: so much for one person. */
  adds?: { some: readonly string[]; grams: number; beside: RegExp }
}

const isShaped = /^(burger|meatballs|meatloaf|klopse|skewers|mashCakes)$/
const isBiscuit = /^(cookies|biscuits|brownies)$/
const isSaucy = /[sS]oup$|^(stew|chilli|curry|dal|beanPot|sauceStew|rouxStew|braise|creamSauce)$/

const hasSkin = ({ ingredient: { id } }: Part) =>
  /^(whole-chicken|chicken-thigh|chicken-wing|duck-breast|duck-leg|whole-duck|goose|pork-belly|salmon|trout|sea-bream)$/.test(
    id,
  )
const isLean = ({ ingredient: { category } }: Part) => /^(meat|poultry|fish)$/.test(category)
const isBaked = ({ on, minutes }: PlannedStep) => on === 'oven' && (minutes ?? 0) >= 5
const isSavoury = ({ template: { dishType } }: Plan) => dishType === 'Mains' || dishType === 'Starters'

const operations: readonly Operation[] = [
  {
    texture: 'crispTop',
    fits: (step, plan) => isBaked(step) && isSavoury(plan),
    text: say(
      '[Scatter the top with {x}. ]Leave it uncovered and put it under the hot grill for the last 5 minutes, until the top is brown and really crisp.',
      '[Parsemer le dessus {x:de}. ]Laisser à découvert et passer sous le gril bien chaud les 5 dernières minutes : le dessus doit être brun et bien croustillant.',
      '[Esparcir {x} por encima. ]Dejar sin tapar y poner bajo el grill caliente los últimos 5 minutos, hasta que la superficie esté tostada y bien crujiente.',
      '[Die Oberfläche mit {x:dat} bestreuen. ]Offen lassen und für die letzten 5 Minuten unter den heißen Grill schieben, bis die Oberfläche braun und richtig knusprig ist.',
    ),
    adds: {
      some: ['breadcrumb', 'gluten-free-oats', 'sunflower-seed'],
      grams: 10,
      beside: /^(crumbs|crust|topping)$/,
    },
  },
  {
    texture: 'crispSkin',
    fits: (step, { parts }) => (isBaked(step) || step.on === 'airFryer') && parts.some(hasSkin),
    text: say(
      'For a crisp skin, pat it completely dry and salt it before it goes in, leave it uncovered, and turn the heat up to 220 °C for the last 10 minutes.',
      'Pour une peau croustillante, bien la sécher et la saler avant d’enfourner, ne pas couvrir, et monter à 220 °C les 10 dernières minutes.',
      'Para que la piel quede crujiente, secarla del todo y salarla antes de meterla, no tapar, y subir a 220 °C los últimos 10 minutos.',
      'Für knusprige Haut diese vorher ganz trocken tupfen und salzen, nicht abdecken und für die letzten 10 Minuten auf 220 °C hochschalten.',
    ),
  },
  {
    texture: 'juicy',
    fits: (step, { template }) =>
      isShaped.test(template.id) && step.kind === 'prep' && step.uses.some(isLean),
    text: say(
      'So that it stays juicy, work in 1 tablespoon of cold water or finely grated onion for each person and knead no longer than needed.',
      'Pour que ce soit moelleux, incorporer par personne 1 cuillère à soupe d’eau froide ou d’oignon râpé et ne pas pétrir plus qu’il ne faut.',
      'Para que quede jugoso, añadir por persona 1 cucharada de agua fría o de cebolla rallada y no amasar más de lo necesario.',
      'Damit es saftig bleibt, pro Person 1 Esslöffel kaltes Wasser oder fein geriebene Zwiebel einarbeiten und nicht länger kneten als nötig.',
    ),
  },
  {
    texture: 'juicy',
    fits: (step, { template }) => !isShaped.test(template.id) && (step.guards ?? []).some(isLean),
    text: say(
      'So that it stays juicy, take it off the heat the moment it is done and let it rest for 5 minutes, loosely covered, before cutting.',
      'Pour que ce soit juteux, retirer du feu dès que c’est cuit et laisser reposer 5 minutes à couvert avant de couper.',
      'Para que quede jugoso, retirar del fuego en cuanto esté hecho y dejar reposar 5 minutos tapado antes de cortar.',
      'Damit es saftig bleibt, vom Feuer nehmen, sobald es gar ist, und vor dem Anschneiden 5 Minuten locker zugedeckt ruhen lassen.',
    ),
  },
  {
    texture: 'chewy',
    fits: (step, { template }) => isBiscuit.test(template.id) && isBaked(step),
    minutes: -2,
    text: say(
      'For chewy ones that means 2 minutes less than usual: the middle still looks soft and firms up on the tray.',
      'Pour qu’ils restent moelleux, c’est 2 minutes de moins que d’habitude : le cœur semble encore mou et se raffermit sur la plaque.',
      'Para que queden tiernas por dentro son 2 minutos menos de lo normal: el centro parece blando y se asienta en la bandeja.',
      'Damit sie innen weich und zäh bleiben, sind das 2 Minuten weniger als sonst: Die Mitte wirkt noch weich und wird auf dem Blech fest.',
    ),
  },
  {
    texture: 'crunchy',
    fits: (step, { template }) => isBiscuit.test(template.id) && isBaked(step),
    minutes: 3,
    text: say(
      'For crunchy ones that means 3 minutes more than usual, until they are brown all over; let them dry in the switched-off oven.',
      'Pour qu’ils croquent, c’est 3 minutes de plus que d’habitude, jusqu’à être dorés partout ; les laisser sécher dans le four éteint.',
      'Para que crujan son 3 minutos más de lo normal, hasta que estén doradas del todo; dejarlas secar en el horno apagado.',
      'Damit sie richtig knusprig werden, sind das 3 Minuten mehr als sonst, bis sie überall braun sind; im ausgeschalteten Ofen trocknen lassen.',
    ),
  },
  {
    texture: 'thick',
    fits: (step, { template }) => isSaucy.test(template.id) && step.on === 'stove' && step.wet === true,
    minutes: 8,
    text: say(
      'To make it thick, let it boil without a lid for the last 8 minutes, stirring, until a spoon leaves a trace.',
      'Pour l’épaissir, faire bouillir sans couvercle les 8 dernières minutes en remuant, jusqu’à ce que la cuillère laisse une trace.',
      'Para que espese, dejar hervir sin tapa los últimos 8 minutos, removiendo, hasta que la cuchara deje rastro.',
      'Damit es sämig wird, die letzten 8 Minuten ohne Deckel unter Rühren kochen, bis der Löffel eine Spur zieht.',
    ),
  },
  {
    texture: 'thin',
    fits: (step, { template }) => isSaucy.test(template.id) && step.on === 'stove' && step.wet === true,
    text: say(
      'To keep it thin, add hot water or stock, a ladle at a time, until it runs as you like it.',
      'Pour le garder bien liquide, ajouter de l’eau ou du bouillon chaud, une louche à la fois, selon le goût.',
      'Para que quede ligera, añadir agua o caldo caliente, cazo a cazo, al gusto.',
      'Damit es dünn bleibt, schöpflöffelweise heißes Wasser oder Brühe zugeben, bis es nach Geschmack fließt.',
    ),
  },
]

export const textureSentences: readonly Phrase[] = operations.map(({ text }) => text)

/** Eggs that are left soft inside are for those whom they cannot harm. */
const isKeptFirm = (texture: Texture, wishes: CookWishes) => texture === 'juicy' && needsSafeEggs(wishes)

interface Textured {
  plan: Plan
  steps: readonly PlannedStep[]
  met: readonly Texture[]
}

function applied({ plan, steps, met }: Textured, texture: Texture): Textured {
  const fitting = operations.flatMap((each) =>
    each.texture === texture && steps.some((step) => each.fits(step, plan)) ? [each] : [],
  )
  const [operation] = fitting
  if (!operation) {
    const isOwn = plan.template.textures?.includes(texture) === true && !isKeptFirm(texture, plan.wishes)
    return { plan, steps, met: isOwn ? [...met, texture] : met }
  }
  const step = steps.findLast((each) => operation.fits(each, plan))
  const { adds, minutes = 0 } = operation
  const isThere = adds === undefined || plan.parts.some(({ role }) => adds.beside.test(role))
  const kind = isThere
    ? undefined
    : adds.some.flatMap((id) => findIngredientById(id) ?? []).find((each) => isAllowed(each, plan.wishes))
  const fresh: Part[] =
    kind && adds
      ? [
          {
            ingredient: kind,
            role: 'extra',
            ...cooksAmount({ amount: adds.grams * plan.servings, unit: 'g' }, true),
            cut: null,
            scales: true,
          },
        ]
      : []
  return {
    plan: { ...plan, parts: [...plan.parts, ...fresh] },
    steps: steps.map((each) =>
      each === step
        ? {
            ...each,
            minutes: each.minutes === null ? null : each.minutes + minutes,
            sentences: [...each.sentences, sentence(operation.text, () => fresh)],
            uses: [...each.uses, ...fresh],
          }
        : each,
    ),
    met: [...met, texture],
  }
}

/** A finished plan with what its texture asks for, and the textures that it has been given. */
export const textured = (plan: Plan, steps: readonly PlannedStep[]): Textured =>
  plan.wishes.textures.reduce<Textured>(applied, { plan, steps, met: [] })
