import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { misread, readCases } from './read-cases.ts'

/** What guests and those with them must not have. */
const needs: Record<Language, string> = {
  en: `
    one guest is allergic to nuts and the other to milk, dinner for 4 => a:nuts a:milk
    one's allergic to eggs, another to fish, curry => a:eggs a:fish
    my son can't have dairy and my daughter can't have eggs, a cake => a:milk a:eggs
    he can't do shellfish so only chicken and sausage, gumbo for 4 => -prawn ~chicken-breast
    nobody likes mushrooms here, beef please => -button-mushroom ~beef-steak
    no one eats olives, pasta => -olive
    none of us likes fennel, stew => -fennel
    nobody in this house eats fish, something with rice => -cod +rice
    bored of chicken, ideas? => -chicken-breast
    so bored with pasta, something with rice => +rice
    no gluten no milk no egg cake => -milk a:eggs d:glutenFree
    no egg no dairy no nuts cookies => a:milk a:eggs a:nuts
    egg free dairy free nut free cake => a:milk a:eggs a:nuts
    gf df nf cake => d:glutenFree a:milk a:nuts
    gf/df/egg-free cake => d:glutenFree a:milk a:eggs
    GF, DF brownies pls => d:glutenFree a:milk
    veg + gf lasagne => d:vegetarian d:glutenFree
    vgn chilli => d:vegan
    vg curry => d:vegan
    V + GF soup => d:glutenFree d:vegetarian
    a nut roast but no peanuts => -peanut ~walnut
    nut roast, peanut allergy => -peanut ~walnut
    allergic to peanuts, walnuts are fine: walnut salad => -peanut +walnut
    w/out alcohol, hot toddy => -whisky
    hot toddy w/o booze => -whisky
    no booze please, mojito => alcoholFree
    it must be alcohol free, punch for 8 => alcoholFree s=8
    I'm teetotal, cocktail with mint => alcoholFree
    on antibiotics so no alcohol, cocktail with mint => alcoholFree
    dry january cocktail => alcoholFree
    I'm driving, cocktail with lime => alcoholFree
    I'm coeliac, pizza => d:glutenFree
    celiac friendly brownies => d:glutenFree
    lactose makes me ill, gratin => d:lactoseFree
    milk makes me ill, gratin => a:milk
    I'm lactose intolerant, quiche => d:lactoseFree
    no meat no fish, curry => d:vegetarian
    my girlfriend is veggie, lasagne => d:vegetarian
    my mate's a vegan, curry => d:vegan
    one of them is vegan, dinner for six => d:vegan s=6
    two vegetarians coming, dinner => d:vegetarian
    plant based burger => d:vegan
    no animal products, stew => d:vegan
    I don't eat anything from animals => d:vegan
    no pork please, we're muslim => d:halal -pork-fillet
    nothing haram => d:halal
    she keeps kosher => d:kosherStyle
    diabetic friendly dessert => d:lowSugar
    we don't eat meat => -beef-steak
    we don't eat meat but fish is fine => -beef-steak
    i only eat fish, no meat => -beef-steak
    I'm allergic to cow's milk => a:milk
    cow's milk protein allergy, pancakes => a:milk
    CMPA baby safe pancakes => a:milk
    anaphylactic to peanuts: satay => -peanut
    can't have any crustaceans, paella => -prawn
    seafood allergy, paella => -prawn
    shellfish free paella => -prawn
    tomatoes bring me out in a rash, pasta => -tomato
    soup, four bowls, celery allergy => -celery s=4
    mustard is a big no, sausages and lentils => -mustard
  `,
  fr: `
    un invité est allergique aux noix et l'autre au lait, un dîner => a:nuts a:milk
    l'un est allergique aux œufs, l'autre au poisson, un curry => a:eggs a:fish
    personne n'aime les champignons ici, du bœuf => -button-mushroom
    chez nous personne ne mange de poisson => -cod
    j'en ai assez du poulet, une idée ? => -chicken-breast
    g pa d'ail et j'aime pas sa, du poulet => -garlic
    g pas d'oeufs, un gateau => -egg
    ya plus de beurre, un gateau => -butter
    pas de gluten pas de lait pas d'oeuf, un gâteau => -milk a:eggs
    pas de gluten, de lait ni d'œufs, un gâteau => a:eggs -milk
    ni gluten ni lactose ni œuf, un gâteau => a:eggs
    ss gluten ss lactose, cookies => d:glutenFree d:lactoseFree
    végé, lasagnes => d:vegetarian
    un plat végé sans gluten => d:vegetarian d:glutenFree
    ma copine est végane, un curry => d:vegan
    ma copine est vege, un curry => d:vegetarian
    chui végan, un curry => d:vegan
    vegan stp un chili => d:vegan
    je mange pas d'animaux, un curry => d:vegan
    on ne mange pas de viande => -beef-steak
    pas de porc svp => -pork-fillet
    sans porc, on est musulmans => d:halal
    j'suis cœliaque, une pizza => d:glutenFree
    je suis coeliaque, une pizza => d:glutenFree
    le lactose me rend malade, un gratin => d:lactoseFree
    le lait me rend malade, un gratin => a:milk
    elle n'a pas droit au sucre, un dessert => -sugar
    ma fille n'a pas droit au lait, un gâteau => -milk
    mon fils n'a pas le droit de manger d'oeufs, un gateau => a:eggs
    interdiction de lait pour moi, une quiche => -milk
    sans alcool, un punch => alcoholFree
    je bois pas d'alcool, un cocktail => alcoholFree
    je conduis, un cocktail => alcoholFree
    cocktail sans alcool pour 6 => alcoholFree s=6
    allergie aux arachides, une salade de noix => -peanut ~walnut
    pas de cacahuètes mais des noix, salade => -peanut +walnut
    la tomate me donne des plaques, des pâtes => -tomato
    allergique au céleri, une soupe 4 assiettes => -celery s=4
    au céleri je suis allergique, une soupe => -celery
    je suis allergique : fruits à coque et sésame, un gâteau => a:nuts a:sesame
    allergies: lait, oeufs. un gâteau => a:milk a:eggs
    mon mari ne jure que par la viande, du bœuf => ~beef-steak
    les crustacés c'est interdit, une paella => -prawn
  `,
  es: `
    uno es alérgico al huevo y otro a la leche, un postre => a:eggs a:milk
    un invitado es alérgico a las nueces y la otra al pescado => -walnut a:fish
    a nadie le gustan las setas, carne => -button-mushroom
    nadie come pescado en casa, una cena => -cod
    aburrida del pollo, ideas? => -chicken-breast
    cansado de pollo, una cena => -chicken-breast
    ni gluten ni leche ni huevo, una tarta => a:eggs -milk
    sin gluten sin leche sin huevo, una tarta => a:eggs -milk d:glutenFree
    nada de gluten nada de leche, una tarta => -milk
    s/gluten s/lactosa galletas => d:glutenFree d:lactoseFree
    vegano porfa, un chili => d:vegan
    mi novia es vegana, curry => d:vegan
    soy vegetariana, curry => d:vegetarian
    soy vegana, curry => d:vegan
    soy celiaca, pizza => d:glutenFree
    soy celíaco, pizza => d:glutenFree
    no como carne ni pescado, curry => d:vegetarian
    no comemos cerdo, somos musulmanes => d:halal
    la lactosa me sienta mal, gratinado => d:lactoseFree
    la leche me sienta mal, gratinado => a:milk
    mi hijo no puede tomar leche, tarta => a:milk
    sin alcohol, un ponche => alcoholFree
    no bebo, un cóctel => alcoholFree
    no bebo alcohol, un cóctel => alcoholFree
    tengo que conducir, un cóctel => alcoholFree
    alergia a los cacahuetes, ensalada de nueces => -peanut ~walnut
    sin cacahuetes pero con nueces, ensalada => -peanut +walnut
    al apio soy alérgico, una sopa => -celery
    alergias: leche, huevo; una tarta => a:milk a:eggs
    alergica al marisco, paella => -prawn
    el marisco ni verlo, paella => -prawn
    me da alergia el melocotón, postre => -peach
    tengo alergia al kiwi y al melocotón, macedonia => -kiwi -peach
    no puede probar el gluten, tarta => a:gluten
    no puede ni oler los frutos secos, tarta => a:nuts
  `,
  de: `
    einer ist gegen Eier allergisch und der andere gegen Milch, ein Kuchen => a:eggs a:milk
    einer verträgt keine Nüsse, der andere keinen Fisch => a:nuts a:fish
    niemand mag Pilze, Rindfleisch bitte => -button-mushroom
    bei uns isst keiner Fisch, ein Abendessen => -cod
    Huhn kann ich nicht mehr sehen, Ideen? => -chicken-breast
    kein gluten keine milch kein ei, ein kuchen => -milk a:eggs -flour
    ohne gluten ohne milch ohne ei kuchen => a:eggs -milk d:glutenFree
    weder gluten noch milch noch ei, kuchen => a:eggs
    ohni rahm, e gratin => -cream
    ohni zwieble, e suppe => -onion
    glutenfrei und laktosefrei, Kekse => d:glutenFree d:lactoseFree
    gf+lf kekse => d:glutenFree d:lactoseFree
    glutenfrei+lf kekse => d:glutenFree d:lactoseFree
    vegan bitte, chili => d:vegan
    meine Freundin ist Veganerin, curry => d:vegan
    bin veggie, curry => d:vegetarian
    Vegetarier am Tisch, Lasagne => d:vegetarian
    hab Zöliakie, Pizza => d:glutenFree
    Pizza. Meine Mutter hat Zöliakie. => d:glutenFree
    Pizza. Mein Vater leidet an Zöliakie. => d:glutenFree
    Pizza, meine Schwiegermutter hat ja seit März die Diagnose Zöliakie => d:glutenFree
    wir essen kein Fleisch => -beef-steak
    kein Schweinefleisch, wir sind Muslime => d:halal
    Laktose vertrag ich nicht, Gratin => d:lactoseFree
    von Milch wird mir schlecht, Gratin => a:milk
    Milch bekommt mir nicht, Gratin => -milk
    Nussbraten, aber keine Erdnüsse => -peanut ~walnut
    Erdnussallergie, Walnusskuchen => -peanut +walnut
    ohne Alk, Punsch => alcoholFree
    ich trinke nicht, Cocktail => alcoholFree
    ich trinke keinen Alkohol, Cocktail => alcoholFree
    ich muss fahren, Cocktail => alcoholFree
    auf Sellerie bin ich allergisch, Suppe, vier Teller => -celery s=4
    Sellerie-Allergie, Suppe => -celery
    Sahne? Geht gar nicht. Nudeln mit Lachs => -cream +salmon
    Milch und Eier sind tabu, Kuchen => -milk -egg
    Ei darf nicht rein, Kuchen => -egg
    Kuchen ohne Ei und Milch und Nüsse => -egg -milk a:nuts
  `,
}

it.each(readCases(needs))('in %s "%s" is heard as %s', (language, text, expected) => {
  expect(misread(language, text, expected)).toEqual([])
})
