import { say, type Phrase } from './phrase.ts'
import { spokenDangers } from '../../safety/hazards/dangers.ts'
import { hazards } from '../../safety/hazards/hazard.ts'
import { selectorOf } from '../../safety/health/selectors.ts'
import { foodRules } from './food-safety.ts'
import type { Part } from '../lines/part.ts'
import type { CookWishes } from '../../safety/wishes/wishes.ts'
import { isForBabyAlone, isForOthers } from '../../safety/wishes/vulnerable-eaters.ts'

/** Out of somebody's own pot or oven, and not out of a tin. */
const isFromBefore = ({ bought }: Part) => bought === 'carved' || bought === 'cooked'

const isOfAllergy = (id: string): boolean => id === 'reaction' || id === 'severe-allergy'

const hidesOnions = selectorOf('onion-labelled')

/** Somebody's body does not take onions or garlic, which stand in small print on many labels. */
const avoidsOnions = ({ wishes: { allergyIds, allergyGroups } }: Plan): boolean =>
  allergyIds.some((id) => /^(?:onion|garlic|shallot|leek)$/.test(id)) || allergyGroups.includes('onions')

const ofOnionKind = /onion|garlic|shallot|leek|chive/

interface Plan {
  parts: readonly Part[]
  wishes: CookWishes
}

const isWithoutGluten = ({ diets, allergens }: CookWishes): boolean =>
  diets.includes('glutenFree') || allergens.includes('gluten')

interface Rule {
  applies: (plan: Plan) => boolean
  sentence: Phrase
  /** The same in a few words, for who talks with the chef; missing where it is not told there. */
  brief?: Phrase
  /** Tells of somebody's body. */
  ofBody?: boolean
}

