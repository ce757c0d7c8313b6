import { expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { fold } from '../../lexicon/text/fold.ts'
import { readServings } from '../servings.ts'
import { spelledOut } from '../spelled-out.ts'
import { unjoin } from '../../lexicon/text/unjoin.ts'

const count = (text: string, before: number | null = null) =>
  readServings(unjoin(spelledOut(fold(text))), before)

/** How many, and the ways to say it; "-" where nobody is counted. */
const said: Record<Language, string> = {
  en: `
    -: brownies in my 20 x 30 tin | lasagne, 9 by 13 dish | cheesecake, springform 26 | stew, write it up for me
    -: pie, can you type this out for me | 2 lb of beef for stew
    3: my other half, her dad and myself: risotto | sister and us two, soup
    6: my in-laws and my brother are coming, plus my wife, our son and me, roast
    4: four mojitos please
    1: just the one margarita please | one mojito, thx | a single portion of carbonara
    1: mac and cheese for one | cooking for one tonight, risotto | lunch just for little old me
    1: table for one, pad thai | party of one, ramen | all by my lonesome, want a curry
    1: it's only me tonight, soup | only me eating, stir fry | home alone tonight, pizza
    1: me, myself and I, a burger | I live on my own, a quick stew | a dish for a single person
    1: a portion for one | noodles for one
    2: dinner for the two of us, lasagne | dinner for me and the missus | me n my gf want tacos
    2: me & my flatmate, noodles | my mum and I fancy a roast | the wife and I, a paella
    2: hubby and I, curry | me plus one, soup | a couple of portions of dal | risotto for a couple
    2: 2 big eaters, stew | 2 hungry lads, bubble and squeak | I have 3 eggs, for 2 | pizza 2 nite 4 2
    3: two plus a toddler, pasta bake | two adults plus a toddler, pasta | 2 adults + 1 kid, chicken
    3: two of us plus a baby sitter, pizza | us two and my mum, roast chicken
    3: me, my husband and our toddler, stew | my wife, my son and me, fish | me and two mates, chilli
    3: me and my two kids, burgers | the three of us, soup | there's 3 of us, curry
    3: there are three of us for dinner, curry | theres 3 of us tonite, curry | we're three, curry
    3: both my parents and me, stew | my sister, her husband and me, stew | for 2-3 people, stew
    3: pasta, 20 minutes, 3 people | pasta in 20 min 4 3 | 2 adults 1 kid, pie
    4: we are 4 tonight, curry | were 4 for dinner tonight, curry
    4: We're four. Something with pumpkin please | four of us, lentils
    4: four of them, all hungry teenagers, pasta | 4 hungry teens, pasta | quiche, four hungry people
    4: 2 adults and 2 kids, chicken tray bake | 2 grown-ups and 2 kids, chicken tray bake
    4: two couples for dinner, salmon | double date dinner, four, salmon | me, the wife and two kids: pasta
    4: my family of 4 wants curry | family of four, lentil soup | me, dad, mum and my brother, roast
    4: 4 girls, cocktails | my parents plus us two, stew | I'm having 3 friends round, stew
    4: I've got three mates coming over, stew | 3 friends are coming for dinner, stew
    4: my in-laws are coming, there's 4 of us, stew | dinner at 7, 4 people | 4 people at 7pm
    4: 2 courgettes and 3 carrots, soup for four | curry, 4, no peanuts | curry 4 no peanuts | pud 4 four
    4: 2 adults 2 children pie
    5: 3 adults and 2 teens, tacos | 3 adults, 2 teens, tacos | three grown ups and two little ones, soup
    5: five hungry mouths, stew | there will be five of us, stew | 5 ppl, stew | 5 pers stew | stew 4 five
    5: stew 4 5 | 5 servings of stew | five bowls of soup | serves 5: stew | enough for 5, stew
    5: feeds five, stew | 5 kids coming for a birthday, pizza | sunday roast - five - no pork
    6: to feed six, stew | half a dozen guests, stew | we'll be six, stew | 6 total, stew
    6: six at the table, stew | six around the table, stew | 6 folks coming over for stew
    6: six friends, stew | cooking for 6 tonight, stew | dinner party for 6, stew | x6 stew
    6: stew, six of us in all | stew for my 6 guests | stew. 6 people. | stew - 6 | stew: 6 servings
    6: 6-person stew | stew for six-ish | we have 4 guests, so with us two six in total: stew
    6: 4 guests plus the two of us, stew | christmas eve. six.
    8: stew for about 8 | 8 folks, cucumber sandwiches | eight hungry folk, stew | 8 heads, stew
    8: 8 mouths to feed, stew | 8 blokes after football, stew | 8 lads, stew | 8 colleagues, stew
    8: 8 students, stew | roast beef. 8. | cake, 8 slices
    9: a hen do for 9, cocktails
    7: team of 7, sandwiches | a gang of seven, stew | seven pints of punch
    10: ten covers, stew | about 10, chilli | chilli, about ten
    12: a dozen cupcakes | 12 cupcakes | birthday cake, 12 slices | a dozen people, stew
    12: dinner for a dozen, stew
    20: a crowd of 20, chilli | 20 odd people, chilli
    22: twenty two people, chilli
    24: chilli for 24 | 24 guests, chilli
    17: chilli for 17 people | seventeen people, chilli
    19: nineteen of us, chilli
    -: a recipe with 5 ingredients | 5 ingredient pasta | under 30 minutes pasta | a three course dinner
    -: a soup with 2 leeks | 7 up cake | four cheese pizza | five spice duck
    -: I have 4 tomatoes and two peppers | oven at 180, chicken | for my 7 year old, pasta
    -: I have five stale rolls, a dish | I have 6 eggs and 2 leeks
    30: mulled wine, 30 cups | 30 cups of punch
    40: 40 canapés
  `,
  fr: `
    -: un far dans un plat de 22 x 30 | gâteau au yaourt, moule 24 x 24 | une tarte, écris-la pour moi
    3: un gratin pour ma belle-mère et nous deux | belle-mère et nous deux, un gratin
    4: ma mère et nous trois, un gratin
    5: on reçoit mes beaux-parents et mon frère, nous on est deux, un rôti
    3: 3 margaritas sans alcool
    1: chui seul ce soir, des pâtes | jsuis toute seule, des pâtes | juste pour moi un gratin
    1: rien que pour moi, une omelette | une seule personne, gratin | 1 pers gratin
    1: un gratin pour une personne | je mange solo, un curry | une portion de dahl | un seul verre, mojito
    1: un mojito, un seul | un mojito juste un | je vis seule, une soupe | repas en solo : curry
    1: pour ma pomme, une omelette | une part de quiche
    2: pour nous 2, curry | on est deux, curry | on est que deux, curry | moi et mon mec, curry
    2: mon chéri et moi, curry | ma copine et moi voudrions un curry | avec ma coloc, pour deux, curry
    2: mon mari et moi, curry | dîner en amoureux, saumon | en tête-à-tête, saumon | curry x2
    2: 2 pers. curry | curry pour 2p | curry 2 couverts | deux assiettes de soupe
    3: deux adultes et un bébé, soupe | deux adultes et un petit, soupe | 2 adultes + 1 enfant, poulet
    3: nous deux plus ma mère, poulet | moi, ma femme et notre fille, poulet
    3: moi et mes deux enfants, poulet | on est 3 ce soir, poulet | à trois, un poulet rôti
    3: nous sommes trois à table, poulet | on sera trois, poulet | mes parents et moi, chili
    3: pâtes 20 min 3 personnes | 2 adultes 1 enfant, quiche | f. 3, curry
    4: ns sommes 4, poulet | On est quatre. Un truc avec du potiron | famille de 4, poulet
    4: quatre gourmands, poulet | quatre personnes affamées, poulet | poulet pr 4 | poulet, 4 pers
    4: poulet 4 personne | poulet pour 4 pers. svp | 2 adultes et 2 enfants, poulet
    4: 2 grands et 2 petits, poulet | deux couples, poulet | poulet pour quatre parts | quiche, quatre parts
    4: mes beaux-parents viennent, on sera 4, chili | mes beaux-parents plus nous deux, chili
    4: un repas à 20h pour 4 | 4 personnes à 19h, chili | 2 courgettes et 3 carottes, soupe pour quatre
    4: curry, 4, pas de cacahuètes | curry à 4 | on mange à 4, curry | 2 adultes 2 enfants quiche
    4: p. 4 curry
    5: 3 adultes et 2 ados, tacos | 3 adultes, 2 ados, tacos | cinq bouches à nourrir, tacos
    5: nous serons cinq, tacos | j'ai quatre amis qui viennent, tacos | j'ai 4 potes à la maison, tacos
    5: je reçois 4 amis, tacos
    6: on reçoit du monde, 6 en tout, tacos | 6 au total, tacos | on est six à table, tacos
    6: tablée de six, tacos | six convives, tacos | une demi-douzaine de personnes, tacos
    6: repas pour 6, tacos | tacos pour six personnes | pour 6 : tacos | tacos. 6 personnes.
    6: réveillon. six.
    8: tacos pour environ 8 personnes | choux de bruxelles et marrons pour noël, 8 | 8 têtes, chili
    8: 8 collègues, chili | 8 copines, cocktails | 8 gaillards, chili | 8 gosses, pizza | 8 mômes, pizza
    8: rôti de boeuf. 8.
    10: tacos pour une dizaine de personnes | une dizaine d'invités, tacos | environ 10, chili
    10: gâteau, dix tranches
    15: une quinzaine d'invités, chili
    20: chili pour une vingtaine
    24: chili pour 24
    22: vingt-deux personnes, chili
    17: dix-sept personnes, chili
    12: chili pour douze | une douzaine de muffins | 12 muffins
    -: une pizza aux quatre fromages | un quatre-quarts | j'ai 4 tomates et deux poivrons
    -: four à 180, poulet | pour mon fils de 7 ans, des pâtes | en 30 minutes des pâtes
    -: un menu à trois plats | une soupe avec un poireau | un gâteau aux 4 épices
    -: j'ai cinq petits pains rassis, un plat
    30: vin chaud, 30 gobelets
    40: 40 verrines
  `,
  es: `
    -: un bizcocho en molde de 20 x 30 | lentejas, escríbelo para mí
    6: viene mi hermano con sus tres hijos y nosotros somos dos, paella
    4: para mis padres, mi hermano y yo, un cocido | vienen mis suegros, más mi marido y yo, pollo
    3: mi suegra y nosotros dos, merluza
    3: tres margaritas
    1: solo yo, una tortilla | ceno sola, algo con pollo | ceno solo hoy, pollo | para mí nomás, pollo
    1: nada más para mí, pollo | una sola ración de pollo al curry | para uno, pollo al curry
    1: un mojito, solo uno | un solo vaso de mojito | vivo sola, una sopa | estoy solo en casa, pizza
    1: 1 persona pollo | vivo solo, unas lentejas
    2: somos dos, pollo | somos 2 nomás, pollo | mi novia y yo, pollo | yo y mi pareja, pollo
    2: para mi mujer y para mí, pollo | mi madre y yo queremos pollo | cena romántica, salmón
    2: una cena en pareja, salmón | pollo pa 2 | pollo x2 | dos platos de sopa | para los dos, sopa
    3: dos adultos y un bebé, sopa | dos adultos y un peque, sopa | 2 adultos + 1 niño, pollo
    3: nosotros dos y mi madre, pollo | mi mujer, mi hijo y yo, pollo | yo y mis dos hijos, pollo
    3: somos tres en casa, pollo | los tres queremos pollo | seremos 3, pollo | mis padres y yo, tacos
    3: pasta 20 min 3 personas | 2 adultos 1 niño, tortilla
    4: Somos cuatro. Algo con calabaza | somos 4 a la mesa, pollo | familia de 4, pollo
    4: cuatro comensales, pollo | cuatro bocas hambrientas, pollo | pollo 4 pers | pollo 4 personas porfa
    4: pollo para cuatro | pollo para 4 pers. | pollo, cuatro raciones | 4 porciones de pollo
    4: 2 adultos y 2 niños, pollo | 2 mayores y 2 pequeños, pollo | dos parejas, pollo
    4: un matrimonio y dos críos, pollo | mis suegros y nosotros dos, tacos
    4: mis suegros vienen, somos 4, tacos | 4 personas a las 9, tacos
    4: 2 calabacines y 3 zanahorias, sopa para cuatro | curry, 4, no me gusta el cilantro
    4: 2 adultos 2 niños tortilla
    5: 3 adultos y 2 adolescentes, tacos | 3 adultos, 2 adolescentes, tacos
    5: vienen cuatro amigos a casa, tacos | tengo 4 amigos en casa, tacos | he invitado a 4 colegas, tacos
    5: seremos cinco, tacos | vamos a ser cinco, tacos | curry a 5
    6: 6 en total, tacos | somos seis en total, tacos | media docena de personas, tacos | nochebuena. seis.
    8: tacos para unos 8 | tacos para unas ocho personas | coles navidad 8 | 8 colegas, tacos
    8: 8 chavales, pizza | 8 tíos con hambre, tacos | 8 vasos de gazpacho
    12: una docena de magdalenas | 12 magdalenas
    10: una decena de invitados, tacos | tacos pa diez | unos 10, chili | tarta, diez trozos
    17: para 17 personas, tacos
    22: veintidós personas, tacos
    20: tacos para veinte
    24: comida para 24
    7: una mesa de siete, tacos | grupo de 7, tacos | seríamos 7, tacos
    -: pizza cuatro quesos | tengo 4 tomates y dos pimientos | horno a 180, pollo
    -: para mi hijo de 7 años, pasta | un menú de tres platos | en 30 minutos, pasta
    -: una sopa con un puerro | tengo cinco bollos duros, un plato
    30: vino caliente, 30 vasos
    40: 40 vasitos de crema
  `,
  de: `
    -: Lasagne für meine Form 20 x 30 | Blechkuchen, 30 mal 40 | Springform 26, Käsekuchen | schreib es für mich auf, Suppe
    6: meine beiden Schwestern mit ihren Männern und wir zwei, Paella
    3: Schwiegermutter und wir zwei, Forelle
    5: wir sind zu fünft, zwei davon Kinder, Gulasch
    5: fünf Mojitos
    1: nur ich heute, Nudeln | bin allein, Nudeln | bin heut alleine, Nudeln | nur für mich, Nudeln
    1: für mich alleine, Nudeln | für eine Person, Nudeln | 1 Pers Nudeln | Single-Portion Nudeln
    1: eine Portion Curry | Whisky Sour, einer reicht | ein Mojito, nur einer | ein einzelnes Glas Mojito
    1: ich koche nur für mich, Curry | ich wohne allein, Suppe | ich ess allein, Suppe | Portion für eine
    1: Nudelgericht für einen | Suppe für einen allein
    2: wir zwei wollen Curry | wir beide, Curry | für uns zwei, Curry | für uns beide, Curry
    2: zu zweit, Curry | meine Freundin und ich, Curry | ich und mein Freund, Curry
    2: für meinen Mann und mich, Curry | mein Mann und ich hätten gern Curry | Mama und ich, Curry
    2: Pärchenabend, Lachs | Candle-Light-Dinner, Lachs | 2 Leut, Curry | Curry fia 2 | Curry f. 2
    2: Curry 2 Pers. | Curry x2 | zwei Teller Suppe
    3: zwei Erwachsene und ein Kleinkind, Nudeln | zwei plus Kleinkind, Nudeln | 2 Erw. + 1 Kind, Nudeln
    3: wir zwei und meine Mutter, Curry | ich, meine Frau und unser Sohn, Curry
    3: ich und meine zwei Kinder, Curry | zu dritt, Curry | wir sind zu dritt, Curry | wir sind 3, Curry
    3: sind 3 Leute, Curry | meine Eltern und ich, Tacos | Nudeln 20 min 3 Leute | Curry f. 3 | Curry fuer 3
    3: Curry fuer drei | 2 Erwachsene 1 Kind, Nudeln | 3 hungrige, Curry
    4: sind zu viert, Curry | Wir sind vier. Irgendwas mit Kürbis | vierköpfige Familie, Curry
    4: Familie mit 4, Curry | 4-köpfige Familie, Curry | vier hungrige Mäuler, Curry | vier Hungrige, Curry
    4: Curry für 4 Leute | Curry 4 Leute | Labskaus 4 Leute | Curry für vier | Curry fürn vier Leut
    4: Curry, vier Portionen | Curry 4P | 2 Erwachsene und 2 Kinder, Curry | 2 Große und 2 Kleine, Curry
    4: zwei Paare, Curry | Schwiegereltern und wir zwei, Tacos
    4: die Schwiegereltern kommen, wir sind 4, Tacos | um 7 für 4 Leute, Tacos
    4: 2 Zucchini und 3 Karotten, Suppe für vier | Curry, 4, keine Erdnüsse | 2 Erwachsene 2 Kinder Nudeln
    5: 3 Erwachsene und 2 Teenager, Tacos | 3 Erwachsene, 2 Teenager, Tacos
    5: 3 Erwachsene und 2 Jugendliche, Tacos | ich hab vier Freunde da, Tacos
    5: ich krieg Besuch von 4 Freunden, Tacos | vier Kumpels kommen, Tacos | wir werden fünf sein, Tacos
    5: zu fünft, Tacos
    6: insgesamt 6, Tacos | 6 insgesamt, Tacos | wir sind sechs am Tisch, Tacos | sechs Esser, Tacos
    6: Runde von sechs, Tacos | ein halbes Dutzend Leute, Tacos | Heiligabend. sechs.
    8: Tacos für ca. 8 | Tacos für etwa acht Leute | Tacos für so acht Leute | 8 Mann, Tacos
    8: 8 Mädels, Cocktails | 8 Jungs, Tacos | 8 Kollegen, Tacos | 8 Kids, Pizza | zu acht, Tacos
    12: zwölf Muffins | 12 Muffins | ein Dutzend Muffins | Tacos für ein Dutzend Leute
    17: Tacos für 17 | siebzehn Leute, Tacos
    22: zweiundzwanzig Leute, Tacos
    24: Tacos für 24
    7: Tisch für sieben, Tacos
    -: Vier-Käse-Pizza | hab 4 Tomaten und zwei Paprika | Ofen auf 180, Huhn
    -: für meinen 7-jährigen Sohn, Nudeln | in 30 Minuten Nudeln | eine Suppe mit einem Lauch | drei Gänge
    -: fünf Stück Brezn sind übrig | hab fünf alte Semmeln, ein Gericht
    10: so 10 Leute, Chili | Kuchen, zehn Stücke
    30: Glühwein, 30 Becher
    40: 40 Häppchen
    15: 15 mann, Chili
  `,
}

/** How many there were, how many there are now, and the ways to say so. */
const corrected: Record<Language, string> = {
  en: `
    10 12: sorry, 12 not 10 | make that 12 | 12 actually | actually there's 12 of us | I meant 12
    10 12: oops 12, not 10 | not 10 but 12 | it's 12 not 10 people | two more are coming | plus 2
    10 8: we're only 8 now | two people cancelled | 2 fewer guests
    10 11: one more
    10 9: one less
    10 1: just for me actually
    10 2: now just two of us
    4 8: double it
    4 2: half that
    4 9: scale it up to 9
    4 6: change it to 6 | 6 instead of 4 | can you do it for six? | and for 6?
    4 5: add one person
    4 3: 3 people instead
    4 4: half the sugar
    8 8: half the butter | twice as much chocolate | double the chocolate
    6 3: half that | half of everything
    2 2: a bit more, we're hungry
  `,
  fr: `
    10 12: pardon 12 et pas 10 | 12 en fait | finalement on sera 12 | je voulais dire 12 | non, 12
    10 12: 12 au lieu de 10 | pas 10 mais 12 | deux personnes de plus
    10 8: on est plus que 8 | deux de moins
    10 9: une personne en moins
    4 8: double les quantités
    4 2: la moitié
    4 6: et pour 6 ? | mets pour 6 | passe à 6 | on sera plutôt 6
    4 5: j'ai un invité surprise en plus
    8 8: moitié moins de sucre | la moitié du sucre | deux fois plus de chocolat
    8 8: double la dose de chocolat
    6 3: la moitié
  `,
  es: `
    10 12: perdón, 12 no 10 | mejor 12 | al final somos 12 | quise decir 12 | no 10 sino 12
    10 12: 12 en vez de 10 | dos personas más
    10 8: ya solo somos 8 | dos menos
    10 9: una persona menos
    4 8: el doble
    4 2: la mitad
    4 6: ¿y para 6? | ponlo para 6 | cámbialo a 6
    4 5: se apunta uno más
    8 8: la mitad de azúcar | el doble de chocolate
    6 3: la mitad
  `,
  de: `
    15 12: Quatsch, 12 statt 15
    10 12: doch 12 | sorry 12 | ich meinte 12 | nicht 10, sondern 12 | wir sind jetzt 12 | zwei mehr
    10 8: wir sind nur noch 8 | zwei weniger | zwei haben abgesagt
    10 9: einer weniger
    4 8: doppelte Menge
    4 2: die Hälfte
    4 6: und für 6? | mach 6 draus
    4 5: es kommt noch einer | noch ein Gast
    8 8: die Hälfte vom Zucker | halb so viel Zucker | doppelt so viel Schokolade
    6 3: die Hälfte
  `,
}

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, counts = '', sentences = ''] = /^\s*([^:]+): (.*)$/.exec(line) ?? []
      return sentences.split(' | ').map((text) => ({ counts: counts.split(' '), text }))
    })

it.each(
  languages.flatMap((language) =>
    rowsOf(said[language]).map(({ counts: [n], text }) => [language, text, n] as const),
  ),
)('in %s "%s" is for %s', (_language, text, n) => {
  expect(count(text)).toBe(n === '-' ? null : Number(n))
})

it.each(
  languages.flatMap((language) =>
    rowsOf(corrected[language]).map(
      ({ counts: [before, now], text }) => [language, Number(before), text, Number(now)] as const,
    ),
  ),
)('in %s, after %s, "%s" makes it %s', (_language, before, text, now) => {
  expect(count(text, before) ?? before).toBe(now)
})
