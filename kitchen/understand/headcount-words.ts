/** The words for those who sit at the table, on folded text; the four languages stand together. */

const list = (text: string) => text.trim().split(/\s+/).join('|').replaceAll('_', ' ')

/** What is counted in heads. */
const heads = list(`
  people persons? folks? ppl peeps pp pax heads mouths bellies souls guests? adults? grown[-_]?ups? eaters? diners mates
  friends? pals buddies chums blokes lads lasses guys girls boys men women ladies gents gentlemen kids? children child
  kiddies kiddos littles little_ones youngsters toddlers teens teenagers students pupils colleagues coworkers workmates
  teammates players neighbou?rs housemates flatmates roommates sons daughters brothers sisters cousins siblings
  personnes? convives invites? adultes? amie?s? copains copines potes collegues voisins cousins couverts tetes bouches
  gourmands gourmets affames ventres hommes femmes filles garcons mecs gars gaillards enfants? tout[-_]petits? gosses momes gamins tout[-_]petits? touts?[-_]petits
  bambins petits_monstres ados? adolescents etudiants fils soeurs freres colocs invitees
  personas? comensales invitad[oa]s? amig[oa]s amiguetes adultos? adultas? cabezas bocas tripas hombres mujeres chic[oa]s
  ti[oa]s colegas companer[oa]s vecin[oa]s prim[oa]s chavales crios crias peques ninos? ninas? hij[oa]s herman[oa]s
  adolescentes estudiantes nen[ea]s chamac[oa]s chiquill[oa]s pib[ea]s
  person personen leute?n? gasten? gaste erwachsenen? erw(?:\\.|\\b) esser hungrigen? mauler kopfe nasen freunden? freundinnen kumpels?
  mann(?!_und) frauen manner madels madchen jungs jungen kollegen kolleginnen nachbarn kids kinder[n]? kind kleinkinder
  jugendlichen? teenies? teenagers? studenten studentinnen geschwister bruder schwestern sohne tochtern cousins vettern
`)

/** What a dish is counted in. */
const helpings = list(`
  p(?![a-z.]|\\._?[a-z]) pers\\b\\.? servings? serves portions? plates? bowls? covers pieces(?!_of_(?!(?:cake|pie|tart|brownie))) (?:tall|long|large|big)_ones slices(?!_of) canapes nibbles bites pints glasses mugs drinks?
  cupcakes muffins scones tartlets glass (?:cups|tasses|tazas|tassen)(?!_[a-z]) mugs
  parts bols? assiettes? morceaux verres? muffins cupcakes tartelettes ramequins verrines gobelets tranches(?!_d[e']) canapes bouchees
  cuencos? cuenquitos? boles platitos raciones racion porcion porciones (?<!menu_de_\\d_)platos tazones uds?(?!_[a-z]) unidades(?!_de) piezas(?!_de) trozos(?!_de_(?!(?:tarta|bizcocho|pastel|brownies?))) vasitos canapes bocados magdalenas vasos? copas? jarras
  mojitos margaritas daiquiris negronis martinis caipirinhas mules cosmos cosmopolitans gin_tonics pisco_sours whisk(?:y|ey)_sours cocktails mocktails cocteles milkshakes lassis smoothies limonadas lemonades limonades
  portionen teller schusseln? schalen gedecke stuck\\b(?!_[a-z]) stk(?!_[a-z]) stucken?(?!_(?!(?:kuchen|torte|davon|bitte|reichen|fur|sollen|brauche)(?![a-z]))[a-z]) becher happchen glasern? glaser glas kruge muffins tortchen
`)

/** A number of them: "six people", "12 cupcakes", "3 hungry lads". */
export const counted = `${heads}|${helpings}`
export const persons = heads

/** One of them, by what they are to the guest. */
export const kin = list(`
  wife husband hubby missus (?:other|better)_half partner girlfriend boyfriend gf bf fiancee? mother father mum mom mam mummy mommy dad daddy
  sister brother son daughter friend mate roommate flatmate housemate boss neighbou?r grandmother grandma granny nan nana
  grandson granddaughter grandchild stepson stepdaughter step-?mum step-?dad mother-in-law father-in-law sister-in-law brother-in-law nephew lodger
  grandfather grandpa grandad granddad gran aunt auntie uncle cousin niece nephew baby kid child toddler little_one teen teenager
  femme mari mec meuf cheri cherie copain copine conjointe? compagne compagnon mere pere maman papa soeur frere fils fille
  amie? pote coloc voisine? chef grand[-_]mere grand[-_]pere mamie papi papy tante oncle cousine? niece neveu petit[-_]fils petite[-_]fille beau[-_]pere belle[-_]mere beau[-_]frere belle[-_]s[oe]+ur belle[-_]fille beau[-_]fils gendre bebe enfant bambin petit petite ado
  mujer marido novi[oa] pareja esposa esposo madre padre mama papa hermana hermano hij[oa] amig[oa] companer[oa] vecin[oa]
  jef[ea] abuel[oa] tia tio prim[oa] sobrin[oa] niet[oa] cunad[oa] suegr[oa] yern[oa] nuera marit[oa] bebe peque nin[oa] cri[oa] adolescente
  frau mann freundin freund kumpel partnerin partner mutter vater mama mami papa papi schwester bruder sohn tochter mitbewohner(?:in)?
  nachbar(?:in)? oma opa enkel(?:in|sohn|tochter)? enkerl schwager schwagerin schwiegermutter schwiegervater schwiegersohn schwiegertochter tante onkel cousine? kind baby kleinkind teenager teenie jugendlicher
`)

/** Two of them in one word. */
export const pairs = list(`
  parents grandparents in[-_]laws folks kids children sons daughters padres abuelos suegros hijos hijas ninos eltern
  grosseltern schwiegereltern kinder sohne tochtern twins grandchildren nietos sobrinos enkelkinder(?:n)? enkerln petits-enfants jumeaux jumelles gemel[oa]s melliz[oa]s zwillingen? beaux[-_]parents grands[-_]parents enfants filles
`)

export const couples = list('couples? pairs? parejas? matrimonios? paare?n? parchen ehepaare? duos?')

export const own =
  'my|our|his|her|their|mon|ma|mes|notre|nos|son|sa|ses|leurs?|mi|mis|nuestr[oa]s?|su|sus|meine?[nmr]?|unsere?[nmr]?|seine?[nmr]?|ihre?[nmr]?|both my|mes deux|a|an|another|un|une|una|eine?[nmr]?|die|den|der|das|the|le|la|les|el|los|las'

/** What may be said of them between the number and the word: "three very hungry friends". */
export const manner =
  '(?:(?:very|really|super|hungry|starving|close|good|old|little|small|big|young|tres|bons?|bonnes?|vieux|petite?s?|grande?s?|gros|grosses?|muy|buen[oa]s?|viej[oa]s?|pequen[oa]s?|hambrient[oa]s?|sehr|gute[nr]?|alte[nr]?|liebe[nr]?|kleinen?|grossen?|hungrigen?|ausgehungerte[nr]?|affame[es]?s?|jeunes?|jovenes|junge[nr]?) ){0,2}'
