import { either, together, type Wording } from './danger.ts'
import { anyOf } from '../../../lexicon/text/word-list.ts'
import { wordLists } from '../../word-list.ts'

const lists = wordLists('drinkers')

const alcohol = {
  any: `
    cocktails?|cocteles|coctel|spritz|aperol|campari|negronis?|margaritas?|daiquiris?|mojitos?|martinis?|caipirinhas?|sangria|cuba libre
    vodka|wodka|rum|rhum|ron|gin|ginebra|tequila|mezcal|whisk(?:e)?y|bourbon|brandy|cognac|schnaps|prosecco|champagne|champagner|cava|sekt
    wine|vin|vino|wein|gluhwein|beer|biere|cerveza|bier|cider|cidre|sidra|liqueur|likor|licor|coq au vin|bourguignon|punch|eggnog
  `,
}

/** Who may not drink today, or ever again. */
export const drinkers: readonly Wording[] = [
  {
    id: 'driver',
    words: together(
      alcohol,
      {
        en: "(?:i'm|im|i am|she's|he's|we're|is|are|have to|has to|who) (?:the one )?driv(?:e|ing)|designated driver|(?:before|when|while|then) (?:i |we )?driv(?:e|ing)",
        fr: '(?:je|il|elle|on|qui) (?:condui[st]|reprend(?:s)? (?:la route|le volant))|(?:dois|doit|avant de) conduire|prends? le volant|capitaine de soiree|sam ce soir',
        es: '(?:tengo|tiene|tenemos|hay) que (?:conducir|manejar)|(?:conduzco|conduce|manejo)|antes de (?:conducir|coger el coche)|me toca conducir',
        de: '(?:muss|mussen) (?:noch |heute noch |danach |spater )*(?:auto )?fahren|fahre (?:noch|spater|danach)|fahrerin?|vor dem (?:auto)?fahren',
      },
      90,
    ),
  },
  {
    id: 'recovering',
    words: either(anyOf(lists('drinkers'))),
  },
]
