import { either, together, type Danger } from './danger.ts'
import { anyOf } from './word-list.ts'

const alcohol = {
  any: `
    cocktails?|cocteles|coctel|spritz|aperol|campari|negronis?|margaritas?|daiquiris?|mojitos?|martinis?|caipirinhas?|sangria|cuba libre
    vodka|wodka|rum|rhum|ron|gin|ginebra|tequila|mezcal|whisk(?:e)?y|bourbon|brandy|cognac|schnaps|prosecco|champagne|champagner|cava|sekt
    wine|vin|vino|wein|gluhwein|beer|biere|cerveza|bier|cider|cidre|sidra|liqueur|likor|licor|coq au vin|bourguignon|punch|eggnog
  `,
}

/** Who may not drink today, or ever again. */
export const drinkers: readonly Danger[] = [
  {
    id: 'driver',
    deadly: false,
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
    warning: {
      en: 'Who still drives drinks nothing, not even a little: this is made without alcohol.',
      fr: 'Qui prend encore le volant ne boit rien, même un peu : c’est préparé sans alcool.',
      es: 'Quien todavía conduce no bebe nada, ni un poco: esto va sin alcohol.',
      de: 'Wer noch fährt, trinkt nichts, auch nicht ein wenig: Das hier ist ohne Alkohol.',
    },
  },
  {
    id: 'recovering',
    deadly: false,
    words: either(
      anyOf({
        en: '(?:recovering|dry|former|ex-?) ?-?alcoholics?|in recovery|(?:newly |years? |months? )sober|alcoholics anonymous|off the drink|stopped drinking|quit drinking',
        fr: "(?:ancien(?:ne)?|ex)[- ]alcoolique|alcoolique (?:abstinent|sevre|repenti)e?|sevrage|abstinente?s?(?= (?:depuis|d'alcool))|a arrete (?:de boire|l'alcool)|ne boit plus",
        es: 'alcoholic[oa]s? (?:en recuperacion|rehabilitad[oa]s?|recuperad[oa]s?)|ex ?-?alcoholic[oa]s?|ha dejado (?:de beber|el alcohol)|ya no bebe|deje de beber',
        de: '(?:trockene[nr]?|ehemalige[nr]?|ex-?) ?-?alkoholiker\\w*|(?:seit [^.!?]{0,15} )trocken(?= ?(?:$|[,.;!]))|trinkt nicht mehr|abstinent\\w*',
      }),
    ),
    warning: {
      en: 'Nothing with alcohol for somebody who has given it up, neither in the pot nor “cooked off”: cooking leaves some, and the taste alone can hurt. This is made without.',
      fr: 'Rien d’alcoolisé pour quelqu’un qui a arrêté, pas même « évaporé » : la cuisson en laisse, et le goût seul peut faire rechuter. C’est préparé sans.',
      es: 'Nada con alcohol para quien lo ha dejado, ni siquiera «evaporado»: al cocinarlo queda algo, y el sabor solo ya puede hacer daño. Esto va sin él.',
      de: 'Kein Alkohol für jemanden, der damit aufgehört hat, auch nicht „verkocht“: Ein Rest bleibt immer, und schon der Geschmack kann schaden. Das hier ist ohne.',
    },
  },
]
