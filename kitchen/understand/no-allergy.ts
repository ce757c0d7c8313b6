import { anyOf } from './word-list.ts'

/** "Nobody is allergic", "no allergies": an allergy word that says that there is none. */
export const noAllergy = anyOf(
  {
    en: `
      (?:no|not|never|without|zero|haven't any|don't have any|have no|has no|isn't|aren't|ain't|wasn't)(?: [a-z]+){0,2} allerg(?:y|ies|ic)
      (?:nobody|no one|noone|none of us|none of them)(?:'s| is| has| are)?(?: [a-z]+){0,3} allerg(?:y|ies|ic)
      allerg(?:y|ies)[: ]+(?:none|no|nothing|nil)
      no (?:known |food |such )*(?:intolerances?|reactions?)
      allergy season
    `,
    fr: `
      (?:pas|plus|aucune?|sans|jamais)(?: [a-z']+){0,2} (?:d')?allergi(?:e|es|que|ques)
      (?:pas|aucune?|sans) d?'?intolerances?
      personne (?:n'est|n'a|ne [a-z]+)(?: [a-z']+){0,2} allergi(?:e|es|que|ques)
      allergies? ?:? ?(?:aucune|non|neant|rien)
    `,
    es: `
      (?:no|sin|ninguna?|nadie|nunca)(?: [a-z]+){0,3} alergi(?:a|as|co|ca|cos|cas)
      (?:no|sin|ninguna?)(?: [a-z]+){0,2} intolerancias?
      alergias? ?:? ?(?:ninguna|no|nada)
    `,
    de: `
      (?:keine?|nicht|ohne|niemand|keiner|nie)(?: [a-z]+){0,3} allergi(?:e|en|sch|ker)
      keine(?: [a-z]+){0,2} (?:unvertraglichkeit(?:en)?|intoleranz(?:en)?)
      allergien? ?:? ?(?:keine|nein|nichts)
    `,
  },
  'g',
)

/** What people are allergic to and do not eat, and the intolerances that have a diet of their own. */
export const notEaten = anyOf({
  en: `
    cats?
    dogs?
    horses?
    (?:animal|cat|dog) hair
    fur
    feathers?
    pollen
    hay ?fever
    grass
    dust
    mou?ld
    bees?
    wasps?
    penicillin
    antibiotics?
    latex
    nickel
    perfumes?
    aspirin
    work
    mornings?
    mondays?
    housework
    cooking
    cleaning
    lactose
    fructose
    histamine
    c(?:o)?eliac
    (?:allergy|allergies)[- ](?:advice|info|information|labels?|list|warnings?)
  `,
  fr: `
    chats?
    chiens?
    chevaux
    poils?
    plumes?
    pollens?
    rhume des foins
    graminees
    poussiere
    acariens
    abeilles?
    guepes?
    penicilline
    antibiotiques?
    latex
    nickel
    parfums?
    travail
    matin
    menage
    vaisselle
    fructose
    histamine
    coeliaque
    celiaque
  `,
  es: `
    gatos?
    perros?
    caballos?
    pelo
    plumas?
    polen
    gramineas
    polvo
    acaros
    abejas?
    avispas?
    penicilina
    antibioticos?
    latex
    niquel
    perfumes?
    trabajo
    lunes
    lactosa
    fructosa
    histamina
    celiac[oa]s?
  `,
  de: `
    katzen?
    hunde?
    pferde?
    tierhaare?
    federn
    pollen
    heuschnupfen
    graser
    [a-z]*staub
    milben
    bienen?
    wespen?
    penicillin
    antibiotik[a-z]*
    nickel
    parfum
    arbeit
    montage?
    putzen
    laktose[a-z]*
    fruktose[a-z]*
    histamin[a-z]*
    zoliakie
  `,
})
