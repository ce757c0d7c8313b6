import { near, type Danger } from './danger.ts'

const picked =
  "found|picked|pick|foraged?|foraging|gathered|collected|from (?:the|my) (?:woods?|forest|garden|backyard|lawn|park)|in the (?:woods?|forest)|behind the house|(?:no idea|don't know|dont know|not sure|unsure|unknown|unidentified)|trouve\\w*|cueilli\\w*|ramasse\\w*|cueillette|de la foret|du jardin|du bois|dans (?:les bois|la foret|le jardin)|derriere la maison|inconnus?|(?:je ne sais|sais) pas|encontr\\w*|recogi\\w*|cogi\\w*|recolect\\w*|del bosque|del monte|del campo|del jardin|en el (?:bosque|monte|campo|jardin)|detras de casa|no se (?:que|cual\\w*|si)|desconocid[oa]s?|gefunden\\w*|gesammelt\\w*|gepfluckt\\w*|selbst ?gesammelt\\w*|aus dem (?:wald|garten|park)|im (?:wald|garten|park)|hinterm haus|hinter dem haus|unbekannte?\\w*|keine ahnung|weiss nicht|kenne ich nicht"

const mushrooms = 'mushrooms?|toadstools?|fungi|champignons?|setas?|hongos?|pilze?n?|schwammerl'

