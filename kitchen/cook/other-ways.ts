import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { needsTwoBurners } from './equipment.ts'
import { cooksAmount } from './measures.ts'
import type { Part } from '../recipes/part.ts'
import { sentence, sentenceWith, type PlannedStep } from './planned-step.ts'

/** The same dish by another method: without hot fat, or with one ring. */
export const otherWays = {
  oven: say(
    'Heat the oven to 220 °C. Lay [{x}|the pieces] side by side on a lined tray, brush all round with {fat} and bake for {minutes} minutes, turning once, until crisp and golden.',
    'Préchauffer le four à 220 °C. Poser [{x}|les pièces] côte à côte sur une plaque garnie de papier, badigeonner partout {fat:de} et enfourner {minutes} minutes, en retournant une fois, jusqu’à ce que ce soit doré et croustillant.',
    'Calentar el horno a 220 °C. Poner [{x}|las piezas] en una capa sobre una bandeja con papel, pincelar por todos lados con {fat} y hornear {minutes} minutos, dando la vuelta una vez, hasta que todo esté dorado y crujiente.',
    'Den Ofen auf 220 °C heizen. [{x}|Die Stücke] nebeneinander auf ein Blech mit Backpapier legen, rundum mit {fat:dat} bestreichen und {minutes} Minuten backen, einmal wenden, bis alles knusprig und goldbraun ist.',
  ),
  airFryer: say(
    'Brush [{x}|the pieces] all round with {fat} and air-fry in one layer at 190 °C for {minutes} minutes, turning once, in batches if need be, until crisp and golden.',
    'Badigeonner [{x}|les pièces] partout {fat:de} et cuire à la friteuse à air, en une couche, {minutes} minutes à 190 °C, en retournant une fois et en plusieurs fois s’il le faut, jusqu’à ce que ce soit doré et croustillant.',
    'Pincelar [{x}|las piezas] por todos lados con {fat} y hacer en la freidora de aire, en una capa, {minutes} minutos a 190 °C, dando la vuelta una vez y por tandas si hace falta, hasta que todo esté dorado y crujiente.',
    '[{x}|Die Stücke] rundum mit {fat:dat} bestreichen und in der Heißluftfritteuse in einer Lage {minutes} Minuten bei 190 °C garen, einmal wenden, notfalls portionsweise, bis alles knusprig und goldbraun ist.',
  ),
  pan: say(
    'Pat it out in flat pieces, 2 cm thick at most, and bake them in a dry, floured heavy pan over low heat for {minutes} minutes, turning halfway, until brown and hollow when tapped.',
    'Former des galettes de 2 cm au plus et les cuire à sec dans une poêle épaisse farinée, à feu doux, {minutes} minutes en les retournant à mi-cuisson, jusqu’à ce qu’elles soient brunes et sonnent creux.',
    'Formar tortas planas de 2 cm como mucho y hacerlas en seco en una sartén gruesa enharinada, a fuego bajo, {minutes} minutos, dando la vuelta a la mitad, hasta que estén tostadas y suenen huecas.',
    'Zu flachen Fladen von höchstens 2 cm drücken und in einer schweren, bemehlten Pfanne ohne Fett bei kleiner Hitze {minutes} Minuten backen, nach der Hälfte wenden, bis sie braun sind und hohl klingen.',
  ),
  pot: say(
    'Set everything side by side in a wide pot with a small glass of water, cover and cook over low heat for {minutes} minutes, until it is tender and hot right through.',
    'Ranger le tout côte à côte dans un large faitout avec un petit verre d’eau, couvrir et cuire {minutes} minutes à feu doux, jusqu’à ce que ce soit tendre et bien chaud à cœur.',
    'Poner todo en una capa en una cazuela ancha con un vasito de agua, tapar y cocer {minutes} minutos a fuego bajo, hasta que esté tierno y bien caliente por dentro.',
    'Alles nebeneinander in einen weiten Topf setzen, ein kleines Glas Wasser zugeben und zugedeckt bei kleiner Hitze {minutes} Minuten garen, bis es weich und durch und durch heiß ist.',
  ),
  first: say(
    'This comes first, since there is one ring: tip it into a bowl and keep it warm, covered.',
    'Avec un seul feu, commencer par là : verser dans un saladier, couvrir et garder au chaud.',
    'Con un solo fuego, esto va primero: pasar a un cuenco, tapar y mantener caliente.',
    'Mit nur einer Platte kommt das zuerst: in eine Schüssel umfüllen und zugedeckt warm halten.',
  ),
} satisfies Record<string, Phrase>

const isOil = ({ role, ingredient }: Part) => role === 'oil' || ingredient.id === 'frying-oil'

/** What is brushed on instead of being fried in. */
const brushing = ['rapeseed-oil', 'sunflower-oil', 'olive-oil']

interface Cooked {
  parts: readonly Part[]
  steps: readonly PlannedStep[]
}

type Wanted = Pick<CookWishes, 'notFried' | 'airFryer' | 'baked' | 'noOven' | 'noCook'>

