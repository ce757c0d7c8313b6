import type { Language } from '#shared/constants/languages.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { joined } from '../render/grammar/articles.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { dangersFor } from '../understand/dangers.ts'
import { allergenNames } from '../lexicon/food-groups.ts'
import { withKin } from '../understand/kin.ts'
import { readDangers } from '../understand/read-dangers.ts'
import { readMentions } from '../understand/mentions.ts'
import { topicOf } from '../understand/questions.ts'
import type { Reading } from '../understand/understand.ts'
import { swapFor } from './swaps.ts'
import { bareList, filled, people, timeInWords } from '../render/words.ts'

type Words = Record<Language, string>

const keeps: Record<'meat' | 'plant' | 'sweet' | 'drink', Words> = {
  meat: {
    en: 'It keeps for two days in a closed box in the fridge; heat it until steaming all through. Most of it freezes well for two months.',
    fr: 'Le plat se garde deux jours au réfrigérateur dans une boîte fermée ; réchauffez-le bien à cœur. Il se congèle en général deux mois.',
    es: 'Se conserva dos días en la nevera en un recipiente cerrado; caliéntalo bien hasta el centro. Por lo general se congela dos meses.',
    de: 'Es hält sich zwei Tage verschlossen im Kühlschrank; durch und durch heiß erhitzen. Meist lässt es sich zwei Monate einfrieren.',
  },
  plant: {
    en: 'It keeps for three days in a closed box in the fridge and can be frozen for three months; add herbs and crisp things fresh.',
    fr: 'Le plat se garde trois jours au réfrigérateur dans une boîte fermée et se congèle trois mois ; ajoutez herbes et croquant au dernier moment.',
    es: 'Se conserva tres días en la nevera en un recipiente cerrado y se congela tres meses; añade las hierbas y lo crujiente al final.',
    de: 'Es hält sich drei Tage verschlossen im Kühlschrank und drei Monate im Gefrierfach; Kräuter und Knuspriges frisch dazugeben.',
  },
  sweet: {
    en: 'It keeps for two days covered in the fridge; let it lose the chill for ten minutes before serving. Cakes and biscuits freeze for two months, creams and mousses do not.',
    fr: 'Le dessert se garde deux jours couvert au réfrigérateur ; sortez-le dix minutes avant de servir. Gâteaux et biscuits se congèlent deux mois, crèmes et mousses non.',
    es: 'Se conserva dos días tapado en la nevera; sácalo diez minutos antes de servir. Los bizcochos y las galletas se congelan dos meses; las cremas y mousses, no.',
    de: 'Es hält sich abgedeckt zwei Tage im Kühlschrank; zehn Minuten vor dem Servieren herausnehmen. Kuchen und Kekse lassen sich zwei Monate einfrieren, Cremes und Mousses nicht.',
  },
  drink: {
    en: 'It is best mixed just before drinking; only the unmixed base, without bubbles and ice, can wait a few hours in the fridge.',
    fr: 'La boisson est meilleure préparée à la minute ; seule la base, sans bulles ni glace, peut attendre quelques heures au frais.',
    es: 'Mejor prepararlo en el momento; solo la base, sin gas ni hielo, puede esperar unas horas en la nevera.',
    de: 'Am besten frisch mixen; nur die Basis ohne Kohlensäure und Eis kann einige Stunden im Kühlschrank warten.',
  },
}

