import { setOf, type WordList } from '../word-list.ts'

/** What people have, take, do or are on without being ill: none of it names a diet, an illness or a medicine. Folded. */
const words: WordList = {
  en: `
    holiday holidays vacation leave break budget budgets own call duty train trains bus road way roll diet diets track time foot board top
    friends friend guests guest people family families kids kid children child baby babies twins teenagers visitors company neighbours
    neighbors husband wife partner son daughter mum mom dad mother father parents grandma grandpa sister brother boyfriend girlfriend
    in-laws roommate roommates students colleagues team house houseful party parties birthday wedding picnic barbecue bbq event
    years year old age fridge freezer oven hob stove kitchen pan pans pot pots grill wok kettle microwave blender mixer cooker pressure airfryer fryer
    garden balcony allotment greenhouse knife knives tin tins jar jars bag bags box packet leftovers leftover half quarter glut surplus
    ton tons tonne tonnes masses mountain mountains pile piles heap heaps idea ideas clue question questions problem problems request hour hours minute minutes day days week weeks evening night morning weekend
    lunch dinner supper breakfast meal meals snack starter main dessert drink drinks course courses appetite hunger hungry craving cravings
    cold flu cough headache hangover fever sniffles money euros pounds dollars cash work job shift exam meeting car bike dog cat plans plan
    choice look looks bite care chance turn seat photo picture part place shower walk nap rest test recipe recipes cookbook favour everything
    nothing something anything lots lot loads plenty enough many much few some several more less only just no none all both any one two three
    four five six seven eight nine ten sweet tooth taste tastes mind mood idea love fun fine good bad big small old new little tiny huge great
    nice different special strict healthy balanced normal regular light quick easy simple tight strange weird vegetarian vegan mediterranean
    to been had got never always not never eaten made cooked bought heard seen tried run turned gone just used dinner-guests clean raw cooked
    fresh dried frozen tinned canned own-grown home-grown spare open opened allergy allergies allergic intolerance intolerant aversion reaction reactions issue issues trouble troubles difficulty symptoms hives rash diet-free crash detox weight fitness sports gym training marathon
    electricity gas induction campsite camping tent boat caravan van flat apartment dorm hostel induction-hob thermomix instant slow rice
    forever ages turns notes pictures photos advantage pride notice phone computer laptop kick health city town country list lists shopping list-of about other others another such that this these those there here what which who somebody someone nobody
  `,
  fr: `
    tonne tonnes montagne kilos tas exces surplus
    vacances conge conges weekend retard route train chemin tram bus bout regime regimes dieta
    amis ami amies amie invites invite gens famille familles enfants enfant bebe bebes jumeaux ados visite visiteurs monde compagnie voisins
    mari femme conjoint copain copine fils fille mere pere parents grand-mere grand-pere soeur frere colocs colocataires etudiants collegues
    equipe maison fete fetes anniversaire mariage pique-nique barbecue evenement tablee
    ans an mois age frigo congelateur four plaque plaques cuisiniere cuisine poele poeles casserole casseroles marmite cocotte grill wok bouilloire
    micro-ondes mixeur robot thermomix cookeo autocuiseur friteuse jardin balcon potager serre couteau couteaux boite boites bocal bocaux sac
    paquet restes reste moitie quart envie envies idee idees question questions probleme problemes demande heure heures minute minutes
    jour jours semaine semaines soir soiree nuit matin midi dejeuner diner souper petit-dejeuner repas gouter entree plat plats dessert
    boisson boissons apero aperitif appetit faim soif creux petite grosse grande grand petit gros vieux vieille vieil nouveau nouvelle bon
    bonne mauvais froid chaud rhume grippe toux fievre argent euros sous travail boulot examen reunion voiture velo chien chat plan projet
    choix photo douche sieste recette recettes livre peu beaucoup plein trop assez plusieurs tout tous rien quelque chose quelques deux trois
    quatre cinq six sept huit neuf dix mon ma mes ton son sa ses leur notre votre gout gouts humeur amour horreur peur besoin hate marre mal
    ete eu fait mange cuisine achete vu essaye pris trouve lu entendu invite jamais toujours pas que qu plus encore deja juste seulement un
    equilibre equilibree sain saine normal normale leger legere special speciale strict stricte vegetarien vegane mediterraneen minceur
    detox sport match marathon camping tente bateau appartement studio induction gaz electricite liste courses autre autres cela ca ce cet
    cette ici la y il elle on nous vous eux dehors seul seule celibataire presse pressee creve fatigue fatiguee nul nulle debutant debutante
    allergie allergies allergique intolerance aversion reaction reactions souci soucis boutons symptomes temps place pain pris-au-depourvu habitude l-habitude fete-de jour-de chance charge tete coeur main mains bras ventre dos
  `,
  es: `
    montones toneladas tonelada exceso monton kilos
    muela muelas diente dientes cubiertos platos escuela colegio
    vacaciones fiesta fiestas puente camino tren bus dieta dietas regimen mudanza obras casa oferta prisa prisas
    amigos amigo amigas amiga invitados invitado gente familia familias ninos nino hijos hijo hija bebe bebes gemelos adolescentes visita visitas
    vecinos marido mujer pareja novio novia madre padre padres abuela abuelo hermana hermano companeros estudiantes colegas equipo
    anos ano anitos meses edad cumpleanos boda express rapida picnic barbacoa evento nevera congelador horno placa fogon fogones cocina sarten sartenes olla ollas cazuela parrilla
    wok hervidor microondas batidora robot thermomix freidora jardin balcon huerto terraza cuchillo cuchillos lata latas bote botes tarro
    bolsa caja paquete sobras restos medio media cuarto ganas antojo idea ideas pregunta preguntas problema problemas hora horas minuto
    minutos dia dias semana semanas tarde noche manana mediodia desayuno comida comidas cena cenas merienda almuerzo entrante plato platos
    postre bebida bebidas aperitivo hambre sed apetito frio calor resfriado gripe tos fiebre resaca dinero euros trabajo examen reunion coche
    bici perro gato plan planes foto ducha siesta receta recetas libro poco poca mucho mucha muchos muchas bastante varios varias algo nada
    todo todos un una unos unas dos tres cuatro cinco seis siete ocho nueve diez mi mis tu su sus nuestro gusto gustos humor amor miedo
    que ido comido hecho comprado visto probado oido invitado nunca siempre no mas menos ya solo solamente equilibrada sana normal ligera
    especial estricta vegetariana vegana mediterranea blanda detox deporte partido camping tienda barco piso induccion gas luz lista compra
    otro otra otros otras eso esto aqui cansado cansada solo sola solos aburrido tiempo sitio pan cuenta razon suerte grande pequeno pequena
    viejo vieja nuevo nueva bueno buena tarde-noche alergia alergias alergico alergica intolerancia reaccion reacciones ronchas sintomas costumbre cabeza corazon mano manos
  `,
  de: `
    unmengen mengen massen berge haufen tonnen tonnenweise kiloweise haufenweise massenhaft massenweise jede massig
    jahr jahre jahren monate alter schnellkochtopf dampfkochtopf urlaub ferien reise weg zug bus diat diaten eile budget
    freunde freund freundin gaste gast besuch leute familie familien kinder kind baby babys zwillinge teenager nachbarn mann frau partner
    partnerin sohn tochter mama papa mutter vater eltern oma opa schwester bruder mitbewohner studenten kollegen team haus party geburtstag
    hochzeit picknick grillabend grill fest kuhlschrank gefrierschrank tiefkuhltruhe ofen backofen herd kuche pfanne pfannen topf topfe wok
    wasserkocher mikrowelle mixer thermomix fritteuse heissluftfritteuse schnellkochtopf garten balkon gewachshaus messer dose dosen glas
    glaser tute packung paket reste rest halfte viertel lust hunger durst appetit barenhunger kohldampf heisshunger idee ideen frage fragen
    problem probleme bitte wunsch stunde stunden minute minuten tag tage woche wochen abend nacht morgen mittag fruhstuck essen mahlzeit
    mittagessen abendessen snack vorspeise hauptgericht nachtisch dessert getrank getranke erkaltung grippe schnupfen husten fieber kater
    geld euro arbeit job prufung termin auto fahrrad hund katze plan plane wahl foto dusche pause rezept rezepte kochbuch ahnung zeit
    bock angst recht gluck glueck viel viele wenig wenige etwas was nichts alles alle einige mehrere genug mehr weniger nur noch schon keine
    kein keinen zwei drei vier funf sechs sieben acht neun zehn ein eine einen einem mein meine meinen dein ihr ihre unser unsere gern gerne
    lieber immer nie heute gestern morgen gerade leider auch mal so sehr gut gute guten grosse grosser grossen kleine kleinen alte alten neue
    neuen schone schlechte frische frischen mir mich uns sie ihn es das die der den dem dafur dazu davon hier da vor gegessen gekocht gekauft
    gehort gesehen probiert gefunden eingeladen vergessen strikte ausgewogene gesunde normale leichte vegetarische vegane mediterrane
    mittelmeer entgiftung sport training marathon camping zelt boot wohnung wg induktion gas strom liste einkaufsliste andere anderen platz
    brot hause liebe mann-und-kind bedenken einwande spass stress kopf hand hande bauch herz rucken kummer sorgen schwein allergie allergien allergisch unvertraglichkeit abneigung reaktion schwierigkeiten beschwerden ausschlag symptome muhe anlass unmengen massen menge mengen haufen
  `,
}

export const everydayNouns: ReadonlySet<string> = setOf(words)
