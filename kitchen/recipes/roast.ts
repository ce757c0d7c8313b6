import { has, longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, spices, stock } from './roles.ts'
import { preheat } from './tray-parts.ts'

export const roast: Pattern = {
  id: 'roast',
  dishType: 'Mains',
  cuisines: ['german', 'french', 'spanish'],
  likes: { meat: 2, poultry: 2, potato: 1, vegetable: 1 },
  tastes: ['hearty', 'rich'],
  oven: true,
  needs: 'name',
  roles: [
    {
      id: 'main',
      takes: (each) =>
        flesh(each) ||
        seafood(each) ||
        inCategory('plantProtein')(each) ||
        /cauliflower|celeriac|pumpkin/.test(each.id),
      most: 2,
      pool: ['whole-chicken', 'pork-shoulder', 'lamb-shoulder', 'cauliflower', 'celeriac'],
      each: (each) =>
        each.serving.unit === null ? each.serving : { amount: flesh(each) ? 250 : 200, unit: 'g' },
    },
    {
      id: 'potato',
      takes: inCategory('potato'),
      pool: ['waxy-potato', 'potato', 'sweet-potato'],
      each: g(230),
      cut: 'auto',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || inCategory('fruit')(each),
      most: 4,
      least: 2,
      pool: ['carrot', 'parsnip', 'celery', 'leek'],
      each: g(80),
      cut: 'auto',
    },
    { ...aromatics, pool: ['onion', 'garlic'] },
    { ...fat, each: of(1, 'tbsp') },
    {
      ...spices,
      least: 1,
      pool: (_wishes, cuisine) => [
        ...cuisine.spices.filter((id) => !/bay-leaf|nutmeg|cinnamon|saffron|clove/.test(id)),
        'paprika',
      ],
    },
    heat,
    {
      id: 'mustard',
      takes: ({ id }) => /mustard$|honey|beer/.test(id),
      most: 2,
      least: 0,
      pool: [],
      each: of(1, 'tsp'),
    },
    { id: 'wine', takes: inCategory('wine'), least: 0, pool: [], each: ml(50) },
    { ...stock, each: ml(120) },
    { id: 'starch', pool: ['cornflour', 'rice-flour'], each: of(0.5, 'tsp') },
    seasoning,
    { ...herb, pool: ['thyme', 'rosemary', 'parsley'] },
  ],
  steps: [
    preheat(180),
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Pat {main} dry and rub all over with half of {fat}, {spices+heat+seasoning+mustard}.',
        'Sécher {main} et {main?le/la/les/les} frotter entièrement avec la moitié {fat:of}, {spices+heat+seasoning+mustard}.',
        'Secar {main} y untar{main?lo/la/los/las} por todos los lados con la mitad {fat:of}, {spices+heat+seasoning+mustard}.',
        '{main} trocken tupfen und rundum mit der Hälfte {fat:of}, {spices+heat+seasoning+mustard:dat} einreiben.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Turn {potato+vegetables+aromatics} in the rest of {fat}, spread in a roasting tin with {herb} and set {main} on top.',
        'Enrober {potato+vegetables+aromatics} avec le reste {fat:of}, étaler dans un plat à rôtir avec {herb} et poser {main} dessus.',
        'Mezclar {potato+vegetables+aromatics} con el resto {fat:of}, extender en una fuente con {herb} y poner {main} encima.',
        '{potato+vegetables+aromatics} im Rest {fat:of} wenden, mit {herb:dat} in einem Bräter verteilen und {main} daraufsetzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) =>
        has(plan, 'main.flesh')
          ? Math.max(60, longest(plan, ['main.flesh'], 60, 120))
          : has(plan, 'main.sea')
            ? 30
            : 50,
      celsius: 180,
      doneness: 'main',
      text: say(
        'Roast for about {minutes} minutes; pour in {stock+wine} after the first half and baste now and then with the juices.',
        'Enfourner {minutes} minutes environ ; à mi-cuisson, verser {stock+wine} et arroser de temps en temps avec le jus.',
        'Asar unos {minutes} minutos; a mitad de cocción, verter {stock+wine} y regar de vez en cuando con el jugo.',
        'Etwa {minutes} Minuten braten; nach der Hälfte der Zeit {stock+wine} angießen und ab und zu mit dem Bratensaft übergießen.',
      ),
    },
    {
      kind: 'wait',
      minutes: 10,
      text: say(
        'Lift out {main} and rest for 10 minutes, loosely covered.',
        'Sortir {main} et laisser reposer 10 minutes sous une feuille posée sans serrer.',
        'Sacar {main} y dejar reposar 10 minutos bajo papel de aluminio suelto.',
        '{main} herausheben und locker abgedeckt 10 Minuten ruhen lassen.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Meanwhile, boil up the juices in a small pan, thicken with {starch}, stirred into a little cold water, and taste.',
        "Pendant ce temps, porter le jus à ébullition dans une petite casserole, lier avec {starch} dans un peu d'eau froide et rectifier.",
        'Mientras, hervir el jugo en un cazo, ligar con {starch} en un poco de agua fría y probar.',
        'Inzwischen den Bratensaft in einem kleinen Topf aufkochen, mit {starch:dat}, in etwas kaltem Wasser angerührt, binden und abschmecken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Carve and serve with the gravy, {potato+vegetables}.',
        'Découper et servir avec la sauce, {potato+vegetables}.',
        'Trinchar y servir con la salsa, {potato+vegetables}.',
        'Aufschneiden und mit der Sauce, {potato+vegetables:dat} servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['potato', 'vegetables'],
  title: say(
    'Roast {heads:title} with {withs:bare}',
    '{heads:bare} {heads?rôti/rôtie/rôtis/rôties} {withs:to}',
    '{heads:bare} {heads?asado/asada/asados/asadas} con {withs:bare}',
    '',
  ),
  pitch: [
    say(
      'The oven does the work and the tin makes the sauce; the rest after roasting is not to be skipped.',
      'Le four travaille et le plat fait la sauce ; le repos après cuisson ne se discute pas.',
      'El horno trabaja y la fuente hace la salsa; el reposo final no se perdona.',
      'Der Ofen arbeitet, und der Bräter macht die Sauce; auf die Ruhe danach verzichtet man nicht.',
    ),
  ],
}
