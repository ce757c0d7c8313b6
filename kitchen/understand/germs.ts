import { either, near, type Wording } from './danger.ts'

const raw =
  'raw|uncooked|rare|pink|bloody|underdone|undercooked|medium[- ]rare|crue?s?|saignante?s?|bleue?s?|rosees?|pas (?:trop )?cuite?s?|crud[oa]s?|poco hech[oa]s?|sangrantes?|rosad[oa]s?|rohe?[nrsm]?|blutig\\w*|rosa|halbroh\\w*|nicht (?:ganz )?durch\\w*'

/** What makes people ill through germs or moulds; there is a safe way to cook nearly all of it. */
export const germs: readonly Wording[] = [
  {
    id: 'raw-meat',
    words: new RegExp(
      `\\b(?:(?:${raw}) (?:chicken|pork|turkey|poultry|duck breast burger|sausages?|wild boar|game|poulet|porc|dinde|volaille|pollo|cerdo|pavo|hahnchen\\w*|huhn\\w*|huhner\\w*|schwein\\w*|pute\\w*|geflugel\\w*|wildschwein\\w*)|(?:chicken|pork|turkey) (?:tartare|sashimi|sushi|carpaccio|ceviche)|(?:poulet|porc|dinde|roti de porc|volaille) (?:${raw})|(?:tartare|sashimi|carpaccio|ceviche) de (?:poulet|porc|dinde|volaille)|(?:pollo|cerdo|pavo) (?:${raw})|(?:tartar|sashimi|carpaccio|ceviche) de (?:pollo|cerdo|pavo)|(?:hahnchen|huhn|huhner|schweine?|puten)[- ]?(?:tatar|sashimi|carpaccio)|mettbrotchen|mett(?:igel)?|(?:poultry|chicken|turkey|poulet|pollo|hahnchen\\w*|huhn|huhner\\w*|pute\\w*|volaille|dinde|pavo)\\b[^.!?]{0,40}(?:sous[- ]?vide|(?:4\\d|5\\d) ?(?:°|degrees?|degres?|grados?|grad|c\\b)|(?:stay|keep|leave|serve\\w*|still|left) (?:it |them )?(?:a (?:bit|little) )?(?:pink|rare|raw)|rosee? a coeur|rosa (?:gebraten|lassen|bleiben)|poco hech[oa]|(?:pink|rosa|bloody|blutig|rosees?|rosad[oa]) (?:in the middle|inside|innen|au milieu|por dentro))|(?:hahnchen\\w*|puten\\w*|geflugel\\w*|huhner\\w*|entenkeule)\\b[^.!?]{0,30}(?:medium|rosa|englisch)|(?:chicken|turkey)\\b[^.!?]{0,20}medium(?! (?:heat|hot|spic|sized|bowl|pan))|(?:poulet|dinde)\\b[^.!?]{0,25}(?:rosee?s?|saignant)|(?:pollo|pavo)\\b[^.!?]{0,25}(?:al punto|rosad[oa])|pork[^.!?]{0,25}(?:pink|rare|bloody)(?! (?:grapefruit|pepper|gin|salt))|(?:porc|cerdo|schwein\\w*)[^.!?]{0,25}(?:rosee?s?|rosad[oa]s?|rosa)|sous[- ]?vide\\b[^.!?]{0,40}(?:poultry|chicken|turkey|poulet|pollo|hahnchen\\w*|huhn|pute\\w*|volaille))(?![a-z])`,
    ),
  },
  {
    id: 'raw-mince',
    words: near(
      'burgers?|hamburg\\w*|mince|minced (?:meat|beef)|ground (?:beef|meat)|meatballs?|steaks? haches?|viande hachee|boulettes|carne picada|albondigas|hackfleisch|hack|frikadellen?|buletten?|hamburguesas?',
      raw,
      25,
    ),
  },
  {
    id: 'garlic-oil',
    words:
      /\b(garlic (in |infused |confit )?(olive )?oil|oil with garlic|garlic[- ]infused|(store|keep|bottle|preserve)[a-z ]{0,20} garlic|(ail|gousses?)( \w+)? (dans|a|sous) (l'|de l')?huile|huile d'ail|huile a l'ail|ajos?( \w+)? en aceite|aceite de ajo|knoblauchol|knoblauch ol|knoblauch(zehen)?( \w+)? in ((oliven)?ol|olivenol)|ol mit knoblauch)\b/,
  },
  {
    id: 'oil-cupboard',
    words: near(
      '(?:in|under|with|a|dans|sous|en|con|mit) (?:l.|the |el |olive |oliven ?|sunflower )?(?:oil|huile|aceite|ol|oel)|olivenol|eingelegt\\w*',
      '(?:in|au|dans le|en la|en el|im|in der) (?:the |a |my |meinem )?(?:kitchen )?(?:cupboard|larder|pantry|shelf|cellar|placard|cellier|garde-manger|cave|despensa|armario|alacena|schrank|kuchenschrank|vorratsschrank|regal|keller|speisekammer|vorratskammer|kammer)|on (?:the|a) shelf|sur (?:une |l.)?etagere|room temperature|temperature ambiante|temperatura ambiente|fuera de la nevera|zimmertemperatur|raumtemperatur|ungekuhlt|hors du frigo|out of the fridge|not in the fridge|(?:for|pendant|durante|para) (?:weeks|months|semaines|des mois|semanas|meses)|(?:wochen|monate) ?lang',
      80,
    ),
  },
  {
    id: 'canning',
    words: either(
      near(
        'beans?|peas|vegetables?|veg|meat|fish|carrots?|corn|mushrooms?|asparagus|beetroots?|beets?|peppers?|courgettes?|aubergines?|soup|stew|haricots?|petits pois|legumes?|viande|poisson|carottes?|champignons?|asperges?|betteraves?|poivrons?|judias|alubias|guisantes|verduras?|hortalizas?|carne|pescado|zanahorias?|setas|esparragos?|remolachas?|pimientos?|bohnen|erbsen|gemuse|fleisch|fisch|karotten|mohren|pilze|spargel|rote bete|paprika',
        'bottl(?:e|ed|ing)(?! of)|canned at home|put(?:ting)? up|in jars|for (?:a|one|the whole) year|over the winter|bocal|bocaux|en conserves?|pour (?:un an|l.annee|l.hiver)|embot(?:ar|o|e|ado|ados|adas|ando)|en (?:tarros?|frascos?|botes?)|para (?:todo el|un) (?:ano|invierno)|einmach\\w*|einzumachen|eingemacht\\w*|ein(?:koch|weck)\\w*|(?:in|ins) glas(?:er|ern)?|fur (?:ein|das ganze) jahr|fur den winter',
        60,
      ),
      /\b(home[- ]?cann?(ing|ed)?|canning|(can|jar|bottle|preserve) (my|our|some|the|these|green|fresh|a)\b[^.!?]{0,40}(beans|peas|vegetables|veg|meat|fish|carrots|corn|mushrooms|asparagus|beets|soup)|(beans|peas|vegetables|meat|fish|carrots|corn|mushrooms|asparagus)\b[^.!?]{0,50}\b(in|into) (glass |mason )?jars|mason jars?|water[- ]bath canning|en bocaux?|bocaux|mise en conserve|conserves? (maison|de)|steriliser|en conserva|conservas? caser\w*|envasar|(en|los|unos) (tarros?|frascos?|botes de cristal)|einkoch\w*|einweck\w*|einzuwecken|einzukochen|eingeweckt\w*|weckglas\w*|einmachglas\w*|embotar|(bohnen|erbsen|gemuse|pilze|fleisch|mohren) einmachen)\b/,
    ),
  },
  {
    id: 'old-rice',
    words: near(
      'rice|riz|arroz|reis\\w*',
      'left out|sat out|been out|out of the fridge|out all night|on the (?:counter|stove|table|worktop)|room temp\\w*|unrefrigerated|not refrigerated|(?:two|three|four|five|several|[2-9])[- ]days?[- ](?:old|ago)|(?:sat|stood|left|been|sitting|standing)\\b[^.!?]{0,25} days|all weekend|reste dehors|dehors|hors du frigo|sur le plan de travail|temperature ambiante|(?:depuis|il y a|vieux de|date de) (?:deux|trois|quatre|cinq|[2-9]) jours|fuera de la nevera|fuera del frigo|fuera toda|en la encimera|temperatura ambiente|hace (?:dos|tres|cuatro|cinco|[2-9]) dias|draussen|ungekuhlt|nicht im kuhlschrank|auf dem (?:herd|tisch|kuchentisch)|zimmertemperatur|raumtemperatur|(?:seit|vor) (?:zwei|drei|vier|funf|[2-9]) tagen|(?:zwei|drei|vier|funf|[2-9]) tage alt\\w*|(?:steht|stand|stehen|gestanden|liegt|lag|gelegen)\\b(?![^.!?]{0,40}kuhlschrank)[^.!?]{0,30}(?:gestern|vorgestern|nacht)|auf der (?:arbeitsplatte|arbeitsflache|anrichte|theke|kuchenzeile|kochinsel)|(?:sur la (?:table|cuisiniere|plaque)|sur le (?:comptoir|feu)) depuis|(?:en la mesa|en el fogon|en los fogones|en la cocina) desde|(?:on|by) the (?:hob|side|windowsill) (?:since|all)',
    ),
  },
  {
    id: 'raw-marinade',
    words: either(
      near('marinades?|marinada|adobo', 'raw|uncooked|crue?s?|crud[oa]s?|rohe[nmrs]?', 45),
      near(
        'marinades?|marinada|adobo',
        '(?:as|for|into) (?:a |the |my )?(?:dip(?:ping)?|sauce|dressing|glaze|gravy)|(?:comme|en|pour la) sauce|como (?:una )?salsa|para la salsa|als (?:eine )?(?:sosse|sauce|dip|dressing)|fur die (?:sosse|sauce)|re-?us\\w+|reutiliz\\w+|reaproveche?\\w*|wiederverwend\\w+',
        50,
      ),
    ),
  },
  {
    id: 'unfrozen-fish',
    words: either(
      /\b(boquerones? en vinagre|(?:anchoas|boquerones) marinad[oa]s|marinated (?:fresh )?anchov(?:y|ies)|anchois (?:frais )?marines)\b/,
      near(
        'fresh (?:anchov(?:y|ies)|sardines?|herrings?|mackerel)|boquerones?|anchoas frescas|sardinas (?:frescas|crudas)|caballa|anchois frais|sardines? (?:fraiches?|crues?)|maquereaux? (?:frais|crus?)|frische (?:sardellen|sardinen|heringe?|makrelen?)|rohe[nr]? fisch|raw fish|poisson cru|pescado crudo',
        'vinegar|vinaigre|vinagre|essig|cured|unfrozen|without freezing|not frozen|sans congeler|non congele\\w*|sin congelar|nicht (?:gefroren|eingefroren)|ungefroren|ohne (?:einfrieren|einzufrieren)',
      ),
    ),
  },
  {
    id: 'left-out',
    words: near(
      'chicken|turkey|roast|joint|beef|pork|lamb|ham|gammon|duck|mince|pie|lasagne|pasta|casserole|paella|pizza|risotto|chilli|gravy|broth|cooked|soup|stew|curry|meat|fish|seafood|leftovers|sauce|dinde|roti|boeuf|porc|agneau|jambon|canard|gigot|hache|gratin|lasagnes|pates|bouillon|ragout|daube|legumes|cuite?s?|pavo|asado|ternera|cerdo|cordero|jamon|pato|carne|lentejas|cocido|caldo|lasana|albondigas|cocinad\\w*|braten\\w*|rind\\w*|schwein\\w*|pute\\w*|lamm\\w*|ente|hack\\w*|schinken|nudeln|auflauf|bruhe|gekocht\\w*|brat\\w+|gebraten\\w*|gegart\\w*|poulet|soupe|viande|poisson|restes|plat|pollo|sopa|carne|pescado|sobras|guiso|hahnchen|huhn|suppe|fleisch|fisch|reste|essen|gulasch|eintopf',
      '(?:left|sat|been|stood|standing|forgot(?:ten)?) (?:\\w+ )?(?:out|on the (?:counter|table|stove))|out of the fridge|unrefrigerated|room temperature|(?:reste|laisse|oublie)\\w* (?:dehors|hors du frigo|sur la table|toute la nuit)|hors du frigo|temperature ambiante|fuera de la nevera|fuera del frigo\\w*|temperatura ambiente|toda la noche en la encimera|ungekuhlt|draussen gestanden|stand (?:uber nacht|draussen)|nicht (?:gekuhlt|im kuhlschrank)|bei (?:zimmer|raum)temperatur|(?:out|there|kitchen|counter|worktop|table|stove|hob|oven|side) (?:all|over) ?night|(?:left|sat|stood|stayed|been|forgot(?:ten)?|lay)\\b[^.!?]{0,30}(?:overnight|all night|the whole night|counter|worktop)(?! (?:in|to) (?:the |a |its )?(?:fridge|refrigerator|marinade|marinate|brine|soak|prove|rise|salt))|(?:reste|restee|passe|laisse|oublie|traine)\\w*\\b[^.!?]{0,25}(?:la nuit|plan de travail|dehors)|(?:paso|pasado|quedo|quedado|dejado|deje|estuvo|estado|olvid\\w+)\\b[^.!?]{0,25}(?:la noche|encimera|fuera)|(?:stand|gestanden|lag|gelegen|vergessen|steht|stehen (?:lassen|gelassen))\\b[^.!?]{0,30}(?:nacht|draussen|kuche|herd|tisch)|(?:nacht|draussen|kuche|herd)\\b[^.!?]{0,25}(?:gestanden|gelegen|vergessen|stehen (?:ge)?lassen)',
      60,
    ),
  },
  {
    id: 'bulging-tins',
    words:
      /\b((bulging|swollen|puffed|blown|bloated) (tins?|cans?|jars?|lids?)|(tins?|cans?|jars?)\b[^.!?]{0,20}\b(bulging|swollen|bloated)|(boites?|conserves?|bocal|couvercle)\b[^.!?]{0,15}\b(bombee?s?|gonflee?s?)|(latas?|botes?|tarros?)\b[^.!?]{0,15}\bhinchad[oa]s?|(aufgeblaht|gewolbt|aufgewolbt)\w* (dosen?|konserven?|deckel)|(dosen?|konserven?)\b[^.!?]{0,20}\b(aufgeblaht|gewolbt)\w*)\b/,
  },
  {
    id: 'spoiled',
    words:
      /\b(mou?ldy|mou?ld on|gone (off|bad)|smells? (a bit |kind of |really )?(off|bad|funny|weird|sour)|rotten|spoil(ed|t)|slimy|moisi\w*|pourri(?:e?s?|ture|tures|r|ssent|ssant\w*|ssait)(?![a-z-])|avarie\w*|(sent|sentent|odeur) (un peu )?(mauvais\w*|bizarre|drole|fort)|moho|mohos[oa]s?|huelen? (un poco )?(mal|rar[oa]|raro)|podrid[oa]s?|en mal estado|verschimmel\w*|(?<!blau|weiss|rot)schimmel(?! ?kase)|schimmlig\w*|verdorben\w*|riech\w* (etwas |ein bisschen |schon )?(komisch|schlecht|streng|seltsam|sauer)|vergammelt\w*|schmierig)\b/,
  },
  {
    id: 'raw-milk',
    words:
      /\b((raw|unpasteuri[sz]ed) (milk|cheese)|lait cru|fromages? au lait cru|leche cruda|quesos? de leche cruda|leche sin pasteurizar|rohmilch\w*)\b/,
  },
  {
    id: 'raw-dough',
    words:
      /\b((raw|unbaked|edible raw) (cookie |cake |biscuit |brownie )?(dough|batter|mix)|(cookie|biscuit|cake|brownie) (dough|batter)\b[^.!?]{0,30}\b(raw|unbaked|spoon|bowl|without baking)|pate (a |de )?(cookies?|biscuits?|gateaux?|sables?)\b[^.!?]{0,25}\b(crue?|cuillere|sans (la )?cuire|sans cuisson)|masa (de |para )?(galletas|bizcocho|cookies|pastas)\b[^.!?]{0,25}\b(crud[oa]|cuchara|sin (hornear|cocer|horno))|(keks|platzchen|kuchen|cookie|ruhr)[- ]?teig\b[^.!?]{0,30}\b(roh\w*|zum rohessen|loffeln|zum naschen|ungebacken\w*)|(ungebacken\w*|zum roh ?essen) (keks|platzchen|kuchen|cookie)?[- ]?teig|pate (a (cookies?|gateau) )?crue|masa (de galletas )?cruda|rohe[rn]? (keks|kuchen|platzchen)?teig)\b/,
  },
]
