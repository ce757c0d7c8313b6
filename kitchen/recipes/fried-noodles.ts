import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb } from './roles.ts'
import { perPerson } from './pan-roles.ts'

export const friedNoodles: Pattern = {
  id: 'friedNoodles',
  dishType: 'Mains',
  cuisines: ['thai', 'chinese', 'japanese'],
  likes: { pasta: 2, egg: 1, shellfish: 2, poultry: 1, plantProtein: 2, vegetable: 1, nut: 1, condiment: 1 },
  tastes: ['fresh', 'sour', 'crunchy'],
  needs: 'name',
  roles: [
    {
      id: 'noodles',
      takes: inCategory('pasta'),
      pool: ['rice-noodle', 'glass-noodle', 'egg-noodle'],
      each: g(80),
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein', 'legume')(each),
      most: 2,
      pool: ['prawn', 'chicken-breast', 'tofu', 'edamame', 'chickpea'],
      each: perPerson,
      cut: 'fine',
    },
    {
      id: 'egg',
      takes: inCategory('egg'),
      least: ({ diets }) => (diets.includes('vegan') ? 0 : 1),
      pool: ['egg'],
      each: of(0.5, null),
    },
    {
      id: 'vegetables',
      takes: greens,
      most: 4,
      least: 2,
      pool: ['bean-sprout', 'carrot', 'pak-choi', 'mangetout', 'bell-pepper'],
      each: g(60),
      cut: 'fine',
    },
    { ...aromatics, pool: ['spring-onion', 'garlic', 'shallot'] },
    { ...fat, pool: ['rapeseed-oil', 'sunflower-oil'], each: of(1, 'tbsp') },
    heat,
    {
      id: 'salty',
      takes: ({ id, category }) => category === 'condiment' && /sauce|tamari|miso/.test(id),
      most: 2,
      pool: (_wishes, cuisine) =>
        cuisine.acids.includes('rice-vinegar')
          ? ['soy-sauce', 'tamari', 'vegetable-stock']
          : ['fish-sauce', 'soy-sauce', 'tamari', 'vegetable-stock'],
      each: of(1, 'tbsp'),
    },
    { id: 'sweet', takes: inCategory('sweetener'), pool: ['brown-sugar', 'maple-syrup'], each: of(1, 'tsp') },
    {
      id: 'sour',
      takes: ({ id }) => /tamarind|^(lime|lemon)$|rice-vinegar/.test(id),
      pool: ['lime', 'lemon', 'rice-vinegar'],
      each: ({ id }) => (/lime|lemon/.test(id) ? { amount: 0.5, unit: null } : { amount: 1, unit: 'tbsp' }),
      cut: 'auto',
    },
    {
      id: 'crunch',
      takes: inCategory('nut', 'seed'),
      pool: ['peanut', 'cashew', 'sesame-seed', 'sunflower-seed'],
      each: g(12),
      cut: 'fine',
    },
    { ...herb, pool: ['coriander', 'thai-basil', 'chive'] },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 10,
      text: say(
        'Soak or cook {noodles} as the pack says until pliable but still firm, drain and rinse with cold water.',
        "Faire tremper ou cuire {noodles} selon le paquet : souple, mais encore ferme. Égoutter et rincer à l'eau froide.",
        'Remojar o cocer {noodles} según el paquete, sin que {noodles?se ablande/se ablanden} del todo; escurrir y refrescar con agua fría.',
        '{noodles} nach Packungsangabe einweichen oder kochen, bis sie biegsam, aber noch fest sind, abgießen und kalt abspülen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Stir {salty+sweet+sour} in a cup with 2 tablespoons of water; it should taste sweet, sour and salty at once.',
        "Mélanger {salty+sweet+sour} avec 2 cuillerées à soupe d'eau : il faut du sucré, de l'acide et du salé à la fois.",
        'Mezclar {salty+sweet+sour} con 2 cucharadas de agua; debe saber dulce, ácido y salado a la vez.',
        '{salty+sweet+sour} mit 2 Esslöffeln Wasser verrühren; es soll zugleich süß, sauer und salzig schmecken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      doneness: 'main',
      text: say(
        'Heat {fat} in a wok or large pan until it shimmers and fry {main} for 6 minutes.',
        'Chauffer {fat} dans un wok ou une grande poêle et y saisir {main} 6 minutes.',
        'Calentar {fat} en un wok o sartén grande y saltear {main} 6 minutos.',
        '{fat} in Wok oder großer Pfanne stark erhitzen und {main} darin 6 Minuten braten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Add {vegetables+aromatics+heat} and toss for 3 minutes[; push aside, break in {egg} and scramble until set].',
        'Ajouter {vegetables+aromatics+heat} et faire sauter 3 minutes[ ; pousser sur le côté, casser {egg} et brouiller].',
        'Añadir {vegetables+aromatics+heat} y saltear 3 minutos[; apartar, cascar {egg} y revolver hasta que {egg?cuaje/cuajen}].',
        '{vegetables+aromatics+heat} zugeben und 3 Minuten schwenken[; zur Seite schieben, {egg} hineinschlagen und unter Rühren stocken lassen].',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Tip in {noodles} and the sauce and toss for 2 minutes until everything is glazed and the pan is dry.',
        "Ajouter {noodles} et la sauce, et faire sauter 2 minutes, jusqu'à ce que tout soit laqué et la poêle sèche.",
        'Añadir {noodles} y la salsa y saltear 2 minutos, hasta que todo brille y no quede líquido.',
        '{noodles} und die Sauce zugeben und 2 Minuten schwenken, bis alles glänzt und die Pfanne trocken ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Pile onto plates and scatter with {crunch+herb}.',
        'Dresser en dôme et parsemer {crunch+herb:de}.',
        'Servir en montaña y esparcir {crunch+herb}.',
        'Auf Teller häufen und mit {crunch+herb:dat} bestreuen.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['vegetables', 'crunch'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Everything stands ready before the pan gets hot; then it is a matter of minutes.',
      "Tout est prêt avant que le wok chauffe ; ensuite, c'est une affaire de minutes.",
      'Todo listo antes de encender el fuego; después es cosa de minutos.',
      'Alles steht bereit, bevor die Pfanne heiß wird; dann ist es eine Sache von Minuten.',
    ),
  ],
}
