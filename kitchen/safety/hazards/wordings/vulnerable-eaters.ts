import { either, near, type Wording } from './danger.ts'
import { anyOf, anyBounded } from '../../../lexicon/text/word-list.ts'
import { wordLists } from '../../word-list.ts'

const lists = wordLists('vulnerable-eaters')

/** What others may eat and these guests may not. */
export const vulnerableEaters: readonly Wording[] = [
  {
    id: 'sprouts',
    words: anyOf(lists('sprouts')),
  },
  {
    id: 'infant-salt',
    words: anyOf(lists('infant-salt')),
  },
  {
    id: 'pregnant-alcohol',
    words: anyOf(lists('pregnant-alcohol')),
  },
  {
    id: 'infant-honey',
    words: /\b(honey|miel|honig\w*)\b/,
  },
  {
    id: 'choking',
    words: anyBounded(lists('choking')),
  },
  {
    id: 'child-alcohol',
    words:
      /\b(alcohol(?! ?free|ic free)|cocktails?(?! (sauce|tomat|sausage))|amaretto|limoncello|baileys|cocteles|coctel|spritz|aperol|campari|negroni|margaritas?|daiquiris?|pina colada|martini|caipirinha\w*|cider|cidre|sidra|cava|brandy|cognac|pastis|kir|schnaps|punsch|bowle|shots?|booze|vodka|wodka|rum|rhum|ron|gin|ginebra|tequila|whisk(e)?y|wine|vin|vino|wein|gluhwein|beer|biere|cerveza|bier|prosecco|champagne|champagner|sekt|liqueur|likor|licor|mojito|sangria|mulled wine|vin chaud|eggnog|eierlikor|alcool|alkohol)\b(?! (free|frei))/,
  },
  {
    id: 'infant-formula',
    words: anyBounded(lists('infant-formula')),
  },
  {
    id: 'mercury',
    words: anyBounded(lists('mercury')),
  },
  {
    id: 'pregnant-raw',
    words: either(
      near(
        'steaks?(?! hache)|beef|sirloin|rib ?eye|fillet|boeuf|entrecote|bavette|filet|onglet|ternera|res|solomillo|chuleton|entrecot|rind(?:er|fleisch)?\\w*|rumpsteak|lende',
        'raw|rare|bloody|blue|pink|crue?s?|bleue?s?|saignante?s?|poco hech[oa]s?|crud[oa]s?|vuelta y vuelta|blutig\\w*|rohe?[nrsm]?|englisch|rosa|medium',
        40,
      ),
      anyBounded(lists('pregnant-raw')),
    ),
  },
  {
    id: 'raw-egg',
    words: anyBounded(lists('raw-egg')),
  },
  {
    id: 'warned-salt',
    words: near('salt|sel|sal|salz', 'lots|extra|much|beaucoup|mucha|viel', 15),
  },
]
