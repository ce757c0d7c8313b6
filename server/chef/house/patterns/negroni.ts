import { inCategory, ml, of, say, type Pattern } from './pattern.ts'

const equal = ml(30)

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
      each: equal,
    },
    {
      id: 'bitter',
      takes: ({ id }) => /campari|aperol|alcohol-free-aperitif/.test(id),
      pool: ['campari', 'alcohol-free-aperitif'],
      each: equal,
    },
    {
      id: 'vermouth',
      takes: ({ id }) => /vermouth|sherry|port$/.test(id),
      pool: ['red-vermouth', 'grape-juice'],
      each: equal,
    },
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
        'Stir {spirit+bitter+vermouth} with the remaining ice for half a minute: stirred it stays silky, shaken it turns cloudy.',
        'Remuer {spirit+bitter+vermouth} avec le reste de glace pendant une demi-minute : à la cuillère, le mélange reste soyeux.',
        'Remover {spirit+bitter+vermouth} con el resto del hielo durante medio minuto: removido queda sedoso; agitado, turbio.',
        '{spirit+bitter+vermouth} mit dem restlichen Eis eine halbe Minute rühren: gerührt bleibt es seidig, geschüttelt wird es trüb.',
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
      'Equal parts, well stirred, bitter first and sweet behind: an aperitif that opens the evening.',
      'Parts égales, bien remuées, amer puis doux : un apéritif qui ouvre la soirée.',
      'A partes iguales, bien removido, primero amargo y luego dulce: un aperitivo que abre la noche.',
      'Zu gleichen Teilen, gut gerührt, erst bitter, dann süß: ein Aperitif, der den Abend eröffnet.',
    ),
  ],
}
