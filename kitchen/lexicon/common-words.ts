import type { Language } from '#shared/constants/languages.ts'
import { everydayWordsOf } from './everyday-words.ts'

/** Little words that give a language away; written folded (lower case, no accents). */
const functionWords: Record<Language, string> = {
  en: `the a an and or of in with for to is are be it its this that i we you my your our me us from at on by as if not
    no without want would like love make made cook bake something anything please can could have has had but so some likes liked liking driving
    any more less until then into over out up about serves serve add stir mix chopped sliced diced finely large small
    minutes hours heat pour place put let cut low medium high each very most what which how when while one two three
    four five six eight ten guests people dinner lunch don t m s hate allergic thanks hello hi just only all both`,
  fr: `le la les un une des du de d l et ou avec sans pour dans sur au aux en est sont ce cette ces je nous vous on il
    elle mon ma mes ton ta vos notre votre que qui quoi pas ne plus moins mais tres trop jusqu puis ensuite faire
    faites fait ajouter ajoutez melanger melangez couper coupez cuire laisser laissez verser versez minutes heures feu
    autre autres moitie double rien animal animaux conduis suis sommes plutot encore mieux repas soupe salade entree
    voudrais veux aime aimerais quelque chose bonjour merci personnes personne soir deux trois quatre cinq six huit dix
    s il n c j par chez tout tous toute leur leurs etre avoir petit petite grand grande doux douce rapide facile avez`,
  es: `el la los las un una unos unas y o e de del al con sin para por en es son que no se su sus mi mis tu nos me te lo
    le como mas menos muy hasta luego pero anadir anade agregar mezclar mezcla cortar corta cocer cocinar dejar deja
    verter calentar minutos horas fuego quiero quisiera gusta algo hola gracias por favor personas persona cena dos
    tres cuatro cinco seis ocho diez otra otro otras otros cosa cosas algun alguna nada solo soy somos alergico alergica vez mejor comida almuerzo sopa
    ensalada tambien cuando donde bien todo todos cada pequeno grande rapido facil hacer hace`,
  de: `der die das den dem des ein eine einen einem einer eines und oder mit ohne fur von zu zum zur im in am auf aus bei
    ist sind ich wir du sie es mein meine unser nicht kein keine keinen mehr weniger sehr bis dann aber auch noch etwas
    bitte danke hallo mochte will hatte gerne gern kochen backen geben zugeben unterruhren schneiden lassen rezept
    minuten stunden hitze personen zwei drei vier funf sechs acht zehn wie was wenn als nach uber unter man sich dazu
    doppelt viel viele halb halbe statt durch anderes andere anderen anders schnelles schnelle schnellen abendessen
    mittagessen fruhstuck nachspeise hauptspeise lieber keines bin sind allergisch vertrage esse essen suppe salat
    heute abend fein gross grosse klein kleine leicht schnell einfach machen mag wird werden kann konnen soll darin`,
}

