import { near, type Wording } from './danger.ts'

const picked =
  "found|picked|pick|foraged?|foraging|gathered|collected|from (?:the|my) (?:woods?|forest|garden|backyard|lawn|park)|in the (?:woods?|forest)|behind the house|(?:no idea|don't know|dont know|not sure|unsure|unknown|unidentified)|trouve\\w*|cueilli\\w*|ramasse\\w*|cueillette|de la foret|du jardin|du bois|dans (?:les bois|la foret|le jardin)|derriere la maison|inconnus?|(?:je ne sais|sais) pas|encontr\\w*|recogi\\w*|cogi\\w*|recolect\\w*|del bosque|del monte|del campo|del jardin|en el (?:bosque|monte|campo|jardin)|detras de casa|no se (?:que|cual\\w*|si)|desconocid[oa]s?|gefunden\\w*|gesammelt\\w*|gepfluckt\\w*|selbst ?gesammelt\\w*|aus dem (?:wald|garten|park)|im (?:wald|garten|park)|hinterm haus|hinter dem haus|unbekannte?\\w*|keine ahnung|weiss nicht|kenne ich nicht"

const mushrooms = 'mushrooms?|toadstools?|fungi|champignons?|setas?|hongos?|pilze?n?|schwammerl'

/** What is poisonous by nature, for everybody. */
export const poisons: readonly Wording[] = [
  {
    id: 'chemicals',
    words:
      /\b(bleach|antifreeze|rat poison|(laundry |dishwasher |washing[- ]up )?detergents?|(laundry|washing|tide|dishwasher) (pods?|powder|liquid|tablets?|capsules?)|pod challenge|drain cleaner|ammonia|methanol|methylated spirits?|rubbing alcohol|cyanide|arsenic|strychnine|lamp oil|petrol|gasoline|eau de javel|javel|antigel|mort aux rats|lessive|(capsules?|pastilles?|tablettes?) (de|pour) (lessive|lave[- ]vaisselle)|liquide vaisselle|produit vaisselle|ammoniaque|cyanure|arsenic|alcool a bruler|lejia|anticongelante|matarratas|raticida|(capsulas?|pastillas?) (de|para) (detergente|lavadora|lavavajillas|la lavadora|el lavavajillas)|detergente|lavavajillas|amoniaco|metanol|cianuro|arsenico|alcohol de quemar|gasolina|bleichmittel|bleiche|chlorreiniger|domestos|frostschutzmittel|rattengift|waschmittel(pods?|kapseln)?|waschkapseln?|(spul|geschirrspul)(mittel|tabs?|maschinentabs?)|ammoniak|zyankali|arsen|brennspiritus|benzin|abflussreiniger|(eau|acide) de batterie|battery acid|batteriesaure|poison|veneno)\b/,
  },
  {
    id: 'deadly-mushrooms',
    words:
      /\b(death caps?|destroying angels?|fly agarics?|webcaps?|false morels?|panther caps?|(deadly|poisonous|magic) mushrooms?|amanitas?( phalloides| muscaria)?|amanites?( phalloides?| tue[- ]mouches?)?|calice de la mort|gyromitres?|fausses? morilles?|cortinaires?|champignons (veneneux|toxiques|hallucinogenes|magiques)|oronja verde|matamoscas|(setas|hongos) (venenos[oa]s|toxic[oa]s|alucinogen[oa]s|magic[oa]s)|falsas? colmenillas?|knollenblatterpilz(en?)?|fliegenpilz(en?)?|pantherpilz(en?)?|(fruhjahrs|fruhlings)lorcheln?|gift(ige[nr]? )?pilze?n?|zauberpilze?n?)\b/,
  },
  {
    id: 'unknown-mushrooms',
    words: near(mushrooms, picked),
  },
  {
    id: 'poison-plants',
    words:
      /\b(hemlock|oleander|foxgloves?|lil(y|ies) of the valley|deadly nightshade|nightshade|belladonna|yew( berries| needles)?|datura|angel'?s trumpets?|castor beans?|monkshood|wolfsbane|aconite|daffodil( bulbs?)?|autumn crocus|laburnum|mistletoe( berries)?|giant hogweed|cigue|laurier[- ]roses?|digitales?|muguet|belladone|stramoine|(graines? de )?ricin|aconit|colchiques?|jonquilles?|narcisses?|cytise|(baies|boules|branche) de gui|(baies|aiguilles|branches?|feuilles) d'if|cicuta|adelfas?|dedalera|lirios? de los valles|tejo|estramonio|ricino|acebo|narcisos?|belladona|aconito|colquico|muerdago|schierling|fingerhut|maiglockchen|tollkirschen?|eiben?(nadeln|beeren)?|stechapfel|engelstrompeten?|rizinus(samen)?|eisenhut|herbstzeitlosen?|goldregen|narzissen(zwiebeln?)?|misteln?|mistelbeeren|barenklau)\b/,
  },
  {
    id: 'wild-plants',
    words: near(
      'wild garlic|ramsons|wild (?:herbs?|plants?|berries|carrots?|leaves|greens)|(?:unknown|some|these|those|the) berries|ail des ours|(?:plantes?|herbes?|baies|carottes?) sauvages?|ajo de oso|ajo silvestre|(?:plantas?|hierbas?|bayas|zanahorias?) (?:silvestres?|salvajes?|del campo)|barlauch\\w*|wildkraut\\w*|wilde (?:krauter|beeren|mohren)|(?:unbekannte|rote|schwarze) beeren',
      picked,
    ),
  },
  {
    id: 'kernels',
    words:
      /\b((apricot|peach|cherry|plum) (kernels?|stones?|pits?|seeds?)|bitter almonds?|(noyaux|amandes|amandons?) d'abricots?|noyaux de (cerises?|peches?|prunes?)|amandes? ameres?|(huesos?|semillas?|pepitas?|almendras) de (albaricoques?|melocoton(es)?|cerezas?|ciruelas?)|almendras amargas|(aprikosen|marillen|pfirsich|kirsch|pflaumen)kernen?|bitter ?mandeln?|bittere mandeln)\b/,
  },
  {
    id: 'rhubarb-leaves',
    words:
      /\b(rhubarb (leaf|leaves|greens)|leaves of (the )?rhubarb|feuilles? (de|de la) rhubarbe|hojas? (de|del) ruibarbo|rhabarber ?blatter[n]?|blatter (vom|von|des) rhabarbers?|rhubarb[^.!?]{0,25}\bleaves|rhubarbe[^.!?]{0,25}\bfeuilles|ruibarbo[^.!?]{0,25}\bhojas|rhabarber[^.!?]{0,25}\bblattern?)\b/,
  },
  {
    id: 'pufferfish',
    words: /\b(fugu|puffer ?fish|blowfish|poissons?[- ]globes?|pez globo|kugelfisch\w*)\b/,
  },
  {
    id: 'nutmeg',
    words:
      /\b((tablespoons?|tbsp|cups?|lots|loads|handfuls?|spoons?|(?:[2-9]|\d\d) ?(?:g|grams?|tsp|teaspoons?)|ounces?|(?:two|three|four|five|[2-9]) (?:whole )?)\s?(of )?(ground )?nutmegs?|nutmeg (high|trip)|(cuilleres? a soupe|c\.? a s\.?|beaucoup|poignee|\d+ ?g(?:rammes)?|(?:deux|trois|quatre|[2-9]) noix) (de )?(noix de )?muscades?|(cucharadas|cucharada|mucha|punado|\d+ ?g(?:ramos)? de|(?:dos|tres|cuatro|[2-9])) (de )?nuec?e?z?(ces)? moscadas?|(el|essloffel|essl\.|viel|handvoll|\d+ ?g|gramm|(?:zwei|drei|vier|[2-9]) (?:ganze )?) ?(gemahlene )?muskat(nuss|nusse)?)\b/,
  },
  {
    id: 'raw-beans',
    words:
      /\b((raw|uncooked) (red )?(kidney )?beans|((dried|dry|raw) (red )?kidney beans|kidney beans)\b[^.!?]{0,50}\b(slow[- ]?cooker|crock[- ]?pot|without (soaking|boiling)|no soaking|straight in)|slow[- ]?cooker\b[^.!?]{0,50}\b(dried|dry|raw) (red )?(kidney )?beans|haricots( rouges)? crus|haricots( rouges)? secs?\b[^.!?]{0,50}\b(mijoteuse|sans (trempage|tremper|faire tremper|les faire))|mijoteuse\b[^.!?]{0,50}\bharicots( rouges)?( secs)?|(alubias|frijoles|judias|habichuelas)( rojas| rojos)? (crudas|crudos)|(alubias|frijoles|judias)( rojas| rojos)?( secas| secos)?\b[^.!?]{0,50}\b(olla lenta|coccion lenta|crock ?pot|sin (remojar|remojo))|(olla lenta|coccion lenta)\b[^.!?]{0,50}\b(alubias|frijoles|judias)|rohen? (rote[n]? )?(kidney)?bohnen|(getrocknete[n]? )?(kidney)?bohnen\b[^.!?]{0,50}\b(schongarer|slow ?cooker|ohne (einweichen|vorkochen))|(schongarer|slow ?cooker)\b[^.!?]{0,50}\b(kidney)?bohnen)\b/,
  },
  {
    id: 'raw-green-beans',
    words:
      /\b((raw|uncooked) (green|french|runner|string) beans|(green|french|runner|string) beans,? (served |eaten |left |still )*(raw|uncooked)|haricots verts (tout |bien |encore |servis )*(crus|sans (les )?cuire|sans cuisson)|judias verdes (muy |casi |todavia )*(crudas|sin (cocer|coccion|cocinar))|(habichuelas|vainas|ejotes|chauchas)\b[^.!?]{0,15}\b(crud[oa]s|sin cocer)|rohen? (grune[nr]? |busch|stangen)?bohnen|grune[nr]? bohnen,? (ganz |noch )*(roh(?!e)|ungekocht(?!\w)|ohne (zu )?kochen)|rohe[nr]? (busch|stangen|prinzess)bohnen|(busch|stangen)bohnen,? (ganz |noch )*(roh(?!e)|ungekocht(?!\w)))\b/,
  },
  {
    id: 'green-potatoes',
    words: near(
      'potato(?:es)?|spuds|pommes de terre|patates|patatas?|papas?|kartoffeln?|erdapfel',
      'green(?! (?:beans?|peas?|onions?|curry|lentils?|asparagus|cabbage|olives?|salad|peppers?|sauce|herbs?|veg\\w*|pesto|tea|leaves))|sprouted|sprouting|sprouts(?<!brussels sprouts)|(?<!(?:lentilles|asperges|olives|herbes|salade|sauce|feuilles) )vertes?|verdi\\w*|germees?|germes?|(?<!(?:judias|olivas|aceitunas|lentejas|salsa|hojas|esparragos|pimientos) )verdes?|verdosas?|germinad[oa]s?|brotes(?! de)|grune?n?(?! (?:bohnen|sosse|sauce|linsen|erbsen|spargel|oliven|paprika|krauter\\w*|curry\\w*|salat))|grunlich\\w*|gekeimt\\w*|keimen\\w*|keime|ausgetrieben\\w*',
      22,
    ),
  },
  {
    id: 'elderberries',
    words:
      /\b(elderberr(y|ies)|baies? de sureau|bayas? de sauco|saucos? (verdes?|crudos?)|holunder ?beeren?|holler ?beeren?|flieder ?beeren?|unreife[rn]? holunder|rohe[rnsm]? holunder\w*|holunder\w*\b[^.!?]{0,30}\b(roh\w*|ungekocht\w*|kalt gepresst|frisch gepresst|vom strauch)|frisch gepresst\w* holunder\w*|sureau (cru|vert)e?s?|jus de sureau (cru|frais)|raw elderberr\w*)\b/,
  },
  {
    id: 'lupins',
    words:
      /\b((raw|bitter|untreated|dried|garden) lupins?( seeds?| beans?)?|lupin seeds?|graines? de lupins?|lupins? (crus?|amers?|du jardin)|altramuces (crudos|amargos|secos|sin (tratar|remojar))|semillas de (altramuz|altramuces|lupino)|(rohe|bittere|getrocknete) lupinen\w*|lupinensamen)\b/,
  },
  {
    id: 'cassava',
    words:
      /\b((raw|uncooked|bitter) (cassava|manioc|yuca|taro)|(manioc|taro) (cru|amer)|(yuca|mandioca) (cruda|amarga|brava)|rohe[rn]? (maniok|taro|yuca))\b/,
  },
  {
    id: 'drugs',
    words:
      /\b(cannabis|marijuana|marihuana|weed (brownies?|butter|cookies?)|hash(ish)? (brownies?|cookies?|cakes?)|space ?cakes?|hasch(isch)?(kekse|brownies)?|gras ?kekse|thc|cocaine|kokain|heroin|lsd|ecstasy|mdma|ketamine?|sleeping pills|somniferes|somniferos|schlaftabletten|ghb|poppy (pod|straw|head)s? tea|mohntee)\b/,
  },
  {
    id: 'glass',
    words:
      /\b((broken|ground|crushed) glass|razor blades?|verre (pile|brise)|lames? de rasoir|vidrio (molido|roto)|cristales rotos|cuchillas de afeitar|glasscherben|gemahlenes glas|rasierklingen?|human (flesh|meat|blood)|chair humaine|carne humana|menschenfleisch)\b/,
  },
]
