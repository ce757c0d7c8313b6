import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Phrase } from '../recipes/phrase.ts'
import type { Cut } from '../recipes/knifework.ts'
import { say, type Step } from '../recipes/template.ts'

export const onTop: Phrase = say(
  'Lay {x} on top.',
  'Poser {x} dessus.',
  'Poner {x} encima.',
  '{x} obenauf legen.',
)

/** What no sentence of the dish has named, each kind in its own way; the last takes whatever is left. */
export const leftOver: readonly {
  fits: (ingredient: Ingredient, cut: Cut | null) => boolean
  text: Phrase
}[] = [
  {
    fits: ({ id }) => id === 'egg',
    text: say(
      'Boil {x} for 9 minutes until firm, peel and lay on top.',
      'Cuire {x} 9 minutes à l’eau bouillante, écaler et poser dessus.',
      'Cocer {x} 9 minutos en agua hirviendo, pelar y poner encima.',
      '{x} in 9 Minuten hart kochen, pellen und obenauf legen.',
    ),
  },
  {
    fits: ({ category }) => category === 'egg',
    text: onTop,
  },
  {
    fits: ({ id }) => id === 'olive',
    text: say(
      'Stir in {x} at the end.',
      'Ajouter {x} au dernier moment.',
      'Añadir {x} al final.',
      'Zum Schluss {x} unterheben.',
    ),
  },
  {
    fits: ({ id }) => id.endsWith('-zest'),
    text: say('Scatter with {x}.', 'Parsemer {x:de}.', 'Esparcir {x} por encima.', 'Mit {x:dat} bestreuen.'),
  },
  {
    fits: ({ id }) => id === 'cocoa-powder' || id === 'icing-sugar',
    text: say('Dust with {x}.', 'Saupoudrer {x:de}.', 'Espolvorear con {x}.', 'Mit {x:dat} bestäuben.'),
  },
  {
    // A lemon that was squeezed on the board comes in no wedges.
    fits: ({ id }, cut) => id.endsWith('-juice') || cut === 'juice',
    text: say(
      'Add {x} to taste.',
      'Ajouter {x} selon le goût.',
      'Añadir {x} al gusto.',
      'Mit {x:dat} abschmecken.',
    ),
  },
  {
    fits: ({ category, id }) =>
      ['nut', 'seed', 'herb', 'berry'].includes(category) ||
      /^(candied-peel|raisin|prune|date)$|^dried-(apricot|cranberry)$/.test(id),
    text: say('Scatter with {x}.', 'Parsemer {x:de}.', 'Esparcir {x} por encima.', 'Mit {x:dat} bestreuen.'),
  },
  {
    fits: ({ category, id }) => category === 'cheese' || /^vegan-(feta|grated)/.test(id),
    text: say(
      'Finish with {x}, crumbled, grated or in small pieces.',
      'Terminer avec {x}, en miettes ou en petits morceaux.',
      'Terminar con {x} en trocitos.',
      'Mit {x:dat}, zerbröselt oder in Stückchen, vollenden.',
    ),
  },
  {
    fits: ({ category }) => category === 'citrus',
    text: say(
      'Serve with {x} in wedges, to squeeze over.',
      'Servir avec {x} en quartiers, à presser dessus.',
      'Servir con {x} en gajos, para exprimir por encima.',
      '{x} in Spalten schneiden und zum Beträufeln dazu reichen.',
    ),
  },
  {
    fits: ({ category }) => category === 'condiment',
    text: say(
      'Put {x} on the table in a small bowl, for everyone to help themselves.',
      'Présenter {x} à part dans un petit bol, chacun se sert.',
      'Poner {x} en un cuenco aparte, para que cada cual se sirva.',
      '{x} in einem Schälchen dazu reichen, jeder nimmt selbst.',
    ),
  },
  {
    fits: ({ category }) => category === 'spice',
    text: say(
      'Season with {x} to taste.',
      'Assaisonner {x:de} selon le goût.',
      'Sazonar con {x} al gusto.',
      'Mit {x:dat} abschmecken.',
    ),
  },
  {
    fits: () => true,
    text: say('Serve with {x}.', 'Servir avec {x}.', 'Servir con {x}.', 'Mit {x:dat} servieren.'),
  },
]