/** What is poisonous by nature, for everybody. */
export const poisons: readonly Danger[] = [
  {
    id: 'chemicals',
    deadly: true,
    words:
      /\b(bleach|antifreeze|rat poison|(laundry |dishwasher |washing[- ]up )?detergents?|(laundry|washing|tide|dishwasher) (pods?|powder|liquid|tablets?|capsules?)|pod challenge|drain cleaner|ammonia|methanol|methylated spirits?|rubbing alcohol|cyanide|arsenic|strychnine|lamp oil|petrol|gasoline|eau de javel|javel|antigel|mort aux rats|lessive|(capsules?|pastilles?|tablettes?) (de|pour) (lessive|lave[- ]vaisselle)|liquide vaisselle|produit vaisselle|ammoniaque|cyanure|arsenic|alcool a bruler|lejia|anticongelante|matarratas|raticida|(capsulas?|pastillas?) (de|para) (detergente|lavadora|lavavajillas|la lavadora|el lavavajillas)|detergente|lavavajillas|amoniaco|metanol|cianuro|arsenico|alcohol de quemar|gasolina|bleichmittel|bleiche|chlorreiniger|domestos|frostschutzmittel|rattengift|waschmittel(pods?|kapseln)?|waschkapseln?|(spul|geschirrspul)(mittel|tabs?|maschinentabs?)|ammoniak|zyankali|arsen|brennspiritus|benzin|abflussreiniger|(eau|acide) de batterie|battery acid|batteriesaure|poison|veneno)\b/,
    warning: {
      en: 'Cleaning products and poisons never go into food: even a little can burn or kill, so I have left that out.',
      fr: "Les produits d'entretien et les poisons n'ont rien à faire dans un plat : même une petite quantité peut brûler ou tuer, je les ai donc laissés de côté.",
      es: 'Los productos de limpieza y los venenos no entran en la comida: incluso una pequeña cantidad puede quemar o matar, así que los he dejado fuera.',
      de: 'Reinigungsmittel und Gifte gehören nie ins Essen: Schon kleine Mengen können verätzen oder töten, deshalb habe ich sie weggelassen.',
    },
  },
  {
    id: 'deadly-mushrooms',
    deadly: true,
    words:
      /\b(death caps?|destroying angels?|fly agarics?|webcaps?|false morels?|panther caps?|(deadly|poisonous|magic) mushrooms?|amanitas?( phalloides| muscaria)?|amanites?( phalloides?| tue[- ]mouches?)?|calice de la mort|gyromitres?|fausses? morilles?|cortinaires?|champignons (veneneux|toxiques|hallucinogenes|magiques)|oronja verde|matamoscas|(setas|hongos) (venenos[oa]s|toxic[oa]s|alucinogen[oa]s|magic[oa]s)|falsas? colmenillas?|knollenblatterpilz(en?)?|fliegenpilz(en?)?|pantherpilz(en?)?|(fruhjahrs|fruhlings)lorcheln?|gift(ige[nr]? )?pilze?n?|zauberpilze?n?)\b/,
    warning: {
      en: 'Death caps, fly agarics and their kin are poisonous, and no cooking makes them safe: I use cultivated mushrooms only.',
      fr: "Les amanites sont toxiques, parfois mortelles, et aucune cuisson n'y change rien : je n'emploie que des champignons de culture.",
      es: 'Las amanitas son tóxicas, a veces mortales, y ninguna cocción lo remedia: solo uso setas cultivadas.',
      de: 'Knollenblätterpilze, Fliegenpilze und ihre Verwandten sind giftig, und kein Garen ändert daran etwas: Ich verwende nur Zuchtpilze.',
    },
  },
  {
    id: 'unknown-mushrooms',
    deadly: false,
    words: near(mushrooms, picked),
    warning: {
      en: 'Mushrooms that no expert has named can be deadly poisonous, and no cooking changes that: have every single one checked, or leave them. The recipe uses cultivated mushrooms from the shop.',
      fr: 'Des champignons qu’aucun expert n’a identifiés peuvent être mortels, et la cuisson n’y change rien : faites vérifier chacun d’eux, ou laissez-les. La recette emploie des champignons de culture du commerce.',
      es: 'Las setas que ningún experto ha identificado pueden ser mortales, y cocinarlas no lo remedia: haz revisar cada una o déjalas. La receta usa setas cultivadas de la tienda.',
      de: 'Pilze, die kein Kundiger bestimmt hat, können tödlich giftig sein, und Kochen ändert daran nichts: Lass jeden einzelnen prüfen oder lass sie stehen. Das Rezept nimmt Zuchtpilze aus dem Laden.',
    },
  },
  {
    id: 'poison-plants',
    deadly: true,
    words:
      /\b(hemlock|oleander|foxgloves?|lil(y|ies) of the valley|deadly nightshade|nightshade|belladonna|yew( berries| needles)?|datura|angel'?s trumpets?|castor beans?|monkshood|wolfsbane|aconite|daffodil( bulbs?)?|autumn crocus|laburnum|mistletoe( berries)?|giant hogweed|cigue|laurier[- ]roses?|digitales?|muguet|belladone|stramoine|(graines? de )?ricin|aconit|colchiques?|jonquilles?|narcisses?|cytise|(baies|boules|branche) de gui|(baies|aiguilles|branches?|feuilles) d'if|cicuta|adelfas?|dedalera|lirios? de los valles|tejo|estramonio|ricino|acebo|narcisos?|belladona|aconito|colquico|muerdago|schierling|fingerhut|maiglockchen|tollkirschen?|eiben?(nadeln|beeren)?|stechapfel|engelstrompeten?|rizinus(samen)?|eisenhut|herbstzeitlosen?|goldregen|narzissen(zwiebeln?)?|misteln?|mistelbeeren|barenklau)\b/,
    warning: {
      en: 'That plant is poisonous, in leaf, flower and seed, so it is not in the dish.',
      fr: 'Cette plante est toxique, feuilles, fleurs et graines comprises : elle ne figure donc pas dans la recette.',
      es: 'Esa planta es venenosa, con hojas, flores y semillas, así que no está en la receta.',
      de: 'Diese Pflanze ist in allen Teilen giftig und kommt deshalb nicht ins Gericht.',
    },
  },
  {
    id: 'wild-plants',
    deadly: false,
    words: near(
      'wild garlic|ramsons|wild (?:herbs?|plants?|berries|carrots?|leaves|greens)|(?:unknown|some|these|those|the) berries|ail des ours|(?:plantes?|herbes?|baies|carottes?) sauvages?|ajo de oso|ajo silvestre|(?:plantas?|hierbas?|bayas|zanahorias?) (?:silvestres?|salvajes?|del campo)|barlauch\\w*|wildkraut\\w*|wilde (?:krauter|beeren|mohren)|(?:unbekannte|rote|schwarze) beeren',
      picked,
    ),
    warning: {
      en: 'What grows wild has poisonous doubles: lily of the valley and autumn crocus look like wild garlic, hemlock like wild carrot. Use only what an expert has named for certain, otherwise buy it.',
      fr: 'Les plantes sauvages ont des sosies toxiques : muguet et colchique ressemblent à l’ail des ours, la ciguë à la carotte sauvage. N’utilisez que ce qu’un expert a identifié avec certitude, sinon achetez-le.',
      es: 'Lo silvestre tiene dobles venenosos: el lirio de los valles y el cólquico se parecen al ajo de oso, la cicuta a la zanahoria silvestre. Usa solo lo que un experto haya identificado con certeza; si no, cómpralo.',
      de: 'Wildes hat giftige Doppelgänger: Maiglöckchen und Herbstzeitlose sehen aus wie Bärlauch, Schierling wie wilde Möhre. Nimm nur, was ein Kundiger sicher bestimmt hat, sonst kauf es.',
    },
  },
  {
    id: 'kernels',
    deadly: true,
    words:
      /\b((apricot|peach|cherry|plum) (kernels?|stones?|pits?|seeds?)|bitter almonds?|(noyaux|amandes|amandons?) d'abricots?|noyaux de (cerises?|peches?|prunes?)|amandes? ameres?|(huesos?|semillas?|pepitas?|almendras) de (albaricoques?|melocoton(es)?|cerezas?|ciruelas?)|almendras amargas|(aprikosen|marillen|pfirsich|kirsch|pflaumen)kernen?|bitter ?mandeln?|bittere mandeln)\b/,
    warning: {
      en: 'Apricot kernels and bitter almonds release cyanide when eaten, a poison, so I have left them out.',
      fr: "Les amandes d'abricot et les amandes amères libèrent du cyanure, un poison : je les ai donc écartées.",
      es: 'Los huesos de albaricoque y las almendras amargas liberan cianuro, un veneno, así que los he descartado.',
      de: 'Aprikosenkerne und Bittermandeln setzen Blausäure frei, ein Gift, deshalb bleiben sie weg.',
    },
  },
  {
    id: 'rhubarb-leaves',
    deadly: true,
    words:
      /\b(rhubarb (leaf|leaves|greens)|leaves of (the )?rhubarb|feuilles? (de|de la) rhubarbe|hojas? (de|del) ruibarbo|rhabarber ?blatter[n]?|blatter (vom|von|des) rhabarbers?|rhubarb[^.!?]{0,25}\bleaves|rhubarbe[^.!?]{0,25}\bfeuilles|ruibarbo[^.!?]{0,25}\bhojas|rhabarber[^.!?]{0,25}\bblattern?)\b/,
    warning: {
      en: 'Rhubarb leaves are poisonous: their oxalic acid harms the kidneys, and cooking does not help. Only the stalks may be eaten.',
      fr: 'Les feuilles de rhubarbe sont toxiques : leur acide oxalique abîme les reins, et la cuisson n’y change rien. Seules les tiges se mangent.',
      es: 'Las hojas de ruibarbo son tóxicas: su ácido oxálico daña los riñones y cocinarlas no lo remedia. Solo se comen los tallos.',
      de: 'Rhabarberblätter sind giftig: Ihre Oxalsäure schadet den Nieren, und Kochen hilft nicht. Essbar sind nur die Stangen.',
    },
  },
  {
    id: 'pufferfish',
    deadly: true,
    words: /\b(fugu|puffer ?fish|blowfish|poissons?[- ]globes?|pez globo|kugelfisch\w*)\b/,
    warning: {
      en: 'Pufferfish carries a deadly nerve poison and belongs in no home kitchen: I have left it out.',
      fr: "Le poisson-globe contient un poison mortel et n'a pas sa place dans une cuisine familiale : je l'ai écarté.",
      es: 'El pez globo contiene un veneno mortal y no tiene sitio en una cocina casera: lo he descartado.',
      de: 'Kugelfisch enthält ein tödliches Nervengift und gehört in keine Küche zu Hause: Er bleibt weg.',
    },
  },
  {
    id: 'nutmeg',
    deadly: false,
    words:
      /\b((tablespoons?|tbsp|cups?|lots|loads|handfuls?|spoons?|(?:[2-9]|\d\d) ?(?:g|grams?|tsp|teaspoons?)|ounces?|(?:two|three|four|five|[2-9]) (?:whole )?)\s?(of )?(ground )?nutmegs?|nutmeg (high|trip)|(cuilleres? a soupe|c\.? a s\.?|beaucoup|poignee|\d+ ?g(?:rammes)?|(?:deux|trois|quatre|[2-9]) noix) (de )?(noix de )?muscades?|(cucharadas|cucharada|mucha|punado|\d+ ?g(?:ramos)? de|(?:dos|tres|cuatro|[2-9])) (de )?nuec?e?z?(ces)? moscadas?|(el|essloffel|essl\.|viel|handvoll|\d+ ?g|gramm|(?:zwei|drei|vier|[2-9]) (?:ganze )?) ?(gemahlene )?muskat(nuss|nusse)?)\b/,
    warning: {
      en: 'Much nutmeg is poisonous: from a few teaspoons on it brings palpitations and delusions. A pinch is plenty.',
      fr: 'La muscade en quantité est toxique : dès quelques cuillères à café, palpitations et hallucinations. Une pincée suffit.',
      es: 'Mucha nuez moscada es tóxica: desde unas cucharaditas provoca palpitaciones y alucinaciones. Una pizca basta.',
      de: 'Viel Muskat ist giftig: Schon wenige Teelöffel bringen Herzrasen und Wahnvorstellungen. Eine Prise genügt.',
    },
  },
  {
    id: 'raw-beans',
    deadly: false,
    words:
      /\b((raw|uncooked) (red )?(kidney )?beans|((dried|dry|raw) (red )?kidney beans|kidney beans)\b[^.!?]{0,50}\b(slow[- ]?cooker|crock[- ]?pot|without (soaking|boiling)|no soaking|straight in)|slow[- ]?cooker\b[^.!?]{0,50}\b(dried|dry|raw) (red )?(kidney )?beans|haricots( rouges)? crus|haricots( rouges)? secs?\b[^.!?]{0,50}\b(mijoteuse|sans (trempage|tremper|faire tremper|les faire))|mijoteuse\b[^.!?]{0,50}\bharicots( rouges)?( secs)?|(alubias|frijoles|judias|habichuelas)( rojas| rojos)? (crudas|crudos)|(alubias|frijoles|judias)( rojas| rojos)?( secas| secos)?\b[^.!?]{0,50}\b(olla lenta|coccion lenta|crock ?pot|sin (remojar|remojo))|(olla lenta|coccion lenta)\b[^.!?]{0,50}\b(alubias|frijoles|judias)|rohen? (rote[n]? )?(kidney)?bohnen|(getrocknete[n]? )?(kidney)?bohnen\b[^.!?]{0,50}\b(schongarer|slow ?cooker|ohne (einweichen|vorkochen))|(schongarer|slow ?cooker)\b[^.!?]{0,50}\b(kidney)?bohnen)\b/,
    warning: {
      en: 'Raw kidney beans are toxic; dried ones need soaking and at least 10 minutes at a full boil, which a slow cooker never reaches. I use beans that are cooked through.',
      fr: "Les haricots rouges crus sont toxiques ; secs, il faut les tremper puis les faire bouillir au moins 10 minutes, ce qu'une mijoteuse ne fait pas. J'emploie des haricots bien cuits.",
      es: 'Las alubias rojas crudas son tóxicas; secas, hay que remojarlas y hervirlas al menos 10 minutos, algo que la olla lenta no alcanza. Uso alubias bien cocidas.',
      de: 'Rohe Kidneybohnen sind giftig; getrocknete müssen eingeweicht und mindestens 10 Minuten sprudelnd gekocht werden, das schafft kein Schongarer. Ich nehme durchgegarte Bohnen.',
    },
  },
  {
    id: 'raw-green-beans',
    deadly: false,
    words:
      /\b((raw|uncooked) (green|french|runner|string) beans|(green|french|runner|string) beans,? (served |eaten |left |still )*(raw|uncooked)|haricots verts (tout |bien |encore |servis )*(crus|sans (les )?cuire|sans cuisson)|judias verdes (muy |casi |todavia )*(crudas|sin (cocer|coccion|cocinar))|(habichuelas|vainas|ejotes|chauchas)\b[^.!?]{0,15}\b(crud[oa]s|sin cocer)|rohen? (grune[nr]? |busch|stangen)?bohnen|grune[nr]? bohnen,? (ganz |noch )*(roh(?!e)|ungekocht(?!\w)|ohne (zu )?kochen)|rohe[nr]? (busch|stangen|prinzess)bohnen|(busch|stangen)bohnen,? (ganz |noch )*(roh(?!e)|ungekocht(?!\w)))\b/,
    warning: {
      en: 'Raw green beans hold a toxin, phasin, that only boiling for about ten minutes destroys. Here they are cooked.',
      fr: 'Les haricots verts crus contiennent une toxine, la phasine, que seule une dizaine de minutes d’ébullition détruit. Ici, ils sont cuits.',
      es: 'Las judías verdes crudas contienen una toxina, la fasina, que solo se destruye hirviéndolas unos diez minutos. Aquí van cocidas.',
      de: 'Rohe grüne Bohnen enthalten das Gift Phasin, das erst nach etwa zehn Minuten Kochen zerfällt. Hier werden sie gegart.',
    },
  },
  {
    id: 'green-potatoes',
    deadly: false,
    words: near(
      'potato(?:es)?|spuds|pommes de terre|patates|patatas?|papas?|kartoffeln?|erdapfel',
      'green(?! (?:beans?|peas?|onions?|curry|lentils?|asparagus|cabbage|olives?|salad|peppers?|sauce|herbs?|veg\\w*|pesto|tea|leaves))|sprouted|sprouting|sprouts(?<!brussels sprouts)|(?<!(?:lentilles|asperges|olives|herbes|salade|sauce|feuilles) )vertes?|verdi\\w*|germees?|germes?|(?<!(?:judias|olivas|aceitunas|lentejas|salsa|hojas|esparragos|pimientos) )verdes?|verdosas?|germinad[oa]s?|brotes(?! de)|grune?n?(?! (?:bohnen|sosse|sauce|linsen|erbsen|spargel|oliven|paprika|krauter\\w*|curry\\w*|salat))|grunlich\\w*|gekeimt\\w*|keimen\\w*|keime|ausgetrieben\\w*',
      22,
    ),
    warning: {
      en: 'Green or sprouting potatoes contain toxic solanine, which cooking does not destroy: please use firm, unsprouted ones.',
      fr: 'Les pommes de terre vertes ou germées contiennent de la solanine, toxique, que la cuisson ne détruit pas : prenez-en de bien fermes et sans germes.',
      es: 'Las patatas verdes o germinadas contienen solanina, tóxica, que no desaparece al cocinarlas: usa patatas firmes y sin brotes.',
      de: 'Grüne oder keimende Kartoffeln enthalten giftiges Solanin, das beim Kochen bleibt: Bitte nur feste Kartoffeln ohne Keime nehmen.',
    },
  },
  {
    id: 'elderberries',
    deadly: false,
    words:
      /\b(elderberr(y|ies)|baies? de sureau|bayas? de sauco|saucos? (verdes?|crudos?)|holunder ?beeren?|holler ?beeren?|flieder ?beeren?|unreife[rn]? holunder|rohe[rnsm]? holunder\w*|holunder\w*\b[^.!?]{0,30}\b(roh\w*|ungekocht\w*|kalt gepresst|frisch gepresst|vom strauch)|frisch gepresst\w* holunder\w*|sureau (cru|vert)e?s?|jus de sureau (cru|frais)|raw elderberr\w*)\b/,
    warning: {
      en: 'Raw or unripe elderberries are toxic and cause violent sickness: they must be ripe, without stalks, and boiled. I have left them out here.',
      fr: 'Les baies de sureau crues ou vertes sont toxiques et font vomir : il les faut mûres, sans tiges, et bouillies. Ici, je les ai laissées de côté.',
      es: 'Las bayas de saúco crudas o verdes son tóxicas y provocan vómitos: deben estar maduras, sin tallos y hervidas. Aquí las he dejado fuera.',
      de: 'Rohe oder unreife Holunderbeeren sind giftig und machen übel: Sie müssen reif, ohne Stiele und gekocht sein. Hier bleiben sie weg.',
    },
    strip: true,
  },
  {
    id: 'lupins',
    deadly: false,
    words:
      /\b((raw|bitter|untreated|dried|garden) lupins?( seeds?| beans?)?|lupin seeds?|graines? de lupins?|lupins? (crus?|amers?|du jardin)|altramuces (crudos|amargos|secos|sin (tratar|remojar))|semillas de (altramuz|altramuces|lupino)|(rohe|bittere|getrocknete) lupinen\w*|lupinensamen)\b/,
    warning: {
      en: 'Raw lupin seeds are bitter and toxic: they must be boiled and soaked in many changes of water for days. I have left them out; buy them ready in brine.',
      fr: 'Les graines de lupin crues sont amères et toxiques : il faut les bouillir et les tremper plusieurs jours en changeant l’eau. Je les ai écartées ; achetez-les prêtes, en saumure.',
      es: 'Los altramuces crudos son amargos y tóxicos: hay que hervirlos y remojarlos varios días cambiando el agua. Los he dejado fuera; cómpralos listos en salmuera.',
      de: 'Rohe Lupinensamen sind bitter und giftig: Sie müssen gekocht und tagelang gewässert werden. Ich habe sie weggelassen; kauf sie fertig in Salzlake.',
    },
    strip: true,
  },
  {
    id: 'cassava',
    deadly: false,
    words:
      /\b((raw|uncooked|bitter) (cassava|manioc|yuca|taro)|(manioc|taro) (cru|amer)|(yuca|mandioca) (cruda|amarga|brava)|rohe[rn]? (maniok|taro|yuca))\b/,
    warning: {
      en: 'Raw cassava releases cyanide, a poison: it must be peeled and boiled through, and the water thrown away.',
      fr: 'Le manioc cru libère du cyanure, un poison : il faut l’éplucher, le bouillir à cœur et jeter l’eau.',
      es: 'La yuca cruda libera cianuro, un veneno: hay que pelarla, hervirla del todo y tirar el agua.',
      de: 'Roher Maniok setzt Blausäure frei, ein Gift: Er muss geschält und durchgekocht, das Wasser weggegossen werden.',
    },
  },
  {
    id: 'drugs',
    deadly: true,
    words:
      /\b(cannabis|marijuana|marihuana|weed (brownies?|butter|cookies?)|hash(ish)? (brownies?|cookies?|cakes?)|space ?cakes?|hasch(isch)?(kekse|brownies)?|gras ?kekse|thc|cocaine|kokain|heroin|lsd|ecstasy|mdma|ketamine?|sleeping pills|somniferes|somniferos|schlaftabletten|ghb|poppy (pod|straw|head)s? tea|mohntee)\b/,
    warning: {
      en: 'Drugs and medicines do not go into food: nobody can judge the dose, and it can harm people badly. I have left that out.',
      fr: 'Drogues et médicaments n’ont rien à faire dans un plat : la dose échappe à tout contrôle et peut faire beaucoup de mal. Je les ai écartés.',
      es: 'Las drogas y los medicamentos no entran en la comida: nadie controla la dosis y pueden dañar gravemente. Los he dejado fuera.',
      de: 'Drogen und Medikamente gehören nicht ins Essen: Niemand kann die Menge abschätzen, und sie kann schwer schaden. Ich habe sie weggelassen.',
    },
  },
  {
    id: 'glass',
    deadly: true,
    words:
      /\b((broken|ground|crushed) glass|razor blades?|verre (pile|brise)|lames? de rasoir|vidrio (molido|roto)|cristales rotos|cuchillas de afeitar|glasscherben|gemahlenes glas|rasierklingen?|human (flesh|meat|blood)|chair humaine|carne humana|menschenfleisch)\b/,
    warning: {
      en: 'That is no food and would hurt somebody, so it stays out.',
      fr: 'Cela ne se mange pas et blesserait quelqu’un : je l’ai écarté.',
      es: 'Eso no se come y haría daño a alguien, así que se queda fuera.',
      de: 'Das ist nichts zum Essen und würde jemandem schaden, also bleibt es weg.',
    },
  },
]
