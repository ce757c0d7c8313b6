import { anyOf } from './word-list.ts'

/** Words that say by themselves that a body does not take some food, on folded text. */
export const allergyWords = anyOf(
  {
    any: `
      ige
      quincke
      anaphyl[a-z]*
      (?:elimination|exclusion)[- ]?diets?
      regime d'eviction
      dieta de (?:exclusion|eliminacion)
      (?:eliminations|ausschluss)diat
    `,
    en: `
      tested positive
      (?:a|any|even a|tiniest|slightest|single) (?:traces?|crumbs?|speck|whiff)(?= of)
      traces? of
      [a-z]*allerg(?:y|ies|ic)
      allergy-[a-z]+
      (?:food|fatal|lethal|deadly|severe|serious)[- ]intoleran[a-z]*
      intoleran(?:t|ce|ces)
      hypersensitiv[a-z]*
      anaphyla[a-z]*
      epi-? ?pens?
      adrenaline (?:pen|shot|injector)
      (?:react|reacts|reacted|reacting)(?! (?:with heat|together))
      (?:bad|severe|serious|nasty|violent|strong|terrible|awful|allergic|adverse|immune) reactions?
      (?:a|any|the|his|her|my) reactions? (?:to|from)
      hives
      rash(?:es)?
      welts
      (?<!sore )throats?(?! (?:infection|lozenges?))
      windpipe
      airways?
      (?:lips?|tongue|face|eyes?|mouth) (?:swell|puff|go|tingl|itch|burn|blow)[a-z]*
      (?:swell|swells|swelled|swelling|swollen)(?: up)?
      (?:puff|blow|balloon)(?:s|ed|ing)? (?:right )?up
      itch(?:y|es|ing)?(?! for)
      blotch(?:y|es)
      spots
      eczema
      can(?:'t|not| not) (?:breathe|tolerate|digest)
      (?:stops?|trouble|difficulty|struggles?|struggling|hard|unable) (?:to )?breath(?:e|ing)
      gasping
      wheez[a-z]*
      asthma attacks?
      goes into shock
      (?:can't|cannot|can not|cant|doesn't|does not|don't|do not) (?:tolerate|digest|agree with)
      sensitiv(?:e|ity|ities)(?= to)
      (?:does not|doesn't|do not|don't|dont) (?:agree|sit well|sit) with
      disagrees? with
      (?:wreck|destroy|ruin|kill|murder|rip|tear)s?(?: up)? (?:my|his|her|our|their) (?:guts?|stomach|tummy|belly|insides|bowels)
      plays? havoc with (?:my|his|her|our|their) (?:guts?|stomach|tummy|belly|insides|bowels)
    `,
    fr: `
      [a-z]*allergi(?:e|es|que|ques)
      (?:traces?|soupcon|miette)s?(?= d(?:e|u|es)(?![a-z])| d')
      reanimation
      allergo
      intoleran(?:t|te|ts|tes|ce|ces)
      hypersensib[a-z]*
      anaphyla[a-z]*
      epipen
      stylo d'adrenaline
      (?:reagi|reagis|reagit|reagissent|reagir)
      (?:mauvaise|grosse|grave|forte|violente|serieuse)s? reactions?
      reactions? (?:grave|severe|violente|forte)s?
      reactions? (?:aux?|a la|a l'|a|avec)
      urticaire
      plaques(?= (?:rouges|partout|sur)|$|[,;.!])
      boutons
      rougeurs
      eruptions?
      (?<!(?:mal a la|mal de|soutien-|rouge-) ?)gorge
      oedemes?
      (?:je|il|elle|on|ca|fils|fille|mari|femme|mere|pere|frere|soeur|amie?|visage|levres?|langue|yeux|bouche|joues?|fait|faire) (?:se met(?:tent)? a |me |lui |le |la )?gonfl[a-z]*
      enfl(?:e|ent|er|ee?s?)
      demange[a-z]*
      gratte(?:r|nt)?
      eczema
      etouff(?:e|ent|er)
      (?:n'arrive|arrive|peut|peux) (?:plus|pas) a? ?respirer
      respire (?:plus|mal)
      (?:supporte|supportent|tolere|tolerent|digere|digerent)(?:nt|s|z)? (?:pas|plus|mal|tres mal)
      sensibles?(?= (?:aux?|a la|a l'))
      (?:me|lui|leur|nous) (?:reste(?:nt)? sur l'estomac|detrui(?:t|sent) (?:le ventre|l'estomac|les intestins)|retourne(?:nt)? (?:le ventre|l'estomac))
    `,
    es: `
      [a-z]*alergi(?:a|as|co|ca|cos|cas)
      (?:trazas?|rastro|pizca minima)(?= del?(?![a-z]))
      ingresad[oa]s?
      intoleran(?:te|tes|cia|cias)
      hipersensib[a-z]*
      anafil[a-z]*
      epipen
      adrenalina
      (?:reacciona|reacciono|reaccionan|reaccionamos)
      (?:mala|fuerte|grave|seria)s? reacci(?:on|ones)
      reacci(?:on|ones) (?:fuerte|grave|mala|alergica)s?
      reacci(?:on|ones) (?:a|al|con)
      urticaria
      ronchas?
      granos(?= (?:por|en|con)|$|[,;.!])
      sarpullidos?
      habones
      erupci(?:on|ones)
      eccemas?
      (?<!dolor de )garganta
      (?:hincha|hinchan|hinchar|hinchado|hinchada|hinchazon|inflama|inflaman)
      picor(?:es)?
      rascarse
      (?:no puede|no puedo|le cuesta|me cuesta|deja de|sin poder) respirar
      (?:se|me) ahoga
      (?:no )?(?:tolera|tolero|toleran|toleramos|digiere|digiero)(?: bien| nada)?
      (?:me|le|nos|les) sientan? (?:muy |fatal|mal|pesad[a-z]+|como un tiro|como una (?:patada|piedra))+
      (?:me|le|nos|les) caen? (?:muy |fatal|mal|pesad[a-z]+|como una (?:patada|piedra))+
      sensibles?(?= (?:a|al)(?![a-z]))
    `,
    de: `
      [a-z]*allergi(?:e|en|sch|sche|schen|scher|sches|schem|ker|kers|kern|kerin|kerinnen)
      [a-z]*unvertraglich[a-z]*
      (?:eine |nur eine )?spur(?:en)?(?= [a-z])
      [a-z]*intolerant?z?(?:en|e|er)?
      uberempfindlich[a-z]*
      anaphyla[a-z]*
      epi-?pen
      notfall(?:set|spritze|pen)
      (?:reagier[a-z]*|reaktion(?:en)?)
      ausschlag
      quaddeln?
      pusteln?
      (?:flecken|pickel)(?= (?:im gesicht|am|auf|von|uberall)|$|[,;.!])
      nesselsucht
      ekzeme?
      (?:an|zu)?schwell(?:en|ung|ungen|t)?
      (?:an|zu)?geschwollen[a-z]*
      (?:schwillt|schwoll)
      juckt
      jucken
      juckreiz
      atemnot
      (?:keine|kaum|schlecht) luft
      (?:hals|kehle|rachen)(?= (?:zu|an|eng|schwillt|schnurt)|$|[,;.!])
      vertrag(?:e|t|en|st)? (?:[a-z']+ ){0,4}?(?:nicht|nie|keine?[nrms]?|kaum|schlecht|weder)
      (?:nicht|nie|kaum|schlecht) vertrag(?:e|t|en)
      (?:bekommt|bekommen) (?:mir|ihm|ihr|uns|ihnen|[a-z]+) (?:gar |uberhaupt |leider )?nicht
      empfindlich(?= (?:auf|gegen))
    `,
  },
  'g',
)
