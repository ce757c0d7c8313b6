import type { Language } from '#shared/constants/languages.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { groupMembers } from '../lexicon/food-groups.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { unmetBy, type Unmet } from '../cook/equipment.ts'
import { naturalBatch } from '../cook/yields.ts'
import { machineSteps } from '../cook/pot-machines.ts'
import { crushes, needsBlender, needsRollingPin } from '../cook/by-hand.ts'
import { isOnlyHot } from '../cook/suits.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { forThisTin, inOwnVessel, namesVessel } from '../cook/tin-size.ts'
import type { Composed } from '../render/compose.ts'
import { partOf } from '../understand/accounting.ts'
import { takenForGranted } from '../understand/merge-food.ts'
import type { OvenVessel, Texture, Wishes } from '../recipes/wishes.ts'
import { joined } from '../lexicon/articles.ts'
import { filled } from '../render/words.ts'
import { isLimit, limitsLost, sayingLimit, type LimitLost } from './limits-lost.ts'

type Means =
  | Unmet
  | 'pressure'
  | 'slow'
  | 'airFryer'
  | 'cookingMixer'
  | 'slowHours'
  | 'vessel'
  | 'tin'
  | 'cups'
  | 'cold'
  | 'chilled'
  | 'cool'
  | 'bits'
  | 'blender'
  | 'pin'

/** Something that was read and that the dish does not keep. */
export type Lost =
  | { kind: 'foods'; foods: readonly Ingredient[] }
  | LimitLost
  | { kind: Means }
  | { kind: 'ovenLimit'; limit: number }
  | { kind: 'texture'; textures: readonly Texture[] }

type Plan = Composed['plan']

const isHot = ({ steps }: Plan) => steps.some(({ celsius, heated }) => heated === true || (celsius ?? 0) > 60)

function foodsLost(plan: Plan, wishes: Pick<Wishes, 'wanted' | 'wantedGroups'>): Ingredient[] {
  const named = wishes.wanted.flatMap(({ id }) => findIngredientById(id) ?? [])
  return named.filter(
    (food) =>
      !takenForGranted.test(food.id) && !partOf(plan, food) && !plan.refused.some(({ id }) => id === food.id),
  )
}

/** A moist cake is moist anyway. */
const textureLost = ({ met, dishType }: Plan, wishes: Wishes): Lost[] => {
  const textures = wishes.textures.filter(
    (each) => !met.includes(each) && !(each === 'juicy' && dishType === 'Desserts'),
  )
  return textures.length > 0 ? [{ kind: 'texture', textures }] : []
}

/** Whether the vessel is used: its own sentence says so, or the steps name it anyway. */
const isInVessel = ({ steps }: Plan, vessel: OvenVessel, said: ReadonlySet<Phrase>) =>
  said.has(inOwnVessel[vessel]) ||
  (vessel === 'tray' && said.has(inOwnVessel.partTray)) ||
  namesVessel(steps, vessel)

