import { g, inCategory, say, type Pattern } from './pattern.ts'
import { isFruit, lemon, spoonful } from './dessert-roles.ts'
import { bakersSugar, butter, vanilla } from './baking-roles.ts'
import { preheat } from './tray-parts.ts'

export const strudel: Pattern = {
  id: 'strudel',
  dishType: 'Desserts',
  batch: 4,
  cuisines: ['german'],
  likes: { fruit: 2, nut: 1, bread: 1, spice: 1 },
  tastes: ['crunchy', 'sweet'],
  oven: true,
  needs: 'name',
  roles: [
    {
      id: 'pastry',
      takes: ({ id }) => /pastry/.test(id),
      pool: ['filo-pastry', 'puff-pastry', 'rice-paper'],
      each: ({ id }) => (id === 'rice-paper' ? { amount: 3, unit: 'sheet' } : { amount: 55, unit: 'g' }),
    },
    {
      id: 'fruit',
      takes: isFruit,
      most: 2,
      pool: ['apple', 'pear', 'apricot', 'cherry'],
      each: g(150),
      cut: 'auto',
    },
    lemon,
    {
      id: 'raisins',
      takes: ({ id }) => /raisin|dried-cranberry/.test(id),
      pool: ['raisin', 'dried-cranberry'],
      each: g(12),
    },
    { id: 'nuts', takes: inCategory('nut', 'seed'), most: 2, least: 0, pool: [], each: g(15), cut: 'auto' },
    {
      id: 'quark',
      takes: ({ id }) => /quark|ricotta|cream-cheese/.test(id),
      least: 0,
      pool: [],
      each: g(60),
    },
    {
      id: 'crumbs',
      takes: ({ id }) => id === 'breadcrumb',
      pool: ['breadcrumb', 'gluten-free-oats', 'desiccated-coconut'],
      each: g(10),
    },
    bakersSugar(10, ['sugar']),
    vanilla(['cinnamon'], 2),
    butter(12),
    spoonful,
  ],
  steps: [
    preheat(190),
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Melt {butter}; toast {crumbs} in a third of it until golden.',
        'Faire fondre {butter} et y dorer {crumbs}, dans un tiers seulement.',
        'Derretir {butter} y tostar {crumbs} en una tercera parte.',
        '{butter} zerlassen und {crumbs} in einem Drittel davon goldgelb rösten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Mix {fruit+raisins+nuts} with {lemon+sweet+spice}[ and {quark}].',
        'Mélanger {fruit+raisins+nuts} avec {lemon+sweet+spice}[ et {quark}].',
        'Mezclar {fruit+raisins+nuts} con {lemon+sweet+spice}[ y {quark}].',
        '{fruit+raisins+nuts} mit {lemon+sweet+spice:dat}[ und {quark:dat}] mischen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 8,
      text: say(
        'Lay out {pastry} overlapping on a damp cloth and brush with butter. Scatter with the crumbs, heap the fruit along one long side, fold in the ends and roll up with the help of the cloth.',
        'Étaler {pastry} sur un linge humide en faisant se chevaucher les feuilles et badigeonner de matière grasse. Parsemer de miettes, disposer les fruits le long d’un grand côté, rabattre les bouts et rouler à l’aide du linge.',
        'Extender {pastry} sobre un paño húmedo, solapando las hojas, y pincelar con la grasa derretida. Esparcir las migas, poner la fruta a lo largo de un lado, doblar los extremos y enrollar con ayuda del paño.',
        '{pastry} überlappend auf einem feuchten Tuch auslegen und mit dem zerlassenen Fett bestreichen. Die Brösel darüberstreuen, das Obst an einer Längsseite verteilen, die Enden einschlagen und mithilfe des Tuchs aufrollen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 32,
      celsius: 190,
      text: say(
        'Slide onto a lined sheet, brush once more and bake for 32 minutes until crisp and golden brown.',
        "Faire glisser sur une plaque garnie de papier, badigeonner encore et enfourner 32 minutes, jusqu'à ce que ce soit croustillant et bien doré.",
        'Pasar a una bandeja con papel, pincelar de nuevo y hornear 32 minutos, hasta que quede crujiente y dorado.',
        'Auf ein Blech mit Backpapier gleiten lassen, nochmals bestreichen und 32 Minuten knusprig goldbraun backen.',
      ),
    },
    {
      kind: 'wait',
      minutes: 8,
      text: say(
        'Let stand for 8 minutes, cut with a serrated knife and serve warm with {spoonful}.',
        'Laisser tiédir 8 minutes, couper au couteau à dents et servir avec {spoonful}.',
        'Dejar templar 8 minutos, cortar con cuchillo de sierra y servir con {spoonful}.',
        'Kurz ruhen lassen, etwa 8 Minuten, mit einem Sägemesser schneiden und warm mit {spoonful:dat} servieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['spice', 'nuts'],
  pitch: [
    say(
      'Crackling leaves around soft fruit; the toasted crumbs catch the juice before it can soften them.',
      'Des feuilles qui craquent autour d’un fruit fondant ; les miettes grillées retiennent le jus.',
      'Hojas crujientes alrededor de fruta tierna; las migas tostadas retienen el jugo.',
      'Knisternde Blätter um weiches Obst; die gerösteten Brösel fangen den Saft auf.',
    ),
  ],
}
