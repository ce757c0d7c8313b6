import { flesh, g, greens, inCategory, of, say, type Pattern } from './pattern.ts'
import { heat, herb, seasoning, spices } from './roles.ts'

export const burger: Pattern = {
  id: 'burger',
  dishType: 'Mains',
  cuisines: ['german', 'mexican'],
  likes: { meat: 1, legume: 1, cheese: 1, plantProtein: 1, poultry: 1, bread: 1 },
  tastes: ['hearty', 'smoky'],
  roles: [
    {
      id: 'main',
      takes: (each) => flesh(each) || inCategory('legume', 'plantProtein', 'mushroom', 'fish')(each),
      most: 2,
      pool: ['minced-beef', 'minced-turkey', 'kidney-bean', 'black-bean', 'chickpea'],
      each: ({ category, serving }) =>
        category === 'legume' && serving.unit === 'can'
          ? { amount: 0.5, unit: 'can' }
          : { amount: 140, unit: 'g' },
      cut: 'fine',
    },
    {
      id: 'binder',
      takes: ({ id }) => /breadcrumb|oats$/.test(id),
      least: (wishes) => (wishes.diets.some((diet) => /vegan|vegetarian|pescatarian/.test(diet)) ? 1 : 0),
      pool: ['breadcrumb', 'gluten-free-oats', 'chickpea-flour'],
      each: g(20),
    },
    {
      id: 'bread',
      takes: inCategory('bread'),
      pool: ['burger-bun', 'gluten-free-bread', 'lettuce'],
      each: ({ id }) =>
        id === 'burger-bun'
          ? { amount: 1, unit: null }
          : id === 'gluten-free-bread'
            ? { amount: 2, unit: 'slice' }
            : { amount: 60, unit: 'g' },
    },
    {
      id: 'salad',
      takes: (each) => greens(each),
      most: 3,
      least: 2,
      pool: ['tomato', 'lettuce', 'cucumber'],
      each: ({ category }) =>
        category === 'leafyGreen' ? { amount: 20, unit: 'g' } : { amount: 60, unit: 'g' },
      cut: 'thin',
    },
    {
      id: 'onion',
      takes: ({ id }) => /onion|shallot|gherkin/.test(id),
      pool: ['red-onion', 'gherkin'],
      each: of(0.25, null),
      cut: 'auto',
    },
    { id: 'cheese', takes: inCategory('cheese'), least: 0, pool: [], each: g(25), cut: 'slices' },
    {
      id: 'sauce',
      takes: inCategory('condiment'),
      most: 2,
      pool: ['mustard', 'ketchup', 'tahini'],
      each: of(1, 'tbsp'),
    },
    { ...spices, pool: ['smoked-paprika', 'cumin'], least: 1 },
    heat,
    { id: 'fat', pool: ['rapeseed-oil', 'sunflower-oil', 'olive-oil'], each: of(0.5, 'tbsp') },
    seasoning,
    { ...herb, least: 0 },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 20,
      when: ({ parts }) =>
        parts.some(({ role, ingredient }) => role === 'main' && /lentil|split-pea|mung/.test(ingredient.id)),
      text: say(
        'Boil {main.pulses} in plenty of water for 20 minutes until soft and drain very well.',
        "Cuire {main.pulses} 20 minutes dans un grand volume d'eau et bien égoutter.",
        'Cocer {main.pulses} en abundante agua 20 minutos y escurrir muy bien.',
        '{main.pulses} in reichlich Wasser 20 Minuten weich kochen und sehr gut abtropfen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        '[Mix {main.loose}|Mash {main}] with {binder+spices+heat+seasoning:bare} until it just holds together and shape flat patties[, a little wider than {bread.bread}].',
        '[Mélanger {main.loose}|Écraser {main}] avec {binder+spices+heat+seasoning}, juste assez pour lier, et former des galettes plates[, un peu plus larges que {bread.bread}].',
        '[Mezclar {main.loose}|Machacar {main}] con {binder+spices+heat+seasoning:bare}, lo justo para que ligue, y formar hamburguesas planas[, algo más anchas que {bread.bread}].',
        '[{main.loose} mit {binder+spices+heat+seasoning:with} mischen|{main} zerdrücken und mit {binder+spices+heat+seasoning:with} mischen], bis die Masse gerade zusammenhält, und flache Pattys formen[, etwas breiter als {bread.bread:the}].',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      doneness: 'main',
      text: say(
        'Fry the patties in {fat} over fairly high heat for 4 to 5 minutes a side without pressing them[; lay {cheese} on for the last minute].',
        'Cuire les galettes dans {fat} à feu assez vif, 4 à 5 minutes par face, sans appuyer[ ; poser {cheese} la dernière minute].',
        'Dorar las hamburguesas en {fat} a fuego bastante vivo, de 4 a 5 minutos por lado, sin aplastarlas[; poner {cheese} en el último minuto].',
        'Die Pattys in {fat:dat} bei kräftiger Hitze je Seite 4 bis 5 Minuten braten, ohne sie zu drücken[; in der letzten Minute {cheese} auflegen].',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Halve {bread.bread} and toast the cut sides in the same pan for 2 minutes.',
        'Ouvrir {bread.bread} et toaster 2 minutes côté mie dans la même poêle.',
        'Abrir {bread.bread} y tostar 2 minutos por el lado del corte en la misma sartén.',
        '{bread.bread} halbieren und die Schnittflächen 2 Minuten in derselben Pfanne rösten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Spread with {sauce}, lay on the patty, top with {salad+onion+herb}, close and serve at once[, wrapped in {bread.greens}].',
        'Tartiner avec {sauce}, poser la galette, couvrir avec {salad+onion+herb}, fermer et servir aussitôt[, le tout enveloppé dans {bread.greens}].',
        'Untar con {sauce}, poner la hamburguesa, cubrir con {salad+onion+herb}, cerrar y servir enseguida[, envuelta en {bread.greens}].',
        'Mit {sauce:dat} bestreichen, das Patty auflegen, {salad+onion+herb} daraufschichten, zuklappen und sofort servieren[, eingewickelt in {bread.greens}].',
      ),
    },
  ],
  heads: ['main'],
  withs: ['cheese'],
  pitch: [
    say(
      'A hot pan and a flat patty: nothing else makes the difference, and nothing should press the juice out.',
      'Une poêle bien chaude et une galette plate : tout est là, et surtout ne pas presser le jus.',
      'Sartén caliente y pieza plana: ahí está todo, y nada de aplastarla.',
      'Heiße Pfanne, flaches Patty: Mehr braucht es nicht, nur drücken darf man es nicht.',
    ),
  ],
}