/** Compares everything that was read with the plan: what of it the plan neither keeps nor refuses by name. */
export function lostIn(plan: Plan, wishes: Wishes): Lost[] {
  const foods = foodsLost(plan, wishes)
  const said = new Set(plan.steps.flatMap(({ sentences }) => sentences.map(({ text }) => text)))
  const usesOven = plan.template.oven === true && plan.steps.some(({ celsius }) => (celsius ?? 0) >= 100)
  const isBaked = plan.steps.some(({ on }) => on === 'oven')
  const hottest = Math.max(0, ...plan.steps.map(({ celsius }) => celsius ?? 0))
  const groups = wishes.wantedGroups.flatMap((group) => {
    const isMember = groupMembers[group]
    return plan.parts.some(({ ingredient }) => isMember(ingredient)) ? [] : [group]
  })
  const is = (kind: Means, lost: boolean): Lost[] => (lost ? [{ kind }] : [])
  return [
    ...(foods.length > 0 || groups.length > 0 ? [{ kind: 'foods' as const, foods }] : []),
    ...limitsLost(plan, wishes),
    ...unmetBy(plan, wishes).map((kind) => ({ kind })),
    ...textureLost(plan, wishes),
    ...is('cold', (wishes.microwaveOnly || wishes.kettleOnly) && !isHot(plan)),
    ...is('cool', wishes.cold && !isHot(plan) && plan.dishType !== 'Cocktails'),
    ...is('chilled', wishes.cold && isHot(plan) && !isOnlyHot(plan.template.id)),
    ...is('pressure', wishes.pressureCooker && !said.has(machineSteps.pressure)),
    // Who has several machines needs one of them only.
    ...is(
      'slow',
      wishes.slowCooker &&
        !wishes.pressureCooker &&
        plan.template.needs !== 'airFryer' &&
        !said.has(machineSteps.slow) &&
        !said.has(machineSteps.slowHigh),
    ),
    ...is(
      'slowHours',
      wishes.slowHours !== null &&
        (said.has(machineSteps.slow) || said.has(machineSteps.slowHigh)) &&
        !plan.steps.some(({ minutes }) => minutes === (wishes.slowHours ?? 0) * 60),
    ),
    ...is('vessel', wishes.vessel !== null && isBaked && !isInVessel(plan, wishes.vessel, said)),
    ...is('airFryer', wishes.airFryer && !plan.steps.some(({ on }) => on === 'airFryer')),
    ...is('cookingMixer', wishes.cookingMixer && isHot(plan)),
    ...is('tin', wishes.tin !== null && !said.has(forThisTin) && naturalBatch(plan) === null),
    ...is('cups', wishes.usCups),
    ...is('bits', wishes.noBits && !wishes.noBlender && !needsBlender(plan.steps) && isHot(plan)),
    ...is('pin', wishes.noRollingPin && needsRollingPin(plan.steps)),
    ...is('blender', wishes.noBlender && (needsBlender(plan.steps) || crushes(plan.steps))),
    ...(wishes.ovenLimit !== null && usesOven && hottest > wishes.ovenLimit
      ? [{ kind: 'ovenLimit' as const, limit: wishes.ovenLimit }]
      : []),
  ]
}

