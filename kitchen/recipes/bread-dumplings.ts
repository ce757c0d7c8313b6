import { flesh, g, greens, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { creamy, fat, herb, seasoning, spices, stock } from './roles.ts'
import { milk } from './baking-roles.ts'

export const breadDumplings: Pattern = {
  id: 'breadDumplings',
  dishType: 'Mains',
  cuisines: ['german'],
  likes: { bread: 2, mushroom: 2, leafyGreen: 1, cheese: 1, potato: 1 },
  tastes: ['hearty', 'creamy'],
  needs: 'name',
  roles: [
    {
      id: 'bread',
      takes: inCategory('bread', 'potato'),
      pool: ['baguette', 'country-bread', 'gluten-free-bread'],
      each: ({ category }) => ({ amount: category === 'potato' ? 250 : 90, unit: 'g' }),
    },
    milk(70),
    {
      id: 'egg',
      takes: inCategory('egg'),
      pool: ['egg', 'chickpea-flour', 'cornflour'],
      each: ({ category }) => (category === 'egg' ? { amount: 0.5, unit: null } : { amount: 12, unit: 'g' }),
    },
    {
      id: 'onion',
      takes: ({ category }) => category === 'aromatic',
      most: 2,
      pool: ['onion', 'shallot'],
      each: of(0.5, null),
      cut: 'auto',
    },
    { ...fat, pool: ['butter', 'margarine', 'rapeseed-oil'], each: of(0.75, 'tbsp') },
    {
      id: 'main',
      takes: (each) => greens(each) || flesh(each) || inCategory('plantProtein')(each),
      most: 3,
      pool: ['button-mushroom', 'oyster-mushroom', 'leek'],
      each: g(140),
      cut: 'fine',
    },
    { ...stock, each: ml(50) },
    {
      ...creamy,
      pool: ['cream', 'lactose-free-cream', 'oat-cream', 'soy-cream', 'coconut-milk'],
      each: ml(70),
    },
    { id: 'cheese', takes: inCategory('cheese'), least: 0, pool: [], each: g(30), cut: 'auto' },
    { ...spices, pool: ['nutmeg', 'paprika'], least: 1, each: () => ({ amount: 0.5, unit: 'pinch' }) },
    seasoning,
    { ...herb, pool: ['parsley', 'chive'] },
  ],
  steps: [
    {
      kind: 'wait',
      minutes: 15,
      text: say(
        'Cut or grate {bread} small, pour over {milk}, hot, and leave to soak for 15 minutes.',
        'Couper ou râper finement {bread}, arroser avec {milk} (bien chaud) et laisser gonfler 15 minutes.',
        'Cortar o rallar {bread} en trozos pequeños, regar con {milk} bien caliente y dejar en remojo 15 minutos.',
        '{bread} klein würfeln oder reiben, mit {milk:dat} (heiß) übergießen und 15 Minuten quellen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 10,
      text: say(
        'Soften half of {onion} in a little {fat:bare} and knead with the soaked mass, {egg+cheese+spices}, plus half of {herb}. With wet hands, shape into firm dumplings of about 6 cm.',
        "Faire suer la moitié {onion:of} dans un peu {fat:de}, puis pétrir avec la masse, {egg+cheese+spices}, ainsi que la moitié {herb:of}. Les mains mouillées, former des boules fermes d'environ 6 cm.",
        'Rehogar la mitad {onion:of} en un poco {fat:de} y amasar con la mezcla, {egg+cheese+spices}, más la mitad {herb:of}. Con las manos mojadas, formar bolas firmes de unos 6 cm.',
        'Die Hälfte {onion:of} in etwas {fat:bare} dünsten und mit der Masse, {egg+cheese+spices:dat} sowie der Hälfte {herb:of} verkneten. Mit nassen Händen feste Knödel von etwa 6 cm formen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 18,
      text: say(
        'Slide into barely simmering salted water and let them poach for 18 minutes with the lid ajar; they are done when they turn over by themselves.',
        "Plonger dans de l'eau salée à peine frémissante et pocher 18 minutes, couvercle entrouvert ; c'est cuit quand les boules se retournent d'elles-mêmes.",
        'Echar en agua con sal que apenas hierva y cocer 18 minutos con la tapa entreabierta; están hechas cuando se giran solas.',
        'In siedendes, nicht sprudelndes Salzwasser gleiten und bei halb offenem Deckel 18 Minuten ziehen lassen; sie sind gar, wenn sie sich von selbst drehen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      doneness: 'main',
      text: say(
        'Meanwhile, fry {main} with the rest of {onion} in the rest of {fat} for 8 minutes until browned and done.',
        'Pendant ce temps, faire dorer {main} avec le reste {onion:of} 8 minutes dans le reste {fat:of}, en cuisant bien.',
        'Mientras, dorar {main} con el resto {onion:of} 8 minutos en el resto {fat:of}, hasta que {main?esté bien hecho/esté bien hecha/estén bien hechos/estén bien hechas}.',
        'Inzwischen {main} mit dem Rest {onion:of} im Rest {fat:of} 8 Minuten goldbraun durchbraten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Pour {stock+creamy} over it and simmer for 4 minutes to a light sauce; season with {seasoning:bare}.',
        'Verser {stock+creamy} et laisser réduire 4 minutes en une sauce légère ; assaisonner {seasoning:de}.',
        'Verter {stock+creamy} y cocer 4 minutos hasta lograr una salsa ligera; sazonar con {seasoning:bare}.',
        '{stock+creamy} zugießen, 4 Minuten zu einer leichten Sauce köcheln und mit {seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Set the dumplings in the sauce and scatter with the rest of {herb}.',
        'Dresser les boules dans la sauce et parsemer du reste {herb:of}.',
        'Poner las bolas sobre la salsa y esparcir el resto {herb:of}.',
        'Die Knödel in die Sauce setzen und mit dem Rest {herb:of} bestreuen.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['creamy'],
  title: say(
    '{dish} with {heads:bare}',
    '{dish} {heads:to}',
    '{dish} con {heads:bare}',
    '{dish} mit {heads:with}',
  ),
  pitch: [
    say(
      'Yesterday’s bread at its best: fluffy balls in a sauce that wants to be soaked up.',
      'Le pain de la veille sous son meilleur jour : des boules moelleuses dans une sauce à saucer.',
      'El pan de ayer en su mejor versión: bolas esponjosas en una salsa para rebañar.',
      'Das Brot von gestern in Bestform: lockere Knödel in einer Sauce, die aufgesogen werden will.',
    ),
  ],
}
