import { together, type Wording } from './danger.ts'

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
export const storedEmulsions: readonly Wording[] = [
  {
    id: 'warm-emulsion',
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
  },
  {
    id: 'warm-mayonnaise',
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
  },
]