/** Words of the kitchen and of talk that look like a misspelt ingredient and are none. */
const lookalikes: Record<Language, string> = {
  en: `panna cotta fried frying grated toddler toddlers tatin tarte class classes claim claims apply applies applied layer layers graphs close closes closed larger cross peaks peak basis clamp
    clamps chart charts grade grades booth clone clones leaks wrap cancelling shout market basket
    fry pate batter better bitter bother letter later latter matter plate place please peace price slice spice rise
    race mice nice dish dice heart heath hear bean been bread broad break beat meal meat mead seat great treat treats
    plain plan pan pans pot pots bowl bowls spoon whisk knife board oven grill sieve towel paper foil lid rack tray
    stack snack stick sticks shock stuck slick stalk stalks stock cover crumb crumbs crust dough crunch creamy creams
    cheesy cheers chess chase choice chips chop chops cheap sheep shape share shares sharp stark steam stream steak
    scream stead steal cloves clove gloves glove olives live lives leaf leaves leave lemony limes times time lines wine
    wines wire wise swine mines mind mint hint main grain grains brain train plums plus pear pears near year tear peel
    feel steel feet beets boats coats oats goats floats flour floor flower flowers flavour flavor sour hour hours tart
    start starts salad sauce saucer source course coarse gravy greens green grease greased greater grater grate grated
    grape graph sugar sugary salty sort sweet sweets sweat swept thick think thinly thin chilled chill chilly child
    children kitchen season seasoning reason lesson handful handle candle curry carry cherry
    merry berry ferry very every party pasty pastry paste waste taste tasty toast roast roasted boast coast meaty salted
    batch match catch patch peach reach teach beach bacon beacon brown crown drown frown water wafer waiter waters
    winter wicked whole while white whites quiet quite sprout sprouts rolls role roles rings ring string strings spring
    tender tenders cinder single mingle mango manage orange range arrange change mushy marsh fresh flesh
    flash dried drier drink drinks drain dressing garnish varnish finish english simmer summer shimmer dinner thinner
    inner winner banner butterfly buttered buttery oily eggy nutty vegetable vegan veggie vegetarian pescatarian protein
    lightly nightly highly slightly large longer lunch bunch punch hunch munch brunch ounce ounces pounds pound sounds
    salsa sauces shells shell shallow swallow stews stew steel stuff staff stove store story celebrate
    tomorrow tonight today figure finger fingers fine fillet fillets wallet ballet pellet could would should
    theme themes dates date data piece pieces pierce poach approach coach porch perch pouch touch couch
    truffle shuffle muffin ruffle raffle baffle waffle cabinet cookery cookies bisque brisk basic basics basin basting
    prime crime grime potable portable portion portions patio ration nation motion lotion
    capes coffees office toffee melt felon mellow yellow bellow fellow below barely`,
  fr: `panna cotta plate plates pate pates part parts partie poele poeler poile poser poche poches plat plats plate plaque four fours
    poudre coudre moudre foudre riche biche niche fiche miche friche rire dire lire mixer mixeur saler salez sale sales
    salle somme comme gomme homme femme raison saison maison liaison boisson moisson cuisson
    bouillir bouillant brouillon feuille feuilles fouet fouetter fouettez casserole cocotte
    marmite moulez moulu moulin cremeux creuse voix choix croix prix
    lavez laver fait laide raide aide tuile utile facile fragile famille fille
    grille griller grillez tranche tranches branche blanche planche manche dimanche revenir venir servir servez
    ciel mieux vieux vers verre verres vert verte verts vertes dore dorer doree dorez rose roses dose doses
    chose choses chaud chaude chaudes tout tour tours jour jours cour court coupe coupes loupe
    groupe bol bols mois moins noir noire soir voir pouvoir vouloir avoir pouvez rouge rouges bouge rougir ronde ronds
    eponge eplucher epluchez epaisse epaisses epais epicee epice epices epicer menu menus menue bain
    main mains demain matin satin lapin sapin sain saine pleine plein citronne citronnee sucree sucres
    soufre souffle souffler beurrer beurrez beurree farcir farcie marine mariner marinade cuisine cuisiner
    moment ciment aliment aliments hommage dommage pressez presser presse vapeur valeur saveur
    legere leger legers legerement allergie allergique allergies filet filets gousse gousses mousse brin
    brins pincee pincees fondre fondez fondant fondue fendre vendre rendre tendre tendres cendre prendre prenez
    recette recettes assiette assiettes galette paquet bouquet baguettes dresser dressez verser bavette sauter sautez
    santa sante chante plante amer mer mur murs mure mures pecher lot lots ligue
    vegetarien vegetarienne vegane vegan entree entrees dessert desserts dejeuner diner cocktail cocktails invites`,
  es: `panna cotta pasa pasar paso pasos pase plan plato platos plata rato ratos gato trato sala salas
    salir sale salen salado salada sales salto saltear saltea cola colar cuela color colores calor calar fria
    frio frita fritos frito fresco fresca frescas frescos masa masas mesa mesas misa taza tazas raza tapa tapar tapas
    ropa sopas copa copas tropa boca loca poca poco pocos pica picar picado picada picante picantes pelar
    pela pelado pelada pelo polvo polvos rollo bollo pulpa culpa vine viene pino fino fina finos
    limpio limpia limpiar cima rima clima prima marina marinar nada rata
    nuevo nueva lleva llevar lechera lecho hecho hecha beso peso pesos grueso
    tome tomar toma tomas bajo baja hoja hojas rojo roja rojos rojas ojo horno hornear hierve hervir hierva
    carnes caro verde verdes tarde tardes arde grasa casa casas cada saldo cable dulce
    dulces duce dorar dora dorada dorado maduro madura dura duro seco seca secos secas saca sacar vaca baca
    hora horas ahora moler molido molida mole cocido cocida cocina cocinado cocido crudo cruda cremoso
    cremosa tema temas remover remueve remojo mojo mojar cortar cortado cortada corto corta sartén sarten olla ollas
    hilo cielo suelo vuelo anillos anillo cazuela cuenco fuente puente fuego luego juego servir
    sirve sirva sirven servido receta recetas meta reserva reservar reserve tienta cuenta mezcla
    batir bate bata batido postre postres entrante entrantes principal coctel cocteles alergia alergica alergico alergico
    vegetariano vegetariana vegano vegana rapida rapidas facil faciles sabor sabores sabroso sabrosa papel pastel
    tallo tallos rama ramas ramita ramitas pizca pizcas diente dientes cabeza lata latas rodaja rodajas tira tiras cubo
    cubos dado dados trozo trozos mano manos manojo punado lavar lavado nuevos jugoso jugosa`,
  de: `panna cotta tupfen tupfe rand rander randern rinde rinden kohle kohlen pate butten bitter bittere bitten bitte mitte messer wasserbad topf topfe pfanne pfannen
    schussel schusseln ofen backofen backblech blech form formen deckel sieb teller platte platten brett loffel gabel
    dose dosen hafen haften heften hefte halfte halften hitze spitze spitzen meer mild milde
    mische mischen mischung gemischt gemischte teig teige teil teile teilen reise reisen reif reife reiben
    reibe reihe rest reste weiss weisse weissen weich weiche weiter weise speise speisen spiesse spiess
    suppen sahnig sahnige cremig cremige sosse sossen saucen sauer saure sauber salat salate salzen gesalzen
    salzig salzige zuckern susse susses suss stucke stuck stucken stunde stunden starke stark starken
    scharf scharfe schale schalen schalte schneide schnitt schnitte scheiben scheibe schmecken abschmecken geschmack
    schnell schmelzen garen gar garnieren garzeit gerne gern gericht gerichte gewurze wurzen wurzig wurfel wurfeln
    kochen kocht kuche kuchen kuhl kuhlen kalt kalte heiss heisse warm warme warmen braten brate anbraten bratend
    breite breit brei braun braune goldbraun grun grune gelb gelbe rote rot roter rund runde rohr ruhren ruhre ruhe
    hacken hacke gehackt gehackte hart harte herd herde herz herzhaft muss mussen nass nasse fass dass essen
    esse fest feste fett fette feuer feuerfest fische frisch frische frischen fleischlos vegan
    vegane veganes vegetarisch vegetarische gemuse beilage vorspeise hauptgericht nachtisch nachspeise dessert cocktail
    kinder kind gaste gast freunde familie lecker leckere leichte leicht lassen lasse masse messen mogen mag
    biene bein beine seite seiten zeit zeiten zeste zeug zehe zehen zweig zweige bund prise prisen tasse tassen
    kasten kosten koste eisen eine einen einer eimer immer dicker dick dicke decke decken dicken
    schicht schichten schlagen schlage ziehen ziegel dunsten dunkel dunkle danke dank darum dampf dampfen
    pfeffern pressen gepresst presse durst oliv backen backe backt ruhrei drei frei`,
}

