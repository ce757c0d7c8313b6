import { inCategory, say, type Pattern } from './pattern.ts'
import { seasoning } from './roles.ts'
import { cheese } from './pan-roles.ts'
import { extras } from './kitchen-parts.ts'
import { cook, part, prep } from './shorthand.ts'

const safeEggs = say(
  'The egg is only warmed: use very fresh or pasteurised eggs, and not for small children, pregnant or frail people.',
  'L’œuf est à peine chauffé : œufs extra-frais ou pasteurisés, et pas pour les jeunes enfants, les femmes enceintes ni les personnes fragiles.',
  'El huevo apenas se calienta: usa huevos muy frescos o pasteurizados, y no para niños pequeños, embarazadas ni personas delicadas.',
  'Das Ei wird nur erwärmt: sehr frische oder pasteurisierte Eier nehmen, nicht für kleine Kinder, Schwangere und Geschwächte.',
)

const eggs = (each: number) =>
  part('egg', ['egg', 'silken-tofu', 'chickpea-flour'], [each, null], {
    takes: ({ id }) => /^(egg|egg-yolk)$/.test(id),
    each: ({ category, id }) =>
      category === 'egg'
        ? { amount: each, unit: null }
        : { amount: id === 'silken-tofu' ? 90 : 30, unit: 'g' },
  })

export const carbonara: Pattern = {
  id: 'carbonara',
  dishType: 'Mains',
  cuisines: ['italian'],
  likes: { pasta: 1 },
  tastes: ['creamy', 'rich'],
  needs: 'name',
  roles: [
    part('pasta', ['spaghetti', 'gluten-free-pasta', 'lentil-pasta'], [100, 'g'], {
      takes: inCategory('pasta'),
    }),
    part('crisp', ['bacon', 'smoked-tofu', 'button-mushroom'], [50, 'g'], {
      takes: (each) => /^(bacon|cured-ham|smoked-tofu|button-mushroom|chorizo)$/.test(each.id),
      cut: 'auto',
    }),
    eggs(1.5),
    {
      ...cheese,
      pool: ['pecorino', 'parmesan', 'vegetarian-hard-cheese', 'vegan-grated-cheese', 'nutritional-yeast'],
    },
    part('fat', ['olive-oil', 'rapeseed-oil'], [0.5, 'tbsp'], { takes: inCategory('fat') }),
    { ...extras, most: 3 },
    seasoning,
  ],
  steps: [
    cook(
      10,
      'Boil {pasta} in salted water until just firm; keep a cup of the water when you drain it.',
      'Cuire {pasta} al dente à l’eau salée ; réserver une tasse d’eau de cuisson avant d’égoutter.',
      'Cocer {pasta} al dente en agua con sal; reservar una taza del agua antes de escurrir.',
      '{pasta} in Salzwasser bissfest kochen; vor dem Abgießen eine Tasse Kochwasser auffangen.',
    ),
    cook(
      6,
      'Meanwhile fry {crisp+extra} in {fat} for 6 minutes until crisp, then take the pan off the heat.',
      'Pendant ce temps, faire dorer {crisp+extra} dans {fat} 6 minutes, puis retirer la poêle du feu.',
      'Mientras tanto, dorar {crisp+extra} en {fat} 6 minutos, hasta que cruja, y retirar la sartén del fuego.',
      'Inzwischen {crisp+extra} in {fat:dat} 6 Minuten knusprig braten, dann die Pfanne vom Herd nehmen.',
      { aside: true, doneness: 'extra' },
    ),
    prep(
      2,
      'Whisk {egg} with {cheese} and plenty of pepper.',
      'Fouetter {egg} avec {cheese} et beaucoup de poivre.',
      'Batir {egg} con {cheese} y bastante pimienta.',
      '{egg} mit {cheese:dat} und reichlich Pfeffer verquirlen.',
    ),
    cook(
      2,
      'Toss the hot pasta in the pan, then, off the heat, with the egg mixture and a little of its water, until a sauce clings to it that flows and does not set; season with {seasoning:bare}.',
      'Mélanger les pâtes chaudes dans la poêle puis, hors du feu, avec l’appareil et un peu d’eau de cuisson, jusqu’à ce qu’une sauce nappante se forme sans prendre ; assaisonner {seasoning:de}.',
      'Mezclar la pasta caliente en la sartén y después, fuera del fuego, con la mezcla y un poco de su agua, hasta que la salsa envuelva sin cuajar; sazonar con {seasoning:bare}.',
      'Die heiße Pasta in der Pfanne schwenken, dann abseits der Hitze mit der Eiermasse und etwas Kochwasser, bis eine Sauce entsteht, die umhüllt und nicht stockt; mit {seasoning:with} würzen.',
    ),
  ],
  heads: ['crisp'],
  withs: ['cheese'],
  pitch: [
    say(
      'No cream, only eggs, cheese and hot pasta off the flame: the sauce is a matter of seconds.',
      'Pas de crème, rien que des œufs, du fromage et des pâtes chaudes hors du feu : la sauce se joue en quelques secondes.',
      'Sin nata: solo huevo, queso y pasta caliente fuera del fuego; la salsa es cuestión de segundos.',
      'Keine Sahne, nur Ei, Käse und heiße Pasta abseits der Flamme: Die Sauce ist eine Sache von Sekunden.',
    ),
  ],
  safety: [safeEggs],
}
