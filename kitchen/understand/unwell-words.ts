import { anyOf } from './word-list.ts'

/** Words of a body that is unwell: by themselves they name no allergy, beside a food they say that it is to blame. */
export const unwellWords = anyOf(
  {
    any: `
      diagnos[a-z]*
    `,
    en: `
      (?:sick|ill)(?! of)
      unwell
      poorly
      hospital
      ambulance
      a & e
      emergency room
      vomit[a-z]*
      throw(?:s|ing)? up
      puke[sd]?
      (?:stomach|tummy|belly)[- ]?(?:ache|aches|cramps?|pains?|upset)
      upset (?:stomach|tummy|belly)
      (?:upsets?|hurts?|kills?) (?:my|his|her|our|their) (?:stomach|tummy|belly)
      cramps
      diarrh[a-z]*
      bloat[a-z]*
      migraines?
      headaches?
      heartburn
      (?:kill|kills|killed)
      (?:deadly|fatal|lethal|life[- ]threatening|dangerous)
      poison(?:ous)?
      faints?
      pass(?:es)? out
      (?:could|would|might|will|can) die
      sneez[a-z]*
    `,
    fr: `
      malades?
      hopital
      urgences
      samu
      vomi[a-z]*
      mal (?:au|de) ventre
      mal a l'estomac
      crampes
      diarrhee
      ballonn[a-z]*
      migraines?
      mal a la tete
      (?:tue|tuer|tuerait|tueraient)
      mortel(?:le|s|les)?
      dangereu(?:x|se|ses)
      poison
      (?:peut|peuvent|pourrait|risque de|va) mourir
      eternu[a-z]*
    `,
    es: `
      (?:enferm[oa]s?|enferma[nr]?)
      hospital
      urgencias
      ambulancia
      vomit[a-z]*
      (?:duele|duelen|dolor de|mal de) (?:la |el )?(?:barriga|tripa|estomago|vientre|panza)
      retortijones
      diarrea
      hinchad[oa]
      gases
      migranas?
      dolor de cabeza
      (?:mata|matan|mataria|matar)
      mortal(?:es)?
      peligros[oa]s?
      veneno
      (?:puede|podria|podemos) morir(?:se)?
      estornud[a-z]*
      (?:se )?pone mal[oa]?
    `,
    de: `
      krank
      krankenhaus
      notaufnahme
      notarzt
      rettungswagen
      klinik
      erbrech[a-z]*
      ubergeben
      kotzen
      ubel(?! nehmen)
      (?<!nicht )schlecht
      (?:bauch|magen)(?:weh|schmerz[a-z]*|krampf[a-z]*)
      krampfe
      durchfall
      blahungen
      migrane
      kopfschmerzen
      sodbrennen
      (?:umbringen|umbringt|toten|totet|sterben|stirbt)
      (?:todlich|lebensgefahrlich|gefahrlich)[a-z]*
      niesen
    `,
  },
  'g',
)
