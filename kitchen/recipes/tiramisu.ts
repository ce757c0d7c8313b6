import { g, inCategory, ml, say, type Pattern } from './pattern.ts'
import { isFruit, sweet } from './dessert-roles.ts'

/** Without raw egg, so that children and pregnant guests may have a spoonful too. */
export const tiramisu: Pattern = {
  id: 'tiramisu',
  dishType: 'Desserts',
  cuisines: ['italian'],
  likes: { dairy: 1, softDrink: 1, chocolate: 1, baking: 1, cheese: 1 },
  tastes: ['creamy', 'rich', 'sweet'],
  roles: [
    {
      id: 'cream',
      takes: ({ id }) => /mascarpone|ricotta|quark|cream-cheese/.test(id),
      pool: ['mascarpone', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'],
      each: g(70),
      note: say('well chilled', 'bien froid', 'bien frío', 'gut gekühlt'),
    },
    {
      id: 'whipped',
      takes: ({ id }) => /cream$/.test(id),
      pool: ['cream', 'lactose-free-cream', 'coconut-cream'],
      each: ml(50),
    },
    sweet(10, ['icing-sugar', 'sugar', 'maple-syrup']),
    { id: 'fruit', takes: isFruit, most: 2, least: 0, pool: [], each: g(60) },
    {
      id: 'biscuit',
      takes: ({ id }) => /ladyfinger|biscuit|amaretti/.test(id),
      pool: ['ladyfinger', 'digestive-biscuit', 'gluten-free-bread'],
      each: g(30),
    },
    {
      id: 'coffee',
      takes: ({ id }) => /^(coffee|black-tea|orange-juice)$/.test(id),
      pool: ['coffee'],
      each: ml(40),
    },
    { id: 'spirit', takes: inCategory('spirit'), least: 0, pool: [], each: ml(8) },
    {
      id: 'cocoa',
      takes: inCategory('chocolate'),
      pool: ['cocoa-powder'],
      each: ({ id }) => (id === 'cocoa-powder' ? { amount: 1, unit: 'tsp' } : { amount: 10, unit: 'g' }),
    },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 8,
      text: say(
        'Whip {whipped} to soft peaks with {sweet}, then fold in {cream} until just smooth.',
        'Monter {whipped} avec {sweet} en crème souple, puis incorporer {cream} sans trop travailler.',
        'Montar {whipped} con {sweet} hasta que forme picos suaves e incorporar {cream} sin batir de más.',
        '{whipped} mit {sweet:dat} halb steif schlagen und {cream} nur kurz unterheben.',
      ),
    },
    {
      kind: 'prep',
      minutes: 8,
      text: say(
        '[Stir {coffee}, cold, with {spirit}|Pour {coffee}, cold, into a shallow plate]. Dip {biscuit} in for one second a side and lay in a dish; cover with half of the cream[ and with {fruit}]. Repeat.',
        '[Mélanger {coffee} froid avec {spirit}|Verser {coffee} froid dans une assiette creuse]. Y tremper {biscuit} une seconde par face et ranger dans un plat ; couvrir de la moitié de la crème[ et ajouter {fruit}]. Recommencer.',
        '[Mezclar {coffee}, en frío, con {spirit}|Poner {coffee}, en frío, en un plato hondo]. Mojar {biscuit} un segundo por lado y colocar en una fuente; cubrir con la mitad de la crema[ y con {fruit}]. Repetir.',
        '[{coffee} kalt mit {spirit:dat} verrühren|{coffee} kalt in einen tiefen Teller gießen]. {biscuit} je Seite eine Sekunde eintauchen und in eine Form legen; mit der Hälfte der Creme[ und {fruit:dat}] bedecken. Wiederholen.',
      ),
    },
    {
      kind: 'wait',
      minutes: 180,
      least: 60,
      text: say(
        'Cover and chill for {minutes} minutes at least; overnight is better still.',
        'Couvrir et laisser au moins {minutes} minutes au frais ; une nuit, c’est encore mieux.',
        'Tapar y enfriar al menos {minutes} minutos; toda la noche, aún mejor.',
        'Abgedeckt mindestens {minutes} Minuten kalt stellen; über Nacht wird es noch besser.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        '[Grate {cocoa.bar}|Dust {cocoa} through a sieve] over the top only just before serving.',
        '[Râper {cocoa.bar}|Tamiser {cocoa}] par-dessus, juste avant de servir.',
        '[Rallar {cocoa.bar}|Tamizar {cocoa}] por encima justo antes de servir.',
        'Erst kurz vor dem Servieren [{cocoa.bar} darüberreiben|{cocoa} darübersieben].',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['coffee'],
  title: say(
    '{dish}[ with {heads:bare}|]',
    '{dish}[ {heads:to}|]',
    '{dish}[ con {heads:bare}|]',
    '{dish}[ mit {heads:with}|]',
  ),
  pitch: [
    say(
      'Made without raw egg: whipped cream keeps it light, and a night in the fridge does the rest.',
      'Préparé sans œuf cru : la crème fouettée lui donne sa légèreté, et une nuit au frais fait le reste.',
      'Sin huevo crudo: la nata montada lo hace ligero, y una noche en la nevera hace el resto.',
      'Ganz ohne rohes Ei: Geschlagene Sahne macht es leicht, und eine Nacht im Kühlschrank erledigt den Rest.',
    ),
  ],
}