/** Where pieces are made crisp that are usually fried; null where they stay in the fat. */
const sourceFor = ({ notFried, airFryer, baked, noOven }: Wanted) =>
  airFryer ? 'airFryer' : (notFried || baked) && !noOven ? 'oven' : null

/** Pieces that would be fried, on a tray in the oven or in an air fryer, with a spoonful of oil instead of a panful. */
export function withoutFat({ parts, steps }: Cooked, wishes: CookWishes, servings: number): Cooked {
  const source = sourceFor(wishes)
  const fried = steps.filter(({ fries }) => fries)
  const [first] = fried
  const oil = parts.find(isOil)
  const kind = brushing.flatMap((id) => findIngredientById(id) ?? []).find((each) => isAllowed(each, wishes))
  if (source === null || !first || !oil || !kind) return { parts, steps }
  const brushed: Part = {
    ...oil,
    ingredient: kind,
    ...cooksAmount({ amount: servings / 2, unit: 'tbsp' }, true),
  }
  const swap = (part: Part) => (part === oil ? brushed : part)
  const solid = fried.flatMap(({ uses }) => uses).filter((part) => !isOil(part))
  const minutes =
    (source === 'oven' ? 20 : 14) + (Math.max(...fried.map((each) => each.minutes ?? 0)) >= 10 ? 8 : 0)
  const crisped: PlannedStep = {
    ...first,
    sentences: [
      sentence(otherWays[source], (name) => (name === 'fat' ? [brushed] : solid), { minutes }),
      // The signs of doneness stay.
      ...fried.flatMap(({ sentences, guards }) => ((guards?.length ?? 0) > 0 ? sentences.slice(-1) : [])),
    ],
    minutes,
    celsius: first.celsius !== null && first.celsius < 100 ? first.celsius : source === 'oven' ? 220 : 190,
    on: source,
    wet: false,
    heated: true,
    uses: [...new Set([brushed, ...solid])],
  }
  return {
    parts: parts.map(swap),
    steps: steps.flatMap((step) =>
      step === first
        ? [crisped]
        : fried.includes(step)
          ? []
          : [
              {
                ...step,
                uses: step.uses.map(swap),
                sentences: step.sentences.map((said) => ({
                  ...said,
                  bound: new Map(
                    [...said.bound].map(([name, value]) => [
                      name,
                      typeof value === 'number' ? value : value.map(swap),
                    ]),
                  ),
                })),
              },
            ],
    ),
  }
}

const isMeanwhile = ({ sentences }: PlannedStep) => sentences.some(({ text }) => /meanwhile/i.test(text.en))

/** What would cook beside the rest goes on before it, where there is one ring or one pot, and is kept warm. */
export function oneAfterAnother(
  steps: readonly PlannedStep[],
  { oneBurner, onePot, dish }: Pick<CookWishes, 'oneBurner' | 'onePot' | 'dish'>,
): readonly PlannedStep[] {
  // Who has one pot and has named no dish gets one that is made in one.
  const isWanted = onePot ? dish !== null : oneBurner
  if (!isWanted || !needsTwoBurners(steps)) return steps
  const isBeside = (step: PlannedStep) =>
    step.aside && step.kind === 'cook' && (step.on === 'stove' || step.on === 'fat')
  const beside = steps.filter(isBeside)
  if (beside.some(isMeanwhile)) return steps
  const early = beside.map((step) => ({
    ...step,
    aside: false,
    minutes: Math.max(
      step.minutes ?? 0,
      ...step.uses.map(({ ingredient }) => Math.min(ingredient.minutes, 25)),
      5,
    ),
    sentences: [...step.sentences, sentenceWith(otherWays.first, {})],
  }))
  const rest = steps.filter((step) => !beside.includes(step))
  const hot = rest.findIndex(({ kind, on }) => kind === 'cook' && on !== undefined)
  return [...rest.slice(0, Math.max(hot, 0)), ...early, ...rest.slice(Math.max(hot, 0))]
}

/** What the oven does, in a pan or under a lid, where there is none and all that bakes can be done so. */
export function withoutOven(
  steps: readonly PlannedStep[],
  { noOven, noHob, noCook }: Pick<CookWishes, 'noOven' | 'noHob' | 'noCook'>,
): readonly PlannedStep[] {
  const baked = steps.filter(({ on, kind }) => on === 'oven' && kind === 'cook')
  if (!noOven || noHob || noCook || baked.length === 0 || !baked.every(({ otherwise }) => otherwise))
    return steps
  return steps.flatMap((step) => {
    if (step.on !== 'oven') return [step]
    if (!step.otherwise) return []
    const minutes = step.otherwise === 'pan' ? 24 : (step.minutes ?? 0) + 7
    const [, ...cues] = step.sentences
    const said = sentenceWith(otherWays[step.otherwise], { minutes })
    return [{ ...step, on: 'stove' as const, celsius: null, minutes, sentences: [said, ...cues] }]
  })
}
