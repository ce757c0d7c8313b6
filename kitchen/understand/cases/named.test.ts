import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { misread, readCases } from './read-cases.ts'

/** Dishes with what is in them, as their names say it. */
const named: Record<Language, string> = {
  en: `
    cheese and onion pie => +onion
    courgette fritters => +courgette
    zucchini bread => +courgette
    sweetcorn chowder => +sweetcorn
    prawn linguine => +prawn
    tuna pasta bake => +tinned-tuna/fresh-tuna
    salmon en croute => +salmon
    chicken and leek pie => +leek
    beetroot brownies => +beetroot
    shrimp scampi => +prawn
    eggplant parm => +aubergine
    iceberg and bacon salad => +lettuce +bacon
    philly and chive dip => +cream-cheese
    spuds and rashers => +potato +bacon
    pork belly with apples => +apple
    bangers with onion gravy => +pork-sausage +onion
  `,
  fr: `
    tarte aux poireaux => +leek
    velouté de potimarron => +pumpkin
    gratin de chou-fleur => +cauliflower
    clafoutis aux cerises => +cherry
    gratin de pdt => +potato
    oeufs cocotte aux épinards => +egg +spinach
    salade mozza tomates => +mozzarella +tomato
    tajine d'agneau aux pruneaux => +prune
    curry de lotte => +white-fish
    poulet moutarde => +mustard
    poulet au miel => +honey
    magret aux figues => +fig +duck-breast
    saumon à l'oseille => +salmon
    endives au jambon => +cooked-ham
    crumble pommes poires => +apple +pear
  `,
  es: `
    crema de calabacín => +courgette
    ensalada de garbanzos => +chickpea
    guiso de puerco => +pork-fillet
    salmón a la miel => +honey
    tarta de zanahoria => +carrot
    bizcocho de limón => +lemon
    macarrones con chorizo => +chorizo
    lentejas con chorizo => +chorizo
    arroz con gambas => +prawn
    camarones con coco => +prawn +coconut-milk/coconut
    ensalada de palta => +avocado
    crema de choclo => +sweetcorn
    batido de frutilla => +strawberry
    papas con ají => +potato
  `,
  de: `
    Schokokuchen => +dark-chocolate
    Schokomuffins => +dark-chocolate
    Kürbissuppe => +pumpkin
    Linsencurry => +red-lentil/green-lentil
    Möhrenkuchen => +carrot
    Karottensuppe => +carrot
    Hühnersuppe => +chicken-breast/whole-chicken/chicken-thigh
    Hähnchencurry => +chicken-breast/whole-chicken/chicken-thigh
    Thunfischsalat => +tinned-tuna/fresh-tuna
    Lachsnudeln => +salmon
    Lachsquiche => +salmon
    Spinatlasagne => +spinach
    Pilzrisotto => +button-mushroom
    Nusskuchen => +mixed-nut/hazelnut/walnut
    Mohnkuchen => +poppy-seed
    Zitronenkuchen => +lemon
    Apfelkuchen => +apple
    Birnenkuchen => +pear
    Kirschkuchen => +cherry
    Pflaumenkuchen => +plum
    Eiersalat => +egg
    Reissalat => +rice
    Gurkensalat => +cucumber
    Tomatensuppe => +tomato
    Tomatensalat => +tomato
    Brokkoliauflauf => +broccoli
    Blumenkohlcurry => +cauliflower
    Krautsalat => +white-cabbage
    Rotkohlsalat => +red-cabbage
    Garnelencurry => +prawn
    Lammcurry => +lamb-fillet/lamb-shoulder
    Rindercurry => +beef-steak/stewing-beef
    Putencurry => +turkey-breast
    Zucchinipuffer => +courgette
    Süßkartoffelcurry => +sweet-potato
    Kichererbsensalat => +chickpea
    Spargelrisotto => +asparagus/white-asparagus
    Erdbeereis => +strawberry
    Mangosorbet => +mango
    Himbeertarte => +raspberry
    Rhabarberkompott => +rhubarb
    Lauchquiche => +leek
    Paprikasuppe => +bell-pepper
    Auberginenauflauf => +aubergine
    Zwiebelsuppe => +onion
    Knoblauchsuppe => +garlic
    Fenchelsalat => +fennel
    Rote-Bete-Salat => +beetroot
    Fetasalat => +feta
    Tofucurry => +tofu
    Maissuppe => +sweetcorn
    Avocadosalat => +avocado
    Selleriesuppe => +celeriac/celery
    Forellenfilet mit Salat => +trout
    Walnusskuchen => +walnut
    Mandelkuchen => +almond/ground-almond
  `,
}

it.each(readCases(named))('in %s "%s" names %s', (language, text, expected) => {
  expect(misread(language, text, expected)).toEqual([])
})