function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** What a sentence of each language is full of; tells languages apart. */
export const functionWordsOf: Record<Language, ReadonlySet<string>> = {
  en: new Set(wordsOf(functionWords.en)),
  fr: new Set(wordsOf(functionWords.fr)),
  es: new Set(wordsOf(functionWords.es)),
  de: new Set(wordsOf(functionWords.de)),
}

/** Words that must never be read as a misspelt ingredient. */
export const commonWordsOf: Record<Language, ReadonlySet<string>> = {
  en: new Set([...wordsOf(functionWords.en), ...wordsOf(lookalikes.en), ...everydayWordsOf('en')]),
  fr: new Set([...wordsOf(functionWords.fr), ...wordsOf(lookalikes.fr), ...everydayWordsOf('fr')]),
  es: new Set([...wordsOf(functionWords.es), ...wordsOf(lookalikes.es), ...everydayWordsOf('es')]),
  de: new Set([...wordsOf(functionWords.de), ...wordsOf(lookalikes.de), ...everydayWordsOf('de')]),
}

/** Phrases that hold the name of a food and mean none. */
export const nonFoodPhrases: Record<Language, readonly string[]> = {
  en: [
    'for the sake of',
    'date night',
    'first date',
    'a date with',
    'have a date',
    'date tonight',
    'rice cooker',
    'butter knife',
    'wine glass',
    'wine glasses',
    'egg timer',
    'salad bowl',
    'salad spinner',
    'water bath',
    'ice bath',
    'tea towel',
    'coffee cup',
    'ice cream maker',
    'ice cream scoop',
    'cheese grater',
    'garlic press',
    'pepper mill',
    'salt shaker',
    'stock pot',
    'fish slice',
    'sugar free',
    'bread knife',
    'bread machine',
  ],
  fr: [
    'cuillère à café',
    'cuillères à café',
    'cuill à café',
    'c à café',
    'cuillère à thé',
    'cuillères à thé',
    'c à thé',
    'verre à vin',
    'moulin à poivre',
    'presse-ail',
    'couteau à pain',
    'machine à pain',
    'râpe à fromage',
    'arête de poisson',
    'arêtes de poisson',
  ],
  es: [
    'cucharadita de café',
    'cucharaditas de café',
    'cucharada de café',
    'cucharadas de café',
    'cucharada de té',
    'cucharadas de té',
    'cucharadita de té',
    'molinillo de pimienta',
    'cuchillo de pan',
    'máquina de pan',
  ],
  de: ['Tee Löffel', 'Kaffee Löffel', 'Brot Messer', 'Tee Ei'],
}