const pairings: Record<'flesh' | 'spicy' | 'plant' | 'sweet', Words> = {
  flesh: {
    en: 'A light red or a dry white with some body goes well with it; without alcohol, apple juice with sparkling water.',
    fr: 'Un rouge léger ou un blanc sec assez ample lui va bien ; sans alcool, du jus de pomme allongé d’eau gazeuse.',
    es: 'Le va bien un tinto ligero o un blanco seco con cuerpo; sin alcohol, zumo de manzana con agua con gas.',
    de: 'Dazu passt ein leichter Roter oder ein trockener Weißer mit etwas Fülle; ohne Alkohol eine Apfelschorle.',
  },
  spicy: {
    en: 'Spice likes a wine with a little sweetness, or a cold lager; without alcohol, ginger beer or mint tea.',
    fr: 'Les épices aiment un blanc avec un soupçon de douceur ou une bière fraîche ; sans alcool, un ginger beer ou un thé à la menthe.',
    es: 'A las especias les gusta un blanco con un punto dulce o una cerveza fría; sin alcohol, ginger beer o té de menta.',
    de: 'Würze mag einen Wein mit etwas Restsüße oder ein kühles Helles; ohne Alkohol Ginger Beer oder Minztee.',
  },
  plant: {
    en: 'A fresh, dry white or a rosé suits it; without alcohol, sparkling water with lemon and a sprig of herbs.',
    fr: 'Un blanc sec et vif ou un rosé lui convient ; sans alcool, une eau gazeuse au citron avec un brin d’herbes.',
    es: 'Le va un blanco seco y fresco o un rosado; sin alcohol, agua con gas, limón y una ramita de hierbas.',
    de: 'Dazu passt ein frischer, trockener Weißer oder ein Rosé; ohne Alkohol Mineralwasser mit Zitrone und einem Kräuterzweig.',
  },
  sweet: {
    en: 'A small glass of something sweet and sour, or simply good coffee or green tea.',
    fr: 'Un petit verre de quelque chose de doux et vif, ou simplement un bon café ou un thé vert.',
    es: 'Una copita de algo dulce y ácido, o simplemente un buen café o un té verde.',
    de: 'Ein kleines Glas von etwas Süß-Saurem oder einfach guter Kaffee oder grüner Tee.',
  },
}

const holds: Words = {
  en: 'As it stands, the dish contains {list}.',
  fr: 'Telle quelle, la recette contient {list}.',
  es: 'Tal como está, la receta contiene {list}.',
  de: 'So, wie es ist, enthält das Gericht {list}.',
}
const free: Words = {
  en: 'There is no {list} in the ingredients; with an allergy, please check every label for traces.',
  fr: 'Les ingrédients n’en contiennent pas ({list}) ; en cas d’allergie, vérifiez les traces sur chaque étiquette.',
  es: 'Los ingredientes no llevan {list}; si hay alergia, comprueba las trazas en cada etiqueta.',
  de: '{list}: in den Zutaten nicht enthalten; bei einer Allergie bitte jedes Etikett auf Spuren prüfen.',
}
const unknown: Words = {
  en: 'That I do not know, and I would rather say so than guess.',
  fr: 'Cela, je ne le sais pas, et je préfère le dire plutôt que d’inventer.',
  es: 'Eso no lo sé, y prefiero decirlo antes que inventar.',
  de: 'Das weiß ich nicht, und das sage ich lieber, als zu raten.',
}
const takes: Words = {
  en: 'From start to table it takes {total}, {prep} of it at the board.',
  fr: 'Comptez {total} en tout, dont {prep} de préparation.',
  es: 'En total lleva {total}, {prep} de preparación.',
  de: 'Insgesamt dauert es {total}, davon {prep} Vorbereitung.',
}

