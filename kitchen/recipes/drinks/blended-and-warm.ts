import { ice } from '../drink-roles.ts'
import { inCategory, say, type Pattern } from '../pattern.ts'
import { has } from '../../cook/plan.ts'
import { bar, bottles, chillGlasses, dress } from '../bar.ts'
import { cook, onCall, part, prep, wait } from '../shorthand.ts'

export const blendedDrink: Pattern = {
  ...bar,
  id: 'blendedDrink',
  tastes: ['creamy', 'fresh'],
  roles: [
    ...bottles,
    onCall('yogurt', ({ id }) => /yogurt$|^quark$/.test(id), [120, 'g']),
    onCall('soaked', ({ id }) => /^(rice|tiger-nut|tamarind)$/.test(id), [40, 'g']),
    onCall('body', ({ id, category }) => category === 'nut' || /oats$|-seed$|^peanut-butter$/.test(id), [
      15,
      'g',
    ]),
    onCall('greens', ({ id }) => /^(spinach|carrot|celery|kale)$/.test(id), [30, 'g'], { cut: 'auto' }),
    onCall('chocolate', inCategory('chocolate'), [15, 'g'], { cut: 'chopChocolate' }),
    ice,
  ],
  steps: [
    wait(
      240,
      'Cover {soaked} with hot water, leave for {minutes} minutes and drain.',
      'Couvrir {soaked} avec de l’eau chaude, laisser {minutes} minutes et égoutter.',
      'Cubrir {soaked} con agua caliente, dejar {minutes} minutos y escurrir.',
      '{soaked} mit heißem Wasser bedecken, {minutes} Minuten stehen lassen und abgießen.',
      { least: 30 },
    ),
    chillGlasses,
    prep(
      2,
      'Blend {spirit+wine+sour+sweet+creamy+scoop+juice+yogurt+soaked+spice+fruit+body+greens+chocolate+egg}[ with {ice}] for a minute, until it is smooth and thick.',
      'Mixer {spirit+wine+sour+sweet+creamy+scoop+juice+yogurt+soaked+spice+fruit+body+greens+chocolate+egg}[ avec {ice}] pendant une minute, jusqu’à obtenir une texture lisse et épaisse.',
      'Triturar {spirit+wine+sour+sweet+creamy+scoop+juice+yogurt+soaked+spice+fruit+body+greens+chocolate+egg}[ con {ice}] durante un minuto, hasta que quede fino y espeso.',
      '{spirit+wine+sour+sweet+creamy+scoop+juice+yogurt+soaked+spice+fruit+body+greens+chocolate+egg}[ mit {ice:dat}] eine Minute mixen, bis alles glatt und dick ist.',
    ),
    prep(
      2,
      'Strain through a fine sieve or a cloth, pressing {soaked} well.',
      'Passer au tamis fin ou dans un linge, en pressant {soaked}.',
      'Colar por un colador fino o un paño, exprimiendo {soaked}.',
      'Durch ein feines Sieb oder Tuch gießen und {soaked} ausdrücken.',
    ),
    prep(
      1,
      'Pour into the cold glasses[, top up with {long}][ and garnish with {peel+garnish}].',
      'Verser dans les verres froids[, allonger avec {long}][ et décorer avec {peel+garnish}].',
      'Servir en las copas frías[, completar con {long}][ y decorar con {peel+garnish}].',
      'In die kalten Gläser gießen[, mit {long:dat} auffüllen][ und mit {peel+garnish:dat} garnieren].',
    ),
  ],
  pitch: [
    say(
      'Thick, cold and a holiday in itself: blend it long enough, and no ice crunches.',
      'Épais, glacé, des vacances à lui seul : mixé assez longtemps, sans un éclat de glace.',
      'Espeso, helado y unas vacaciones en sí mismo: bien triturado, sin un trozo de hielo.',
      'Dick, kalt und Urlaub im Glas: lange genug gemixt, knirscht kein Eis mehr.',
    ),
  ],
}