const sentences: Record<Exclude<Lost['kind'], 'foods' | LimitLost['kind']>, Record<Language, string>> = {
  slowHours: {
    en: 'So many hours would not do it good in the slow cooker; the step says how long it takes.',
    fr: 'Cette durée ne lui conviendrait pas à la mijoteuse ; l’étape indique le temps qu’il faut.',
    es: 'Tantas horas no le sientan bien en la olla lenta; el paso dice cuánto necesita.',
    de: 'Diese Zeit täte ihm im Slowcooker nicht gut; der Schritt sagt, wie lange es braucht.',
  },
  vessel: {
    en: 'That is no vessel for this dish; it is made as the steps say.',
    fr: 'Ce récipient ne convient pas à ce plat ; suivez les étapes.',
    es: 'Ese recipiente no sirve para este plato; va como dicen los pasos.',
    de: 'Dieses Gefäß passt nicht zu dem Gericht; es wird gemacht, wie die Schritte es sagen.',
  },
  oven: {
    en: 'This still needs an oven: without one I know no good way to make it.',
    fr: 'Il y faut tout de même un four : sans four, je ne connais pas de bonne façon de le faire.',
    es: 'Esto sigue necesitando horno: sin él no conozco una buena manera de hacerlo.',
    de: 'Dafür braucht es doch einen Ofen: Ohne kenne ich keinen guten Weg.',
  },
  stove: {
    en: 'This still needs the stove: without it I know no good way.',
    fr: 'Il y faut tout de même du feu : sans cela, je ne connais pas de bonne façon de le faire.',
    es: 'Esto sigue necesitando fuego: sin él no conozco una buena manera de hacerlo.',
    de: 'Dafür braucht es doch den Herd: Ohne kenne ich keinen guten Weg.',
  },
  burner: {
    en: 'One ring is not enough for this: two things cook at the same time.',
    fr: 'Un seul feu n’y suffit pas : deux choses y cuisent en même temps.',
    es: 'Con un solo fuego no basta: se cocinan dos cosas a la vez.',
    de: 'Eine Platte reicht dafür nicht: Zwei Sachen garen gleichzeitig.',
  },
  unbaked: {
    en: 'This is not made in the oven; it is cooked on the stove.',
    fr: 'Ce plat ne se fait pas au four ; il cuit sur le feu.',
    es: 'Esto no se hace en el horno; se cocina en el fuego.',
    de: 'Das wird nicht im Ofen gemacht, sondern auf dem Herd.',
  },
  texture: {
    en: 'I could not make it {list} here; it comes as the recipe says.',
    fr: 'Je n’ai pas pu le rendre {list} ici ; il sera tel que la recette le décrit.',
    es: 'Aquí no he podido hacerlo {list}; queda como dice la receta.',
    de: 'Das konnte ich hier nicht einrichten: {list}. Es wird so, wie das Rezept es sagt.',
  },
  onePot: {
    en: 'One pot or pan is not enough for this: it takes a second one.',
    fr: 'Une seule casserole ou poêle n’y suffit pas : il en faut une deuxième.',
    es: 'Con una sola olla o sartén no basta: hace falta otra.',
    de: 'Ein Topf oder eine Pfanne reicht dafür nicht: Es braucht eine zweite.',
  },
  microwave: {
    en: 'Not all of this can be done in a microwave; I know no better way for it.',
    fr: 'Tout ne peut pas se faire au micro-ondes ; je ne connais pas de meilleure façon.',
    es: 'No todo esto se puede hacer en el microondas; no conozco una manera mejor.',
    de: 'Nicht alles davon geht in der Mikrowelle; einen besseren Weg kenne ich nicht.',
  },
  kettle: {
    en: 'Not all of this can be done with a kettle alone; I know no better way for it.',
    fr: 'Tout ne peut pas se faire avec une bouilloire seule ; je ne connais pas de meilleure façon.',
    es: 'No todo esto se puede hacer solo con un hervidor; no conozco una manera mejor.',
    de: 'Nicht alles davon geht nur mit dem Wasserkocher; einen besseren Weg kenne ich nicht.',
  },
  cold: {
    en: 'With what you have to heat it in I chose a dish that needs no cooking.',
    fr: 'Avec ce que vous avez pour chauffer, j’ai choisi un plat sans cuisson.',
    es: 'Con lo que tienes para calentar, he elegido un plato sin cocción.',
    de: 'Mit dem, was du zum Erhitzen hast, habe ich ein Gericht ohne Kochen gewählt.',
  },
  cool: {
    en: 'Keep it in the fridge, and in a cool bag on the way, until it is eaten.',
    fr: 'Gardez-le au frais, et en sac isotherme pour le trajet, jusqu’au moment de manger.',
    es: 'Guárdalo en la nevera, y en bolsa isotérmica por el camino, hasta la hora de comer.',
    de: 'Bis zum Essen in den Kühlschrank und für unterwegs in die Kühltasche.',
  },
  chilled: {
    en: 'It is cooked first and eaten cold: let it cool and keep it in the fridge until then.',
    fr: 'On le cuit d’abord et on le mange froid : laissez refroidir et gardez au frais jusque-là.',
    es: 'Primero se cocina y luego se come frío: déjalo enfriar y guárdalo en la nevera hasta entonces.',
    de: 'Es wird zuerst gegart und kalt gegessen: abkühlen lassen und bis dahin in den Kühlschrank stellen.',
  },
  warm: {
    en: 'This is a warm dish; I would not serve it cold.',
    fr: 'C’est un plat chaud ; je ne le servirais pas froid.',
    es: 'Es un plato caliente; no lo serviría frío.',
    de: 'Das ist ein warmes Gericht; kalt würde ich es nicht servieren.',
  },
  pressure: {
    en: 'This dish is none for a pressure cooker; it is cooked in the ordinary way.',
    fr: 'Ce plat ne se prête pas à la cocotte-minute ; la cuisson reste ordinaire.',
    es: 'Este plato no es para la olla a presión; se hace de la manera normal.',
    de: 'Dieses Gericht eignet sich nicht für den Schnellkochtopf; es wird wie gewohnt gegart.',
  },
  slow: {
    en: 'This dish is none for a slow cooker; it is cooked in the ordinary way.',
    fr: 'Ce plat ne se prête pas à la mijoteuse ; la cuisson reste ordinaire.',
    es: 'Este plato no es para la olla lenta; se hace de la manera normal.',
    de: 'Dieses Gericht eignet sich nicht für den Slowcooker; es wird wie gewohnt gegart.',
  },
  airFryer: {
    en: 'I could not write this for an air fryer: in one, cook what is fried or roasted here at 190 °C in a single layer, turned once, and look a few minutes early.',
    fr: 'Je n’ai pas pu l’écrire pour la friteuse à air : cuisez-y à 190 °C, en une couche et en retournant, ce qui est poêlé ou rôti ici, et surveillez quelques minutes avant.',
    es: 'No he podido escribirlo para freidora de aire: haz en ella a 190 °C, en una capa y dando la vuelta, lo que aquí se fríe o asa, y míralo unos minutos antes.',
    de: 'Für die Heißluftfritteuse konnte ich es nicht schreiben: Gare darin bei 190 °C, in einer Lage und einmal gewendet, was hier gebraten oder gebacken wird, und sieh etwas früher nach.',
  },
  cookingMixer: {
    en: 'The steps are for a stove and a pan, not for a cooking mixer: there, chop for 5 seconds at speed 5, fry at 120 °C and simmer at 100 °C at speed 1, and blend for a minute, slowly up to full speed.',
    fr: 'Les étapes sont écrites pour une casserole, pas pour un robot cuiseur : comptez 5 secondes à vitesse 5 pour hacher, 120 °C pour faire revenir, 100 °C à vitesse 1 pour mijoter, et une minute en montant peu à peu pour mixer.',
    es: 'Los pasos son para fuego y cazuela, no para robot de cocina: en él, pica 5 segundos a velocidad 5, sofríe a 120 °C, cuece a 100 °C a velocidad 1 y tritura un minuto subiendo poco a poco.',
    de: 'Die Schritte sind für Herd und Topf geschrieben, nicht für eine Küchenmaschine mit Kochfunktion: darin 5 Sekunden auf Stufe 5 zerkleinern, bei 120 °C andünsten, bei 100 °C auf Stufe 1 garen und eine Minute langsam ansteigend pürieren.',
  },
  tin: {
    en: 'The size of your tin changes nothing here.',
    fr: 'La taille de votre moule ne change rien ici.',
    es: 'El tamaño de tu molde no cambia nada aquí.',
    de: 'Die Größe deiner Form ändert hier nichts.',
  },
  fried: {
    en: 'This dish is fried; baked on an oiled tray at 220 °C it also turns crisp, in about 20 minutes.',
    fr: 'Ce plat est frit ; sur une plaque huilée à 220 °C, il croustille aussi, en 20 minutes environ.',
    es: 'Este plato va frito; en una bandeja con aceite a 220 °C también queda crujiente, en unos 20 minutos.',
    de: 'Dieses Gericht wird frittiert; auf einem geölten Blech bei 220 °C wird es in etwa 20 Minuten auch knusprig.',
  },
  cups: {
    en: 'I write in grams and millilitres: a US cup is 240 ml, of flour 120 g, of sugar 200 g, of butter 227 g.',
    fr: 'J’écris en grammes et millilitres : une cup américaine fait 240 ml, 120 g de farine, 200 g de sucre, 227 g de beurre.',
    es: 'Escribo en gramos y mililitros: una taza americana son 240 ml, 120 g de harina, 200 g de azúcar, 227 g de mantequilla.',
    de: 'Ich schreibe in Gramm und Millilitern: Ein amerikanischer Cup sind 240 ml, 120 g Mehl, 200 g Zucker, 227 g Butter.',
  },
  bits: {
    en: 'So that no pieces are left, grate the vegetables very finely before they go in, or blend the sauce at the end.',
    fr: 'Pour qu’il ne reste pas de morceaux, râpez les légumes très finement au départ, ou mixez la sauce à la fin.',
    es: 'Para que no queden trozos, ralla muy fina la verdura al principio o tritura la salsa al final.',
    de: 'Damit keine Stückchen bleiben, das Gemüse vorher sehr fein reiben oder die Sauce am Ende pürieren.',
  },
  pin: {
    en: 'Without a rolling pin, a floured bottle does, or press the dough into the dish by hand.',
    fr: 'Sans rouleau, une bouteille farinée suffit, ou pressez la pâte à la main dans le plat.',
    es: 'Sin rodillo basta una botella enharinada, o aprieta la masa con la mano en la fuente.',
    de: 'Ohne Nudelholz genügt eine bemehlte Flasche, oder drück den Teig mit der Hand in die Form.',
  },
  blender: {
    en: 'Without a blender it is mashed and rubbed through a sieve: a little coarser, and just as good.',
    fr: 'Sans mixeur, on écrase et on passe au tamis : un peu plus rustique, tout aussi bon.',
    es: 'Sin batidora se aplasta y se pasa por un colador: algo más rústico e igual de rico.',
    de: 'Ohne Mixer wird gestampft und durch ein Sieb gestrichen: etwas gröber und genauso gut.',
  },
  ovenLimit: {
    en: 'Your oven reaches {limit} °C: bake it there about a third longer, until it looks as the recipe says.',
    fr: 'Votre four monte à {limit} °C : cuisez-y environ un tiers plus longtemps, jusqu’à l’aspect indiqué.',
    es: 'Tu horno llega a {limit} °C: hornea ahí un tercio más de tiempo, hasta que tenga el aspecto indicado.',
    de: 'Dein Ofen schafft {limit} °C: Back darin etwa ein Drittel länger, bis es so aussieht wie beschrieben.',
  },
}