const sides: Record<'savoury' | 'sweet' | 'drink', Words> = {
  savoury: {
    en: 'Beside it I would put a green salad with a sharp dressing and some good bread for the sauce.',
    fr: 'À côté, je mettrais une salade verte bien relevée et du bon pain pour la sauce.',
    es: 'Al lado pondría una ensalada verde con un aliño vivo y buen pan para la salsa.',
    de: 'Dazu stelle ich einen grünen Salat mit kräftigem Dressing und gutes Brot für die Sauce.',
  },
  sweet: {
    en: 'A few fresh berries beside it are enough; it wants nothing heavy.',
    fr: 'Quelques fruits rouges frais suffisent à côté ; rien de lourd.',
    es: 'Bastan unos frutos rojos frescos al lado; nada pesado.',
    de: 'Ein paar frische Beeren daneben genügen; es braucht nichts Schweres.',
  },
  drink: {
    en: 'Salted nuts, olives or a bowl of crisp vegetables go well with it.',
    fr: 'Des olives, des amandes salées ou des légumes croquants vont bien avec.',
    es: 'Le van bien unas aceitunas, almendras saladas o verduras crujientes.',
    de: 'Dazu passen Oliven, gesalzene Nüsse oder knackiges Gemüse.',
  },
}
const sidesWithoutRisk: Words = {
  en: 'Beside it I would put a green salad with lemon and oil; it goes with everything you told me.',
  fr: 'À côté, je mettrais une salade verte, huile et citron : cela va avec tout ce que vous m’avez dit.',
  es: 'Al lado pondría una ensalada verde con limón y aceite: encaja con todo lo que me has dicho.',
  de: 'Dazu stelle ich einen grünen Salat mit Zitrone und Öl; der passt zu allem, was du mir gesagt hast.',
}
const hotness: Record<'mild' | 'hot', Words> = {
  mild: {
    en: 'It is mild as it stands; say "spicier" and I will add chilli.',
    fr: 'Telle quelle, elle est douce ; dites « plus épicé » et j’ajoute du piment.',
    es: 'Tal como está es suave; di «más picante» y le pongo guindilla.',
    de: 'So, wie es ist, ist es mild; sag „schärfer“, und es kommt Chili hinein.',
  },
  hot: {
    en: 'It has some heat: {list}. Say "milder" and I will take it back.',
    fr: 'Elle a du piquant : {list}. Dites « moins épicé » et je l’adoucis.',
    es: 'Tiene algo de picante: {list}. Di «menos picante» y lo rebajo.',
    de: 'Es hat etwas Schärfe: {list}. Sag „milder“, und ich nehme sie zurück.',
  },
}
const serves: Words = {
  en: 'It is reckoned for {n}; tell me another number and the amounts follow.',
  fr: 'Les quantités sont pour {n} ; donnez-moi un autre nombre et elles suivent.',
  es: 'Está calculada para {n}; dime otro número y las cantidades lo siguen.',
  de: 'Gerechnet ist für {n}; nenn mir eine andere Zahl, und die Mengen folgen.',
}
const calories: Words = {
  en: 'I do not count calories: without scales at your stove the figure would be a guess. I can make it lighter if you like.',
  fr: 'Je ne compte pas les calories : sans balance à vos fourneaux, le chiffre serait inventé. Je peux l’alléger si vous voulez.',
  es: 'No cuento calorías: sin una balanza en tu cocina, la cifra sería inventada. Si quieres, la hago más ligera.',
  de: 'Kalorien zähle ich nicht: Ohne Waage an deinem Herd wäre die Zahl geraten. Leichter machen kann ich es gern.',
}
const hardness: Words = {
  en: 'Not hard: {n} steps, one after the other, and {total} in all.',
  fr: 'Rien de difficile : {n} étapes, l’une après l’autre, {total} en tout.',
  es: 'No es difícil: {n} pasos, uno tras otro, y {total} en total.',
  de: 'Nicht schwer: {n} Schritte, einer nach dem anderen, insgesamt {total}.',
}

