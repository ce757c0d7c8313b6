import { anyOf } from './word-list.ts'

/** "Right, write it up for me": the dish is settled, and its recipe is what somebody wants now. Of folded text. */
export const handover = anyOf({
  en: `
    (?:recipe|recipes)(?! (?:for|of|with|without|using) )
    (?:write|jot|type|print|note) (?:it|that|this|everything|all|the (?:lot|thing|whole))
    (?:write|jot|type|print|note) (?:up|down|out)
    finali[sz]e(?: it| that| this)?
    lock it in
  `,
  fr: `
    recette(?! (?:de|d'|du|pour|avec|sans) )
    (?:ecri[st]|ecrivez|note|notez|redige|redigez|envoie|envoyez|balance)(?:[- ]?(?:moi|nous|le|la|les))*(?: (?:tout|ca|moi)|\\W*$)
    finalis(?:e|ez|ons)
  `,
  es: `
    receta(?! (?:de|del|para|con|sin) )
    (?:escrib|apunt|anot|redact)[a-z]*
    finaliz[a-z]+
    (?:pasa|manda|envia)mel[ao]
  `,
  de: `
    (?:rezept|rezepts)(?! (?:fur|von|mit|ohne|zu) )
    (?:schreib|schreibe|schreibs|notier|notiere|tipp|druck)[' ]?(?:[a-z']+ ){0,5}(?:auf|raus|nieder|zusammen|hin|aus)
    stell(?:e|s)? (?:es |das |alles )?fertig
  `,
})