const textureNames: Record<Texture, Record<Language, string>> = {
  crispTop: {
    en: 'crisp on top',
    fr: 'croustillant dessus',
    es: 'crujiente por encima',
    de: 'oben knusprig',
  },
  crispSkin: {
    en: 'crisp-skinned',
    fr: 'à peau croustillante',
    es: 'con la piel crujiente',
    de: 'knusprige Haut',
  },
  juicy: { en: 'juicy inside', fr: 'juteux à cœur', es: 'jugoso por dentro', de: 'innen saftig' },
  chewy: { en: 'chewy', fr: 'moelleux', es: 'tierno y masticable', de: 'weich und zäh' },
  crunchy: { en: 'crunchy', fr: 'croquant', es: 'crujiente', de: 'richtig knusprig' },
  thick: { en: 'thicker', fr: 'plus épais', es: 'más espeso', de: 'dicker' },
  thin: { en: 'thinner', fr: 'plus liquide', es: 'más ligero', de: 'dünner' },
}

/** One sentence for each thing that is not kept; the foods are named with their reasons elsewhere. */
export function sayingLost(lost: readonly Lost[], language: Language): string[] {
  return lost.flatMap((each) => {
    if (each.kind === 'foods') return []
    if (isLimit(each)) return [sayingLimit(each, language)]
    if (each.kind === 'ovenLimit')
      return [filled(sentences.ovenLimit[language], { limit: String(each.limit) })]
    if (each.kind === 'texture') {
      const names = each.textures.map((texture) => textureNames[texture][language])
      return [filled(sentences.texture[language], { list: joined(names, language) })]
    }
    return [sentences[each.kind][language]]
  })
}
