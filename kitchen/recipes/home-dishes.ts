import { classic, type Dish } from './dish.ts'
import { measured } from './shorthand.ts'

const grams = (list: Parameters<typeof measured>[1]) => measured('g', list)

/** What is cooked at home on a weekday, from the pan, the pot and the oven. */
export const homeDishes: readonly Dish[] = [
  classic(
    'Carbonara',
    'carbonara',
    /\b(spaghetti |pasta |pates |espaguetis )?(a la |alla )?carbonara\b/,
    ['spaghetti', 'bacon', 'egg', 'pecorino'],
    { cuisine: 'italian' },
  ),
  classic(
    ['Königsberg Meatballs', 'Boulettes de Königsberg', 'Albóndigas de Königsberg', 'Königsberger Klopse'],
    'klopse',
    /\b((konigsberger )?klopse?|boulettes? de konigsberg)\b/,
    ['caper', 'anchovy', 'lemon', 'potato'],
    { cuisine: 'german', minced: true, measures: { anchovy: { amount: 4, unit: 'g' } } },
  ),
  classic(
    ['Swedish Meatballs', 'Boulettes suédoises', 'Albóndigas suecas', 'Köttbullar'],
    'meatballs',
    /\b(swedish meat ?balls?|kott?bull+ar|boulettes? suedoises?|albondigas suecas)\b/,
    ['cream', 'mustard', 'nutmeg'],
    { minced: true },
  ),
  classic(
    ['Meatloaf', 'Pain de viande', 'Pastel de carne', 'Hackbraten'],
    'meatloaf',
    /\b(meat ?loa(f|ves)|hack ?braten|falscher hase|pains? de viande|pasteles? de carne( picada)?|rollo de carne|leber ?kase)\b/,
    ['mixed-mince', 'egg', 'breadcrumb', 'mustard'],
    { minced: true },
  ),
  classic(
    ['Fried Bread Crumbs with Chorizo', 'Migas', 'Migas', 'Migas'],
    'migas',
    /\bmigas( (extremenas|manchegas|ruleras|de pastor|aragonesas))?\b/,
    ['country-bread', 'chorizo', 'bacon', 'garlic', 'smoked-paprika', 'grape'],
    { cuisine: 'spanish', measures: grams({ chorizo: 40, bacon: 40, garlic: [3, 'clove'] }) },
  ),
  classic(
    ['Hake in Green Sauce', 'Merlu en sauce verte', 'Merluza en salsa verde', 'Seehecht in grüner Sauce'],
    'greenSauce',
    /\b(((merluza|bacalao|pescado|almejas) )?en salsa verde|hake in green sauce|merlu (en |a la )?sauce verte)\b/,
    ['hake', 'clam', 'pea', 'parsley', 'white-wine', 'garlic'],
    { cuisine: 'spanish' },
  ),
  classic(
    ['Prawns with Garlic', 'Crevettes à l’ail', 'Gambas al ajillo', 'Knoblauchgarnelen'],
    'ajillo',
    /\b((gambas|langostinos|prawns?|crevettes|garnelen) (al ajillo|a l'ail)|garlic (prawns?|shrimps?)|knoblauch ?garnelen|gambas pil ?pil|(shrimp|prawn) scampi)\b/,
    ['prawn', 'garlic', 'chilli-flakes', 'olive-oil', 'parsley'],
    { cuisine: 'spanish', course: 'Starters' },
  ),
  classic(
    ['Garlic Chicken', 'Poulet à l’ail', 'Pollo al ajillo', 'Knoblauchhähnchen'],
    'ajillo',
    /\b(pollo al ajillo|garlic chicken|poulet (al ajillo|aux? (40 |quarante )?gousses d'ail|a l'ail)|knoblauch ?(hahnchen|huhn))\b/,
    ['chicken-thigh', 'garlic', 'white-wine', 'olive-oil'],
    { cuisine: 'spanish' },
  ),
  classic(
    ['Garlic Mushrooms', 'Champignons à l’ail', 'Champiñones al ajillo', 'Knoblauchchampignons'],
    'ajillo',
    /\b((champinones|setas) al ajillo|garlic mushrooms|champignons (al ajillo|a l'ail)|knoblauch ?champignons)\b/,
    ['button-mushroom', 'garlic', 'olive-oil', 'parsley'],
    { cuisine: 'spanish', course: 'Starters' },
  ),
  classic(
    ['Chicken Wings', 'Ailes de poulet', 'Alitas de pollo', 'Chicken Wings'],
    'wings',
    /\b((chicken |hot |bbq )?wings|chicken ?wings|ailes? de poulet|alitas?( de pollo)?( bbq| picantes)?|(hahnchen|huhner) ?flugel)\b/,
    ['chicken-wing', 'barbecue-sauce', 'honey'],
  ),
  classic(
    ['Buffalo Wings', 'Buffalo wings', 'Alitas Buffalo', 'Buffalo Wings'],
    'wings',
    /\b(buffalo (chicken )?wings|alitas buffalo)\b/,
    ['chicken-wing', 'tabasco', 'butter', 'celery', 'blue-cheese'],
    { without: ['glaze'], measures: measured('g', { tabasco: [1, 'tbsp'], butter: 15 }) },
  ),
  classic(
    ['BBQ Spare Ribs', 'Travers de porc laqués', 'Costillas a la barbacoa', 'Spareribs'],
    'wings',
    /\b((bbq |baby back |pork )?(spare ?)?ribs|travers de porc( laques)?|costill(as|ar)( de cerdo)?( a la barbacoa| bbq)?|schal ?rippchen|spareribs)\b/,
    ['spare-rib', 'barbecue-sauce', 'honey', 'smoked-paprika'],
  ),
  classic(
    ['Cordon Bleu', 'Cordon bleu', 'Cordon bleu', 'Cordon bleu'],
    'cordonBleu',
    /\bcordon[- ]?bleus?\b/,
    ['cooked-ham', 'gruyere', 'breadcrumb'],
  ),
  classic(
    ['San Jacobo', 'San jacobo', 'San Jacobo', 'San Jacobo'],
    'cordonBleu',
    /\b(san ?jacobos?|cachopos?|flamenquin(es)?)\b/,
    ['cured-ham', 'manchego', 'breadcrumb'],
    { cuisine: 'spanish' },
  ),
  classic(
    ['Chicken Kiev', 'Poulet à la Kiev', 'Pollo Kiev', 'Kiewer Kotelett'],
    'cordonBleu',
    /\b(chicken (kiev|kyiv)s?|kiewer kotelett\w*|poulet (a la )?kiev|pollo (a la )?kiev)\b/,
    ['chicken-breast', 'butter', 'garlic', 'parsley', 'breadcrumb'],
    { without: ['cheese'] },
  ),
  classic(
    ['Fish and Chips', 'Fish and chips', 'Fish and chips', 'Fish and Chips'],
    'battered',
    /\bfish ?(and|&|n|'n'|'n|und|y|et) ?chips\b|\b(beer[- ])?battered (fish|cod|haddock)\b|\bback ?fisch\b/,
    ['cod', 'chip', 'pea', 'lemon', 'beer'],
  ),
  classic(
    ['Battered Squid Rings', 'Calamars à la romaine', 'Calamares a la romana', 'Tintenfischringe'],
    'battered',
    /\b(calamares? (a la romana|fritos|rebozados)|rabas|calamars? (a la romaine|frits)|(fried|battered) (calamari|squid)|calamari( fritti)?|tintenfisch ?ringe)\b/,
    ['squid', 'lemon', 'flour'],
    { cuisine: 'spanish', without: ['side'] },
  ),
  classic('Tempura', 'battered', /\btempuras?\b/, ['prawn', 'courgette', 'carrot', 'soy-sauce', 'rice'], {
    cuisine: 'japanese',
  }),
  classic(
    ['Salt Cod Fritters', 'Accras de morue', 'Buñuelos de bacalao', 'Stockfischbällchen'],
    'battered',
    /\b(bunuelos de bacalao|acc?ras?( de morue)?|salt ?(cod|fish) fritters|beignets de morue|stockfisch ?ballchen)\b/,
    ['salt-cod', 'garlic', 'parsley', 'lemon'],
    { course: 'Starters', without: ['side'] },
  ),
  classic(
    ['Hollandaise', 'Sauce hollandaise', 'Salsa holandesa', 'Sauce hollandaise'],
    'hollandaise',
    /\b((with |avec (une? )?|con |mit )?((sauce|salsa|sosse) )?(hollandaise|holandesa)( sauce)?)\b/,
    ['egg-yolk', 'butter', 'lemon'],
    { cuisine: 'french' },
  ),
  classic(
    ['Moules Marinières', 'Moules marinières', 'Mejillones a la marinera', 'Miesmuscheln in Weißwein'],
    'mussels',
    /\b(moules?( marinieres?| a la creme)?|mussels?( in white wine)?|mejillones( a la marinera| al vapor)?|mies ?muscheln( in wei(ss|sz)wein)?|muscheln rheinische art)\b/,
    ['mussel', 'shallot', 'white-wine', 'parsley'],
  ),
  classic(
    ['French Onion Soup', 'Soupe à l’oignon', 'Sopa de cebolla', 'Zwiebelsuppe'],
    'breadSoup',
    /\b((french )?onion soup|soupes? (a l'|d')oignons?( gratinee)?|gratinee a l'oignon|sopa de cebolla|zwiebel ?suppe)\b/,
    ['onion', 'gruyere', 'baguette', 'white-wine', 'beef-stock'],
  ),
  classic(
    ['Garlic Soup', 'Soupe à l’ail', 'Sopa de ajo', 'Knoblauchsuppe'],
    'breadSoup',
    /\b(sopas? (de ajo|castellanas?)|garlic soup|soupe (a l'|d')ail|knoblauch ?suppe)\b/,
    ['garlic', 'smoked-paprika', 'country-bread', 'egg', 'cured-ham'],
    { cuisine: 'spanish', without: ['onion'], measures: measured('g', { garlic: [3, 'clove'] }) },
  ),
]