const replacing =
  /\b(instead|replace\w*|substitut\w*|swap|don't have|dont have|have no|haven't|out of|a la place|au lieu|remplac\w*|n'ai (?:pas|plus)|en vez|en lugar|sustitu\w*|reemplaz\w*|cambi\w*|no tengo|statt|stattdessen|anstelle|ersetz\w*|ersatz|hab\w* kein\w*)\b/

/** What is dangerous in a question is its answer, before anything else. */
const dangersAsked = (asked: string, wishes: Reading['wishes']) =>
  dangersFor({ ...wishes, ...readDangers(asked, wishes) })
    .filter(
      ({ danger, times }) => !wishes.dangers.some((each) => each.danger === danger && each.times === times),
    )
    .map(({ danger }) => danger.warning[wishes.language])

/** An answer to what the last turn asked, of the dish on the table if there is one. */
export function answerTo(reading: Reading): string {
  const { asked, wishes } = reading
  const questions = asked.length > 0 ? asked : [reading.said]
  const warnings = dangersAsked(questions.join(' '), wishes)
  if (warnings.length > 0) return warnings.join(' ')
  return [...new Set(questions.map((said) => answerOne(said, reading)))].join(' ')
}

function answerOne(said: string, { dish: { recipe, plan }, wishes }: Reading): string {
  const { language } = wishes
  if (wishes.settled === null) return coldAnswer(said, wishes)
  const sweet = recipe.dishType === 'Desserts'
  const drink = recipe.dishType === 'Cocktails'
  const hasFlesh = plan.parts.some(({ ingredient }) =>
    ['meat', 'poultry', 'sausage', 'fish', 'shellfish'].includes(ingredient.category),
  )
  const topic = topicOf(said)
  const times = {
    total: timeInWords(recipe.prepMinutes + recipe.cookMinutes, language),
    prep: timeInWords(recipe.prepMinutes, language),
  }
  switch (topic) {
    case 'keeps':
      return keeps[drink ? 'drink' : sweet ? 'sweet' : hasFlesh ? 'meat' : 'plant'][language]
    case 'drink': {
      const spicy =
        (wishes.heat ?? 0) > 0 || ['curry', 'dal', 'chilli', 'tacos', 'stirFry'].includes(plan.pattern.id)
      return pairings[sweet || drink ? 'sweet' : spicy ? 'spicy' : hasFlesh ? 'flesh' : 'plant'][language]
    }
    case 'side': {
      const careful = wishes.allergens.length > 0 || wishes.diets.length > 0
      if (drink || sweet)
        return careful && drink ? sidesWithoutRisk[language] : sides[drink ? 'drink' : 'sweet'][language]
      return careful ? sidesWithoutRisk[language] : sides.savoury[language]
    }
    case 'time':
      return filled(takes[language], times)
    case 'heat': {
      const hot = plan.parts.filter(({ ingredient }) => (ingredient.heat ?? 0) > 0)
      return hot.length > 0
        ? filled(hotness.hot[language], { list: bareList(hot, language) })
        : hotness.mild[language]
    }
    case 'people':
      return filled(serves[language], { n: people(recipe.servings, language) })
    case 'calories':
      return calories[language]
    case 'hard':
      return filled(hardness[language], { ...times, n: recipe.steps.length })
    default:
  }
  const isInside =
    /\b(is there|are there|does (it|this)|contains?|in (it|this)|contient|y a-t-il|il y a|dedans|lleva|contiene|tiene|hay|enthalt|drin|darin|dabei|ist da|sind da)\b/
  const asked = allergenNames
    .filter(([, words]) => new RegExp(words).test(said))
    .map(([allergen]) => allergen)
  if (asked.length > 0 && (isInside.test(said) || sparing.test(said))) {
    const inside = asked.filter((allergen) => recipe.allergens.includes(allergen))
    const named = (list: readonly (typeof asked)[number][]) =>
      joined(
        list.map((each) => allergenWords[language][each]),
        language,
      )
    return inside.length > 0
      ? filled(holds[language], { list: named(inside) })
      : filled(free[language], { list: named(asked) })
  }
  const named = readMentions(said, language).flatMap(({ ingredientId }) => ingredientId ?? [])
  if (topic !== 'swap' && isInside.test(said) && named.length > 0) {
    const kin = named.flatMap((id) => withKin(id, language))
    const present = plan.parts.filter(
      ({ ingredient }) =>
        kin.includes(ingredient.id) || (named.includes('milk') && ingredient.allergens.includes('milk')),
    )
    const words = named.flatMap((id) => findIngredientById(id)?.names[language].one ?? [])
    return present.length > 0
      ? filled(holds[language], { list: bareList(present, language) })
      : filled(free[language], { list: joined(words, language) })
  }
  const mention = readMentions(said, language).find(({ ingredientId }) => ingredientId !== null)
  const from = mention?.ingredientId ? findIngredientById(mention.ingredientId) : null
  const others = plan.parts.map(({ ingredient }) => ingredient)
  if (from && (topic === 'swap' || replacing.test(said)))
    return swapFor(from, others, wishes) ?? unknown[language]
  return unknown[language]
}

/** "Is it gluten-free?", "geht das ohne Nüsse?" */
const sparing = /(?<![a-z])(?:free|without|sans|sin|ohne|frei|allerg\w*|alerg\w*|safe|suitable)(?![a-z])/

/** A question without a dish to ask about. */
function coldAnswer(said: string, wishes: Reading['wishes']): string {
  const { language } = wishes
  const mention = readMentions(said, language).find(({ ingredientId }) => ingredientId !== null)
  const from = mention?.ingredientId ? findIngredientById(mention.ingredientId) : null
  const isSwap = topicOf(said) === 'swap' || replacing.test(said)
  return (from && isSwap ? swapFor(from, [], wishes) : null) ?? unknown[language]
}
