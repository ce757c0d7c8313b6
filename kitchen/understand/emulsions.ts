import { together, type Danger } from './danger.ts'

const emulsions = {
  en: 'hollandaise|bearnaise|beurre blanc|sabayon|zabaglione',
  fr: 'hollandaise|bearnaise|beurre blanc|sabayon|sauce mousseline',
  es: 'holandesa|bearnesa|sabayon|zabaione',
  de: 'hollandaise\\w*|bearnaise\\w*|sabayon|zabaione|weinschaum\\w*',
}

const coldSauces = {
  en: 'mayo(?:nnaise)?|aioli|tartare? sauce|(?:egg|potato|pasta|tuna|chicken) salad|coleslaw|devill?ed eggs|tiramisu',
  fr: 'mayo(?:nnaise)?|aioli|sauce tartare|(?:salade|oeufs?) (?:piemontaise|mimosa|de pommes de terre|russe)|tiramisu',
  es: 'mayonesa|mahonesa|alioli|salsa tartara|ensaladilla(?: rusa)?|huevos rellenos|tiramisu',
  de: 'mayo(?:nnaise)?|majo(?:naise)?|aioli|remoulade|(?:eier|kartoffel|nudel|geflugel)salat\\w*|tiramisu',
}

/** Sauces of egg that are good for an hour and no longer, by how they are kept. */
export const storedEmulsions: readonly Danger[] = [
  {
    id: 'warm-emulsion',
    deadly: false,
    words: together(
      emulsions,
      {
        en: `
          (?:keep|kept|keeping|hold|holding|stay|stays) (?:it |them |that |the sauce )?(?:warm|hot)|in advance|hours? (?:ahead|before|earlier|in advance)
          (?:for|about|over|another) (?:\\d+|two|three|four|five|six|several|a few|some) hours|all (?:evening|morning|day|afternoon)|thermos|flask|bain[- ]marie|warming drawer|reheat\\w*|left ?over
        `,
        fr: `
          (?:garder|tenir|rester|garde|tient|maintenir|conserver|reserver) (?:\\w+ )?(?:au )?chaud\\w*|(?:a l'avance|en avance|d'avance|la veille)
          (?:pendant|durant|bien) (?:\\d+|deux|trois|quatre|cinq|plusieurs|quelques) ?h(?:eures?)?|\\d ?h(?:eures?)?|toute la (?:soiree|matinee|journee)|thermos|bain[- ]marie|rechauff\\w+
        `,
        es: `
          (?:mantener|guardar|conservar|tener|mantengo|dejar)\\w* (?:\\w+ )?(?:caliente|templada|al calor)|(?:con|de) antelacion|por adelantado|(?:horas|rato) antes
          (?:durante|unas|por) (?:\\d+|dos|tres|cuatro|cinco|varias|algunas)? ?horas|(?:dos|tres|cuatro|cinco|\\d+) horas|toda la (?:tarde|noche|manana)|termo|bano maria|recalent\\w+
        `,
        de: `
          (?:warm|heiss) ?(?:halten|gehalten|stellen|gestellt|bleiben|zu halten|bleibt)|warmhalten|im voraus|vorher machen|vorbereiten|(?:stunden|std) (?:vorher|voraus|zuvor|lang)
          (?:fur|etwa|uber|noch) (?:\\d+|zwei|drei|vier|funf|mehrere|ein paar) stunden|(?:\\d+|zwei|drei|vier|funf|mehrere) (?:stunden|std|h)|den ganzen (?:abend|morgen|tag)|thermoskanne|wasserbad|aufwarm\\w*
        `,
      },
      90,
    ),
    warning: {
      en: 'Hollandaise and its kin hold barely warm egg and butter: germs grow in them fast. Make the sauce within the hour it is eaten, or keep it above 60 °C in a thermos for an hour at most; never for hours, never reheated. For pregnant, old or ill guests use pasteurised yolks.',
      fr: 'La hollandaise et ses semblables sont de l’œuf et du beurre à peine tièdes : les germes s’y multiplient vite. Faites la sauce dans l’heure où elle se mange, ou gardez-la une heure au plus dans un thermos, au-dessus de 60 °C ; jamais des heures, jamais réchauffée. Pour les femmes enceintes et les personnes âgées ou malades, des jaunes pasteurisés.',
      es: 'La holandesa y sus parientes son huevo y mantequilla apenas tibios: los gérmenes crecen deprisa en ellas. Haz la salsa en la misma hora en que se come o guárdala como mucho una hora en un termo, a más de 60 °C; nunca durante horas ni recalentada. Para embarazadas, mayores o enfermos, yemas pasteurizadas.',
      de: 'Hollandaise und ihre Verwandten sind kaum warmes Ei mit Butter: Darin vermehren sich Keime schnell. Mach die Sauce in der Stunde, in der sie gegessen wird, oder halte sie höchstens eine Stunde in der Thermoskanne über 60 °C; nie stundenlang, nie aufgewärmt. Für Schwangere, Alte und Kranke pasteurisiertes Eigelb nehmen.',
    },
  },
  {
    id: 'warm-mayonnaise',
    deadly: false,
    words: together(
      coldSauces,
      {
        en: 'beach|picnics?|outdoors?|outside|garden party|in the (?:sun|heat|car|garden|park)|barbecues?|bbq|festival|camping|hot day|heatwave|3\\d ?(?:°|degrees|c\\b)|all (?:day|afternoon)|no fridge|without a fridge|boat trip|hike|hiking',
        fr: 'plage|pique-?niques?|dehors|en plein air|au soleil|en pleine chaleur|par (?:cette )?(?:forte )?chaleur|canicule|barbecues?|camping|3\\d ?(?:°|degres)|toute la journee|tout l.apres-midi|sans frigo|randonnee|bateau|jardin',
        es: 'playa|pic-?nics?|al aire libre|fuera|al sol|con (?:este |el |mucho )?calor|en el coche|barbacoas?|camping|3\\d ?(?:°|grados)|todo el dia|toda la tarde|sin nevera|excursion|barco|campo|jardin|terraza',
        de: 'strand|picknick\\w*|draussen|im freien|in der sonne|bei (?:der |dieser )?hitze|im auto|grillen|grillfest|grillabend|festival|camping|zelten|3\\d ?(?:°|grad)|den ganzen (?:tag|nachmittag)|ohne kuhlschrank|wanderung|boot|garten(?:fest|party)?',
      },
      90,
    ),
    warning: {
      en: 'Mayonnaise and what is made with raw egg spoil fast in the heat: carry it in a cool box with ice packs below 7 °C, take it out just before eating, and throw away what has stood in the warm for an hour. Outdoors use bought or pasteurised mayonnaise rather than home-made.',
      fr: 'La mayonnaise et ce qui contient de l’œuf cru tournent vite à la chaleur : transportez-la dans une glacière avec des pains de glace, sous 7 °C, sortez-la au dernier moment et jetez ce qui est resté une heure au chaud. Dehors, préférez une mayonnaise du commerce ou à l’œuf pasteurisé.',
      es: 'La mayonesa y lo que lleva huevo crudo se estropean deprisa con el calor: llévala en una nevera portátil con acumuladores de frío, a menos de 7 °C, sácala justo antes de comer y tira lo que haya pasado una hora al calor. Al aire libre, mejor mayonesa comprada o con huevo pasteurizado que casera.',
      de: 'Mayonnaise und alles mit rohem Ei verdirbt in der Wärme schnell: in der Kühlbox mit Kühlakkus unter 7 °C transportieren, erst kurz vor dem Essen herausnehmen und wegwerfen, was eine Stunde warm stand. Draußen lieber gekaufte oder mit pasteurisiertem Ei gemachte Mayonnaise nehmen.',
    },
  },
]
