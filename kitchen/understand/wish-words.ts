import { setOf } from './word-list.ts'

/** What asks for a dish: its object is one, whatever it is called. */
export const wishVerbs = setOf({
  en: `
    make making cook cooking do doing having write prepare fix bake want wants wanna love like have eat try crave craving fancy need
    know recipe show teach
  `,
  fr: `
    fais fait faites faire ecris ecris-moi note donne donne-moi prepare preparer preparez cuisine cuisiner cuisines veux veut voudrais voudrait voudrions
    aimerais aimerait aimerions envie manger gouter essayer connais connaissez recette fais-moi prepare-moi
  `,
  es: `
    haz hazme haznos escribe escribeme apuntame dame hacer haces hago prepara prepares preparar preparame cocina cocinar quiero queria querria quisiera queremos
    apetece apetecen ganas probar comer gustaria sabes conoces receta
  `,
  de: `
    mach mache machen mecht mechat mechad mog kriag schreib schreibe gib zeig machst koch koche kochen kochst back backe backen will wollen mochte mochten hatte hatten mag
    probieren essen lust kannst konnen konnt konnten konntest kennst bereite rezept
  `,
})

/** What may stand around such a verb before the dish is named. */
export const wishOpeners = setOf({
  en: `
    please can could may would you me us my an a some the i i'd i'm im we're id to we he she hi hello hey give for how
    about what something tonight today dinner lunch going really just also so well ok okay then actually maybe and
    of in on as starters starter dessert main drink yes no let's i' m re we' d ll plate plates bowl portion pot some rather instead after all change mind
  `,
  fr: `
    bonjour salut bonsoir coucou je j' on nous moi un une des du d' de la le les l' s'il te vous tu plait svp stp peux
    peut pouvez pourrais ai as aurais soir ce midi comme en dessert entree plat apero boire alors donc euh ah oh oui
    plutot me m' c' est qu' assiette plateau finalement fin compte
  `,
  es: `
    hola buenas una uno un unas unos del de el la los las me nos te mi puedes podrias puede por favor porfa hoy esta
    noche para cenar tengo postre entrante primero segundo que como en al final pues oye ah oh si mejor lo
  `,
  de: `
    hallo hi moin servus bitte du mir uns ich wir ein eine einen einem einmal gern gerne heute abend mittag zum zur als
    der die das den auf von mal doch also ja ach oh nachtisch vorspeise hauptgericht trinken kaffee lieber stattdessen konntest wurde gibt
    es wie
  `,
})

/** Nouns that are wished for and are no dish. */
export const noDishes = setOf({
  en: `
    smth sumthing sth stuff sorry whats inspiration help advice ideas idea suggestion suggestions recommendation comfort
    energy change surprise picnic barbecue lunchbox mocktail kiddo kiddos grub nosh munchies feast banquet bookclub
    potluck brunch leftovers cosy cozy hearty veggie favourite favorite something anything classic comfy nibbles yoga
    gym hangover fridge freezer pantry groceries budget friends family guests colleagues neighbours inlaws in-laws
  `,
  fr: `
    truc bidule idee idees cherche ramasse pardon etudiant etudiante papilla gouter grignoter inspiration aide conseil
    conseils conseille surprise reconfort energie changement douceur folie petit-dejeuner brunch collegues beaux-parents
    potes famille copains invites frigo placard courses amoureux rentree fete festin regal chose choses dejeuner
    leger legere copieux gourmand rapide sympa bon bonne
  `,
  es: `
    cocktel coctel idea ideas cosa cosas quedan sera seremos somos hazla perdon merienda barbacoa fiambrera picoteo inspiracion ayuda
    consejo sorpresa energia cambio suegros amigos familia invitados colegas nevera despensa cumple cumpleanos fiesta
    rico rica ricas ricos contundente ligero ligera rapido casero casera algo desayuno almuerzo
  `,
  de: `
    idee ideen moin servus gruezi quatsch doch jetzt grillabend grillparty grillfest picknick brotdose inspiration hilfe
    rat tipp tipps uberraschung energie abwechslung feines leckeres leckerli festessen sonntagsessen hochzeitstag
    familie freunde kollegen nachbarn schwiegereltern kuhlschrank vorrat feierabend fruhstuck brunch kleinigkeit
    hauptgericht hauptspeise gericht speise geburtstagsessen essen mahlzeit lieblingsessen
  `,
})

/** Endings of words that say how something is, not what it is. */
export const describing =
  /(?:ful|ous|ish|ive|able|less|ly|iest|istic|eux|euse|euses|ifs?|ives?|ables?|ibles?|ment|ants?|antes?|ientes?|os[oa]s?|iv[oa]s?|mente|liche?[snrm]?|ige?[snrm]?|ische?[snrm]?|haft(?:e[snrm]?)?|volle?[snrm]?)$/
