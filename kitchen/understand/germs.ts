import { either, near, type Danger } from './danger.ts'

const raw =
  'raw|uncooked|rare|pink|bloody|underdone|undercooked|medium[- ]rare|crue?s?|saignante?s?|bleue?s?|rosees?|pas (?:trop )?cuite?s?|crud[oa]s?|poco hech[oa]s?|sangrantes?|rosad[oa]s?|rohe?[nrsm]?|blutig\\w*|rosa|halbroh\\w*|nicht (?:ganz )?durch\\w*'

/** What makes people ill through germs or moulds; there is a safe way to cook nearly all of it. */
export const germs: readonly Danger[] = [
  {
    id: 'raw-meat',
    deadly: false,
    words: new RegExp(
      `\\b(?:(?:${raw}) (?:chicken|pork|turkey|poultry|duck breast burger|sausages?|wild boar|game|poulet|porc|dinde|volaille|pollo|cerdo|pavo|hahnchen\\w*|huhn\\w*|huhner\\w*|schwein\\w*|pute\\w*|geflugel\\w*|wildschwein\\w*)|(?:chicken|pork|turkey) (?:tartare|sashimi|sushi|carpaccio|ceviche)|(?:poulet|porc|dinde|roti de porc|volaille) (?:${raw})|(?:tartare|sashimi|carpaccio|ceviche) de (?:poulet|porc|dinde|volaille)|(?:pollo|cerdo|pavo) (?:${raw})|(?:tartar|sashimi|carpaccio|ceviche) de (?:pollo|cerdo|pavo)|(?:hahnchen|huhn|huhner|schweine?|puten)[- ]?(?:tatar|sashimi|carpaccio)|mettbrotchen|mett(?:igel)?|(?:poultry|chicken|turkey|poulet|pollo|hahnchen\\w*|huhn|huhner\\w*|pute\\w*|volaille|dinde|pavo)\\b[^.!?]{0,40}(?:sous[- ]?vide|(?:4\\d|5\\d) ?(?:°|degrees?|degres?|grados?|grad|c\\b)|(?:stay|keep|leave|serve\\w*|still|left) (?:it |them )?(?:a (?:bit|little) )?(?:pink|rare|raw)|rosee? a coeur|rosa (?:gebraten|lassen|bleiben)|poco hech[oa]|(?:pink|rosa|bloody|blutig|rosees?|rosad[oa]) (?:in the middle|inside|innen|au milieu|por dentro))|(?:hahnchen\\w*|puten\\w*|geflugel\\w*|huhner\\w*|entenkeule)\\b[^.!?]{0,30}(?:medium|rosa|englisch)|(?:chicken|turkey)\\b[^.!?]{0,20}medium(?! (?:heat|hot|spic|sized|bowl|pan))|(?:poulet|dinde)\\b[^.!?]{0,25}(?:rosee?s?|saignant)|(?:pollo|pavo)\\b[^.!?]{0,25}(?:al punto|rosad[oa])|pork[^.!?]{0,25}(?:pink|rare|bloody)(?! (?:grapefruit|pepper|gin|salt))|(?:porc|cerdo|schwein\\w*)[^.!?]{0,25}(?:rosee?s?|rosad[oa]s?|rosa)|sous[- ]?vide\\b[^.!?]{0,40}(?:poultry|chicken|turkey|poulet|pollo|hahnchen\\w*|huhn|pute\\w*|volaille))(?![a-z])`,
    ),
    warning: {
      en: 'Raw or pink poultry and pork can carry salmonella and other germs, so here it is cooked right through.',
      fr: 'La volaille et le porc crus ou rosés peuvent transmettre des salmonelles : ici, ils sont cuits à cœur.',
      es: 'El pollo y el cerdo crudos o poco hechos pueden transmitir salmonela: aquí van hechos por completo.',
      de: 'Rohes oder rosa gegartes Geflügel und Schweinefleisch kann Salmonellen übertragen, deshalb wird es hier ganz durchgegart.',
    },
  },
  {
    id: 'raw-mince',
    deadly: false,
    words: near(
      'burgers?|hamburg\\w*|mince|minced (?:meat|beef)|ground (?:beef|meat)|meatballs?|steaks? haches?|viande hachee|boulettes|carne picada|albondigas|hackfleisch|hack|frikadellen?|buletten?|hamburguesas?',
      raw,
      25,
    ),
    warning: {
      en: 'Minced meat carries germs all through it, E. coli above all, so it is cooked through to 71 °C and never served pink.',
      fr: 'La viande hachée porte des germes jusqu’au milieu, E. coli surtout : elle est cuite à cœur, à 71 °C, jamais rosée.',
      es: 'La carne picada puede llevar gérmenes hasta el centro, sobre todo E. coli: aquí va hecha del todo, a 71 °C, nunca rosada.',
      de: 'Hackfleisch kann bis ins Innere Keime tragen, vor allem E. coli: Es wird bei 71 °C durchgegart und nie rosa serviert.',
    },
  },
  {
    id: 'garlic-oil',
    deadly: false,
    words:
      /\b(garlic (in |infused |confit )?(olive )?oil|oil with garlic|garlic[- ]infused|(store|keep|bottle|preserve)[a-z ]{0,20} garlic|(ail|gousses?)( \w+)? (dans|a|sous) (l'|de l')?huile|huile d'ail|huile a l'ail|ajos?( \w+)? en aceite|aceite de ajo|knoblauchol|knoblauch ol|knoblauch(zehen)?( \w+)? in ((oliven)?ol|olivenol)|ol mit knoblauch)\b/,
    warning: {
      en: 'Garlic kept in oil at room temperature can grow botulism: make only what you use today, or keep it in the fridge for two days at most.',
      fr: "L'ail conservé dans l'huile à température ambiante peut développer le botulisme : n'en préparez que pour le jour même, ou gardez-le deux jours au plus au réfrigérateur.",
      es: 'El ajo conservado en aceite a temperatura ambiente puede desarrollar botulismo: prepara solo lo del día o guárdalo como mucho dos días en la nevera.',
      de: 'In Öl eingelegter Knoblauch kann bei Zimmertemperatur Botulismus bilden: nur für den Tag zubereiten oder höchstens zwei Tage im Kühlschrank aufbewahren.',
    },
  },
  {
    id: 'oil-cupboard',
    deadly: false,
    words: near(
      '(?:in|under|with|a|dans|sous|en|con|mit) (?:l.|the |el |olive |oliven ?|sunflower )?(?:oil|huile|aceite|ol|oel)|olivenol|eingelegt\\w*',
      '(?:in|au|dans le|en la|en el|im|in der) (?:the |a |my |meinem )?(?:kitchen )?(?:cupboard|larder|pantry|shelf|cellar|placard|cellier|garde-manger|cave|despensa|armario|alacena|schrank|kuchenschrank|vorratsschrank|regal|keller|speisekammer|vorratskammer|kammer)|on (?:the|a) shelf|sur (?:une |l.)?etagere|room temperature|temperature ambiante|temperatura ambiente|fuera de la nevera|zimmertemperatur|raumtemperatur|ungekuhlt|hors du frigo|out of the fridge|not in the fridge|(?:for|pendant|durante|para) (?:weeks|months|semaines|des mois|semanas|meses)|(?:wochen|monate) ?lang',
      80,
    ),
    warning: {
      en: 'Vegetables and herbs in oil can grow botulism in a cupboard: keep them in the fridge and eat them within a few days, or freeze them.',
      fr: 'Légumes et herbes dans l’huile peuvent développer le botulisme dans un placard : gardez-les au réfrigérateur et mangez-les en quelques jours, ou congelez-les.',
      es: 'Las verduras y hierbas en aceite pueden criar botulismo en un armario: guárdalas en la nevera y cómelas en pocos días, o congélalas.',
      de: 'Gemüse und Kräuter in Öl können im Schrank Botulismus bilden: im Kühlschrank aufbewahren und in wenigen Tagen essen, oder einfrieren.',
    },
  },
  {
    id: 'canning',
    deadly: false,
    words: either(
      near(
        'beans?|peas|vegetables?|veg|meat|fish|carrots?|corn|mushrooms?|asparagus|beetroots?|beets?|peppers?|courgettes?|aubergines?|soup|stew|haricots?|petits pois|legumes?|viande|poisson|carottes?|champignons?|asperges?|betteraves?|poivrons?|judias|alubias|guisantes|verduras?|hortalizas?|carne|pescado|zanahorias?|setas|esparragos?|remolachas?|pimientos?|bohnen|erbsen|gemuse|fleisch|fisch|karotten|mohren|pilze|spargel|rote bete|paprika',
        'bottl(?:e|ed|ing)(?! of)|canned at home|put(?:ting)? up|in jars|for (?:a|one|the whole) year|over the winter|bocal|bocaux|en conserves?|pour (?:un an|l.annee|l.hiver)|embot(?:ar|o|e|ado|ados|adas|ando)|en (?:tarros?|frascos?|botes?)|para (?:todo el|un) (?:ano|invierno)|einmach\\w*|einzumachen|eingemacht\\w*|ein(?:koch|weck)\\w*|(?:im|in|ins) glas(?:er|ern)?|fur (?:ein|das ganze) jahr|fur den winter',
        60,
      ),
      /\b(home[- ]?cann?(ing|ed)?|canning|(can|jar|bottle|preserve) (my|our|some|the|these|green|fresh|a)\b[^.!?]{0,40}(beans|peas|vegetables|veg|meat|fish|carrots|corn|mushrooms|asparagus|beets|soup)|(beans|peas|vegetables|meat|fish|carrots|corn|mushrooms|asparagus)\b[^.!?]{0,50}\b(in|into) (glass |mason )?jars|mason jars?|water[- ]bath canning|en bocaux?|bocaux|mise en conserve|conserves? (maison|de)|steriliser|en conserva|conservas? caser\w*|envasar|(en|los|unos) (tarros?|frascos?|botes de cristal)|einkoch\w*|einweck\w*|einzuwecken|einzukochen|eingeweckt\w*|weckglas\w*|einmachglas\w*|embotar|(bohnen|erbsen|gemuse|pilze|fleisch|mohren) einmachen)\b/,
    ),
    warning: {
      en: 'Vegetables, pulses, mushrooms, meat and fish put up in jars by plain boiling can grow botulism, which nobody sees or smells: that needs a pressure canner and a tested recipe. Freeze them, or cook them fresh as here.',
      fr: 'Légumes, légumineuses, champignons, viande et poisson mis en bocaux à l’eau bouillante peuvent développer le botulisme, qui ne se voit ni ne se sent : il faut un autoclave et une recette éprouvée. Congelez-les, ou cuisinez-les frais, comme ici.',
      es: 'Verduras, legumbres, setas, carne y pescado envasados solo con agua hirviendo pueden criar botulismo, que ni se ve ni se huele: hace falta una olla a presión para conservas y una receta probada. Congélalos o cocínalos frescos, como aquí.',
      de: 'Gemüse, Hülsenfrüchte, Pilze, Fleisch und Fisch können, nur in kochendem Wasser eingekocht, Botulismus bilden, den man weder sieht noch riecht: Das braucht Druck und ein geprüftes Rezept. Frier sie lieber ein oder koche sie frisch wie hier.',
    },
  },
  {
    id: 'old-rice',
    deadly: false,
    words: near(
      'rice|riz|arroz|reis\\w*',
      'left out|sat out|been out|out of the fridge|out all night|on the (?:counter|stove|table|worktop)|room temp\\w*|unrefrigerated|not refrigerated|(?:two|three|four|five|several|[2-9])[- ]days?[- ](?:old|ago)|(?:sat|stood|left|been|sitting|standing)\\b[^.!?]{0,25} days|all weekend|reste dehors|dehors|hors du frigo|sur le plan de travail|temperature ambiante|(?:depuis|il y a|vieux de|date de) (?:deux|trois|quatre|cinq|[2-9]) jours|fuera de la nevera|fuera del frigo|fuera toda|en la encimera|temperatura ambiente|hace (?:dos|tres|cuatro|cinco|[2-9]) dias|draussen|ungekuhlt|nicht im kuhlschrank|auf dem (?:herd|tisch|kuchentisch)|zimmertemperatur|raumtemperatur|(?:seit|vor) (?:zwei|drei|vier|funf|[2-9]) tagen|(?:zwei|drei|vier|funf|[2-9]) tage alt\\w*|(?:steht|stand|stehen|gestanden|liegt|lag|gelegen)\\b(?![^.!?]{0,40}kuhlschrank)[^.!?]{0,30}(?:gestern|vorgestern|nacht)|auf der (?:arbeitsplatte|arbeitsflache|anrichte|theke|kuchenzeile|kochinsel)|(?:sur la (?:table|cuisiniere|plaque)|sur le (?:comptoir|feu)) depuis|(?:en la mesa|en el fogon|en los fogones|en la cocina) desde|(?:on|by) the (?:hob|side|windowsill) (?:since|all)',
    ),
    warning: {
      en: 'Cooked rice that stood out of the fridge, or for more than a day, can hold a toxin of Bacillus cereus that reheating does not destroy: please throw it away. The recipe starts with fresh rice.',
      fr: 'Du riz cuit resté hors du frigo, ou gardé plus d’un jour, peut contenir une toxine de Bacillus cereus que réchauffer ne détruit pas : jetez-le. La recette part d’un riz frais.',
      es: 'El arroz cocido que ha estado fuera de la nevera, o guardado más de un día, puede tener una toxina de Bacillus cereus que no se destruye al recalentar: tíralo. La receta parte de arroz recién hecho.',
      de: 'Gekochter Reis, der ungekühlt oder länger als einen Tag stand, kann ein Gift von Bacillus cereus enthalten, das beim Aufwärmen bleibt: Bitte wegwerfen. Das Rezept beginnt mit frischem Reis.',
    },
  },
  {
    id: 'raw-marinade',
    deadly: false,
    words: either(
      near('marinades?|marinada|adobo', 'raw|uncooked|crue?s?|crud[oa]s?|rohe[nmrs]?', 45),
      near(
        'marinades?|marinada|adobo',
        '(?:as|for|into) (?:a |the |my )?(?:dip(?:ping)?|sauce|dressing|glaze|gravy)|(?:comme|en|pour la) sauce|como (?:una )?salsa|para la salsa|als (?:eine )?(?:sosse|sauce|dip|dressing)|fur die (?:sosse|sauce)|re-?us\\w+|reutiliz\\w+|reaproveche?\\w*|wiederverwend\\w+',
        50,
      ),
    ),
    warning: {
      en: 'A marinade that touched raw meat holds the same germs: it is never eaten as it is. Keep some aside before the meat goes in, or throw it away; here it is not served.',
      fr: 'Une marinade qui a touché de la viande crue porte les mêmes germes : on ne la sert jamais telle quelle. Mettez-en de côté avant d’y plonger la viande, ou jetez-la ; ici, elle n’est pas servie.',
      es: 'Una marinada que ha tocado carne cruda lleva los mismos gérmenes: nunca se sirve tal cual. Aparta un poco antes de meter la carne, o tírala; aquí no se sirve.',
      de: 'Eine Marinade, in der rohes Fleisch lag, enthält dieselben Keime: Sie kommt nie so auf den Tisch. Nimm vorher etwas ab oder gieß sie weg; hier wird sie nicht serviert.',
    },
  },
  {
    id: 'unfrozen-fish',
    deadly: false,
    words: either(
      /\b(boquerones? en vinagre|rollmops|(?:anchoas|boquerones) marinad[oa]s|marinated (?:fresh )?anchov(?:y|ies)|anchois (?:frais )?marines)\b/,
      near(
        'fresh (?:anchov(?:y|ies)|sardines?|herrings?|mackerel)|boquerones?|anchoas frescas|sardinas (?:frescas|crudas)|caballa|anchois frais|sardines? (?:fraiches?|crues?)|maquereaux? (?:frais|crus?)|frische (?:sardellen|sardinen|heringe?|makrelen?)|rohe[nr]? fisch|raw fish|poisson cru|pescado crudo',
        'vinegar|vinaigre|vinagre|essig|cured|unfrozen|without freezing|not frozen|sans congeler|non congele\\w*|sin congelar|nicht (?:gefroren|eingefroren)|ungefroren|ohne (?:einfrieren|einzufrieren)',
      ),
    ),
    warning: {
      en: 'Vinegar does not kill Anisakis: fish that is eaten uncooked must first be frozen at −20 °C for at least five days. Here the fish is cooked through.',
      fr: 'Le vinaigre ne tue pas l’anisakis : un poisson mangé sans cuisson doit d’abord être congelé à −20 °C au moins cinq jours. Ici, le poisson est cuit à cœur.',
      es: 'El vinagre no mata el anisakis: el pescado que se come sin cocinar debe congelarse antes a −20 °C al menos cinco días. Aquí el pescado va bien hecho.',
      de: 'Essig tötet Anisakis nicht: Fisch, der nicht gegart wird, muss vorher mindestens fünf Tage bei −20 °C eingefroren sein. Hier wird der Fisch durchgegart.',
    },
  },
  {
    id: 'left-out',
    deadly: false,
    words: near(
      'chicken|turkey|roast|joint|beef|pork|lamb|ham|gammon|duck|mince|pie|lasagne|pasta|casserole|paella|pizza|risotto|chilli|gravy|broth|cooked|soup|stew|curry|meat|fish|seafood|leftovers|sauce|dinde|roti|boeuf|porc|agneau|jambon|canard|gigot|hache|gratin|lasagnes|pates|bouillon|ragout|daube|legumes|cuite?s?|pavo|asado|ternera|cerdo|cordero|jamon|pato|carne|lentejas|cocido|caldo|lasana|albondigas|cocinad\\w*|braten\\w*|rind\\w*|schwein\\w*|pute\\w*|lamm\\w*|ente|hack\\w*|schinken|nudeln|auflauf|bruhe|gekocht\\w*|brat\\w+|gebraten\\w*|gegart\\w*|poulet|soupe|viande|poisson|restes|plat|pollo|sopa|carne|pescado|sobras|guiso|hahnchen|huhn|suppe|fleisch|fisch|reste|essen|gulasch|eintopf',
      '(?:left|sat|been|stood|standing|forgot(?:ten)?) (?:\\w+ )?(?:out|on the (?:counter|table|stove))|out of the fridge|unrefrigerated|room temperature|(?:reste|laisse|oublie)\\w* (?:dehors|hors du frigo|sur la table|toute la nuit)|hors du frigo|temperature ambiante|fuera de la nevera|fuera del frigo\\w*|temperatura ambiente|toda la noche en la encimera|ungekuhlt|draussen gestanden|stand (?:uber nacht|draussen)|nicht (?:gekuhlt|im kuhlschrank)|bei (?:zimmer|raum)temperatur|(?:out|there|kitchen|counter|worktop|table|stove|hob|oven|side) (?:all|over) ?night|(?:left|sat|stood|stayed|been|forgot(?:ten)?|lay)\\b[^.!?]{0,30}(?:overnight|all night|the whole night|counter|worktop)(?! (?:in|to) (?:the |a |its )?(?:fridge|refrigerator|marinade|marinate|brine|soak|prove|rise|salt))|(?:reste|restee|passe|laisse|oublie|traine)\\w*\\b[^.!?]{0,25}(?:la nuit|plan de travail|dehors)|(?:paso|pasado|quedo|quedado|dejado|deje|estuvo|estado|olvid\\w+)\\b[^.!?]{0,25}(?:la noche|encimera|fuera)|(?:stand|gestanden|lag|gelegen|vergessen|steht|stehen (?:lassen|gelassen))\\b[^.!?]{0,30}(?:nacht|draussen|kuche|herd|tisch)|(?:nacht|draussen|kuche|herd)\\b[^.!?]{0,25}(?:gestanden|gelegen|vergessen|stehen (?:ge)?lassen)',
      60,
    ),
    warning: {
      en: 'Cooked food that stood unchilled for more than two hours may hold bacteria and toxins that heating does not destroy: please throw it away and start fresh.',
      fr: 'Un plat cuit resté plus de deux heures hors du froid peut contenir des bactéries et des toxines que réchauffer ne détruit pas : jetez-le et repartez de produits frais.',
      es: 'La comida cocinada que ha pasado más de dos horas sin frío puede tener bacterias y toxinas que no se destruyen al calentar: tírala y empieza con producto fresco.',
      de: 'Gekochtes, das länger als zwei Stunden ungekühlt stand, kann Bakterien und Gifte enthalten, die beim Erhitzen bleiben: Bitte wegwerfen und frisch anfangen.',
    },
  },
  {
    id: 'bulging-tins',
    deadly: false,
    words:
      /\b((bulging|swollen|puffed|blown|bloated) (tins?|cans?|jars?|lids?)|(tins?|cans?|jars?)\b[^.!?]{0,20}\b(bulging|swollen|bloated)|(boites?|conserves?|bocal|couvercle)\b[^.!?]{0,15}\b(bombee?s?|gonflee?s?)|(latas?|botes?|tarros?)\b[^.!?]{0,15}\bhinchad[oa]s?|(aufgeblaht|gewolbt|aufgewolbt)\w* (dosen?|konserven?|deckel)|(dosen?|konserven?)\b[^.!?]{0,20}\b(aufgeblaht|gewolbt)\w*)\b/,
    warning: {
      en: 'A bulging tin can hold botulism: do not open or taste it, throw it away. The recipe uses a sound one.',
      fr: 'Une boîte bombée peut contenir le botulisme : ne pas l’ouvrir ni la goûter, la jeter. La recette emploie une boîte intacte.',
      es: 'Una lata hinchada puede tener botulismo: no la abras ni la pruebes, tírala. La receta usa una en buen estado.',
      de: 'Eine gewölbte Dose kann Botulismus enthalten: nicht öffnen, nicht kosten, wegwerfen. Das Rezept nimmt eine einwandfreie.',
    },
  },
  {
    id: 'spoiled',
    deadly: false,
    words:
      /\b(mou?ldy|mou?ld on|gone (off|bad)|smells? (a bit |kind of |really )?(off|bad|funny|weird|sour)|rotten|spoil(ed|t)|slimy|moisi\w*|pourri(?:e?s?|ture|tures|r|ssent|ssant\w*|ssait)(?![a-z-])|avarie\w*|(sent|sentent|odeur) (un peu )?(mauvais\w*|bizarre|drole|fort)|moho|mohos[oa]s?|huelen? (un poco )?(mal|rar[oa]|raro)|podrid[oa]s?|en mal estado|verschimmel\w*|(?<!blau|weiss|rot)schimmel(?! ?kase)|schimmlig\w*|verdorben\w*|riech\w* (etwas |ein bisschen |schon )?(komisch|schlecht|streng|seltsam|sauer)|vergammelt\w*|schmierig)\b/,
    warning: {
      en: 'Food that is mouldy, slimy or smells off belongs in the bin: cutting away or cooking does not remove the toxins. Please start with fresh food.',
      fr: 'Un aliment moisi, gluant ou à l’odeur suspecte va à la poubelle : ni couper autour ni cuire n’enlève les toxines. Partez de produits frais.',
      es: 'Lo que tiene moho, está baboso o huele mal va a la basura: ni cortar lo malo ni cocinarlo elimina las toxinas. Empieza con alimentos frescos.',
      de: 'Verschimmeltes, Schmieriges oder muffig Riechendes gehört in den Müll: Weder Wegschneiden noch Kochen entfernt die Gifte. Bitte mit frischen Zutaten anfangen.',
    },
  },
  {
    id: 'raw-milk',
    deadly: false,
    words:
      /\b((raw|unpasteuri[sz]ed) (milk|cheese)|lait cru|fromages? au lait cru|leche cruda|quesos? de leche cruda|leche sin pasteurizar|rohmilch\w*)\b/,
    warning: {
      en: 'Raw milk can carry listeria and E. coli, a danger above all in pregnancy and for children: only pasteurised milk and cheese are used here.',
      fr: 'Le lait cru peut porter listeria et E. coli, un danger surtout pendant la grossesse et pour les enfants : ici, seulement du lait et des fromages pasteurisés.',
      es: 'La leche cruda puede llevar listeria y E. coli, un peligro sobre todo en el embarazo y para los niños: aquí solo se usan leche y queso pasteurizados.',
      de: 'Rohmilch kann Listerien und E. coli enthalten, gefährlich vor allem in der Schwangerschaft und für Kinder: Hier kommt nur pasteurisierte Milch und pasteurisierter Käse hinein.',
    },
  },
  {
    id: 'raw-dough',
    deadly: false,
    words:
      /\b((raw|unbaked|edible raw) (cookie |cake |biscuit |brownie )?(dough|batter|mix)|(cookie|biscuit|cake|brownie) (dough|batter)\b[^.!?]{0,30}\b(raw|unbaked|spoon|bowl|without baking)|pate (a |de )?(cookies?|biscuits?|gateaux?|sables?)\b[^.!?]{0,25}\b(crue?|cuillere|sans (la )?cuire|sans cuisson)|masa (de |para )?(galletas|bizcocho|cookies|pastas)\b[^.!?]{0,25}\b(crud[oa]|cuchara|sin (hornear|cocer|horno))|(keks|platzchen|kuchen|cookie|ruhr)[- ]?teig\b[^.!?]{0,30}\b(roh\w*|zum rohessen|loffeln|zum naschen|ungebacken\w*)|(ungebacken\w*|zum roh ?essen) (keks|platzchen|kuchen|cookie)?[- ]?teig|pate (a (cookies?|gateau) )?crue|masa (de galletas )?cruda|rohe[rn]? (keks|kuchen|platzchen)?teig)\b/,
    warning: {
      en: 'Raw dough can make you ill: flour and eggs carry E. coli and salmonella until they are baked, so nothing is eaten raw here.',
      fr: 'La pâte crue peut rendre malade : farine et œufs portent E. coli et salmonelles avant cuisson ; ici, rien ne se mange cru.',
      es: 'La masa cruda puede enfermar: la harina y el huevo llevan E. coli y salmonela hasta que se hornean, así que aquí nada se come crudo.',
      de: 'Roher Teig kann krank machen: Mehl und Eier tragen bis zum Backen E. coli und Salmonellen, deshalb wird hier nichts roh gegessen.',
    },
  },
]
