import { has, longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { fat, heat, herb, seasoning, sour, spices } from './roles.ts'
import { isCrisp, perBowl } from './tray-parts.ts'

export const bowl: Pattern = {
  id: 'bowl',
  dishType: 'Mains',
  cuisines: ['levantine', 'greek', 'japanese', 'mexican'],
  likes: {
    grain: 4,
    legume: 3,
    vegetable: 3,
    leafyGreen: 3,
    plantProtein: 3,
    fish: 2,
    poultry: 2,
    egg: 2,
    seed: 2,
    nut: 2,
    fruit: 1,
    cheese: 1,
    shellfish: 1,
    potato: 1,
    mushroom: 1,
  },
  tastes: ['fresh', 'light', 'crunchy', 'lemony'],
  roles: [
    {
      id: 'grain',
      takes: inCategory('grain', 'pasta'),
      pool: ['quinoa', 'bulgur', 'couscous', 'millet', 'rice'],
      varied: true,
      each: g(65),
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('legume', 'plantProtein', 'egg')(each),
      most: 3,
      pool: ['chickpea', 'tofu', 'salmon', 'white-bean'],
      varied: true,
      each: perBowl,
      cut: 'auto',
    },
    {
      id: 'warm',
      takes: (each) =>
        (greens(each) && !isCrisp(each.id) && each.category !== 'leafyGreen') || inCategory('potato')(each),
      most: 3,
      pool: ['sweet-potato', 'broccoli', 'bell-pepper', 'cauliflower'],
      varied: true,
      each: g(110),
      cut: 'auto',
    },
    {
      id: 'crisp',
      takes: (each) => isCrisp(each.id) || inCategory('leafyGreen', 'fruit')(each),
      most: 3,
      least: 2,
      pool: ['cucumber', 'radish', 'spinach', 'avocado', 'rocket'],
      varied: true,
      each: ({ id, category }) =>
        category === 'leafyGreen'
          ? { amount: 30, unit: 'g' }
          : id === 'avocado'
            ? { amount: 0.5, unit: null }
            : { amount: 60, unit: 'g' },
      cut: 'auto',
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil', 'sesame-oil'], each: of(1.5, 'tbsp') },
    { ...spices, least: 1 },
    heat,
    {
      id: 'sauce',
      takes: ({ id }) => /yogurt|tahini|hummus|peanut-butter|miso/.test(id),
      pool: ['tahini', 'greek-yogurt', 'soy-yogurt', 'mustard'],
      each: ({ id }) => (/yogurt|hummus/.test(id) ? { amount: 40, unit: 'g' } : { amount: 1, unit: 'tbsp' }),
    },
    {
      ...sour,
      pool: ['lemon', 'lime', 'cider-vinegar'],
      each: ({ id }) =>
        /^(lemon|lime)$/.test(id) ? { amount: 0.5, unit: null } : { amount: 1, unit: 'tbsp' },
    },
    {
      id: 'sweet',
      takes: inCategory('sweetener'),
      pool: ['maple-syrup', 'honey', 'agave-syrup'],
      each: of(0.5, 'tsp'),
    },
    {
      id: 'garlic',
      takes: inCategory('aromatic'),
      most: 2,
      pool: ['garlic', 'shallot'],
      each: ({ id, serving }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : serving),
      cut: 'auto',
    },
    seasoning,
    herb,
    {
      id: 'crunch',
      takes: inCategory('nut', 'seed', 'cheese'),
      most: 2,
      pool: ['pumpkin-seed', 'sesame-seed', 'sunflower-seed', 'almond'],
      varied: true,
      each: ({ category }) => ({ amount: category === 'cheese' ? 30 : 12, unit: 'g' }),
      cut: 'auto',
    },
  ],
  steps: [
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Cook {grain} in lightly salted water for the time given on the pack, fluff with a fork and leave uncovered.',
        "Cuire {grain} à l'eau légèrement salée selon le temps indiqué, égrener à la fourchette et laisser à découvert.",
        'Cocer {grain} en agua con un poco de sal según el tiempo indicado, soltar con un tenedor y dejar destapado.',
        '{grain} nach Packungsangabe in leicht gesalzenem Wasser garen, mit einer Gabel auflockern und offen stehen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['warm'], 8, 14),
      least: 8,
      text: say(
        'Heat a third of the oil in a wide pan, add {warm} with {spices+heat} and fry for {minutes} minutes, with a lid for the first half, until tender and browned.',
        "Chauffer un tiers de l'huile dans une grande poêle, ajouter {warm} avec {spices+heat} et cuire {minutes} minutes, la première moitié à couvert, jusqu'à obtenir une belle coloration.",
        'Calentar un tercio del aceite en una sartén amplia, añadir {warm} con {spices+heat} y cocinar {minutes} minutos, la primera mitad tapado, hasta dorar.',
        'Ein Drittel des Öls in einer weiten Pfanne erhitzen, {warm} mit {spices+heat:dat} hineingeben und {minutes} Minuten braten, die erste Hälfte zugedeckt, bis alles weich und gebräunt ist.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.flesh') ? 10 : 6),
      doneness: 'main',
      when: (plan) => !has(plan, 'main.egg'),
      text: say(
        'Push to one side, add {main} and fry for {minutes} minutes until hot and coloured.',
        'Repousser sur le côté, ajouter {main} et faire dorer {minutes} minutes.',
        'Apartar a un lado, añadir {main} y dorar {minutes} minutos.',
        'Zur Seite schieben, {main} zugeben und {minutes} Minuten braten, bis alles heiß ist und Farbe hat.',
      ),
    },
    {
      kind: 'cook',
      minutes: 7,
      text: say(
        'Boil {main.egg} for 7 minutes, cool under cold water, peel and halve.',
        "Cuire {main.egg} 7 minutes à l'eau bouillante, rafraîchir, écaler et couper en deux.",
        'Cocer {main.egg} 7 minutos, enfriar bajo el grifo, pelar y partir por la mitad.',
        '{main.egg} 7 Minuten kochen, kalt abschrecken, pellen und halbieren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Whisk {sauce+sour+sweet+garlic} with {fat} and a little water to a pourable dressing; season with {seasoning:bare}.',
        "Fouetter {sauce+sour+sweet+garlic} avec {fat} et un peu d'eau en une sauce fluide ; assaisonner {seasoning:de}.",
        'Batir {sauce+sour+sweet+garlic} con {fat} y un poco de agua hasta lograr un aliño fluido; sazonar con {seasoning:bare}.',
        '{sauce+sour+sweet+garlic} mit {fat:dat} und etwas Wasser zu einem flüssigen Dressing verrühren; mit {seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Spread {grain} in deep bowls, arrange {main+warm+crisp} side by side, pour over the dressing and finish with {herb+crunch}.',
        'Répartir {grain} dans des bols, disposer {main+warm+crisp} côte à côte, napper de sauce et terminer avec {herb+crunch}.',
        'Repartir {grain} en cuencos hondos, disponer {main+warm+crisp} en montoncitos, regar con el aliño y terminar con {herb+crunch}.',
        '{grain} in tiefe Schalen geben, {main+warm+crisp} nebeneinander darauf anrichten, das Dressing darübergießen und mit {herb+crunch:dat} vollenden.',
      ),
    },
  ],
  heads: ['main', 'warm'],
  withs: ['grain', 'sauce'],
  pitch: [
    say(
      'Warm grain, something roasted, something crisp and a dressing that ties them: filling without being heavy.',
      'Des grains tièdes, du grillé, du croquant et une sauce qui réunit le tout : rassasiant sans être lourd.',
      'Grano templado, algo tostado, algo crujiente y un aliño que lo une todo: sacia sin pesar.',
      'Warmes Getreide, etwas Geröstetes, etwas Knackiges und ein Dressing, das alles verbindet: sättigend, aber nicht schwer.',
    ),
  ],
}
