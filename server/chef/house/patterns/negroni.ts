import type { Wishes } from '../requests/wishes.ts'
import { inCategory, ml, of, say, type Pattern } from './pattern.ts'

const equal = ml(30)

/** Stirred like a negroni, but with its own second bottle. */
const without =
  (part: RegExp) =>
  ({ dish, settled }: Wishes) =>
    part.test(dish ?? settled ?? '') ? 0 : 1

export const negroni: Pattern = {
  id: 'negroni',
  dishType: 'Cocktails',
  cuisines: ['italian'],
  likes: { spirit: 1, wine: 2, citrus: 1 },
  tastes: ['rich'],
  roles: [
    {
      id: 'spirit',
      takes: ({ id }) => /gin|whisky|tequila|rum|prosecco|vodka/.test(id) && !/ginger/.test(id),
      pool: ['gin', 'alcohol-free-gin'],
      each: ({ id }) => ({ amount: id === 'whisky' ? 50 : 30, unit: 'ml' }),
    },
    {
      id: 'bitter',
      takes: ({ id }) => /campari|aperol|alcohol-free-aperitif|^bitters$/.test(id),
      least: without(/Old Fashioned|Manhattan|Dry Martini/),
      pool: ['campari', 'alcohol-free-aperitif'],
      each: ({ id }) => (id === 'bitters' ? { amount: 1, unit: 'dash' } : equal()),
    },
    {
      id: 'vermouth',
      takes: ({ id }) => /vermouth|sherry|port$/.test(id),
      least: without(/Old Fashioned/),
      pool: ['red-vermouth', 'grape-juice'],
      each: equal,
    },
    { id: 'syrup', takes: ({ id }) => id === 'sugar-syrup', least: 0, pool: [], each: ml(8) },
    { id: 'ice', takes: ({ id }) => id === 'ice', pool: ['ice'], each: of(1, 'handful') },
    {
      id: 'orange',
      takes: inCategory('citrus', 'fruit'),
      most: 2,
      pool: ['orange'],
      each: of(0.25, null),
      cut: 'drink',
    },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Fill short glasses with half of {ice}, as large and clear as you have it.',
        'Remplir des verres courts avec la moitié {ice:of}, aussi gros et clairs que possible.',
        'Llenar vasos bajos con la mitad {ice:of}, cuanto más grande y claro mejor.',
        'Kurze Gläser mit der Hälfte {ice:of} füllen, möglichst groß und klar.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Stir {spirit+bitter+vermouth+syrup} with the remaining ice for half a minute: stirred it stays silky, shaken it turns cloudy.',
        'Remuer {spirit+bitter+vermouth+syrup} avec le reste de glace pendant une demi-minute : à la cuillère, le mélange reste soyeux.',
        'Remover {spirit+bitter+vermouth+syrup} con el resto del hielo durante medio minuto: removido queda sedoso; agitado, turbio.',
        '{spirit+bitter+vermouth+syrup} mit dem restlichen Eis eine halbe Minute rühren: gerührt bleibt es seidig, geschüttelt wird es trüb.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Strain over the fresh ice and finish with {orange}, pressing it once above the glass.',
        'Filtrer sur les glaçons frais et terminer avec {orange}, en pressant une fois au-dessus du verre.',
        'Colar sobre el hielo nuevo y terminar con {orange}, apretando una vez sobre el vaso.',
        'Auf das frische Eis abseihen und mit {orange:dat} vollenden, einmal über dem Glas angedrückt.',
      ),
    },
  ],
  heads: ['spirit'],
  withs: ['orange'],
  pitch: [
    say(
      'Well stirred, bitter first and sweet behind: an aperitif that opens the evening.',
      'Bien remué, amer puis doux : un apéritif qui ouvre la soirée.',
      'Bien removido, primero amargo y luego dulce: un aperitivo que abre la noche.',
      'Gut gerührt, erst bitter, dann süß: ein Aperitif, der den Abend eröffnet.',
    ),
  ],
}
