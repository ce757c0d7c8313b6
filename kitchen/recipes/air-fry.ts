import { has, longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { heat, herb, seasoning, sour, spices } from './roles.ts'

export const airFry: Pattern = {
  id: 'airFry',
  dishType: 'Mains',
  cuisines: ['spanish', 'levantine', 'mexican'],
  likes: {
    poultry: 4,
    meat: 2,
    fish: 3,
    potato: 3,
    vegetable: 3,
    plantProtein: 4,
    legume: 1,
    cheese: 1,
    sausage: 3,
    shellfish: 2,
  },
  tastes: ['crunchy', 'light'],
  needs: 'airFryer',
  roles: [
    {
      id: 'main',
      takes: (each) =>
        flesh(each) || seafood(each) || inCategory('plantProtein')(each) || /^chickpea$|-bean$/.test(each.id),
      most: 2,
      pool: ['chicken-thigh', 'salmon', 'tofu'],
      varied: true,
      cut: 'auto',
    },
    {
      id: 'vegetables',
      takes: (each) => (greens(each) && each.category !== 'leafyGreen') || inCategory('potato')(each),
      most: 3,
      least: 2,
      pool: ['potato', 'bell-pepper', 'courgette', 'broccoli'],
      each: g(120),
      cut: 'auto',
    },
    { id: 'oil', pool: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], each: of(0.75, 'tbsp') },
    { ...spices, pool: ['smoked-paprika', 'cumin', 'garlic-powder'] },
    heat,
    { id: 'starch', pool: ['cornflour', 'rice-flour'], each: of(0.5, 'tbsp') },
    { ...sour, pool: ['lemon', 'lime', 'cider-vinegar'] },
    seasoning,
    herb,
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Heat the air fryer to 190 °C. Toss {vegetables} with half of {oil} and season with {seasoning:bare}.',
        'Préchauffer la friteuse à air à 190 °C. Enrober {vegetables} avec la moitié {oil:of} et assaisonner {seasoning:de}.',
        'Precalentar la freidora de aire a 190 °C. Mezclar {vegetables} con la mitad {oil:of} y sazonar con {seasoning:bare}.',
        'Die Heißluftfritteuse auf 190 °C vorheizen. {vegetables} mit der Hälfte {oil:of} mischen und mit {seasoning:with} würzen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Rub {main} with the remaining oil and turn in {starch+spices+heat} until coated all round.',
        "Huiler {main} avec le reste d'huile, puis enrober avec {starch+spices+heat}.",
        'Untar {main} con el resto del aceite y rebozar con {starch+spices+heat}.',
        '{main} mit dem restlichen Öl einreiben und in {starch+spices+heat:dat} rundum wenden.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['vegetables'], 14, 20) - 8,
      celsius: 190,
      when: (plan) => has(plan, 'main.sea'),
      text: say(
        'Air-fry {vegetables} in one layer for {minutes} minutes at 190 °C.',
        'Cuire {vegetables} en une seule couche {minutes} minutes à 190 °C.',
        'Cocinar {vegetables} en una sola capa {minutes} minutos a 190 °C.',
        '{vegetables} in einer Lage {minutes} Minuten bei 190 °C garen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      celsius: 190,
      doneness: 'main',
      when: (plan) => has(plan, 'main.sea'),
      text: say(
        'Lay in {main} and cook everything together for 10 more minutes, in two batches if need be.',
        'Ajouter {main} et cuire le tout encore 10 minutes, en deux fois si besoin.',
        'Añadir {main} y cocinar todo junto 10 minutos más, en dos tandas si hace falta.',
        '{main} dazulegen und alles zusammen weitere 10 Minuten garen, bei Bedarf in zwei Durchgängen.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main', 'vegetables'], 14, 25),
      when: (plan) => !has(plan, 'main.sea'),
      celsius: 190,
      doneness: 'main',
      text: say(
        'Air-fry everything in one layer for {minutes} minutes at 190 °C, in two batches if need be, and shake halfway.',
        'Cuire le tout en une seule couche {minutes} minutes à 190 °C, en deux fois si besoin, en secouant à mi-cuisson.',
        'Cocinar todo en una sola capa {minutes} minutos a 190 °C, en dos tandas si hace falta, agitando a la mitad.',
        'Alles in einer Lage {minutes} Minuten bei 190 °C garen, bei Bedarf in zwei Durchgängen, und nach der Hälfte schütteln.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Sharpen with {sour:bare}, scatter with {herb} and eat while it crackles.',
        'Relever {sour:de}, parsemer {herb:de} et servir tant que cela croustille.',
        'Aliñar con {sour:bare}, esparcir {herb} y comer mientras cruje.',
        'Mit {sour:with} beträufeln, mit {herb:dat} bestreuen und essen, solange es knuspert.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['herb'],
  title: say('{dish} {heads:title}', '{heads:bare} {dish}', '{heads:bare} {dish}', '{heads:bare} {dish}'),
  pitch: [
    say(
      'One layer, a dusting of starch and a shake halfway: that is all the crispness needs.',
      "Une seule couche, un voile d'amidon et une secousse à mi-cuisson : le croustillant n'en demande pas plus.",
      'Una sola capa, un velo de almidón y agitar a la mitad: no hace falta más para que cruja.',
      'Eine Lage, ein Hauch Stärke und einmal schütteln: Mehr braucht es nicht, damit es knuspert.',
    ),
  ],
}
