import { has } from '../cook/plan.ts'
import { say, type Pattern } from './pattern.ts'
import { bakersSugar, butter, cream, eggs, vanilla } from './baking-roles.ts'
import { isFruit, pinch } from './dessert-roles.ts'
import { preheat } from './tray-parts.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

const fruitOnCall = (grams: number) => onCall('fruit', isFruit, [grams, 'g'], { cut: 'auto' })

export const curdTart: Pattern = {
  id: 'curdTart',
  dishType: 'Desserts',
  cuisines: ['french'],
  likes: { citrus: 1 },
  tastes: ['sour', 'lemony', 'sweet'],
  oven: true,
  needs: 'name',
  batch: 4,
  roles: [
    part('pastry', ['shortcrust-pastry', 'puff-pastry', 'gluten-free-oats', 'puffed-rice'], [0.25, 'pack'], {
      takes: ({ id }) => /pastry$|digestive-biscuit/.test(id),
      each: ({ id }) => (/pastry/.test(id) ? { amount: 0.25, unit: 'pack' } : { amount: 30, unit: 'g' }),
    }),
    part('filling', ['lemon', 'lime', 'orange'], [0.75, null], {
      takes: ({ id }) => /^(lemon|lime|orange|passion-fruit|grapefruit|pumpkin|pecan|walnut)$/.test(id),
      most: 2,
      cut: 'auto',
      each: ({ id }) =>
        /pumpkin|pecan|walnut/.test(id) ? { amount: 60, unit: 'g' } : { amount: 0.75, unit: null },
    }),
    bakersSugar(28, ['sugar']),
    eggs(0.6),
    butter(14),
    cream(35),
    onCall('syrup', ({ id }) => /^(maple-syrup|molasses|dulce-de-leche|condensed-milk)$/.test(id), [25, 'g']),
    onCall('white', ({ id }) => id === 'egg-white', [0.6, null]),
    vanilla([], 0),
    fruitOnCall(40),
    pinch,
  ],
  steps: [
    preheat(180),
    cook(
      15,
      'Steam {filling.gourd} for 15 minutes until soft and mash to a smooth purée.',
      'Cuire {filling.gourd} 15 minutes à la vapeur et réduire en purée lisse.',
      'Cocer {filling.gourd} al vapor 15 minutos y triturar hasta obtener un puré fino.',
      '{filling.gourd} 15 Minuten weich dämpfen und glatt pürieren.',
    ),
    cook(
      15,
      '[Line a tart tin with {pastry.dough}|Mix {pastry.crumb}, crushed, with half of {butter} and press into a tart tin], prick and bake blind for 15 minutes.',
      '[Foncer un moule avec {pastry.dough}|Mélanger {pastry.crumb} en miettes avec la moitié {butter:of} et tasser dans un moule], piquer et cuire à blanc 15 minutes.',
      '[Forrar un molde con {pastry.dough}|Mezclar {pastry.crumb} en migas con la mitad {butter:of} y apretar en un molde], pinchar y hornear en blanco 15 minutos.',
      '[Eine Tarteform mit {pastry.dough:dat} auslegen|{pastry.crumb} zerbröseln, mit der Hälfte {butter:of} mischen und in eine Tarteform drücken], einstechen und 15 Minuten blind backen.',
      { celsius: 180 },
    ),
    prep(
      8,
      'Whisk {egg} with {sweet+cream+salt}[, {syrup}][ and {spice}][; stir in the juice and zest of {filling.citrus}|; stir in {filling.squash}].',
      'Fouetter {egg} avec {sweet+cream+salt}[, {syrup}][ et {spice}][ ; ajouter le jus et le zeste {filling.citrus:of}| ; ajouter {filling.squash}].',
      'Batir {egg} con {sweet+cream+salt}[, {syrup}][ y {spice}][; añadir el zumo y la ralladura {filling.citrus:of}|; añadir {filling.squash}].',
      '{egg} mit {sweet+cream+salt:dat}[, {syrup:dat}][ und {spice:dat}] verquirlen[; Saft und Abrieb {filling.citrus:of} einrühren|; {filling.squash} einrühren].',
    ),
    cook(
      25,
      'Stir in {butter}, melted, pour into the crust and bake for 25 minutes until the middle only just trembles.',
      'Ajouter {butter} en liquide, verser sur le fond et cuire 25 minutes, jusqu’à ce que le centre tremble à peine.',
      'Añadir {butter} en líquido, verter sobre la base y hornear 25 minutos, hasta que el centro apenas tiemble.',
      '{butter} geschmolzen einrühren, auf den Boden gießen und 25 Minuten backen, bis die Mitte nur noch zittert.',
      { celsius: 180, when: (plan) => has(plan, 'pastry.dough') },
    ),
    cook(
      25,
      'Stir in the rest of {butter}, melted, pour into the crust and bake for 25 minutes until the middle only just trembles.',
      'Ajouter le reste {butter:of} en liquide, verser sur le fond et cuire 25 minutes, jusqu’à ce que le centre tremble à peine.',
      'Añadir el resto {butter:of} en líquido, verter sobre la base y hornear 25 minutos, hasta que el centro apenas tiemble.',
      'Den Rest {butter:of} geschmolzen einrühren, auf den Boden gießen und 25 Minuten backen, bis die Mitte nur noch zittert.',
      { celsius: 180, when: (plan) => !has(plan, 'pastry.dough') },
    ),
    cook(
      10,
      'Beat {white} stiff with two spoonfuls of sugar, spread on top in peaks and brown in the oven for 10 minutes.',
      'Monter {white} en neige avec deux cuillerées de sucre, étaler en pointes et dorer 10 minutes au four.',
      'Montar {white} a punto de nieve con dos cucharadas de azúcar, extender en picos y dorar 10 minutos en el horno.',
      '{white} mit zwei Löffeln Zucker steif schlagen, in Spitzen daraufstreichen und 10 Minuten im Ofen bräunen.',
      { celsius: 180 },
    ),
    wait(
      60,
      'Let cool for {minutes} minutes before cutting[ and serve with {fruit}].',
      'Laisser refroidir {minutes} minutes avant de couper[ et servir avec {fruit}].',
      'Dejar enfriar {minutes} minutos antes de cortar[ y servir con {fruit}].',
      'Vor dem Anschneiden {minutes} Minuten abkühlen lassen[ und mit {fruit:dat} servieren].',
      { least: 15 },
    ),
  ],
  heads: ['filling'],
  withs: ['fruit'],
  pitch: [
    say(
      'Take it out while the middle still trembles: it sets as it cools and stays creamy.',
      'La sortir quand le centre tremble encore : elle prend en refroidissant et reste crémeuse.',
      'Se saca cuando el centro aún tiembla: cuaja al enfriar y queda cremosa.',
      'Herausnehmen, solange die Mitte noch zittert: Beim Abkühlen wird sie fest und bleibt cremig.',
    ),
  ],
}