export const warmDrink: Pattern = {
  ...bar,
  id: 'warmDrink',
  tastes: ['rich', 'sweet'],
  roles: [
    ...bottles.filter(({ id }) => id !== 'long' && id !== 'creamy' && id !== 'egg'),
    onCall('egg', ({ id }) => id === 'egg-yolk', [1, null]),
    onCall(
      'milk',
      ({ id, category }) =>
        (category === 'plantMilk' && !/cream|yogurt/.test(id)) || /^(lactose-free-)?milk$/.test(id),
      [180, 'ml'],
    ),
    onCall('cream', ({ id }) => /^(lactose-free-cream|cream|oat-cream|soy-cream|coconut-cream)$/.test(id), [
      30,
      'ml',
    ]),
    onCall('chocolate', inCategory('chocolate'), [25, 'g'], { cut: 'chopChocolate' }),
    onCall('starch', ({ id }) => /^(masa-harina|cornflour)$/.test(id), [8, 'g']),
    onCall('butter', ({ id }) => id === 'butter', [10, 'g']),
    part('water', ['water'], [30, 'ml'], { takes: ({ id }) => id === 'water' }),
  ],
  steps: [
    prep(
      1,
      'Warm heatproof glasses or mugs with hot water and empty them.',
      'Réchauffer des verres épais ou des tasses à l’eau chaude, puis les vider.',
      'Calentar vasos gruesos o tazas con agua caliente y vaciarlos.',
      'Hitzefeste Gläser oder Becher mit heißem Wasser vorwärmen und ausgießen.',
    ),
    cook(
      5,
      'Heat {water+milk+juice+wine}[ with {sweet+spice}] in a small pot until it steams, without letting it boil.',
      'Chauffer {water+milk+juice+wine}[ avec {sweet+spice}] dans une petite casserole, jusqu’à ce que la vapeur monte, sans bouillir.',
      'Calentar {water+milk+juice+wine}[ con {sweet+spice}] en un cazo hasta que humee, sin que hierva.',
      '{water+milk+juice+wine}[ mit {sweet+spice:dat}] in einem kleinen Topf erhitzen, bis es dampft, aber nicht kocht.',
      { when: (plan) => !has(plan, 'egg') },
    ),
    cook(
      5,
      'Heat {water+milk+juice+wine}[ with {sweet+spice}] in a small pot until it steams, without letting it boil; whisk in {egg} away from the heat and stir over a low flame until it thickens slightly, at 75 °C.',
      'Chauffer {water+milk+juice+wine}[ avec {sweet+spice}] dans une petite casserole, jusqu’à ce que la vapeur monte, sans bouillir ; hors du feu, ajouter {egg} au fouet et remuer à feu doux jusqu’à léger épaississement, à 75 °C.',
      'Calentar {water+milk+juice+wine}[ con {sweet+spice}] en un cazo hasta que humee, sin que hierva; fuera del fuego añadir {egg} con las varillas y remover a fuego suave hasta que espese un poco, a 75 °C.',
      '{water+milk+juice+wine}[ mit {sweet+spice:dat}] in einem kleinen Topf erhitzen, bis es dampft, aber nicht kocht; {egg} abseits der Hitze unterschlagen und bei kleiner Flamme rühren, bis es bei 75 °C leicht bindet.',
      { when: (plan) => has(plan, 'egg') },
    ),
    cook(
      6,
      'Whisk {starch} with a ladleful of it, pour back and stir for 6 minutes until it thickens.',
      'Délayer {starch} avec une louche du liquide, reverser et remuer 6 minutes, jusqu’à épaississement.',
      'Desleír {starch} con un cucharón del líquido, devolver al cazo y remover 6 minutos, hasta que espese.',
      '{starch} mit einer Kelle davon anrühren, zurückgießen und 6 Minuten rühren, bis alles andickt.',
    ),
    prep(
      2,
      'Take off the heat and whisk in {chocolate+butter} until melted and frothy.',
      'Hors du feu, ajouter {chocolate+butter} au fouet, jusqu’à ce que tout soit fondu et mousseux.',
      'Fuera del fuego, añadir {chocolate+butter} con las varillas hasta que se funda y espume.',
      'Vom Herd nehmen und {chocolate+butter} unterschlagen, bis alles geschmolzen und schaumig ist.',
    ),
    prep(
      1,
      'Stir in {spirit+sour}.',
      'Ajouter {spirit+sour}.',
      'Añadir {spirit+sour}.',
      '{spirit+sour} einrühren.',
    ),
    prep(
      1,
      'Pour into the warm glasses[ and float {cream}, lightly whipped, on top].',
      'Verser dans les verres chauds[ et déposer {cream} en surface après un bref coup de fouet].',
      'Servir en los vasos calientes[ y cubrir con {cream}, apenas semimontando].',
      'In die warmen Gläser gießen[ und {cream} leicht aufgeschlagen obenauf geben].',
    ),
    dress,
  ],
  pitch: [
    say(
      'Hot, but never boiled, so that nothing of the scent is lost on the way to the table.',
      'Chaud, jamais bouilli, pour que rien du parfum ne se perde en chemin.',
      'Caliente, nunca hervido, para que no se pierda nada del aroma por el camino.',
      'Heiß, aber nie gekocht, damit auf dem Weg zum Tisch nichts vom Duft verloren geht.',
    ),
  ],
}