/** Fewer minutes than this and the cod is bought ready soaked. */
const soaking = 1500

/** What soaks for a day, and what goes into the oven before the knife is taken up, and is ready with the rest. */
export const beforeAll: readonly Step[] = [
  {
    kind: 'prep',
    aside: true,
    when: ({ parts }) =>
      parts.some(({ ingredient: { id }, cut, role }) => id === 'tofu' && (cut !== null || role === 'main')),
    text: say(
      'Before it is cut, wrap {any.pressed} in a clean cloth, weigh it down with a board for 15 minutes and pat dry.',
      'Avant de découper {any.pressed}, l’envelopper d’un linge propre, le presser 15 minutes sous une planche et l’éponger.',
      'Antes de cortar {any.pressed}, envolverlo en un paño limpio, prensarlo 15 minutos bajo una tabla y secarlo.',
      '{any.pressed} vor dem Schneiden in ein sauberes Tuch wickeln, 15 Minuten mit einem Brett beschweren und trocken tupfen.',
    ),
  },
  {
    kind: 'wait',
    minutes: 1440,
    when: ({ wishes }) => wishes.minutes === null || wishes.minutes >= soaking,
    text: say(
      'Soak {any.salted} in plenty of cold water in the fridge for 24 hours, changing the water three times; then taste a shred of it: it should be pleasantly salty, no more.',
      'Dessaler {any.salted} 24 heures au réfrigérateur dans beaucoup d’eau froide, en la changeant trois fois ; goûter ensuite un éclat : il doit être agréablement salé, sans plus.',
      'Desalar {any.salted} 24 horas en la nevera, en abundante agua fría, cambiándola tres veces; después probar una hebra: debe estar en su punto de sal, no más.',
      '{any.salted} 24 Stunden im Kühlschrank in reichlich kaltem Wasser wässern, das Wasser dreimal wechseln; dann eine Faser probieren: angenehm salzig soll sie sein, mehr nicht.',
    ),
  },
  {
    kind: 'prep',
    minutes: 2,
    when: ({ wishes }) => wishes.minutes !== null && wishes.minutes < soaking,
    text: say(
      'Buy {any.salted} already soaked (desalted), rinse well and check with a shred that it is only pleasantly salty.',
      'Acheter {any.salted} déjà dessalé, bien rincer et goûter un éclat : il doit être agréablement salé, sans plus.',
      'Comprar {any.salted} ya desalado, enjuagar bien y probar una hebra: debe estar en su punto de sal.',
      '{any.salted} bereits gewässert kaufen, gut abspülen und eine Faser probieren: angenehm salzig soll sie sein.',
    ),
  },
  {
    kind: 'cook',
    aside: true,
    celsius: 220,
    when: ({ wishes }) => !wishes.noOven,
    heated: true,
    degrees: 220,
    text: say(
      'Before anything else, spread {any.chips} on a lined tray in one layer and bake at 220 °C for 20 minutes until crisp, turning once; salt them at the end.',
      'Commencer par étaler {any.chips} en une couche sur une plaque et enfourner 20 minutes à 220 °C, en retournant une fois, pour les rendre croustillantes ; saler à la fin.',
      'Antes de nada, extender {any.chips} en una capa sobre una bandeja y hornear 20 minutos a 220 °C, dando la vuelta una vez, hasta que estén crujientes; salar al final.',
      'Als Erstes {any.chips} in einer Lage auf einem Blech verteilen und bei 220 °C 20 Minuten knusprig backen, einmal wenden; erst zum Schluss salzen.',
    ),
  },
]

/** What stands before a side dish that goes on while the main one braises. */
export const sideInTime: Phrase = say(
  'Half an hour before the end, see to what goes with it.',
  'Une demi-heure avant la fin, préparer l’accompagnement.',
  'Media hora antes del final, preparar la guarnición.',
  'Eine halbe Stunde vor dem Ende die Beilage aufsetzen.',
)

