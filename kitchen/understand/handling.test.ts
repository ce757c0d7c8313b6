import { expect, it } from 'vitest'
import { dangersFor } from '../safety/hazards/dangers.ts'
import { readCases } from './cases/read-cases.ts'
import { readTurn } from './read-turn.ts'
import { noWishes } from '../safety/wishes/wishes.ts'

const asked = {
  en: `
    after the power cut the minced beef thawed two days ago and smells a bit, chilli for 4? => thawed
    our freezer died at the weekend, can I still use the chicken in a curry? => thawed
    the mince thawed, can I use half and freeze the rest again? meatballs for 4 => thawed
    stuffed turkey overnight in the oven at 60 degrees for 8 => slow-poultry
    my courgettes taste horribly bitter, a gratin for 2 => bitter-gourd
    a quiche with the jar of garlic in oil that stands on my kitchen shelf => shelf-garlic
    martini with dry ice for halloween => extreme-cold
    brownies with cbd for my friends => cannabis-food
    lemonade with a few drops of lavender essential oil => essential-oils
    salad with hydrangea flowers => garden-plants
    hollandaise for brunch that I keep warm for three hours => warm-emulsion
    eggs benedict, can I make the hollandaise the evening before in a thermos? => warm-emulsion
    potato salad with home-made mayo for a picnic in the park => warm-mayonnaise
    hollandaise with asparagus for 4 => none
    a gin cocktail, I'm driving later => driver
    coq au vin for my brother, a recovering alcoholic => recovering
    pad thai with bean sprouts, I'm pregnant => sprouts
    a glass of mulled wine, pregnant wife => pregnant-alcohol
    curing my own ham in the cellar for christmas => home-curing
    chicken curry, thawed overnight in the fridge, for 4 => none
    if you can, a quick tomato soup for two => none
    grapefruit salad for two => none
    a gin sour for two => none
    pumpkin soup, not too bitter chocolate for dessert => none
    bitter chocolate mousse for 4 => none
    driving rain outside, a warm stew for 4 => none
    cold-smoked salmon bagels for 2 => none
    rhubarb stalks crumble for 4 => none
    if it is not too much trouble, ham and cheese toasties => none
    a frozen pizza kind of night, pizza for 2 => none
    lavender shortbread for 4 => none
    baby shower, finger food for 12 => none
  `,
  fr: `
    coupure de courant de deux jours, la viande hachée a décongelé, des boulettes pour 4 ? => thawed
    le congélateur est tombé en panne, j'ai du poulet dedans, un curry ? => thawed
    une dinde farcie toute la nuit au four à 60 degrés pour 8 => slow-poultry
    soupe avec une coloquinte décorative pour 4 => bitter-gourd
    mojito avec de la glace carbonique => extreme-cold
    limonade avec de l'huile essentielle de citron => essential-oils
    asperges, la hollandaise doit rester au chaud pendant 4 h => warm-emulsion
    œufs mimosa pour une journée à la plage => warm-mayonnaise
    une béarnaise pour deux steaks => none
    un mojito mais je conduis ce soir => driver
    coq au vin, mon frère est un ancien alcoolique => recovering
    tiramisu, je suis enceinte, un peu de vin => pregnant-alcohol
    faire mon propre saucisson => home-curing
    une dinde rôtie pour 8 à cuire à 160 degrés => none
    salade de saumon fumé pour 2 => none
  `,
  es: `
    hubo un apagón de dos días y la carne picada se ha descongelado, ¿hago albóndigas? => thawed
    el congelador se estropeó, tengo pollo, un guiso para 4 => thawed
    pavo relleno toda la noche en el horno a 60 grados para 8 => slow-poultry
    crema con una calabaza de adorno para 4 => bitter-gourd
    helado con nitrógeno líquido => extreme-cold
    salsa holandesa que aguante dos horas al baño maría => warm-emulsion
    ensaladilla con mayonesa casera para la playa => warm-mayonnaise
    un gin tonic, pero tengo que conducir => driver
    ternera al vino, mi hermano es alcohólico en recuperación => recovering
    hacer mi propio salchichón en casa => home-curing
    ensalada de brotes de soja para 2 => none
    jamón curado con melón para 4 => none
    mi hijo celebra su cumple, tarta para 10 => none
  `,
  de: `
    Stromausfall über zwei Tage, das Hackfleisch ist aufgetaut und riecht etwas, Bolognese für 4 => thawed
    der Gefrierschrank war kaputt, da lag Hähnchen drin, Curry für 3 => thawed
    gefüllte Pute über Nacht bei 60 Grad im Ofen für 8 => slow-poultry
    der Zierkürbis vom Fensterbrett, Suppe für 4 => bitter-gourd
    Cocktail mit Trockeneis für 4 => extreme-cold
    Brownies mit CBD => cannabis-food
    Limonade mit ätherischem Öl => essential-oils
    Salat mit Hortensienblüten und Hortensien => garden-plants
    Spargel, die Hollandaise will ich drei Stunden warmhalten => warm-emulsion
    Kartoffelsalat mit Mayo fürs Grillfest bei der Hitze => warm-mayonnaise
    Schnitzel mit Kartoffelsalat für 4 => none
    einen Aperol Spritz, ich muss noch fahren => driver
    Coq au vin für meinen Bruder, trockener Alkoholiker => recovering
    Wok mit Sojasprossen, ich bin schwanger => sprouts
    selbstgemachte Salami für Weihnachten => home-curing
    Kürbissuppe für 4 => none
    Räucherlachs-Pasta für 2 => none
    Gänsebraten für 6 bei 180 Grad => none
  `,
}

it.each(readCases(asked))('in %s "%s" is warned of %s', (language, text, expected) => {
  const ids = dangersFor(readTurn(text, language, noWishes(language))).map(({ danger }) => danger.id)
  if (expected === 'none') expect(ids).toEqual([])
  else expect(ids).toContain(expected)
})
