import { anyOf } from './word-list.ts'

/** What is told of others, quoted, remembered or heard somewhere; nothing of it is wished for. On folded text. */
export const reported = anyOf({
  en: `
    remind(?:s|ed)? me
    (?:used to|always) (?:say|said|make|made|put|cook|cooked|add|added)
    (?:told|tells) (?:me|us)
    (?:says?|said|swears?|claims?|calls|called) (?:it|that|this|you|a|the|we|i)
    (?:my|our) (?:ex|nan|gran|granny|grandma|grandmother|mum|mother|aunt|uncle|neighbou?r|boss) (?:always )?(?:put|puts|made|makes|used|uses|added|adds|cooked|swore|burns?)
    we had (?:something|one|this|that|it)
    i (?:once|read|heard|saw)
    (?:never|not) (?:seen|heard of|come across)
    apparently
    they say
    looks? like
    people say
    (?:tastes?|is|was|looks?) (?:[a-z]+ )?(?:better|worse|nicer) than
  `,
  fr: `
    rappelle
    (?:disait|disaient|dit toujours|disent|m'a dit|m'ont dit|on m'a dit|appelle ca|appelait)
    (?:mettait|mettaient|faisait|faisaient|ajoutait|utilisait|brule|brulait)
    on a (?:mange|eu|vu)
    (?:j'ai|ai) (?:lu|vu|entendu)
    jamais (?:vu|entendu|goute)
    il parait
    on dit que
    on dirait
    (?:est|etait) (?:[a-z]+ )?(?:meilleure?s?|moins bon(?:ne)?) qu
  `,
  es: `
    (?:me |nos )?recuerda
    (?:decia|decian|dice que|dicen|me dijo|me dijeron|me han dicho|me ha dicho|llama a esto|lo llama)
    (?:ponia|ponian|hacia|hacian|echaba|usaba|quema|quemaba)
    (?:comimos|tuvimos|vimos|probamos)
    (?:he leido|lei|he visto|vi|he oido|oi)
    nunca (?:he )?(?:visto|oido|probado)
    se dice
    parece (?:la|el|un|una|que)
    (?:sabe|esta|es|era) (?:mucho )?(?:mejor|peor|mas (?:rico|rica|bueno|buena)) que
  `,
  de: `
    erinnert (?:mich|uns)
    (?:sagt|sagte|meinte|meint|behauptet|schwort|nennt)
    (?:hat|haben) (?:mir |uns )?(?:[a-z]+ ){0,5}(?:gesagt|erzahlt|gemeint|draufgetan|verwendet)
    (?:tat|machte|nahm|verbrennt) (?:immer|uberall|das|die|sogar)
    (?:ich hab|hab|habe|ich habe|wir hatten|wir haben) (?:[a-z]+ ){0,6}(?:gelesen|gehort|gesehen|gegessen|gefunden)
    mein[a-z]* (?:nachbar[a-z]*|ex|oma|opa|mutter|vater|tante|onkel|chef[a-z]*|kollege|kollegin|schwiegermutter) (?:immer )?(?:kocht|macht|backt|nimmt|tut|legt|gibt|kippt|streut|verwendet|benutzt|verbrennt)
    gab (?:es|'s) (?:mal|so)
    noch nie (?:[a-z]+ ){0,3}(?:gesehen|gehort)
    angeblich
    sieht aus wie
    (?:schmeckt|ist|war) (?:[a-z]+ )?(?:besser|schlechter|leckerer) als
    man sagt
  `,
})

/** What people used to say and to cook, and what they call a dish: of what these sentences name, nothing happens to anybody. */
export const remembered = anyOf({
  en: '(?:used to|always) (?:say|said|make|made|put|cook|cooked|add|added)\n(?:calls?|called) (?:it|that|this)',
  fr: '(?:disai|mettai|faisai|ajoutai|utilisai|appelai)(?:t|ent)\n(?:appelle|dit toujours) ca',
  es: '(?:decia|ponia|hacia|echaba|usaba|llamaba)n?\nllama a esto|lo llama',
  de: '(?:sagte|tat|machte|nahm) (?:immer|uberall|sogar)\nnennt (?:das|es)',
})
