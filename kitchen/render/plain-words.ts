import type { Language } from '#shared/constants/languages.ts'

/** Every mention of salt that a sentence makes in passing. */
const salted: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\b(?:lightly |well )?salted water/g, 'water'],
    [/ (?:and|with) a (?:good )?pinch of salt/g, ''],
    [/; salt them at the end| and salt(?: lightly)?(?=\.)/g, ''],
    [/, (?:salt lightly|plus a good pinch of salt|sprinkle with coarse salt)(?= and)/g, ''],
    [
      /(?<=taste for )salt and | with salt(?= until)|(?<=with the water) and salt|; cold soup needs a little more salt than hot/g,
      '',
    ],
    [/salt what is watery and squeeze it out/g, 'squeeze out what is watery'],
    [/wet, salted hands/g, 'wet hands'],
    [/then salty, sweet/g, 'then sweet'],
    [/sweet, sour and salty/g, 'sweet and sour'],
    [
      / with a little salt(?= and)|, salt the inside lightly(?= and)|; no salt is needed| and salt(?= and cover)/g,
      '',
    ],
    [/(?<=^|\. )Salt ((?:[^.]|\.(?! ))+?), leave(?= on)/g, 'Leave $1'],
    [/ with salt and pepper/g, ' with pepper'],
  ],
  fr: [
    [/l'eau (?:légèrement |bien )?salée/g, "l'eau"],
    [/d'eau (?:légèrement |bien )?salée/g, "d'eau"],
    [/eau (?:bouillante )?salée/g, 'eau bouillante'],
    [/ (?:et|avec) une (?:bonne )?pincée de sel/g, ''],
    [/ ; saler à la fin| et saler(?: légèrement)?(?=\.)|, saler légèrement/g, ''],
    [
      / et du sel(?=[ .,])|, une bonne pincée de sel(?= et)| avec du sel(?= pour)|, parsemer de gros sel(?= et)/g,
      '',
    ],
    [/ ; (?:[a-zé]+ )?froide?, une soupe demande un peu plus de sel/g, ''],
    [/saler ce qui rend de l'eau et presser/g, "presser ce qui rend de l'eau"],
    [/mains mouillées et salées/g, 'mains mouillées'],
    [/le salé, le sucré/g, 'le sucré'],
    [/du sucré, de l'acide et du salé/g, "du sucré et de l'acide"],
    [/ avec un peu de sel(?= et)| ; inutile de saler/g, ''],
    [/(?<=^|\. )Saler ((?:[^.]|\.(?! ))+?), laisser(?= \d)/g, 'Laisser $1'],
    [/Saler et poivrer/g, 'Poivrer'],
  ],
  es: [
    [/agua (?:hirviendo )?con (?:un poco de )?sal/g, 'agua'],
    [/agua bien salada/g, 'agua'],
    [/ (?:y|con) una (?:buena )?pizca de sal/g, ''],
    [/; salar al final| y salar(?: ligeramente)?(?=\.)|, salar un poco|, salar ligeramente(?= y)/g, ''],
    [
      / y sal(?=[ .,])|(?<=rectificar de )sal y |, una buena pizca de sal(?= y)| con sal(?= hasta)|, espolvorear con sal gruesa(?= y)/g,
      '',
    ],
    [/; fría, la sopa pide algo más de sal/g, ''],
    [/salar lo que suelte agua y escurrir/g, 'escurrir lo que suelte agua'],
    [/manos mojadas y saladas/g, 'manos mojadas'],
    [/agua con poca sal/g, 'agua'],
    [/luego salado, dulce/g, 'luego dulce'],
    [/dulce, ácido y salado/g, 'dulce y ácido'],
    [/ con un poco de sal(?= y)|, salar ligeramente por dentro(?= y)|; no hace falta sal/g, ''],
    [/(?<=^|\. )Salar ((?:[^.]|\.(?! ))+?), dejar(?= \d)/g, 'Dejar $1'],
    [/Salpimentar ((?:[^.]|\.(?! ))+?) y dorar/g, 'Dorar $1 con pimienta'],
  ],
  de: [
    [/(?<!un)(?:leicht |kräftig |gut )?gesalzene([mns]) Wasser/g, 'Wasser'],
    [/Salzwasser/g, 'Wasser'],
    [/ (?:und|mit) einer (?:guten |kräftigen )?Prise Salz/g, ''],
    [/; erst zum Schluss salzen| und (?:leicht )?salzen(?=\.)|, leicht salzen(?= und)/g, ''],
    [
      / und Salz(?= )|, eine (?:gute |kräftige )?Prise Salz(?= und)| und eine (?:gute |kräftige )?Prise Salz/g,
      '',
    ],
    [/ mit Salz(?= kurz)|, mit grobem Salz bestreuen(?= und)|; kalt braucht eine Suppe etwas mehr Salz/g, ''],
    [/Wässriges salzen und ausdrücken/g, 'Wässriges ausdrücken'],
    [/nassen, gesalzenen Händen/g, 'nassen Händen'],
    [/dann salzig, süß/g, 'dann süß'],
    [/süß, sauer und salzig/g, 'süß und sauer'],
    [
      / mit etwas Salz(?= zugeben)|, innen leicht salzen(?= und)|; Salz braucht es nicht| salzen,(?= 10 Minuten)/g,
      '',
    ],
    [/ salzen und pfeffern/g, ' pfeffern'],
  ],
}

export function withoutSalt(text: string, language: Language): string {
  return salted[language].reduce((plain, [words, instead]) => plain.replace(words, instead), text)
}

const meanwhile: Record<Language, RegExp> = {
  en: /^Meanwhile, /,
  fr: /^Pendant ce temps, /,
  es: /^Mientras(?: tanto)?, /,
  de: /^Inzwischen /,
}

/** The first thing on the stove has nothing to run beside. */
export function notMeanwhile(text: string, language: Language): string {
  const plain = text.replace(meanwhile[language], '')
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1)
}
