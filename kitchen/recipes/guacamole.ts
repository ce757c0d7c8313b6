import { g, greens, inCategory, of, say, type Pattern } from './pattern.ts'
import { heat, herb, salt } from './roles.ts'

export const guacamole: Pattern = {
  id: 'guacamole',
  dishType: 'Starters',
  cuisines: ['mexican'],
  likes: { vegetable: 0, citrus: 1 },
  tastes: ['fresh', 'creamy', 'lemony'],
  needs: 'name',
  roles: [
    { id: 'avocado', takes: ({ id }) => id === 'avocado', pool: ['avocado'], each: of(0.75, null) },
    {
      id: 'main',
      takes: (each) => greens(each) || inCategory('fruit')(each),
      most: 3,
      pool: ['tomato', 'cherry-tomato', 'radish'],
      each: g(50),
      cut: 'fine',
    },
    {
      id: 'onion',
      takes: ({ category, id }) => category === 'aromatic' && !/chil|jala/.test(id),
      most: 2,
      pool: ['red-onion', 'spring-onion', 'shallot'],
      each: ({ id }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : { amount: 0.25, unit: null }),
      cut: 'auto',
    },
    {
      id: 'lime',
      takes: ({ id }) => /^(lime|lemon)$/.test(id),
      pool: ['lime', 'lemon'],
      each: of(0.5, null),
      cut: 'juice',
    },
    {
      ...heat,
      least: ({ heat: asked }) => (asked === 0 ? 0 : 1),
      pool: ['jalapeno', 'chilli', 'chilli-flakes'],
      each: ({ category }) =>
        category === 'aromatic' ? { amount: 0.25, unit: null } : { amount: 0.25, unit: 'tsp' },
    },
    { id: 'spice', takes: inCategory('spice'), least: 0, pool: [], each: of(0.25, 'tsp') },
    salt,
    { ...herb, pool: ['coriander', 'parsley'] },
    {
      id: 'dippers',
      takes: ({ category, id }) => category === 'bread' || /plantain/.test(id),
      pool: ['tortilla-chip', 'corn-tortilla'],
      each: ({ id, serving }) => (id === 'tortilla-chip' ? { amount: 40, unit: 'g' } : serving),
    },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Crush {onion+heat} with half of {herb} and a good pinch of salt in a mortar or with a fork until juicy.',
        'Écraser {onion+heat} avec la moitié {herb:of} et une bonne pincée de sel, au mortier ou à la fourchette, pour en tirer le jus.',
        'Machacar {onion+heat} con la mitad {herb:of} y una buena pizca de sal en el molcajete o con un tenedor, hasta formar una pasta jugosa.',
        '{onion+heat} mit der Hälfte {herb:of} und einer kräftigen Prise Salz im Mörser oder mit der Gabel zerdrücken, bis Saft austritt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Halve {avocado}, take out the stones, scoop out the flesh and mash it coarsely with {lime}; it should stay lumpy.',
        "Ouvrir {avocado}, retirer les noyaux, prélever la chair et l'écraser grossièrement avec {lime} ; garder des morceaux.",
        'Abrir {avocado}, retirar los huesos, sacar la pulpa y machacarla sin afinar con {lime}; debe quedar con trozos.',
        '{avocado} halbieren, entsteinen, das Fruchtfleisch auslösen und mit {lime:dat} grob zerdrücken; es soll stückig bleiben.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Fold in {main}, season with {seasoning+spice:bare} and scatter with the rest of {herb}. Serve at once with {dippers}.',
        'Incorporer {main}, assaisonner {seasoning+spice:de} et parsemer du reste {herb:of}. Servir aussitôt avec {dippers}.',
        'Incorporar {main}, sazonar con {seasoning+spice:bare} y esparcir el resto {herb:of}. Servir enseguida con {dippers}.',
        '{main} unterheben, mit {seasoning+spice:with} abschmecken und mit dem Rest {herb:of} bestreuen. Sofort mit {dippers:dat} servieren.',
      ),
    },
  ],
  heads: [],
  withs: ['main', 'dippers'],
  pitch: [
    say(
      'Ripe avocados and a fork: lime, salt and something sharp do the rest.',
      'Des avocats mûrs et une fourchette : citron vert, sel et piquant font le reste.',
      'Aguacates maduros y un tenedor: lima, sal y un punto picante hacen el resto.',
      'Reife Avocados und eine Gabel: Limette, Salz und etwas Schärfe erledigen den Rest.',
    ),
  ],
}
