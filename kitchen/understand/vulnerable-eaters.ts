import { either, near, type Danger } from './danger.ts'
import { anyOf } from './word-list.ts'

/** What others may eat and these guests may not. */
export const vulnerableEaters: readonly Danger[] = [
  {
    id: 'sprouts',
    deadly: false,
    for: ({ pregnant, infant, toddler, frail }) => pregnant || infant || toddler || frail,
    words: anyOf({
      en: '(?:bean|mung bean|alfalfa|radish|raw|broccoli|lentil) ?sprouts|sprouted (?:seeds|beans|lentils|alfalfa)',
      fr: 'graines germees?|germes? de (?:soja|haricots?|luzerne|alfalfa|radis)|pousses? de (?:soja|haricot mungo)',
      es: 'brotes? de (?:soja|alfalfa|judias?|rabano)|germinados?|germen de soja',
      de: '(?:soja|mungobohnen|bohnen|alfalfa|radieschen|linsen)?sprossen|keimlinge',
    }),
    warning: {
      en: 'Sprouts grow warm and damp, as E. coli and salmonella like it: for small children, in pregnancy and for frail people only boiled through for several minutes, or left out, as here.',
      fr: 'Les graines germées poussent au chaud et à l’humide, comme E. coli et les salmonelles : pour les petits, les femmes enceintes et les personnes fragiles, seulement bien cuites plusieurs minutes, ou pas du tout, comme ici.',
      es: 'Los germinados crecen con calor y humedad, como les gusta a E. coli y a la salmonela: para niños pequeños, embarazadas y personas delicadas, solo bien cocidos varios minutos o fuera, como aquí.',
      de: 'Sprossen wachsen warm und feucht, wie E. coli und Salmonellen es mögen: für kleine Kinder, Schwangere und Geschwächte nur mehrere Minuten durchgekocht, oder wie hier gar nicht.',
    },
  },
  {
    id: 'infant-salt',
    deadly: false,
    for: ({ infant }) => infant,
    words: anyOf({
      en: '(?:with|and|add|pinch of|some|a bit of|plenty of) (?:salt|sugar|soy sauce|stock cubes?)|salty|sugary|sweetened',
      fr: '(?:avec|et|ajouter|pincee de|un peu de) (?:sel|sucre|sauce soja|bouillon cube)|salee?s?|sucree?s?',
      es: '(?:con|y|anadir|pizca de|un poco de) (?:sal|azucar|salsa de soja|caldo en cubitos?)|salad[oa]s?|azucarad[oa]s?',
      de: '(?:mit|und|etwas|prise|ein wenig) (?:salz|zucker|sojasauce|bruhwurfel)|gesalzen\\w*|gezuckert\\w*|gesusst\\w*',
    }),
    warning: {
      en: 'A baby’s kidneys cannot handle added salt, and sugar spoils the first teeth: the baby’s portion gets neither.',
      fr: 'Les reins d’un bébé ne supportent pas le sel ajouté, et le sucre abîme les premières dents : sa portion n’en reçoit ni l’un ni l’autre.',
      es: 'Los riñones de un bebé no toleran la sal añadida, y el azúcar daña los primeros dientes: su ración no lleva ni lo uno ni lo otro.',
      de: 'Babynieren vertragen kein zugesetztes Salz, und Zucker schadet den ersten Zähnen: In die Babyportion kommt keins von beiden.',
    },
  },
  {
    id: 'pregnant-alcohol',
    deadly: false,
    for: ({ pregnant }) => pregnant,
    words: anyOf({
      en: 'alcohol(?! ?free|ic free)|wine|beer|champagne|sparkling wine|gin|rum|vodka|whisky|sherry|port|prosecco|aperol|campari|mojitos?|margaritas?|spritz|sangria|punch|tiramisu|rum cake|coq au vin|bourguignon',
      fr: 'alcool|vin|biere|champagne|rhum|kir|cidre|porto|liqueur',
      es: 'alcohol|vino|cerveza|cava|ron|ginebra|sidra|licor|vermut',
      de: 'alkohol(?! ?frei)|wein|bier|sekt|champagner|schnaps|rum|likor|gluhwein',
    }),
    warning: {
      en: 'No alcohol in pregnancy, not even a sip or “cooked off”: it reaches the child. This is made without.',
      fr: 'Pas d’alcool pendant la grossesse, même une gorgée ou « évaporé » : il atteint l’enfant. C’est préparé sans.',
      es: 'Nada de alcohol en el embarazo, ni un sorbo ni «evaporado»: llega al bebé. Esto va sin él.',
      de: 'Kein Alkohol in der Schwangerschaft, auch kein Schluck und nicht „verkocht“: Er erreicht das Kind. Das hier ist ohne.',
    },
  },
  {
    id: 'infant-honey',
    deadly: false,
    for: ({ infant }) => infant,
    words: /\b(honey|miel|honig\w*)\b/,
    warning: {
      en: 'No honey before the first birthday: it can bring infant botulism. I have left it out.',
      fr: 'Pas de miel avant un an : il peut provoquer le botulisme du nourrisson. Je l’ai laissé de côté.',
      es: 'Nada de miel antes del primer año: puede causar botulismo en el bebé. La he dejado fuera.',
      de: 'Kein Honig vor dem ersten Geburtstag: Er kann Säuglingsbotulismus auslösen. Ich habe ihn weggelassen.',
    },
  },
  {
    id: 'choking',
    deadly: false,
    for: ({ infant, toddler }) => infant || toddler,
    words:
      /\b(whole (grapes?|nuts?|almonds?|peanuts?|cherry tomatoes|hazelnuts?|blueberries)|(grapes?|nuts?|almonds?|peanuts?|hazelnuts?|cashews?) (left )?whole|popcorn|hot ?dogs?|marshmallows?|hard candy|(raisins?|noix|noisettes|amandes|cacahuetes|tomates cerises|grains? de raisin)( \w+)? (entiere?s?)|cacahuetes|(uvas?|nueces|almendras|avellanas|cacahuetes|frutos secos|tomates cherry) enter[oa]s|palomitas|ganze[nr]? (trauben|weintrauben|nusse[n]?|mandeln|erdnusse[n]?|haselnusse[n]?|kirschtomaten)|(trauben|weintrauben|nusse|mandeln|haselnusse) (im ganzen|ganz)|grapes|nuts|weintrauben|trauben|uvas|raisins?|noix|nueces|nusse)\b/,
    warning: {
      en: 'Whole grapes, nuts, cherry tomatoes and popcorn can choke a small child: cut round things lengthwise into quarters, and use nuts only ground or as butter.',
      fr: 'Grains de raisin entiers, fruits à coque, tomates cerises et pop-corn peuvent étouffer un petit enfant : couper ce qui est rond en quatre dans la longueur, et n’employer les noix que moulues ou en purée.',
      es: 'Las uvas enteras, los frutos secos, los tomates cherry y las palomitas pueden atragantar a un niño pequeño: corta lo redondo en cuartos a lo largo y usa los frutos secos solo molidos o en crema.',
      de: 'An ganzen Trauben, Nüssen, Kirschtomaten und Popcorn kann ein kleines Kind ersticken: Rundes der Länge nach vierteln, Nüsse nur gemahlen oder als Mus.',
    },
  },
  {
    id: 'child-alcohol',
    deadly: false,
    for: ({ infant, child }) => infant || child,
    words:
      /\b(alcohol(?! ?free|ic free)|cocktails?(?! (sauce|tomat|sausage))|cocteles|coctel|spritz|aperol|campari|negroni|margaritas?|daiquiris?|pina colada|martini|caipirinha\w*|cider|cidre|sidra|cava|brandy|cognac|pastis|kir|schnaps|punsch|bowle|shots?|booze|vodka|wodka|rum|rhum|ron|gin|ginebra|tequila|whisk(e)?y|wine|vin|vino|wein|gluhwein|beer|biere|cerveza|bier|prosecco|champagne|champagner|sekt|liqueur|likor|licor|mojito|sangria|mulled wine|vin chaud|eggnog|eierlikor|alcool|alkohol)\b(?! (free|frei))/,
    warning: {
      en: 'Children get no alcohol, not even a little, and cooking does not remove all of it: this is made without.',
      fr: 'Pas d’alcool pour les enfants, même un peu, et la cuisson ne l’élimine pas tout à fait : c’est préparé sans.',
      es: 'Los niños no toman alcohol, ni un poco, y al cocinarlo no desaparece del todo: esto va sin él.',
      de: 'Kinder bekommen keinen Alkohol, auch nicht ein wenig, und beim Kochen verfliegt er nicht ganz: Das hier ist ohne.',
    },
  },
  {
    id: 'infant-formula',
    deadly: false,
    for: () => true,
    words:
      /\b((home ?made|diy|own) (baby |infant )?formula|lait (infantile|maternise) (maison|fait maison)|leche de formula (casera|en casa)|formula (infantil )?casera|(sauglings|baby)(milch|nahrung) (selbst|selber)|selbstgemachte (sauglings|baby)(milch|nahrung))\b/,
    warning: {
      en: 'Infant formula cannot be made at home: babies are harmed by what it lacks or has too much of. Please use a tested one and ask your midwife or doctor.',
      fr: 'Un lait infantile ne se fait pas à la maison : ce qui manque ou abonde met le bébé en danger. Prenez un lait contrôlé et demandez à la sage-femme ou au médecin.',
      es: 'La leche de fórmula no se puede hacer en casa: lo que le falta o le sobra daña al bebé. Usa una controlada y pregunta al pediatra.',
      de: 'Säuglingsmilch lässt sich nicht selbst machen: Was fehlt oder zu viel ist, schadet dem Baby. Nimm bitte geprüfte und frag Hebamme oder Ärztin.',
    },
  },
  {
    id: 'mercury',
    deadly: false,
    for: ({ pregnant, infant, toddler }) => pregnant || infant || toddler,
    words:
      /\b(swordfish|shark|marlin|king mackerel|tilefish|(fresh |raw |seared )?tuna|espadon|requin|thon|pez espada|tiburon|cazon|atun|emperador|schwertfisch|hai(fisch|steak)?|thunfisch\w*|marlin)\b/,
    warning: {
      en: 'Swordfish, shark and tuna carry much mercury, which harms the unborn and small children: choose salmon, trout, sardines or cod instead, cooked through.',
      fr: 'Espadon, requin et thon concentrent le mercure, nocif avant la naissance et pour les jeunes enfants : préférez saumon, truite, sardines ou cabillaud, bien cuits.',
      es: 'El pez espada, el tiburón y el atún acumulan mercurio, dañino en el embarazo y para los pequeños: mejor salmón, trucha, sardinas o bacalao, bien hechos.',
      de: 'Schwertfisch, Hai und Thunfisch enthalten viel Quecksilber, das Ungeborenen und kleinen Kindern schadet: besser Lachs, Forelle, Sardinen oder Kabeljau, durchgegart.',
    },
  },
  {
    id: 'pregnant-raw',
    deadly: false,
    for: ({ pregnant, frail }) => pregnant || frail,
    words: either(
      near(
        'steaks?(?! hache)|beef|sirloin|rib ?eye|fillet|boeuf|entrecote|bavette|filet|onglet|ternera|res|solomillo|chuleton|entrecot|rind(?:er|fleisch)?\\w*|rumpsteak|lende',
        'raw|rare|bloody|blue|pink|crue?s?|bleue?s?|saignante?s?|poco hech[oa]s?|crud[oa]s?|vuelta y vuelta|blutig\\w*|rohe?[nrsm]?|englisch|rosa|medium',
        40,
      ),
      /\b(sushi|sashimi|ceviche|tartare?|tatar|carpaccio|smoked salmon|saumon fume|salmon ahumado|raucherlachs|gravlax|raw (fish|oysters?|egg|eggs|meat)|oysters?|huitres?|ostras?|austern?|poissons? crus?|pescado crudo|rohe[rn]? fisch|mettwurst|salami|brie|camembert|blue cheese|roquefort|gorgonzola|queso azul|blauschimmel\w*|pate|foie gras|leberwurst|liver|foie|higado|leber|jamon (serrano|iberico)|prosciutto|jambon cru|rohschinken|tatar\w*|rinder ?tatar|mett|steak (rare|saignant))\b/,
    ),
    warning: {
      en: 'In pregnancy and for frail people raw or cured fish, meat and eggs, raw-milk and mould cheeses and liver are a risk (listeria, toxoplasma, too much vitamin A): here everything is cooked through and pasteurised.',
      fr: 'Pendant la grossesse et pour les personnes fragiles, poisson, viande et œufs crus ou fumés, fromages au lait cru ou à moisissure et foie sont un risque (listeria, toxoplasmose, excès de vitamine A) : ici, tout est bien cuit et pasteurisé.',
      es: 'En el embarazo y para personas delicadas, el pescado, la carne y el huevo crudos o curados, los quesos de leche cruda o con moho y el hígado son un riesgo (listeria, toxoplasma, exceso de vitamina A): aquí todo va bien hecho y pasteurizado.',
      de: 'In der Schwangerschaft und für Geschwächte sind roher oder geräucherter Fisch, rohes Fleisch und Ei, Rohmilch- und Schimmelkäse und Leber ein Risiko (Listerien, Toxoplasmen, zu viel Vitamin A): Hier ist alles durchgegart und pasteurisiert.',
    },
  },
  {
    id: 'raw-egg',
    deadly: false,
    for: ({ pregnant, infant, toddler, frail }) => pregnant || infant || toddler || frail,
    words:
      /\b(mayonnaise|mayo|aioli|alioli|tiramisu|mousse|eggnog|(raw|runny|soft[- ]boiled) (eggs?|yolks?)|carbonara|hollandaise|oeufs? (crus?|coulants?|a la coque|mollets?)|lait de poule|mayonesa|mahonesa|ajoaceite|huevos? (crudos?|poco hechos?|pasados? por agua|blandos?)|rohe[ns]? (ei|eier|eiern|eigelb)|weich ?gekochte[s]? eier?|weiche[nrs]? (fruhstucks)?ei(er)?|wachsweich\w*|pochierte[sn]? eier?|spiegeleier?|(soft[- ]set|soft|poached|sunny[- ]side[- ]up|barely set) (scrambled )?(eggs?|omelette)|eggs? (left )?(soft|runny|barely set)|(oeufs?|omelette)( brouilles?)? (baveu(x|ses?)|a peine pris\w*|poches?|au plat)|(tortilla|huevos?|revuelto)( de patatas)? (muy )?(poco cuajad[oa]s?|sin cuajar|jugos[oa]s?|a medio cuajar|blandit[oa]s?|escalfados?)|zabaione|zabaglione|sabayon)\b/,
    warning: {
      en: 'Raw or runny egg can carry salmonella, dangerous for the very young, the pregnant, the old and the frail: use pasteurised egg, or none, as here.',
      fr: 'L’œuf cru ou coulant peut porter des salmonelles, dangereuses pour les tout-petits, les femmes enceintes et les personnes âgées ou fragiles : prendre de l’œuf pasteurisé, ou s’en passer, comme ici.',
      es: 'El huevo crudo o poco cuajado puede llevar salmonela, peligrosa para bebés, embarazadas, mayores y personas delicadas: usa huevo pasteurizado o ninguno, como aquí.',
      de: 'Rohes oder weiches Ei kann Salmonellen enthalten, gefährlich für ganz Kleine, Schwangere, Alte und Geschwächte: pasteurisiertes Ei nehmen oder keins, wie hier.',
    },
  },
  {
    id: 'warned-salt',
    deadly: false,
    for: ({ infant }) => infant,
    words: near('salt|sel|sal|salz', 'lots|extra|much|beaucoup|mucha|viel', 15),
    warning: {
      en: 'A baby’s kidneys cannot handle added salt: take the portion out before salting.',
      fr: 'Les reins d’un bébé ne supportent pas le sel ajouté : prélever sa part avant de saler.',
      es: 'Los riñones de un bebé no toleran la sal añadida: aparta su ración antes de salar.',
      de: 'Babynieren vertragen kein zugesetztes Salz: die Portion vor dem Salzen abnehmen.',
    },
  },
]
