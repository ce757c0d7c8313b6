import { anyOf } from './word-list.ts'

/** Requests that only look like questions: they ask for food, not for knowledge. */
export const requests = anyOf({
  en: `
    (?:can|could|would|will) (?:you|we)(?! (?:explain|tell|really|actually|still|also|freeze|reheat|eat|keep|store|taste|see|say|know|think))
    (?:can|could|may) i (?:have|get)
    (?:how|what) about
    (?:can|could) (?:it|this|that) be (?:made |done |cooked |ready )?(?:in|more|less|a bit|a little|[a-z]+er|vegan|vegetarian|gluten|dairy|lactose|milder|without|with|for)
    (?:is|would) it (?:be )?possible (?:to|without|with)
    (?:can|could|would) (?:it|this|that) (?:go|be done|work) in (?:that|it|a|an|the|my)
    (?:can|could) (?:i|one|we|it|this|that) (?:be made|make|do|have) (?:it |this |that |them )?(?:without|vegan|vegetarian|milder|spicier|with(?! (?:it|this|that)))
    (?:what|which)(?: [a-z]+){0,2} (?:can|could|should|shall|do|would|might) (?:i|we|you) (?:cook|make|bake|eat|have|prepare|recommend|suggest|serve|do with)(?! (?:instead|with it|with this|with that|beside|alongside|it|this|that|ahead))
    what's for
    what else
    (?:any|got any|have you got|do you have|have you|got) (?:an |a |any |some |good |other |nice )*(?:ideas?|recipes?|suggestions?|tips? for)
    do you (?:know|have) (?:a |an |any |some |how to (?:make|cook|bake))
    any chance of
    fancy
    who(?:'s| is) (?:up for|hungry)
  `,
  fr: `
    (?:pouvez|pourriez|voulez|voudriez)[- ]vous
    (?:peux|pourrais|veux|voudrais)[- ]tu
    (?:tu|vous) (?:peux|pourrais|pouvez|pourriez|veux|voulez|me fais|me faites|me proposes?|as|avez)(?! (?:expliquer|m'expliquer|me dire|dire))
    (?:je|on) (?:peux|peut|pourrais|pourrait) (?:avoir|en avoir)
    (?:et )?si (?:on|tu|vous|nous|je) [a-z]+(?:ait|ais|ions|iez)
    (?:ca|cela|il|elle|ce) (?:peut|pourrait) etre (?:plus|moins|fait|vegan|vegetarien)
    (?:est-ce |c'est |ce serait )?possible (?:sans|avec|d'|de |en |au |a la |dans )
    (?:ca|cela|on) (?:peut|pourrait) (?:se faire|le faire|aller|passer) (?:dedans|dans|au|a la|avec)
    (?:peut-on|on peut|on pourrait|pourrait-on|puis-je) (?:le |la |les )?faire (?:sans|avec|en|plus|moins)
    (?:que|quoi|qu'est-ce qu(?:e|')?) ?(?:puis-je|peut-on|je peux|on peut|je pourrais|je|on|tu me|tu|vous|vous me|me|nous)? ?(?:faire|fais|cuisiner|cuisine|preparer|prepare|manger|mange|proposes?|proposez|conseilles?|conseillez|suggeres?)(?! (?:a la place|avec ca))
    (?:quel|quelle) (?:dessert|plat|recette|diner|gateau) (?:puis-je|peut-on|je (?:fais|peux faire)|on (?:fait|peut faire)|faire|je pourrais faire|pourrais-je faire)
    quoi faire (?:avec|de|pour)
    (?:une|des|quelques|d'autres) (?:idees?|recettes?|suggestions?)
    (?:tu|vous) connai(?:s|ssez)
    (?:avec|sans) (?=[a-z' ]{2,40}\\?)
  `,
  es: `
    (?:puedes|podrias|podeis|podriais|podemos|podriamos|puede usted|podria usted|me puedes|nos puedes|me haces|nos haces|haces|haceis)(?! (?:explicar|decir))
    (?:me|nos) (?:das|pones|preparas|propones|recomiendas|sugieres)
    (?:puedo|podria) (?:tener|pedir)
    (?:que tal|y si|que te parece)
    (?:se puede|se podria|podria|puede) (?:hacer|hacerl[oa]|ir|hacerse) (?:en (?:la|el|mi|una?)|ahi|alli)
    puede ser (?:mas|menos|sin|con|vegan|vegetarian)
    (?:es posible|seria posible|se puede|se podria|podria ser) (?:hacerl[oa]s? |hacer )?(?:sin|con|mas|menos|vegan|vegetarian|en version)
    que (?:(?:postre|plato|receta|cena|comida|dulce) )?(?:puedo|podemos|podria|se puede|hago|hacemos|cocino|preparo|cocinamos|me recomiendas|me propones|recomiendas|propones|sugieres|hay para|ceno|como hoy)(?: (?:hacer|cocinar|preparar|cenar|comer))?(?! (?:en vez|en lugar|usar|poner|si |sustituir|reemplazar|cambiar))
    (?:alguna|algunas|una|otras?) (?:ideas?|recetas?|sugerencias?)
    (?:tienes|sabes|conoces) (?:alguna?|una?|hacer|preparar|como (?:se hace|hacer))
    (?:te|os) apetece
  `,
  de: `
    (?:kannst|konntest|konnt|wurdest|magst|willst|machst) du(?! (?:mir )?(?:sagen|erklaren|verraten))
    (?:konnen|konnten|wurden) (?:sie|wir)(?! (?:mir )?(?:sagen|erklaren))
    (?:kann|konnte|konnten|durfte) (?:ich|wir) (?:[a-z]+ ){0,6}(?:haben|bekommen|kriegen)
    wie (?:ware|war's|wars|war) (?:es |das )?(?:mit|wenn)
    (?:geht|ginge|klappt) (?:das|es|da|er|sie|die|der) ?(?:auch |vielleicht |nicht )*(?:ohne|mit|vegan|vegetarisch|scharfer|milder|leichter|schneller|fur|glutenfrei|als|in)
    (?:kann|konnte) (?:man|ich|wir) (?:das |es |die |den )?(?:auch )?(?:ohne|vegan|vegetarisch|scharfer|milder) (?:[a-z]+ ){0,4}(?:machen|kochen|backen)
    (?:kann|konnte) (?:das|es|man das) (?:auch )?(?:da|in (?:den|die|der|dem)|im|mit (?:dem|der)) (?:[a-z]+ ){0,2}(?:rein|hinein|machen|gehen|kochen|garen)
    lasst sich (?:das |es |die |den )?(?:auch )?(?:ohne|vegan|vegetarisch) (?:[a-z]+ ){0,4}(?:machen|kochen|backen)
    (?:was|welche[snr]?)(?: [a-z]+){0,2} (?:kann|konnte|konnen|konnten|soll|sollen|koche|kochen|mache|machen|backe|esse|empfiehlst|schlagst|gibt es|gibt's)(?: (?:ich|wir|man|du|sie))?(?: (?:mir|uns|heute|morgen|mit|aus|zum|vor|noch|kochen|machen|backen|essen))(?! (?:statt|stattdessen|ersetzen|dazu))
    (?:hast|hattest) du (?:eine?n? |noch |vielleicht |irgend)*(?:idee|ideen|rezept|rezepte|vorschlag|tipp fur|was|etwas)
    (?:eine|ein paar|irgendeine|noch eine) (?:idee|ideen)
    kennst du
    bringst du mir
    zeigst du mir
    lust auf
  `,
})