const rules: readonly Rule[] = [
  ...foodRules.map(({ applies, sentence }) => ({ applies: ({ parts }: Plan) => applies(parts), sentence })),
  {
    applies: ({ wishes }) => wishes.infant && !isForBabyAlone(wishes),
    sentence: say(
      'For the baby: before the first birthday no salt, honey, syrup or whole nuts, so none are in the dish; the others salt at the table. Mash the baby’s portion soft.',
      'Pour le bébé : avant un an, ni sel, ni miel, ni sirop, ni fruits à coque entiers ; il n’y en a donc pas dans le plat, et les autres salent à table. Bien écraser sa part.',
      'Para el bebé: antes del año nada de sal, miel, sirope ni frutos secos enteros, así que el plato no lleva; los demás salan en la mesa. Aplasta bien su ración.',
      'Fürs Baby: vor dem ersten Geburtstag kein Salz, kein Honig, kein Sirup und keine ganzen Nüsse, deshalb ist nichts davon im Gericht; die anderen salzen am Tisch. Die Babyportion weich zerdrücken.',
    ),
    brief: say(
      'For the baby: no salt, honey or whole nuts.',
      'Pour le bébé : ni sel, ni miel, ni fruits à coque entiers.',
      'Para el bebé: sin sal, miel ni frutos secos enteros.',
      'Fürs Baby: ohne Salz, Honig und ganze Nüsse.',
    ),
  },
  {
    applies: ({ parts, wishes }) =>
      wishes.infant && isForOthers(wishes) && parts.some(({ ingredient }) => (ingredient.sugar ?? 0) > 25),
    sentence: say(
      'This is sweetened, so the baby gets none of it before the first birthday: some soft fruit instead.',
      'C’est sucré : le bébé n’en mange pas avant un an, mais plutôt un peu de fruit bien mûr.',
      'Lleva azúcar, así que el bebé no lo come antes del año: mejor un poco de fruta blanda.',
      'Das ist gesüßt, deshalb bekommt das Baby vor dem ersten Geburtstag nichts davon, sondern etwas weiches Obst.',
    ),
    brief: say(
      'This is sweetened: nothing for the baby.',
      'C’est sucré : rien pour le bébé.',
      'Lleva azúcar: no es para el bebé.',
      'Das ist gesüßt: nichts fürs Baby.',
    ),
  },
  {
    applies: ({ wishes }) => wishes.pregnant,
    ofBody: true,
    sentence: say(
      'Safe in pregnancy: no alcohol, nothing raw from animals; wash all vegetables and herbs well.',
      "Pensé pour la grossesse : sans alcool, rien de cru d'origine animale ; bien laver légumes et herbes.",
      'Pensado para el embarazo: sin alcohol y sin nada crudo de origen animal; lava bien verduras y hierbas.',
      'Für die Schwangerschaft gedacht: kein Alkohol, nichts Rohes vom Tier; Gemüse und Kräuter gründlich waschen.',
    ),
  },
  {
    applies: ({ wishes, parts }) => wishes.leftovers || parts.some(isFromBefore),
    sentence: say(
      'Use leftovers that went into the fridge within two hours, and heat them until steaming right through.',
      'N’utiliser que des restes mis au frais dans les deux heures, et bien les réchauffer à cœur.',
      'Usa solo restos guardados en la nevera antes de dos horas y caliéntalos bien hasta el centro.',
      'Nur Reste verwenden, die binnen zwei Stunden gekühlt wurden, und sie durch und durch dampfend heiß erhitzen.',
    ),
    brief: say(
      'Only leftovers that were in the fridge within two hours.',
      'Uniquement des restes mis au frais dans les deux heures.',
      'Solo restos guardados en la nevera antes de dos horas.',
      'Nur Reste, die binnen zwei Stunden gekühlt wurden.',
    ),
  },
  {
    applies: ({ wishes }) => wishes.allergens.includes('nuts') && !wishes.allergens.includes('peanuts'),
    sentence: say(
      'No tree nuts are used. Peanuts are legumes and a different allergy: tell me if they must stay out too.',
      "Aucun fruit à coque n'est utilisé. L'arachide est une légumineuse, une autre allergie : dites-moi s'il faut l'exclure aussi.",
      'No lleva frutos de cáscara. El cacahuete es una legumbre y otra alergia: dime si también hay que excluirlo.',
      'Ohne Schalenfrüchte. Erdnüsse sind Hülsenfrüchte und eine andere Allergie: Sag mir, wenn auch sie wegbleiben müssen.',
    ),
    brief: say(
      'No tree nuts. No peanuts either? Tell me.',
      'Sans fruits à coque. Sans arachides non plus ? Dites-le-moi.',
      'Sin frutos de cáscara. ¿Tampoco cacahuetes? Dímelo.',
      'Ohne Schalenfrüchte. Auch ohne Erdnüsse? Sag es mir.',
    ),
  },
  {
    applies: ({ wishes }) => wishes.allergens.includes('nuts') && wishes.allergens.includes('peanuts'),
    sentence: say(
      'Neither tree nuts nor peanuts are used; check the labels of packaged ingredients for traces of both.',
      "Ni fruits à coque ni arachides ; vérifier sur les emballages l'absence de traces des deux.",
      'Sin frutos de cáscara ni cacahuetes; comprueba en las etiquetas que no haya trazas de ninguno.',
      'Weder Schalenfrüchte noch Erdnüsse; auf Packungen beide als mögliche Spuren prüfen.',
    ),
    brief: say(
      'No tree nuts, no peanuts: check the labels for traces.',
      'Ni fruits à coque ni arachides : traces à vérifier sur les étiquettes.',
      'Sin frutos de cáscara ni cacahuetes: comprueba las trazas en las etiquetas.',
      'Ohne Schalenfrüchte und Erdnüsse: auf Spuren achten.',
    ),
  },
  {
    applies: ({ wishes }) =>
      wishes.toddler && !wishes.infant && wishes.dangers.every(({ danger }) => danger.id !== 'choking'),
    sentence: say(
      'For the small child: cook or finely grate what is hard and raw, such as apple and carrot, cut round things lengthwise into quarters, give no whole nuts or large seeds, and stay beside them.',
      'Pour le petit enfant : cuire ou râper finement ce qui est cru et dur, comme la pomme et la carotte, couper en quatre dans la longueur ce qui est rond, ne donner ni fruits à coque entiers ni grosses graines, et rester à côté.',
      'Para el niño pequeño: cuece o ralla fino lo crudo y duro, como la manzana y la zanahoria, corta lo redondo en cuartos a lo largo, no le des frutos secos enteros ni pipas y quédate a su lado.',
      'Für das kleine Kind: Hartes und Rohes wie Apfel und Karotte garen oder fein reiben, Rundes der Länge nach vierteln, keine ganzen Nüsse und großen Kerne geben und dabeibleiben.',
    ),
    brief: say(
      'For the small child: nothing hard and raw, nothing round in one piece.',
      'Pour le petit enfant : rien de dur et cru, rien de rond et entier.',
      'Para el niño pequeño: nada duro y crudo, nada redondo y entero.',
      'Fürs kleine Kind: nichts Hartes und Rohes, nichts Rundes am Stück.',
    ),
  },
  {
    applies: ({ wishes }) => isWithoutGluten(wishes),
    sentence: say(
      'With coeliac disease read the label of every packaged ingredient, above all stock, baking powder, spice mixes, sausages and flour: it has to say gluten-free. Keep board, pan, water and oil free of crumbs. Some people with coeliac disease do not tolerate even gluten-free oats: ask the doctor first.',
      'En cas de maladie cœliaque, lire l’étiquette de chaque produit emballé, surtout bouillon, levure chimique, mélanges d’épices, saucisses et farine : il doit y être écrit sans gluten. Planche, poêle, eau et huile sans une miette. Certains cœliaques ne supportent pas l’avoine, même sans gluten : demander d’abord au médecin.',
      'Si hay celiaquía, lee la etiqueta de cada producto envasado, sobre todo caldo, levadura química, mezclas de especias, embutidos y harina: tiene que decir «sin gluten». Tabla, sartén, agua y aceite, sin migas. Algunos celíacos no toleran ni la avena sin gluten: pregunta antes al médico.',
      'Bei Zöliakie das Etikett jedes verpackten Produkts lesen, vor allem bei Brühe, Backpulver, Gewürzmischungen, Wurst und Mehl: Es muss „glutenfrei“ darauf stehen. Brett, Pfanne, Wasser und Öl frei von Krümeln halten. Manche vertragen auch glutenfreien Hafer nicht: vorher ärztlich klären.',
    ),
    brief: say(
      'With coeliac disease, read every label.',
      'En cas de maladie cœliaque, lire toutes les étiquettes.',
      'Si hay celiaquía, lee todas las etiquetas.',
      'Bei Zöliakie jedes Etikett lesen.',
    ),
  },
  {
    applies: ({ wishes: { child, dangers } }) =>
      child && dangers.some(({ danger }) => isOfAllergy(danger.id)),
    ofBody: true,
    sentence: say(
      'Ask the child’s parents beforehand what it may eat, which traces matter, and where its pen is.',
      'Demander avant aux parents de l’enfant ce qu’il peut manger, quelles traces comptent et où est son stylo.',
      'Pregunta antes a los padres qué puede comer el niño, qué trazas importan y dónde está su adrenalina.',
      'Vorher die Eltern fragen, was das Kind essen darf, welche Spuren zählen und wo sein Pen ist.',
    ),
  },
  {
    applies: (plan) => avoidsOnions(plan) && plan.parts.some(({ ingredient }) => hidesOnions(ingredient)),
    sentence: say(
      'Stock, sausages, spice mixes and ready sauces mostly contain onion or garlic, also as powder: take only what is marked without, or water with salt and herbs in place of the stock.',
      'Bouillons, saucisses, mélanges d’épices et sauces toutes prêtes contiennent presque tous de l’oignon ou de l’ail, en poudre aussi : ne prendre que ceux dont l’étiquette n’en cite pas, ou de l’eau, du sel et des herbes à la place du bouillon.',
      'Caldos, embutidos, mezclas de especias y salsas preparadas casi siempre llevan cebolla o ajo, también en polvo: usa solo los que según la etiqueta no los lleven, o agua con sal y hierbas en lugar del caldo.',
      'Brühe, Wurst, Gewürzmischungen und fertige Saucen enthalten fast immer Zwiebel oder Knoblauch, auch als Pulver: nur nehmen, was laut Etikett ohne ist, oder statt Brühe Wasser mit Salz und Kräutern.',
    ),
    brief: say(
      'Stock, sausages and spice mixes often contain onion or garlic.',
      'Bouillons, saucisses et mélanges d’épices contiennent souvent de l’oignon ou de l’ail.',
      'Caldos, embutidos y mezclas de especias suelen llevar cebolla o ajo.',
      'Brühe, Wurst und Gewürzmischungen enthalten oft Zwiebel oder Knoblauch.',
    ),
  },
  {
    applies: ({ wishes }) =>
      (wishes.allergens.length === 0 && wishes.allergyIds.some((id) => !ofOnionKind.test(id))) ||
      wishes.allergens.some((allergen) => !['nuts', 'peanuts', 'gluten'].includes(allergen)),
    sentence: say(
      'For an allergy, read the label of every packaged ingredient, stock and spice mixes above all.',
      "En cas d'allergie, lire l'étiquette de chaque produit emballé, surtout bouillons et mélanges d'épices.",
      'Si hay alergia, lee la etiqueta de cada producto envasado, sobre todo caldos y mezclas de especias.',
      'Bei einer Allergie das Etikett jedes verpackten Produkts lesen, vor allem bei Brühe und Gewürzmischungen.',
    ),
    brief: say(
      'For an allergy, read the labels.',
      'En cas d’allergie, lire les étiquettes.',
      'Si hay alergia, lee las etiquetas.',
      'Bei einer Allergie die Etiketten lesen.',
    ),
  },
]

/** What a table should know before it eats. Illnesses are explained between the warnings and the notes. */
export interface SafetyNotes {
  warnings: readonly Phrase[]
  notes: readonly Phrase[]
}

export function safetyOf(plan: Plan): SafetyNotes {
  return {
    warnings: spokenDangers(plan.wishes).map(({ danger }) => danger.warning),
    notes: rules.filter(({ applies }) => applies(plan)).map(({ sentence }) => sentence),
  }
}

export const safetyRules: readonly Phrase[] = rules.map(({ sentence }) => sentence)

/** What the chef says because of somebody's body, which no other reader of the recipe has to know. */
export const bodySentences: readonly Phrase[] = [
  ...hazards.filter(({ ofBody }) => ofBody).map(({ warning }) => warning),
  ...rules.filter(({ ofBody }) => ofBody).map(({ sentence }) => sentence),
]

/** A note in a few words; null for one that nobody is told of in a talk. */
export const briefOf = (note: Phrase): Phrase | null =>
  rules.find(({ sentence }) => sentence === note)?.brief ?? null
