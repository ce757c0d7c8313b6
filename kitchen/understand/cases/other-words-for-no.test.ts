import { expect, it } from 'vitest'
import { misread, readCases } from './read-cases.ts'

const refusals = {
  en: `
    neither garlic nor onion, cod and carrots for two => -garlic -onion +cod +carrot s=2
    no garlic, no onions; hake with leeks for 3 => -garlic +hake
    for two, salmon and leeks, no cream nor butter => +salmon +leek -cream
    a big salad for 4 || cucumber neither, it goes watery => -cucumber
    a big salad for 4 || cucumber not either, it goes watery => -cucumber
    soup for 2, celery no, gives me a rash => -celery
    cod quiche for 4, she does not take milk => -milk -cream +cod
    fish pie for 3, my daughter doesn't take milk => -milk
    something for the sabbath, chicken, nothing milky => -cream -greek-yogurt -milk +chicken-breast/chicken-thigh
    noodle bowl for 2, nothing spicy => -chilli
    chicken rice for 6, nobody there eats pork => -pork-fillet
    lamb stew for 4 || leave out any wine => -red-wine -white-wine
    lamb stew for 4 || leave any wine out => -red-wine
    vegetable soup for 4 || take all the dairy out => -cream
    dal without coconut for 3 => -coconut-milk
  `,
  fr: `
    ni ail ni oignon, du cabillaud et des carottes pour deux => -garlic -onion +cod +carrot s=2
    sans ail ni oignons, cabillaud et carottes pour deux => -garlic -onion +cod +carrot s=2
    pas de crème, pas de beurre, saumon et poireaux pour 3 => -cream -butter +salmon +leek s=3
    grande salade pour 4 || concombre non plus, ça rend de l'eau => -cucumber
    soupe pour 2, céleri non, ça me donne des boutons => -celery
    poulet pour shabbat, rien de lacté => -cream -greek-yogurt
    un wok pour 2, rien de piquant => -chilli
    un wok pour 2, rien d'épicé => -chilli
    riz au poulet pour 6, là-bas personne ne mange de porc => -pork-fillet
    une soupe de légumes pour 4 || enlève les laitages => -cream -milk
    une soupe de légumes pour 4 || retire tout ce qui est laitier => -cream
    une soupe de légumes pour 4 || enlève tous les produits laitiers => -cream
    un dal sans coco pour 3 => -coconut-milk
    purée pour bébé de 8 mois, toutes molles, carottes => +carrot ~potato
  `,
  es: `
    ni ajo ni cebolla, bacalao y zanahorias para dos => -garlic -onion +cod/salt-cod +carrot s=2
    sin ajo ni cebolla, merluza y zanahorias para dos => -garlic -onion +hake +carrot s=2
    boniato y calabaza para el bebé, sin sal, sin miel => +sweet-potato +pumpkin
    boniato, sin sal ni miel, para mi niña de 8 meses => +sweet-potato -honey
    ensalada grande para 4 || pepino tampoco, que suelta agua => -cucumber
    ensalada grande para 4 || pepino tampoco, se pone aguado => -cucumber
    sopa para 2, apio no, que me salen ronchas => -celery
    sopa para 2, apio no, me da urticaria => -celery
    pollo para shabat, nada lácteo => -cream -greek-yogurt
    un wok para 2, nada picante => -chilli
    un wok para 2, nada que pique => -chilli
    arroz con pollo para 6, allí nadie come cerdo => -pork-fillet +chicken-breast/chicken-thigh
    arroz para 6, no comen cerdo ninguno => -pork-fillet
    arroz de pollo para 6, ninguno come cerdo => -pork-fillet
    sopa de verduras para 4 || quita todo lo lácteo => -cream
    dal sin coco para 3 => -coconut-milk
  `,
  de: `
    weder Knoblauch noch Zwiebel, Kabeljau und Karotten für zwei => -garlic -onion +cod +carrot s=2
    ohne Knoblauch und Zwiebeln, Lachs mit Lauch für 3 => -garlic -onion +salmon +leek s=3
    keine Sahne, keine Butter, Seelachs und Fenchel für 4 => -cream -butter +fennel s=4
    großer Salat für 4 || Gurke auch nicht, die wird so wässrig => -cucumber
    großer Salat für 4 || Gurke auch nicht, die weicht durch => -cucumber
    Suppe für 2, Sellerie nein, da krieg ich Ausschlag => -celery
    Suppe für 2, Sellerie nein, davon bekomme ich Ausschlag => -celery
    Huhn für Freitagabend, nichts Milchiges => -cream -greek-yogurt -milk
    Hähnchen für Schabbat, nix milchiges dabei => -greek-yogurt
    Wok für 2, nichts Scharfes => -chilli
    Reis mit Huhn für 6, dort isst keiner Schwein => -pork-fillet
    Reis für 6, Schwein isst da niemand => -pork-fillet
    Gemüsesuppe für 4 || nimm alles mit Milch raus => -cream
    Gemüsesuppe für 4 || lass die Milchprodukte weg => -cream
    Dal ohne Kokos für 3 => -coconut-milk
  `,
}

it.each(readCases(refusals))(
  'in %s "%s" keeps out what is refused and puts in what is wished',
  (language, text, expected) => {
    expect(misread(language, text, expected)).toEqual([])
  },
)
