import { either, together, type Wording } from './danger.ts'
import { anyOf } from './word-list.ts'

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
    words: either(
      anyOf({
        en: "(?:recovering|dry|former|ex-?) ?-?alcoholics?|in recovery|(?:newly |years? |months? )sober|alcoholics anonymous|off the (?:drink|booze|bottle)|on the wagon|(?:stopped|quit|quits|gave up|given up|giving up|gives up) (?:the )?(?:drink(?:ing)?|alcohol|booze)|(?:doesn't|does not|don't|no longer) (?:touch alcohol|drinks?(?= (?:any ?more|alcohol)|$|[,.;!?]))|sober (?:since|for)",
        fr: "(?:ancien(?:ne)?|ex)[- ]alcoolique|alcoolique (?:abstinent|sevre|repenti)e?|sevrage|abstinente?s?(?= (?:depuis|d'alcool))|(?:a|ai|ont|avons) (?:arrete|cesse) (?:de boire|l'alcool)|ne (?:boit|bois|boivent|buvons) plus|(?:ne )?touche plus a l'alcool",
        es: 'alcoholic[oa]s? (?:en recuperacion|rehabilitad[oa]s?|recuperad[oa]s?)|ex ?-?alcoholic[oa]s?|(?:he|ha|han|hemos) dejado (?:de beber|de tomar(?: alcohol)?|el alcohol|la bebida)|ya no (?:beben?|bebo|bebemos|toman? alcohol)|(?:deje|dejo|dejaron) (?:de beber|de tomar(?= alcohol|$|[,.;!?])|el alcohol|la bebida)',
        de: '(?:trockene[nr]?|ehemalige[nr]?|ex-?) ?-?alkoholiker\\w*|(?:seit [^.!?]{0,15} )trocken(?= ?(?:$|[,.;!]))|trink(?:t|e|en) (?:keinen alkohol |nichts? )?(?:nicht )?mehr(?= *(?:$|[,.;!?]))|(?:hat|habe|haben) (?:mit dem trinken|mit alkohol|mit dem alkohol|dem alkohol) (?:aufgehort|abgeschworen)|(?:hat|habe|haben) aufgehort zu trinken|trinkt nicht mehr|abstinent\\w*',
      }),
    ),
  },
]
