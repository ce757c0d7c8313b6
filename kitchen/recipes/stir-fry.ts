import { has, longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, sour, spices } from './roles.ts'
import { perPerson, side, cookSide } from './pan-roles.ts'

export const stirFry: Pattern = {
  id: 'stirFry',
  dishType: 'Mains',
  cuisines: ['chinese', 'thai', 'japanese'],
  likes: {
    vegetable: 3,
    poultry: 3,
    plantProtein: 4,
    shellfish: 3,
    meat: 3,
    mushroom: 2,
    leafyGreen: 2,
    nut: 2,
    egg: 1,
    pasta: 1,
    grain: 2,
    fish: 1,
    seed: 1,
    legume: 1,
    fruit: 1,
    condiment: 2,
  },
  tastes: ['crunchy', 'light', 'fresh'],
  roles: [
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein', 'egg', 'legume')(each),
      most: 2,
      pool: ['tofu', 'chicken-breast', 'prawn', 'edamame', 'chickpea'],
      varied: true,
      each: perPerson,
      cut: 'fine',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || each.category === 'fruit',
      most: 5,
      least: 3,
      pool: ['bell-pepper', 'broccoli', 'carrot', 'mangetout', 'pak-choi', 'button-mushroom'],
      varied: true,
      each: (each) =>
        each.category === 'leafyGreen' ? { amount: 60, unit: 'g' } : { amount: 70, unit: 'g' },
      cut: 'fine',
    },
    { ...aromatics, pool: ['garlic', 'ginger', 'spring-onion'] },
    { ...fat, pool: ['rapeseed-oil', 'sunflower-oil', 'olive-oil'], each: of(1, 'tbsp') },
    { ...spices, least: 0 },
    heat,
    {
      id: 'salty',
      takes: ({ id, category }) =>
        /soy-sauce|tamari|oyster-sauce|hoisin|teriyaki|fish-sauce|miso|gochujang/.test(id) &&
        category === 'condiment',
      most: 2,
      pool: ['soy-sauce', 'tamari', 'fish-sauce', 'vegetable-stock'],
      each: of(1, 'tbsp'),
    },
    {
      id: 'sweet',
      takes: inCategory('sweetener'),
      pool: ['honey', 'maple-syrup', 'brown-sugar'],
      each: of(0.5, 'tsp'),
    },
    { ...sour, pool: ['rice-vinegar', 'lime', 'lemon'] },
    { id: 'thickener', pool: ['cornflour', 'rice-flour'], each: of(0.5, 'tsp') },
    side,
    { ...herb, pool: ['coriander', 'chive', 'parsley'] },
    {
      id: 'crunch',
      takes: inCategory('nut', 'seed'),
      pool: ['sesame-seed', 'sunflower-seed'],
      each: g(6),
      cut: 'fine',
    },
  ],
  steps: [
    { kind: 'cook', aside: true, when: (plan) => !has(plan, 'side.soaked'), text: cookSide },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Stir {salty+sweet+sour+thickener} with 3 tablespoons of water in a cup to make the sauce.',
        "Mélanger {salty+sweet+sour+thickener} avec 3 cuillerées à soupe d'eau dans un bol pour la sauce.",
        'Mezclar {salty+sweet+sour+thickener} con 3 cucharadas de agua en una taza para la salsa.',
        'Für die Sauce {salty+sweet+sour+thickener} mit 3 Esslöffeln Wasser in einer Tasse verrühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.flesh') ? 6 : 5),
      doneness: 'main.uncooked',
      text: say(
        'Heat half of the oil in a wok or large pan until it shimmers. Fry {main.uncooked} for {minutes} minutes until well coloured, then lift out.',
        "Chauffer la moitié de l'huile dans un wok ou une grande poêle jusqu'à ce qu'elle frémisse. Y saisir {main.uncooked} {minutes} minutes, laisser colorer, puis réserver.",
        'Calentar la mitad del aceite en un wok o sartén grande hasta que brille. Saltear {main.uncooked} {minutes} minutos, hasta que {main.uncooked?tome/tomen} color, y reservar.',
        'Die Hälfte des Öls in Wok oder großer Pfanne stark erhitzen. {main.uncooked} darin {minutes} Minuten braten, Farbe nehmen lassen und herausheben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Beat {main.egg}, scramble in a little of the oil in a wok or large pan until just set and lift out.',
        "Battre {main.egg}, brouiller dans un wok ou une grande poêle avec un peu d'huile, juste le temps de prendre, et réserver.",
        'Batir {main.egg}, revolver en un wok o sartén grande con un poco del aceite, hasta que cuajen, y reservar.',
        '{main.egg} verquirlen, in Wok oder großer Pfanne in etwas Öl stocken lassen und herausheben.',
      ),
    },
    {
      kind: 'cook',
      // Crisp is the point; only aubergine and its like must soften.
      minutes: (plan) => (longest(plan, ['vegetables.slow'], 4, 99) >= 15 ? 10 : 4),
      least: (plan) => (longest(plan, ['vegetables.slow'], 4, 99) >= 15 ? 10 : 3),
      text: say(
        'Pour in the rest of {fat} and toss {vegetables.slow+spices} over high heat for {minutes} minutes.',
        'Verser le reste {fat:of} et faire sauter {vegetables.slow+spices} {minutes} minutes à feu vif.',
        'Añadir el resto {fat:of} y saltear {vegetables.slow+spices} a fuego fuerte {minutes} minutos.',
        'Den Rest {fat:of} zugeben und {vegetables.slow+spices} bei starker Hitze {minutes} Minuten unter Rühren braten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Add {vegetables.quick+aromatics+heat} and stir for 2 minutes; nothing should go limp.',
        'Ajouter {vegetables.quick+aromatics+heat} et remuer 2 minutes ; tout doit rester croquant.',
        'Añadir {vegetables.quick+aromatics+heat} y remover 2 minutos; todo debe seguir crujiente.',
        '{vegetables.quick+aromatics+heat} zugeben und 2 Minuten rühren; alles soll knackig bleiben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 1,
      text: say(
        'Return {main} to the pan, pour in the sauce and let it bubble for 1 minute until everything is glazed.',
        'Remettre {main} dans la poêle, verser la sauce et laisser bouillonner 1 minute pour bien glacer.',
        'Devolver {main} a la sartén, verter la salsa y dejar hervir 1 minuto hasta que todo brille.',
        '{main} zurück in die Pfanne geben, die Sauce zugießen und 1 Minute aufkochen, bis alles glänzt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Pile onto {side}, scatter with {herb+crunch} and eat at once.',
        'Dresser sur {side}, parsemer {herb+crunch:de} et servir aussitôt.',
        'Servir sobre {side}, esparcir {herb+crunch} y comer enseguida.',
        'Auf {side:dat} anrichten, mit {herb+crunch:dat} bestreuen und sofort essen.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['crunch', 'salty'],
  pitch: [
    say(
      'Everything is cut first, then the pan does the work in minutes; the sauce goes in last and glazes the lot.',
      'On coupe tout avant, puis le wok travaille en quelques minutes ; la sauce arrive en dernier et nappe le tout.',
      'Primero se corta todo; luego el wok trabaja en minutos, y la salsa llega al final y lo glasea.',
      'Erst wird alles geschnitten, dann arbeitet der Wok in Minuten; die Sauce kommt zuletzt und überzieht alles.',
    ),
  ],
}
