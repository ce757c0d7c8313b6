import { anyOf } from './word-list.ts'

/** Words that steer a request, on folded text; the four languages stand together where they cannot be confused. */
export const cues = {
  allergy:
    /allerg|alerg|intoleran|unvertraglich|anaphyla|vertrag|can't (eat|have|tolerate)|coeliac|celiac|celiaque|zoliakie|reagier/,
  notAllergic:
    /\b(not allergic|no allerg\w+|pas d'allergie|pas allergique|aucune allergie|sin alergias?|no (soy|tengo) alerg\w+|keine allergien?|nicht allergisch|isn't allergic|no food allergies|(nobody|no one|noone|none of us)('s| is| are)?( here)? allergic|personne n'(y )?est( ici)? allergique|nadie (es|tiene) alerg\w+|niemand (ist |hat )?(\w+ )?allerg\w+)\b/,
  fine: /\b(is fine|are fine|are ok(ay)?|is ok(ay)?|after all|again|back in|finalement|quand meme|de nouveau|al final|de nuevo|si (puede|puedo)|doch|wieder|ist ok(ay)?|sind ok(ay)?|geht doch)\b/,
  another:
    /\b(something (else|different|new)|another (one|dish|idea|recipe|suggestion|option|drink|dessert)|a different (one|dish|idea|recipe|drink|dessert)|other (idea|suggestion|option)s?|try again|surprise me again|not that one|autre (chose|idee|plat|recette|proposition|suggestion|dessert)|quelque chose (d'autre|de different)|otr[ao] (cosa|plato|idea|receta|propuesta|opcion|postre)|algo (diferente|distinto)|(et)?was anderes|andere[sn]? (idee|gericht|rezept|vorschlag|dessert)|ein anderes|(give|show|tell) (us|me) another|not (that|this)( one)?,? (the other|another)|(es[aeo] no|tampoco),? otr[oa]|pas (celui|celle|ca|la premiere|le premier)[a-z -]{0,4},? (l'|une? )autre|nicht (das|die|den) (erste[ns]?|da),? (sondern )?(das|die|den|was) andere[ns]?)\b/,
  spicier:
    /\b(spicier|hotter|more (heat|spic[ey]|chil+i)|plus (epice|releve|piquant|fort|pimente)e?s?|mas picantes?|scharfer|mehr scharfe|more kick)\b/,
  milder:
    /\b(milder|less (spicy|hot|heat)|not (too|so|that) (spicy|hot)|moins (epice|releve|piquant|fort)e?s?|pas trop (epice|releve|piquant|fort)e?s?|menos picantes?|no muy picante|weniger scharf|nicht (zu|so) scharf)\b/,
  mild: /\b(mild(es|er|e)?|not spicy|no (heat|spice)|nothing (too |very )?(spicy|hot|fiery)|rien (de |d')(trop |tres )?(piquant|epice|releve|pimente)|nada (muy )?(picante|que pique)|(que )?no (me |les |te )?piquen?|no pican?|ne piquent? pas|(won't|will not|can't|cannot|don't|doesn't|not|never) (\w+ ){0,2}(anything |any )?spicy|nichts (zu )?scharf\w*|doux|pas (epice|piquant|releve)e?s?|suaves?|(no|nada) picantes?|sin picante|nicht scharf|ohne scharfe)\b/,
  hot: /\b(very (spicy|hot)|extra hot|fiery|tres (epice|piquant|releve|fort)e?s?|muy picantes?|sehr scharf|feurig|richtig scharf)\b/,
  spicy:
    /\b(thai\w*[^.!?]{0,25} hot(?! (chocolate|water|plate|oven|dog|pan|drink))|spicy|hot(?= (thai|indian|mexican|curry|curries|chil+i|salsa|and spicy)\b)|(nice and|really|properly|quite|fairly) hot|(?<=[,;] )hot(?=\s*($|[,;.!]))|chil+i heat|with (a )?kick|(?<!d'|aux |quatre )epicee?s?|piquante?s?|relevee?s?|pimentee?s?|picantes?|scharf(e[snrm]?)?|pikant\w*)\b/,
  ofVegetables:
    /\b((vegetable|veg|veggie)s? (?=curr|soup|stew|rice|pasta|noodle|stir|paella|chil|pie|bake|gratin|biryani|skewer)|(with|and) (some )?(vegetables|veg|veggies)\b|(de|con|y) verduras?\b|(aux|de|et) legumes\b|gemuse ?(?=curry|suppe|eintopf|pfanne|reis|nudel|lasagne|auflauf|spiess|paella|wok|gratin|chili)|mit gemuse\b)/,
  onePot:
    /\b(one[- ]pot|one[- ]pan|single pan|one[- ]pan|(only |just )?(one|a single) (pot|pan) to (wash|clean)|(wash|washing|clean) (up )?(only |just )?(one|a single) (pot|pan)|en une seule (casserole|poele)|une seule (casserole|poele)|one pot|(en )?una sola (olla|sarten|cazuela)|una (olla|sarten)|ein topf|one[- ]?pot|(nur )?eine[rn]? (topf|pfanne)|aus einem (einzigen |grossen )?topf|from (one|a single) (big )?pot|d'une seule marmite|de una sola olla)\b/,
  leftovers:
    /\b(left[- ]?overs?|left over|restes?|il (me )?reste|sobras?|me sobr\w+|ubrig|resteverwertung|reste vom|reste von|use up|finir|aufbrauchen|verwerten|aprovechar)\b/,
  /** What was cooked once; raw fruit that must be used up is none of it. */
  cooked:
    /\b(leftovers|left overs|cooked|roast(ed)?|boiled|grilled|baked|stew\w*|chicken|turkey|ham|beef|pork|lamb|meat|fish|rice|pasta|noodles|mash(ed)?|curry|chilli|gravy|(?<!il (me |nous )?)(restes de|les restes|des restes|un reste de|vos restes|mes restes)|cuite?s?|rotie?s?|bouillie?s?|grille\w*|poulet|dinde|viande|poisson|jambon|riz|pates|puree|roti|gigot|ragout|sobras|cocid[oa]s?|asad[oa]s?|hervid[oa]s?|guiso|pollo|pavo|carne|pescado|jamon|arroz|fideos|pure|reste (vom|von)|resteverwertung|gekocht\w*|gebraten\w*|gegart\w*|\w*braten|hahnchen|huhn|pute|fleisch|fisch|schinken|reis|nudeln|gulasch|puree)\b/,
  infant:
    /\b(infants?|babies|(?<!(expecting|having|expect|erwartet|erwarten|erwarte) (a|ein|unser) )baby(?! (spinach|carrots?|potatoes?|corn|leaf|leaves|plum|kale|gem|beets?|tomatoes|epinards?|spinat))|my (?:1[01]|[1-9])[- ]months?|(?<!\b(?:1[2-9]|[2-9]\d|twelve|\w+teen|twenty)[- ])months?[- ]old|(?<!(attend|attends|attendons|espera|espero|esperamos|esperan) un )bebes?|nourrissons?|sauglinge?n?|(?:1[01]|[6-9]) (months|mois|meses|monate)|weaning|beikost)\b/,
  child:
    /\b(kids?|child(ren)?|grand(kids?|child(ren)?)|bairns?|toddlers?|my (son|daughter)|enfants?|gamine?s?|gosses?|momes?|mioches?|mon fils|ma fille|bambins?|petits\b(?! pois)|ninos?|ninas?|hijos?|hijas?|peques|chiquill[oa]s?|criaturas|nietos?|nietas?|kindern?|enkel(n|kind\w*)?|chind(er|li)?|kleinkind\w*|mein(em)? sohn|meine[r]? tochter)\b/,
  toddler:
    /\b(toddlers?|(?:1[2-9]|[23]\d|twelve|\w+teen|twenty)[- ]months?[- ]olds?|(?:fils|fille|enfant|petite?|hij[oa]|nin[oa]) (?:de |a |tiene )(?:1[2-9]|[23]\d) (?:mois|meses)|(?:1[2-9]|[23]\d)[- ]?(?:monatige\w*|monate alt\w*)|(?<!(?:for|since|about|over) )(1|2|3|4|one|two|three|four)[- ]?(yrs?|years?|y\/?o)(?! (?:sober|clean|dry|ago|of|without|in)\b)[- ]?(old)?|little one|bambins?|tout[- ]petits?|mon petit|ma petite|(?<!(?:depuis|il y a|pendant|fait) )(de )?(1|2|3|4|un|deux|trois|quatre) ans\b(?! (?:sans|sobre))|peques?|pequenines?|(?<!(?:llev[aoe]|llevan|hace|durante) )(de )?(1|2|3|4|un|dos|tres|cuatro) anos?\b(?! (?:sin|sobri[oa]|en))|kleinkind\w*|(?<!(?:seit|vor|schon) )(1|2|3|4|ein|zwei|drei|vier)[- ]?(jahre?|jahrige\w*)(?! (?:trocken|nuchtern|ohne|her)\b)( alt\w*)?|(zwei|drei|vier)jahrige\w*)\b/,
  pregnant:
    /\b(pregnan\w+|enceintes?|embaraz\w+|schwanger\w*|expecting|expectant|attend(s|ons|ent)? un (bebe|enfant)|esper\w+ un (bebe|hijo)|erwart\w+ (ein|unser) (kind|baby)|kind unterwegs|breast ?feeding|en (estado|cinta)|grossesse)\b/,
  frail:
    /\b(elderly|frail|nursing home|care home|old people|immuno\w*|immune[- ]suppressed|(weak|weakened|low|poor) immun\w*|chimio\w*|[789]\d[- ]?(years?|yrs?|yr)[- ]?old|[789]\d (ans|anos|jahre alt)(?! (de mariage|de casad))|[789]\d[- ]?jahrige\w*|very old|(vieil|vieille|vieux) (tante|oncle|voisine?|mere|pere|ami|amie|dame|monsieur|parents)|(old|aged|ageing) (aunt|uncle|neighbou?r|mother|father|mum|dad|man|woman|lady|friend|parents)|seniors?|hospice|cancer|krebs\w*|alte[nrms]? (tante|onkel|nachbarin|nachbarn?|mutter|vater|eltern|dame|herrn?|leute[n]?|menschen)|immundefekt|immun geschwacht\w*|(ti[oa]|vecin[oa]|padre|madre) (muy )?mayor|defensas bajas|sistema inmun\w*|systeme immunitaire|immunsystem|greffe\w*|trasplant\w*|immune[- ](system|compromised)|chemo\w*|transplant\w*|convalescent|grand(ma|mother|pa|father|parents)|my (gran|nan)|(maison de )?retraite|personnes? (agees?|fragiles?)|immunodeprim\w*|mamie|papi|papy|grand[- ]?mere|grand[- ]?pere|ancian[oa]s?|personas? mayor(es)?|residencia|inmunodeprim\w*|abuel[oa]s?|quimio\w*|altenheim|pflegeheim|seniorenheim|geschwacht\w*|altere[nr]? (leute|menschen)|immun(schwach\w*|supp\w*)|oma|opa|grosseltern|chemotherapie)\b/,
  alcoholFree:
    /\b(soft[- ]?drinks?|refrescos?|boissons? (?:rafraichissantes?|fraiches?)|erfrischungs ?getrank\w*|non[- ]?alcoholic|alcohol[- ]?free|no (alcohol|booze)|without alcohol|mocktails?|virgin(?! olive)|(?<!(?:oliva|aceite) )virgen(?:es)?(?! extra)|zero[- ]proof|sans alcool|sin alcohol|alkohol ?frei\w*|ohne alkohol|don't drink( alcohol)?|teetotal\w*|designated driver|dry january|(i'm|im|am|is|i have to be|he's|she's) driving|antibiotics|(bois|boit|buvons|boivent|bu) (pas|jamais|plus)( d'alcool)?|(je|il|elle|qui) condui[st]|capitaine de soiree|no (bebo|bebe|beben|bebemos|tomo)( alcohol)?(?! (leche|lacteos|cafe|te|refrescos|cola))|(tengo|tiene) que conducir|abstemi[oa]s?|antibioticos?|(trink\w*) (\w+ )?(nicht|nie|kein(en)? alkohol|keinen)|muss (noch )?fahren|ohne alk|alkfrei\w*|antibiotik\w*)\b/,
  drink:
    /\b(cocktails?|mocktails?|coctel(es)?|cocteles|drinks?(?! with the)|boissons?|bebidas?|getranke?|aperos?(?! dinatoire)|aperitifs?(?! dinatoire)|aperitivos? sin alcohol|longdrinks?|shots?|refrescos?|smoothies?|batidos?|limonad\w+|lemonades?|iced? teas?|eistee|(something|anything) to drink|(quelque chose|un truc) a boire|algo (de|para) beber|(et)?was zu trinken|spritz|mojitos?|highballs?|punch|bowle)\b/,
  nibble:
    /\b((aperitif|apero) dinatoire|tapeo|picoteo|(algo|cosas?|unas cosas) (de |para )?(picar|picoteo)|para picar|snacks?|finger ?food|nibbles?|canapes?|amuse[- ](bouches?|gueules?)|hors[- ]d'oeuvres?|party ?food|happchen|knabbere\w*|zum knabbern|a grignoter|grignotages?|a picorer)\b/,
  starter:
    /\b(starters?|to start( off)?( with)?(?= *$| *[,.!?]| for| before| please)|zum (start|auftakt|einstieg)|pour (commencer|debuter)( le repas)?|para (empezar|abrir boca)|verrines? (salees?|aper\w*|avec|au|de|d')|appeti[sz]ers?|first courses?|entrees? (froide|chaude)s?|entrantes?|aperitivos?|(de )?primero|un primer|primer plato|tapas?|vorspeisen?|antipast[io]|side dish(es)?|beilagen?|accompagnements?|guarnicion(es)?)\b/,
  course:
    /\b(mains?|main (course|dish)(es)?|plats? (principal|principaux|de resistance|unique)|plato (principal|fuerte)|segundos?( platos?)?|plato unico|hauptgerichte?|hauptspeisen?|hauptgang)\b/,
  meal: /\b(dinners?|lunch(es)?|supper|weeknight|tea tonight|plats?|diners?|dejeuners?|souper|repas|cenas?|cenar|almuerzos?|almorzar|comidas?|comer|abendessen|mittagessen|abendbrot|abend essen|brotzeit|mahlzeit)\b/,
  dessert:
    /\b(desserts?|sweet( treat| dish| thing)s?|something sweet|afters|pudding|postres?|algo dulce|dulces|nachtische?|nachspeisen?|susses|suss(es|e) gericht|(un (truc|petit truc|machin)|quelque chose|un plat) (de )?sucre|gouters?|meriendas?|baking|backen|(et)?was susses|sussspeisen?|tea ?time|para el te|zum kaffee|kaffee und kuchen|gourmandises?|sucreries?|treats?)\b/,
  surprise:
    /\b(surprise|surprends|surprenez|sorprende\w*|sorpresa|uberrasch\w*|anything|whatever|you (choose|decide|pick)|up to you|no preference|n'importe quoi|comme (tu|vous) (veux|voulez)|peu importe|lo que (sea|quieras)|da igual|egal|such (du )?aus|was du willst)\b/,
  greeting:
    /^\W*(hi|hello|hey|good (morning|afternoon|evening)|bonjour|bonsoir|salut|coucou|hola|buen[oa]s (dias|tardes|noches)|hallo|guten (tag|morgen|abend)|servus|moin|gruss gott|gruezi)\b/,
  thanks: /\b(thanks?( you)?|thx|cheers|merci( beaucoup)?|gracias|danke( schon)?|vielen dank)\b/,
  praise:
    /\b(perfect|great|lovely|sounds good|love it|yes( please)?|yum|delicious|wonderful|ok(ay)?|go ahead|let's do (it|that)|parfait|super|genial|oui|d'accord|excellent|delicieux|ca me va|perfecto|estupendo|vale|si|me encanta|de acuerdo|perfekt|toll|prima|ja( bitte)?|gerne?|klingt gut|lecker|einverstanden|wunderbar)\b/,
  question:
    /\?|^(how|what|why|when|where|which|who|can|could|is|are|does|do|should|comment|quoi|quel\w*|pourquoi|quand|ou|est-ce|peut-on|puis-je|como|que|cual\w*|por que|cuando|donde|puedo|se puede|wie|was|warum|wann|wo|welche\w*|kann|darf|ist)\b/,
} as const

/** Questions about the dish on the table; they change nothing in it. */
export const aboutTheDish =
  /\b((can|could|may|should) (i|we|it|this|that|you (freeze|store|explain|tell))|does (it|this|that)|is (it|this|that|there)|are there|will (it|this)|how (long|many|much|do|can|hot|should)|what (can|could|should|wine|drink|do|is|are|does|goes|kind)|which (wine|pan|drink)|why|when|where|puis-je|peut-on|pourrait-on|est-ce (que|qu')|y a-t-il|combien|quel(le)? (vin|boisson|temps|difference)|comment (conserver|faire|savoir|congeler)|pourquoi|par quoi|qu'est-ce|ca contient|contient-(il|elle)|se (puede|conserva|congela)|puedo|podria (usar|congelar|guardar)|lleva|contiene|tiene (gluten|lactosa|nueces|alcohol)|cuant[oa]s?|que (vino|bebida|puedo|significa|es)|por que|como (se|lo|la|puedo|guardo|congelo)|kann (ich|man|das|es)|darf ich|konnte ich|ist (das|es|da|der|die)|sind (da|darin)|enthalt|wie (lange|viel|viele|kann|bewahre|mache)|welche[rns]? (wein|getrank|pfanne)|was (kann|passt|ist|bedeutet|trinkt|trinke)|warum|wieso|womit|wodurch)\b/

/** What no kitchen answers. */
export const offTopic =
  /\b(weather|capital of|president|prime minister|football|python|javascript|source code|stock market|bitcoin|news|election|politic\w*|homework|poem|joke|system prompt|(ignore|forget) (all|your|the|previous)[a-z ]{0,20}instructions|meteo|temps (fera|fait)|capitale|foot|politique|actualites|blague|poeme|instructions|el tiempo hara|que tiempo hace|capital de|futbol|politica|noticias|chiste|poema|instrucciones|wetter|hauptstadt|kanzler\w*|fussball|politik|nachrichten|witz|gedicht|anweisungen)\b/

/** A wish in the shape of a question. */
export const politeWish =
  /\b((can|could|would|will) (you|we) (make|do|add|use|give|have|leave|swap|replace|suggest|cook|try|please|help)|can i have|could i (get|have)|how about|what about|(pouvez|pourriez)[- ]vous|(peux|pourrais)[- ]tu|et si|(puedes|podrias|puede|podria) (hacer\w*|anadir|cambiar|dar\w*|quitar|proponer\w*|ponerle)|que tal|y si|(kannst|konntest) du|konnen sie|konnten sie|wie ware)\b/

export const insisting =
  /\b(insist|must have|anyway|definitely|really want|no matter|i know (it's|that)|insiste|absolument|quand meme|tant pis|de todas? (formas|maneras|modos)|insisto|si o si|da igual|unbedingt|trotzdem|bestehe|auf jeden fall|ist mir egal)\b/

export const dietWordsAsked = [
  [
    'vegan',
    /\b((no|without|free of|free from) animal (products?|stuff|anything)|(nothing|anything) from (an )?animals?|animal[- ]free|sans (produits? )?(animal|animaux|d'origine animale)|(mange|manges|mangeons) pas d'animaux|(sin|nada|ningun) (productos? )?(de origen )?animal(es)?|(nichts|ohne|keine|kein) tierische\w*( produkte)?|vegan\w*|vegetalien\w*|vegetalista|plant[- ]based|a base de plantes|pflanzlich\w*|100 ?% vegetal\w*)\b/,
  ],
  [
    'vegetarian',
    /\b(vegetarian\w*|veggie|vegetarien\w*|vegetarisch\w*|vegetarier\w*|veggi|vego|veggies?(?= (dish|option|version))|vege|meatless|fleischlos\w*)\b/,
  ],
  [
    'pescatarian',
    /\b(pescatarian\w*|pescetarian\w*|pesco-?vegetarien\w*|pescetarien\w*|pescovegetarian\w*|pescetarisch\w*|pescatarier\w*|pescetarier\w*)\b/,
  ],
  [
    'glutenFree',
    /\b(gluten[- ]?free|no gluten|without gluten|sans gluten|sin gluten|gluten ?frei\w*|ohne gluten|c(o)?eliacs?|c(o)?eliaques?|celiaquia|(wheat|gluten) (intoleran|allerg)\w*|celiaque|celiac[oa]s?|zoliakie\w*|gluten (intoleran|allerg|unvertrag)\w*|intoleran\w+ au gluten|intoleran\w+ al gluten|glutenintoleran\w*|glutenunvertraglich\w*)\b/,
  ],
  [
    'lactoseFree',
    /\b(lactose[- ]?free|lactose[- ]?intoleran\w*|no lactose|sans lactose|sin lactosa|intoleran\w+ (au|a la|al) lactos[ea]|lactose|lactosa|laktose ?frei\w*|laktoseintoleran\w*|laktoseunvertraglich\w*|ohne laktose|laktose)\b/,
  ],
  [
    'halal',
    /\b((nothing|no|without|sans|rien de|sin|nada|nichts|ohne) haram|halal|muslims?|musulman(e|es|s|a|as|es)?|moslems?|muslim(e|en|in|innen|isch\w*)?|iftar|ramadan)\b/,
  ],
  [
    'kosherStyle',
    /\b(kosher( style)?|casher|cacher|kascher|koscher\w*|jewish|juifs?|juives?|judios?|(?<!una )judia(?! (verde|blanca|pinta|roja|negra|tierna|seca|plana|de lima))|(?<=(familias?|amigas|personas|invitadas|fiestas|mujeres|somos|son|tradiciones|recetas|chicas) )judias(?! (verde|blanca|pinta|roja|negra|tierna|seca|plana))|judisch\w*)\b/,
  ],
  [
    'lowSugar',
    /\b(low[- ]?(in )?sugar|sugar[- ]?free|no (added )?sugar|without (added )?sugar|diabet\w+|peu sucre\w*|pauvre en sucre|sans sucre( ajoute)?|baj[oa]s? en azucar|sin azucar( anadido)?|zuckerarm\w*|zucker ?frei\w*|ohne zucker|zuckerreduziert\w*)\b/,
  ],
] as const

/** Less sweet than usual, which is no diet: "not too sweet", "half the sugar". */
export const lessSweet = anyOf({
  en: "(?:not|isn't|nothing|less|never) (?:quite |so |too |that |very |overly |as |sickly )*(?:sweet|sugary)\n(?:less|not (?:so|too|that|very) much|a bit less|low on|without (?:so|too) much|go easy on the|easy on the|only a little|little) sugar",
  fr: '(?:pas|moins|deux fois moins|moitie moins) (?:trop |tres |si |aussi |bien )*sucre(?:e|s|es)?\n(?:pas trop|peu|moins|pas beaucoup|pas tellement|moitie moins|deux fois moins) (?:de |du )sucre',
  es: '(?:no|menos|poco) (?:muy |tan |demasiado |sea |quede |este |que )*(?:dulces?|azucarad[oa]s?|empalagos[oa]s?)\n(?:menos|poc[oa]|no much[oa]|sin demasiad[oa]|no demasiad[oa]|con poc[oa]) azucar',
  de: '(?:nicht|weniger|kaum) (?:zu |so |ganz |allzu |sehr |gar |arg |uber )*(?:suss|zuckrig)[a-z]*\n(?:weniger|wenig|nicht (?:so|zu|allzu|gar) viel|halb so viel|kaum) zucker',
})

/** What is too much work or takes too long is given up for something else: "zu viel Gefummel, lieber …". */
export const tooMuch = anyOf({
  en: '(?:too|so) (?:much (?:work|effort|trouble|hassle|faff|bother)|fiddly|complicated|elaborate|long)|too much faff',
  fr: 'trop (?:de (?:travail|boulot)|long(?:ue)?s?|complique(?:e|s|es)?)',
  es: '(?:demasiad[oa]|much[oa]|muy) (?:trabajo|lio|cosa|rollo|complicad[oa]|laborios[oa]|larg[oa])',
  de: "(?:zu|z') ?(?:viel (?:arbeit|aufwand|gefummel)|aufwe?andig|aufwendig|kompliziert|umstandlich|lang(?:e|wierig)?)",
})

export const tasteWords = [
  ['creamy', /\b(cream(y|ier)|cremeux|cremeuse|onctueu\w+|cremos[oa]s?|cremig\w*)\b/],
  [
    'crunchy',
    /\b(crunch(y|ier)|crisp(y|ier)|croquant\w*|croustillant\w*|crujientes?|knusprig\w*|knackig\w*)\b/,
  ],
  [
    'fresh',
    /\b(fresh(er)?|refreshing|frais|fraiche|rafraichissant\w*|fresc[oa]s?|refrescantes?|frisch\w*|erfrischend\w*)\b/,
  ],
  ['light', /\b(light(er)?|healthy|leger\w*|sain|liger[oa]s?|saludables?|sano|leicht\w*|gesund\w*)\b/],
  [
    'hearty',
    /\b(hearty|comfort(ing)?( food)?|filling|warming|copieux|reconfortant\w*|rassasiant\w*|contundentes?|reconfortantes?|deftig\w*|herzhaft\w*|sattigend\w*|warmend\w*)\b/,
  ],
  ['sweet', /\b(sweet(er)?|sucree?|dulce|suss(e[srnm]?)?)\b(?! potato)/],
  ['sour', /\b(sour|tangy|tart|acidulee?|acidee?|acid[oa]|sauer|sauerlich\w*)\b/],
  ['smoky', /\b(smok(y|ier)|fumee?|ahumad[oa]s?|rauchig\w*)\b/],
  ['lemony', /\b(lemony|citrusy|citronnee?|alimonad[oa]|citric[oa]|zitronig\w*)\b/],
  ['herby', /\b(herby|aux herbes|con hierbas|krauterig\w*)\b/],
  ['rich', /\b(rich|indulgent|decadent|gourmand\w*|intens[oa]|uppig\w*)\b/],
] as const
