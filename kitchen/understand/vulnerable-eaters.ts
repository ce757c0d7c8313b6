import { either, near, type Wording } from './danger.ts'
import { anyOf } from './word-list.ts'

/** What others may eat and these guests may not. */
export const vulnerableEaters: readonly Wording[] = [
  {
    id: 'sprouts',
    words: anyOf({
      en: '(?:bean|mung bean|alfalfa|radish|raw|broccoli|lentil) ?sprouts|sprouted (?:seeds|beans|lentils|alfalfa)',
      fr: 'graines germees?|germes? de (?:soja|haricots?|luzerne|alfalfa|radis)|pousses? de (?:soja|haricot mungo)',
      es: 'brotes? de (?:soja|alfalfa|judias?|rabano)|germinados?|germen de soja',
      de: '(?:soja|mungobohnen|bohnen|alfalfa|radieschen|linsen)?sprossen|keimlinge',
    }),
  },
  {
    id: 'infant-salt',
    words: anyOf({
      en: '(?:with|and|add|pinch of|some|a bit of|plenty of) (?:salt|sugar|soy sauce|stock cubes?)|salty|sugary|sweetened',
      fr: '(?:avec|et|ajouter|pincee de|un peu de) (?:sel|sucre|sauce soja|bouillon cube)|salee?s?|sucree?s?',
      es: '(?:con|y|anadir|pizca de|un poco de) (?:sal|azucar|salsa de soja|caldo en cubitos?)|salad[oa]s?|azucarad[oa]s?',
      de: '(?:mit|und|etwas|prise|ein wenig) (?:salz|zucker|sojasauce|bruhwurfel)|gesalzen\\w*|gezuckert\\w*|gesusst\\w*',
    }),
  },
  {
    id: 'pregnant-alcohol',
    words: anyOf({
      en: 'alcohol(?! ?free|ic free)|wine|beer|champagne|sparkling wine|gin|rum|vodka|whisky|sherry|port|prosecco|aperol|campari|mojitos?|margaritas?|spritz|sangria|punch|tiramisu|rum cake|coq au vin|bourguignon',
      fr: 'alcool|vin|biere|champagne|rhum|kir|cidre|porto|liqueur',
      es: 'alcohol|vino|cerveza|cava|ron|ginebra|sidra|licor|vermut',
      de: 'alkohol(?! ?frei)|wein|bier|sekt|champagner|schnaps|rum|likor|gluhwein',
    }),
  },
  {
    id: 'infant-honey',
    words: /\b(honey|miel|honig\w*)\b/,
  },
  {
    id: 'choking',
    words:
      /\b(whole (grapes?|nuts?|almonds?|peanuts?|cherry tomatoes|hazelnuts?|blueberries)|(grapes?|nuts?|almonds?|peanuts?|hazelnuts?|cashews?) (left )?whole|popcorn|hot ?dogs?|marshmallows?|hard candy|(raisins?|noix|noisettes|amandes|cacahuetes|tomates cerises|grains? de raisin)( \w+)? (entiere?s?)|cacahuetes|(uvas?|nueces|almendras|avellanas|cacahuetes|frutos secos|tomates cherry) enter[oa]s|palomitas|ganze[nr]? (trauben|weintrauben|nusse[n]?|mandeln|erdnusse[n]?|haselnusse[n]?|kirschtomaten)|(trauben|weintrauben|nusse|mandeln|haselnusse) (im ganzen|ganz)|grapes|nuts|weintrauben|trauben|uvas|raisins?|noix|nueces|nusse)\b/,
  },
  {
    id: 'child-alcohol',
    words:
      /\b(alcohol(?! ?free|ic free)|cocktails?(?! (sauce|tomat|sausage))|amaretto|limoncello|baileys|cocteles|coctel|spritz|aperol|campari|negroni|margaritas?|daiquiris?|pina colada|martini|caipirinha\w*|cider|cidre|sidra|cava|brandy|cognac|pastis|kir|schnaps|punsch|bowle|shots?|booze|vodka|wodka|rum|rhum|ron|gin|ginebra|tequila|whisk(e)?y|wine|vin|vino|wein|gluhwein|beer|biere|cerveza|bier|prosecco|champagne|champagner|sekt|liqueur|likor|licor|mojito|sangria|mulled wine|vin chaud|eggnog|eierlikor|alcool|alkohol)\b(?! (free|frei))/,
  },
  {
    id: 'infant-formula',
    words:
      /\b((home ?made|diy|own) (baby |infant )?formula|lait (infantile|maternise) (maison|fait maison)|leche de formula (casera|en casa)|formula (infantil )?casera|(sauglings|baby)(milch|nahrung) (selbst|selber)|selbstgemachte (sauglings|baby)(milch|nahrung))\b/,
  },
  {
    id: 'mercury',
    words:
      /\b(swordfish|shark|marlin|king mackerel|tilefish|(fresh |raw |seared )?tuna|espadon|requin|thon|pez espada|tiburon|cazon|atun|emperador|schwertfisch|hai(fisch|steak)?|thunfisch\w*|marlin)\b/,
  },
  {
    id: 'pregnant-raw',
    words: either(
      near(
        'steaks?(?! hache)|beef|sirloin|rib ?eye|fillet|boeuf|entrecote|bavette|filet|onglet|ternera|res|solomillo|chuleton|entrecot|rind(?:er|fleisch)?\\w*|rumpsteak|lende',
        'raw|rare|bloody|blue|pink|crue?s?|bleue?s?|saignante?s?|poco hech[oa]s?|crud[oa]s?|vuelta y vuelta|blutig\\w*|rohe?[nrsm]?|englisch|rosa|medium',
        40,
      ),
      /\b(sushi|sashimi|ceviche|tartare?|tatar|carpaccio|smoked salmon|saumon fume|salmon ahumado|raucherlachs|gravlax|raw (fish|oysters?|egg|eggs|meat)|oysters?|huitres?|ostras?|austern?|poissons? crus?|pescado crudo|rohe[rn]? fisch|mettwurst|salami|brie|camembert|blue cheese|roquefort|gorgonzola|queso azul|blauschimmel\w*|pate|foie gras|leberwurst|liver|foie|higado|leber|jamon (serrano|iberico)|prosciutto|jambon cru|rohschinken|tatar\w*|rinder ?tatar|mett|steak (rare|saignant))\b/,
    ),
  },
  {
    id: 'raw-egg',
    words:
      /\b(mayonnaise|mayo|aioli|alioli|tiramisu|mousse|eggnog|(raw|runny|soft[- ]boiled) (eggs?|yolks?)|carbonara|hollandaise|oeufs? (crus?|coulants?|a la coque|mollets?)|lait de poule|mayonesa|mahonesa|ajoaceite|huevos? (crudos?|poco hechos?|pasados? por agua|blandos?)|rohe[ns]? (ei|eier|eiern|eigelb)|weich ?gekochte[s]? eier?|weiche[nrs]? (fruhstucks)?ei(er)?|wachsweich\w*|pochierte[sn]? eier?|spiegeleier?|(soft[- ]set|soft|poached|sunny[- ]side[- ]up|barely set) (scrambled )?(eggs?|omelette)|eggs? (left )?(soft|runny|barely set)|(oeufs?|omelette)( brouilles?)? (baveu(x|ses?)|a peine pris\w*|poches?|au plat)|(tortilla|huevos?|revuelto)( de patatas)? (muy )?(poco cuajad[oa]s?|sin cuajar|jugos[oa]s?|a medio cuajar|blandit[oa]s?|escalfados?)|zabaione|zabaglione|sabayon)\b/,
  },
  {
    id: 'warned-salt',
    words: near('salt|sel|sal|salz', 'lots|extra|much|beaucoup|mucha|viel', 15),
  },
]