/** Meat that no sentence of the dish has seen through to the end. */
export const seenThrough: Phrase = say(
  'Cover and let {x} cook gently in it for {minutes} minutes, turning now and then.',
  'Couvrir et laisser cuire {x} à feu doux {minutes} minutes, en retournant de temps en temps.',
  'Tapar y cocer {x} a fuego suave {minutes} minutos, dando la vuelta de vez en cuando.',
  '{x} zugedeckt bei kleiner Hitze {minutes} Minuten gar ziehen lassen, dabei ab und zu wenden.',
)

/** Dried pulses that the dish itself would leave hard are boiled first. */
export const boiledFirst: Phrase = say(
  'Simmer {x} in plenty of water without salt for {minutes} minutes until tender, then drain.',
  "Cuire {x} {minutes} minutes à petits bouillons dans une grande quantité d'eau non salée, puis égoutter.",
  'Cocer {x} {minutes} minutos en abundante agua sin sal, hasta que {x?esté tierno/esté tierna/estén tiernos/estén tiernas}, y escurrir.',
  '{x} in reichlich ungesalzenem Wasser {minutes} Minuten weich kochen und abgießen.',
)

/** What a guest insisted on and the dish has no place for is still cooked safely, and served beside it. */
export const extraSteps: readonly Step[] = [
  {
    kind: 'prep',
    minutes: 10,
    aside: true,
    wet: true,
    text: say(
      'Pour boiling water over {any.soya}, let soak for 10 minutes and squeeze out well.',
      'Couvrir {any.soya} d’eau bouillante, laisser gonfler 10 minutes et bien presser.',
      'Cubrir {any.soya} con agua hirviendo, dejar 10 minutos en remojo y escurrir bien.',
      '{any.soya} mit kochendem Wasser übergießen, 10 Minuten quellen lassen und gut ausdrücken.',
    ),
  },
  {
    kind: 'prep',
    aside: true,
    wet: true,
    text: say(
      'Cover {any.dried} with hot water for 20 minutes, squeeze out and chop.',
      "Couvrir {any.dried} d'eau chaude 20 minutes, presser et hacher.",
      'Cubrir {any.dried} con agua caliente 20 minutos, escurrir y picar.',
      '{any.dried} mit heißem Wasser bedecken, nach 20 Minuten ausdrücken und hacken.',
    ),
  },
  {
    kind: 'cook',
    aside: true,
    wet: true,
    text: say(
      'Pour boiling salted water over {side.soaked}, a finger above the grain, cover for 8 minutes and fluff up with a fork.',
      "Verser de l'eau bouillante salée sur {side.soaked}, un doigt au-dessus du grain, couvrir 8 minutes et égrener à la fourchette.",
      'Cubrir {side.soaked} con agua hirviendo con sal, un dedo por encima del grano, tapar 8 minutos y soltar con un tenedor.',
      '{side.soaked} mit kochendem Salzwasser fingerbreit bedecken, zugedeckt 8 Minuten quellen lassen und mit einer Gabel auflockern.',
    ),
  },
  {
    kind: 'cook',
    minutes: 12,
    when: ({ wishes }) => wishes.noOven,
    heated: true,
    on: 'fat',
    vessel: 'pan',
    text: say(
      'Fry {any.chips} in a wide pan in a finger of hot oil for 12 minutes until crisp, drain on kitchen paper and salt.',
      'Frire {any.chips} 12 minutes dans une large poêle avec un doigt d’huile chaude, pour les rendre croustillantes ; égoutter sur du papier et saler.',
      'Freír {any.chips} 12 minutos en una sartén amplia con un dedo de aceite caliente, hasta que estén crujientes; escurrir sobre papel y salar.',
      '{any.chips} in einer weiten Pfanne in fingerhohem heißem Öl 12 Minuten knusprig braten, auf Küchenpapier abtropfen lassen und salzen.',
    ),
  },
  {
    kind: 'cook',
    aside: true,
    wet: true,
    heated: true,
    on: 'stove',
    text: say(
      'Boil {extra.egg} for 9 minutes, cool under cold water, peel and halve.',
      "Cuire {extra.egg} 9 minutes à l'eau bouillante, rafraîchir, écaler et couper en deux.",
      'Cocer {extra.egg} 9 minutos, enfriar bajo el grifo, pelar y partir por la mitad.',
      '{extra.egg} 9 Minuten hart kochen, kalt abschrecken, pellen und halbieren.',
    ),
  },
  {
    kind: 'cook',
    aside: true,
    when: ({ template }) => ['curry', 'stew', 'chilli', 'soup'].includes(template.id),
    wet: true,
    heated: true,
    on: 'stove',
    text: say(
      'Boil {main.egg} for 9 minutes, cool under cold water and peel.',
      "Cuire {main.egg} 9 minutes à l'eau bouillante, rafraîchir et écaler.",
      'Cocer {main.egg} 9 minutos, enfriar bajo el grifo y pelar.',
      '{main.egg} 9 Minuten hart kochen, kalt abschrecken und pellen.',
    ),
  },
  {
    kind: 'cook',
    minutes: 12,
    doneness: 'extra',
    heated: true,
    on: 'stove',
    vessel: 'pan',
    text: say(
      'Fry {extra.raw} in a hot pan for 12 minutes, turning often, until cooked through.',
      'Faire dorer {extra.raw} 12 minutes dans une poêle chaude, en retournant souvent, et bien cuire à cœur.',
      'Dorar {extra.raw} en una sartén caliente 12 minutos, dando la vuelta a menudo, hasta hacerlo del todo.',
      'In einer heißen Pfanne {extra.raw} unter häufigem Wenden 12 Minuten durchbraten.',
    ),
  },
  {
    kind: 'cook',
    aside: true,
    when: ({ template }) => template.dishType === 'Mains' || template.dishType === 'Starters',
    wet: true,
    heated: true,
    on: 'stove',
    text: say(
      'Steam {extra.cookable}, or boil in a little salted water, for 6 minutes until just tender.',
      "Cuire {extra.cookable} 6 minutes à la vapeur ou dans un peu d'eau salée, en gardant du croquant.",
      'Cocer {extra.cookable} al vapor o en un poco de agua con sal 6 minutos, en su punto.',
      '{extra.cookable} im Dampf oder in wenig Salzwasser 6 Minuten bissfest garen.',
    ),
  },
  {
    kind: 'prep',
    minutes: 3,
    when: ({ template }) => template.dishType === 'Mains' || template.dishType === 'Starters',
    crowd: 'hands',
    text: say(
      'Slice {extra.orchard} for a small fresh salad on the side.',
      'Couper {extra.orchard} en tranches pour une petite salade fraîche à côté.',
      'Cortar {extra.orchard} en rodajas para una pequeña ensalada fresca al lado.',
      'Für einen kleinen frischen Salat dazu {extra.orchard} in Scheiben schneiden.',
    ),
  },
  {
    kind: 'cook',
    aside: true,
    when: ({ template }) => template.dishType === 'Mains' || template.dishType === 'Starters',
    heated: true,
    on: 'stove',
    text: say(
      'Warm {extra.tinned} in a small pot.',
      'Réchauffer {extra.tinned} dans une petite casserole.',
      'Calentar {extra.tinned} en un cazo.',
      '{extra.tinned} in einem kleinen Topf erwärmen.',
    ),
  },
  {
    kind: 'cook',
    aside: true,
    wet: true,
    on: 'stove',
    text: say(
      'Cook {extra.boilable} in salted water until tender and drain.',
      "Cuire {extra.boilable} à l'eau salée et égoutter.",
      'Cocer {extra.boilable} en agua con sal hasta que {extra.boilable?esté/estén} en su punto y escurrir.',
      'In Salzwasser {extra.boilable} gar kochen und abgießen.',
    ),
  },
  {
    kind: 'cook',
    aside: true,
    wet: true,
    heated: true,
    on: 'stove',
    text: say(
      'Peel {extra.potato}, halve the big ones and boil in salted water for 20 minutes until tender; drain.',
      'Éplucher {extra.potato}, couper les plus grosses en deux et cuire 20 minutes à l’eau salée ; égoutter.',
      'Pelar {extra.potato}, partir las grandes y cocer 20 minutos en agua con sal; escurrir.',
      '{extra.potato} schälen, große halbieren und 20 Minuten in Salzwasser gar kochen; abgießen.',
    ),
  },
]
