import type { Language } from '#shared/constants/languages.ts'
import type { Unmet } from '../cook/equipment.ts'

type Choices = Record<Language, readonly string[]>

/** The opening of a proposal; `{title}` and `{n}` (how many at the table). */
export const proposals: Choices = {
  en: [
    'Then let me suggest this: **{title}**, for {n}.',
    'I know what I would put on the table: **{title}**, for {n}.',
    'How about **{title}**, for {n}?',
    'That calls for **{title}**, for {n}.',
    'My suggestion: **{title}**, for {n}.',
  ],
  fr: [
    'Alors voici ce que je vous propose : **{title}**, pour {n}.',
    'Je sais ce que je mettrais sur la table : **{title}**, pour {n}.',
    'Que diriez-vous de ceci : **{title}**, pour {n} ?',
    'Cela me donne une idée : **{title}**, pour {n}.',
    'Ma proposition : **{title}**, pour {n}.',
  ],
  es: [
    'Entonces te propongo esto: **{title}**, para {n}.',
    'Ya sé qué pondría en la mesa: **{title}**, para {n}.',
    '¿Qué te parece esto? **{title}**, para {n}.',
    'Se me ocurre lo siguiente: **{title}**, para {n}.',
    'Mi propuesta: **{title}**, para {n}.',
  ],
  de: [
    'Dann schlage ich dir das vor: **{title}**, für {n}.',
    'Ich weiß, was ich auf den Tisch stellen würde: **{title}**, für {n}.',
    'Wie wäre es damit: **{title}**, für {n}?',
    'Da fällt mir gleich etwas ein: **{title}**, für {n}.',
    'Mein Vorschlag: **{title}**, für {n}.',
  ],
}

/** Another dish since the one on the table takes too long. */
export const quicker: Record<Language, string> = {
  en: '**{before}** takes longer than that. In {limit} minutes I would make this of it: **{title}**, for {n}.',
  fr: '**{before}** demande plus de temps. En {limit} minutes, voici ce que j’en ferais : **{title}**, pour {n}.',
  es: '**{before}** lleva más tiempo. En {limit} minutos haría con ello esto: **{title}**, para {n}.',
  de: '**{before}** braucht länger. In {limit} Minuten würde ich daraus das machen: **{title}**, für {n}.',
}

export const others: Choices = {
  en: [
    'Something quite different, then: **{title}**, for {n}.',
    'Let us turn the page: **{title}**, for {n}.',
  ],
  fr: ['Changeons de registre : **{title}**, pour {n}.', 'Tournons la page : **{title}**, pour {n}.'],
  es: ['Cambiemos por completo: **{title}**, para {n}.', 'Pasemos página: **{title}**, para {n}.'],
  de: ['Dann etwas ganz anderes: **{title}**, für {n}.', 'Blättern wir um: **{title}**, für {n}.'],
}

export const keys: Record<Language, string> = {
  en: 'What goes in: {list}.',
  fr: 'Ce qu’il vous faut surtout : {list}.',
  es: 'Lo principal: {list}.',
  de: 'Das Wichtigste darin: {list}.',
}

export const timing: Record<Language, string> = {
  en: 'From start to table it takes {total}.',
  fr: 'Du premier coup de couteau à la table, comptez {total}.',
  es: 'De principio a fin se tarda {total}.',
  de: 'Vom ersten Schnitt bis zum Tisch dauert es {total}.',
}

export const tooSlow: Record<Language, string> = {
  en: 'It needs {total}, more than the {limit} you have; it cannot be done well any faster.',
  fr: 'Il faut {total}, plus que prévu ({limit}) ; en moins de temps, ce ne serait pas honnête.',
  es: 'Necesita {total}, más de lo que tienes ({limit}); en menos tiempo no sería honesto.',
  de: 'Es braucht {total}, mehr als geplant ({limit}); schneller ginge es nicht ehrlich.',
}

/** Said where only chilling, resting or rising goes beyond the time. */
export const waitsLonger: Record<Language, string> = {
  en: 'The work takes {work}; with the time in which it only stands, it is {total} until you can eat.',
  fr: 'Il y a {work} de travail ; avec le temps de repos, comptez {total} avant de passer à table.',
  es: 'El trabajo lleva {work}; con el tiempo de reposo, pasan {total} hasta que se puede comer.',
  de: 'Die Arbeit dauert {work}; mit der Zeit, in der es nur steht, sind es {total} bis zum Essen.',
}

export const notThatDish: Record<Language, string> = {
  en: '{dish} cannot be done properly in {limit}, so I looked for something that can.',
  fr: 'En {limit}, on ne réussit pas bien « {dish} » ; j’ai donc cherché ce qui tient dans ce temps.',
  es: 'En {limit} no da tiempo a hacer bien «{dish}», así que he buscado algo que sí.',
  de: '„{dish}“ gelingt in {limit} nicht richtig, darum habe ich etwas gesucht, das passt.',
}

/** A named dish that has not the form that somebody's health asks for. */
export const notInThatForm: Record<Language, string> = {
  en: '{dish} cannot be made in the form it needs here, so this is something that can.',
  fr: '« {dish} » ne peut pas prendre la forme qu’il faut ici : voici ce qui le peut.',
  es: '«{dish}» no puede tener la forma que hace falta aquí, así que esto es algo que sí.',
  de: '„{dish}“ lässt sich nicht so zubereiten, wie es hier nötig ist; das hier schon.',
}

/** Why another dish than the one that was named: it breaks a condition of the kitchen or the table. */
export const breaksCondition: Record<Unmet, Record<Language, string>> = {
  oven: {
    en: '{dish} needs an oven, so I looked for something that does without.',
    fr: '« {dish} » demande un four : voici plutôt quelque chose qui s’en passe.',
    es: '«{dish}» necesita horno, así que he buscado algo que no.',
    de: '„{dish}“ braucht einen Backofen, darum habe ich etwas gesucht, das ohne geht.',
  },
  stove: {
    en: '{dish} needs the stove, so this is something near it that does without.',
    fr: '« {dish} » se cuit sur le feu : voici quelque chose d’approchant qui s’en passe.',
    es: '«{dish}» necesita fuego, así que esto es algo parecido que no.',
    de: '„{dish}“ braucht den Herd, darum hier etwas Ähnliches, das ohne geht.',
  },
  microwave: {
    en: '{dish} cannot be done in a microwave alone, so this is something near it that can.',
    fr: '« {dish} » ne se fait pas au seul micro-ondes : voici quelque chose d’approchant qui s’y fait.',
    es: '«{dish}» no se puede hacer solo con microondas, así que esto es algo parecido que sí.',
    de: '„{dish}“ geht nicht nur mit der Mikrowelle, darum hier etwas Ähnliches, das geht.',
  },
  kettle: {
    en: '{dish} cannot be done with a kettle alone, so this is something near it that can.',
    fr: '« {dish} » ne se fait pas avec une simple bouilloire : voici quelque chose d’approchant qui s’y fait.',
    es: '«{dish}» no se puede hacer solo con un hervidor, así que esto es algo parecido que sí.',
    de: '„{dish}“ geht nicht nur mit dem Wasserkocher, darum hier etwas Ähnliches, das geht.',
  },
  fried: {
    en: '{dish} is fried, so this is something near it that is not.',
    fr: '« {dish} » est frit : voici quelque chose d’approchant qui ne l’est pas.',
    es: '«{dish}» va frito, así que esto es algo parecido que no.',
    de: '„{dish}“ wird in Fett ausgebacken, darum hier etwas Ähnliches, das ohne geht.',
  },
  unbaked: {
    en: '{dish} is not made in the oven, so this is something near it that is.',
    fr: '« {dish} » ne se fait pas au four : voici quelque chose d’approchant qui s’y fait.',
    es: '«{dish}» no se hace al horno, así que esto es algo parecido que sí.',
    de: '„{dish}“ wird nicht im Ofen gemacht, darum hier etwas Ähnliches aus dem Ofen.',
  },
  warm: {
    en: '{dish} is eaten warm, so this is something near it that is good cold.',
    fr: '« {dish} » se mange chaud : voici quelque chose d’approchant qui se mange froid.',
    es: '«{dish}» se come caliente, así que esto es algo parecido que está bueno frío.',
    de: '„{dish}“ isst man warm, darum hier etwas Ähnliches, das kalt schmeckt.',
  },
  onePot: {
    en: '{dish} takes more than one pot, so this is something near it that does not.',
    fr: '« {dish} » demande plus d’une casserole : voici quelque chose d’approchant qui n’en veut qu’une.',
    es: '«{dish}» necesita más de una olla, así que esto es algo parecido que se hace en una.',
    de: '„{dish}“ braucht mehr als einen Topf, darum hier etwas Ähnliches aus einem.',
  },
  burner: {
    en: '{dish} takes more than one ring, so this is something near it that does not.',
    fr: '« {dish} » demande plus d’un feu : voici quelque chose d’approchant qui n’en veut qu’un.',
    es: '«{dish}» necesita más de un fuego, así que esto es algo parecido que se hace con uno.',
    de: '„{dish}“ braucht mehr als eine Platte, darum hier etwas Ähnliches, dem eine reicht.',
  },
}

/** Said when the time only suffices because others have cut and washed. */
export const readyCut: Record<Language, string> = {
  en: 'To keep to {limit} without rushing, buy {list} the way the list says; that leaves little for the knife.',
  fr: 'Pour tenir en {limit} sans courir, achetez {list} comme l’indique la liste : il ne reste presque rien à couper.',
  es: 'Para cumplir en {limit} sin prisas, compra {list} como indica la lista: así apenas queda nada que cortar.',
  de: 'Damit es in {limit} ohne Hetze geht, kauf {list} so, wie es in der Liste steht; dann bleibt kaum etwas zu schneiden.',
}

/** Said when less than this is not worth baking. */
export const wholeBatch: Record<Language, string> = {
  en: 'Less than this is not worth the oven: the amounts make about {n} portions, and what is left keeps for a few days.',
  fr: 'En faire moins n’en vaudrait pas la peine : les quantités donnent environ {n} parts, et le reste se garde quelques jours.',
  es: 'Hacer menos no compensa encender el horno: las cantidades dan unas {n} porciones, y lo que sobre se conserva unos días.',
  de: 'Weniger lohnt den Ofen nicht: Die Mengen ergeben etwa {n} Portionen, und was übrig bleibt, hält sich ein paar Tage.',
}

export const unknownDish: Record<Language, string> = {
  en: 'I do not know “{name}”, so this is what I would cook instead.',
  fr: 'Je ne connais pas « {name} » : voici ce que je cuisinerais à la place.',
  es: 'No conozco «{name}», así que esto es lo que cocinaría en su lugar.',
  de: '„{name}“ kenne ich nicht; das hier würde ich stattdessen kochen.',
}

/** Said of a dish that would hold what its guest refused, if only in its name. */
export const onlyByName: Record<Language, string> = {
  en: 'Without what has to stay out, “{name}” would be that in name only, so this is what comes closest.',
  fr: 'Sans ce qui doit rester dehors, « {name} » ne le serait plus que de nom : voici ce qui s’en rapproche le plus.',
  es: 'Sin lo que tiene que quedar fuera, «{name}» lo sería solo de nombre, así que esto es lo que más se le acerca.',
  de: 'Ohne das, was draußen bleiben soll, wäre „{name}“ es nur noch dem Namen nach; das hier kommt dem am nächsten.',
}

/** Said when food comes back that was kept out for an allergy. */
export const lifted: Record<Language, string> = {
  en: 'You told me of an allergy before and now say that this may go in: {list}. Please make sure that it is safe for everybody at the table.',
  fr: 'Vous m’aviez parlé d’une allergie et dites maintenant que ceci est permis : {list}. Assurez-vous que c’est sans danger pour toute la table.',
  es: 'Antes me hablaste de una alergia y ahora dices que esto se puede: {list}. Asegúrate de que no haga daño a nadie en la mesa.',
  de: 'Du hast vorher von einer Allergie gesprochen und sagst jetzt, dass das hinein darf: {list}. Bitte stell sicher, dass es allen am Tisch bekommt.',
}

/** A dish known by the end of its name alone: a stargazy pie is a pie. */
export const cookedAsKind: Record<Language, string> = {
  en: 'I do not know “{name}”, so I cook it as what its name says it is: {kind}. Tell me what else belongs in it.',
  fr: 'Je ne connais pas « {name} » : je le prépare comme son nom l’indique, {kind}. Dites-moi ce qu’il y faut encore.',
  es: 'No conozco «{name}», así que lo preparo como lo que dice su nombre: {kind}. Dime qué más lleva.',
  de: '„{name}“ kenne ich nicht und koche es als das, was der Name sagt: {kind}. Sag mir, was noch hineingehört.',
}

/** A dish whose name says nothing: nothing is cooked before somebody says what it is. */
export const unheardOf: Record<Language, string> = {
  en: 'I do not know “{name}”. What is in it, and what is it like: a soup, a bake, a cake, something from the pan?',
  fr: 'Je ne connais pas « {name} ». Qu’y met-on, et à quoi cela ressemble-t-il : une soupe, un gratin, un gâteau, une poêlée ?',
  es: 'No conozco «{name}». ¿Qué lleva y a qué se parece: una sopa, un guiso, un gratinado, un dulce?',
  de: '„{name}“ kenne ich nicht. Was kommt hinein, und was ist es: eine Suppe, ein Auflauf, ein Kuchen, etwas aus der Pfanne?',
}

/** Something that was named and may be a food. */
export const notInIt: Record<Language, string> = {
  en: 'I do not know “{name}”, so it is not in the recipe; tell me what it is like.',
  fr: 'Je ne connais pas « {name} » : la recette s’en passe ; dites-moi à quoi cela ressemble.',
  es: 'No conozco «{name}», así que no está en la receta; dime a qué se parece.',
  de: '„{name}“ kenne ich nicht, darum fehlt es im Rezept; sag mir, was dem nahekommt.',
}

/** A sauce, a topping or a form that was named. */
export const notKept: Record<Language, string> = {
  en: 'You also named “{name}”; that is not in this recipe.',
  fr: 'Vous aviez aussi parlé de « {name} » : ce n’est pas dans cette recette.',
  es: 'También mencionaste «{name}»; eso no está en esta receta.',
  de: 'Du hast auch „{name}“ genannt; das ist in diesem Rezept nicht dabei.',
}

/** A kind of a food that is refused, where the dish takes another. */
export const otherVariety: Record<Language, string> = {
  en: 'No “{name}”: buy another kind of it for this dish.',
  fr: 'Pas de « {name} » : prenez-en d’une autre sorte pour ce plat.',
  es: 'Nada de «{name}»: compra de otra clase para este plato.',
  de: 'Kein „{name}“: Kauf für dieses Gericht eine andere Sorte davon.',
}

/** A part of what was asked for, of which nothing has become. */
export const notDone: Record<Language, string> = {
  en: 'I have not done anything about “{name}”: tell me in other words what you mean.',
  fr: 'Je n’ai rien changé pour « {name} » : dites-moi autrement ce que vous souhaitez.',
  es: 'No he hecho nada con «{name}»: dime con otras palabras qué quieres.',
  de: 'Zu „{name}“ habe ich nichts geändert: Sag mir mit anderen Worten, was du meinst.',
}

/** The user's own words. */
export const quoted: Record<Language, string> = {
  en: '“{name}”',
  fr: '« {name} »',
  es: '«{name}»',
  de: '„{name}“',
}

/** Dishes whose names are written nearly like one that the kitchen does not know. */
export const orDidYouMean: Record<Language, string> = {
  en: 'Or did you mean {list}?',
  fr: 'Ou s’agit-il de {list} ?',
  es: '¿O te refieres a {list}?',
  de: 'Oder meinst du {list}?',
}

export const unmetWish: Record<Language, string> = {
  en: 'I do not keep “{name}” in my larder, so it is not in the recipe; tell me what may stand in for it.',
  fr: 'Je n’ai pas « {name} » dans mon garde-manger : la recette s’en passe ; dites-moi ce qui peut le remplacer.',
  es: 'No tengo «{name}» en mi despensa, así que no está en la receta; dime qué puede ocupar su lugar.',
  de: '„{name}“ führe ich nicht in meiner Vorratskammer, darum fehlt es im Rezept; sag mir, was es ersetzen darf.',
}

export const standsIn: Record<Language, string> = {
  en: 'I do not keep “{name}” in my larder; what comes closest stands in for it: {list}.',
  fr: 'Je n’ai pas « {name} » dans mon garde-manger ; ce qui s’en rapproche le plus le remplace : {list}.',
  es: 'No tengo «{name}» en mi despensa; en su lugar va lo más parecido: {list}.',
  de: '„{name}“ führe ich nicht in meiner Vorratskammer; was dem am nächsten kommt, vertritt es: {list}.',
}

export const nearestKin: Record<Language, string> = {
  en: 'I do not know {name} by heart, so this is its nearest kin from my kitchen.',
  fr: 'Je ne connais pas « {name} » sur le bout des doigts : voici son plus proche parent dans ma cuisine.',
  es: 'No domino «{name}», así que esto es lo más parecido de mi cocina.',
  de: '„{name}“ kenne ich nicht auswendig, deshalb kommt hier das Nächste aus meiner Küche.',
}

export const besideDish: Record<Language, string> = {
  en: '{name}: that is a recipe of its own; ask me for it next, and both can stand on the table.',
  fr: '{name} : c’est une recette à part entière ; demandez-la-moi ensuite, et les deux iront sur la table.',
  es: '{name}: es una receta aparte; pídemela después y las dos irán a la mesa.',
  de: '{name}: Das ist ein eigenes Rezept. Frag mich danach, dann steht beides auf dem Tisch.',
}

export const askServings: Record<Language, string> = {
  en: 'I have planned it for {n}: is that right, and is there anything that somebody must not eat?',
  fr: 'J’ai compté pour {n} : est-ce juste, et y a-t-il une allergie ou un aliment à éviter ?',
  es: 'He calculado para {n}: ¿es correcto, y hay alguna alergia o algo que evitar?',
  de: 'Gerechnet habe ich für {n}: Stimmt das, und gibt es etwas, das jemand nicht essen darf?',
}

/** Asked where another dish is proposed than the one that was named. */
export const askInstead: Record<Language, string> = {
  en: 'Would that do instead, or is it something quite different?',
  fr: 'Cela vous irait-il à la place, ou est-ce tout autre chose ?',
  es: '¿Te serviría en su lugar, o es algo muy distinto?',
  de: 'Wäre das stattdessen recht, oder ist es etwas ganz anderes?',
}

export const welcomes: Choices = {
  en: ['Hello, and welcome to my kitchen!', 'Good to see you! The stove is on.'],
  fr: ['Bonjour, et bienvenue dans ma cuisine !', 'Quel plaisir de vous voir ! Les fourneaux sont allumés.'],
  es: ['¡Hola! Te doy la bienvenida a mi cocina.', '¡Qué alegría verte! Los fogones están encendidos.'],
  de: ['Hallo und willkommen in meiner Küche!', 'Schön, dass du da bist! Der Herd ist an.'],
}

export const firstQuestions: Record<Language, string> = {
  en: 'What are you in the mood for: a starter, a main, a dessert or a drink? And is there something in the fridge that wants to be used?',
  fr: 'De quoi avez-vous envie : une entrée, un plat, un dessert ou une boisson ? Et y a-t-il dans le frigo quelque chose à utiliser ?',
  es: '¿Qué te apetece: un entrante, un plato principal, un postre o una bebida? ¿Hay algo en la nevera que convenga usar?',
  de: 'Wonach ist dir: Vorspeise, Hauptgericht, Dessert oder Drink? Und gibt es etwas im Kühlschrank, das weg soll?',
}

/** The short question behind an answer when there is no dish yet. */
export const askDish: Record<Language, string> = {
  en: 'What would you like to cook?',
  fr: 'Qu’aimeriez-vous cuisiner ?',
  es: '¿Qué te apetece cocinar?',
  de: 'Was möchtest du kochen?',
}

export const strays: Choices = {
  en: [
    'That is beyond my stove, I am afraid, but at the table I can be useful.',
    'I am better with pans than with that. Let us cook something instead.',
  ],
  fr: [
    'Cela dépasse mes fourneaux, je le crains, mais à table je peux être utile.',
    'Je suis plus à l’aise avec les casseroles. Cuisinons plutôt quelque chose.',
  ],
  es: [
    'Eso queda fuera de mis fogones, me temo, pero en la mesa sí puedo ser útil.',
    'Se me dan mejor las sartenes. Cocinemos algo juntos.',
  ],
  de: [
    'Das liegt leider jenseits meines Herdes, aber am Tisch kann ich nützlich sein.',
    'Mit Pfannen kenne ich mich besser aus. Kochen wir lieber etwas zusammen.',
  ],
}

/** Said to what nothing was understood of; it is never answered as if it were so already. */
export const notUnderstood: Record<Language, string> = {
  en: 'That I did not understand, I am afraid. Tell me in plain words what to add, what to leave out, or for how many it should be.',
  fr: 'Je n’ai pas compris, désolé. Dites-moi simplement ce qu’il faut ajouter, enlever, ou pour combien de personnes ce doit être.',
  es: 'Eso no lo he entendido, lo siento. Dime con palabras sencillas qué añadir, qué quitar o para cuántos debe ser.',
  de: 'Das habe ich leider nicht verstanden. Sag mir in einfachen Worten, was dazu soll, was weg soll oder für wie viele es sein soll.',
}

/** The same before there is a dish. */
export const unclear: Record<Language, string> = {
  en: 'I did not understand that, I am afraid.',
  fr: 'Je n’ai pas compris, désolé.',
  es: 'No lo he entendido, lo siento.',
  de: 'Das habe ich leider nicht verstanden.',
}

export const backToDish: Record<Language, string> = {
  en: 'On the table is still **{title}**: shall I change something, or do you want to finalize it?',
  fr: 'Il y a toujours sur la table : **{title}**. Faut-il changer quelque chose, ou voulez-vous finaliser ?',
  es: 'Sobre la mesa sigue: **{title}**. ¿Cambio algo, o quieres finalizar la receta?',
  de: 'Auf dem Tisch steht weiterhin: **{title}**. Soll ich etwas ändern, oder möchtest du das Rezept fertigstellen?',
}

export const thanked: Choices = {
  en: ['With pleasure!', 'You are very welcome.'],
  fr: ['Avec grand plaisir !', 'Je vous en prie.'],
  es: ['¡Con mucho gusto!', 'Ha sido un placer.'],
  de: ['Sehr gern!', 'Es ist mir ein Vergnügen.'],
}

export const praised: Choices = {
  en: ['I am glad you like it!', 'Lovely, then we agree.'],
  fr: ['Ravi que cela vous plaise !', 'Parfait, nous sommes d’accord.'],
  es: ['¡Me alegra que te guste!', 'Estupendo, entonces estamos de acuerdo.'],
  de: ['Das freut mich!', 'Wunderbar, dann sind wir uns einig.'],
}

export const readyToFinish: Record<Language, string> = {
  en: 'Press Finalize and I will write down **{title}** with plating and picture.',
  fr: 'Finalisez, et j’écris la recette « {title} » avec son dressage et son image.',
  es: 'Finaliza y dejaré por escrito «{title}», con su emplatado y su imagen.',
  de: 'Stell das Rezept fertig, und ich schreibe „{title}“ auf, mit Anrichten und Bild.',
}

export const portions = {
  swap: {
    en: '{heading}: it is cooked apart, with {fresh} instead of {gone}, in a pan or bowl of its own.',
    fr: '{heading} : elle est cuite à part, dans son propre récipient, sans {gone} mais avec {fresh}.',
    es: '{heading}: se cocina aparte, en su propio recipiente; en vez de {gone} lleva {fresh}.',
    de: '{heading}: Sie wird in eigenem Geschirr gekocht; statt {gone} kommt hinein: {fresh}.',
  },
  out: {
    en: '{heading}: it is cooked apart without {gone}, in a pan or bowl of its own.',
    fr: '{heading} : elle est cuite à part, sans {gone}, dans son propre récipient.',
    es: '{heading}: se cocina aparte sin {gone}, en su propio recipiente.',
    de: '{heading}: Sie wird ohne {gone} in eigenem Geschirr gekocht.',
  },
  other: {
    en: '{heading}: this dish does not go without {gone}, so they get another, cooked apart: {title}.',
    fr: '{heading} : ce plat ne va pas sans {gone}, c’est donc un autre, cuit à part : {title}.',
    es: '{heading}: este plato no sale sin {gone}, así que es otro, cocinado aparte: {title}.',
    de: '{heading}: Ohne {gone} geht dieses Gericht nicht, deshalb gibt es ein anderes, getrennt gekocht: {title}.',
  },
  whole: {
    en: '**{title}** cannot well be made in two, so all of it is made so that everybody at the table can eat it.',
    fr: '**{title}** se prête mal à deux versions : tout est donc fait pour que chacun à table puisse en manger.',
    es: '**{title}** no se deja hacer en dos versiones, así que todo se hace para que lo coman todos.',
    de: '**{title}** lässt sich schlecht in zwei Fassungen machen, deshalb ist alles so, dass alle am Tisch davon essen können.',
  },
  fits: {
    en: 'Everybody at the table can eat **{title}** as it is.',
    fr: 'Tout le monde à table peut manger **{title}** tel quel.',
    es: 'Todos en la mesa pueden comer **{title}** tal como está.',
    de: 'Alle am Tisch können **{title}** essen, wie es ist.',
  },
} satisfies Record<string, Record<Language, string>>

export const changes = {
  now: {
    en: 'Done: now it is **{title}**.',
    fr: 'C’est fait : la recette devient **{title}**.',
    es: 'Hecho: ahora es **{title}**.',
    de: 'Erledigt: Jetzt ist es **{title}**.',
  },
  same: {
    en: 'Done: **{title}** stays, with a change.',
    fr: 'C’est fait : c’est toujours **{title}**, à une retouche près.',
    es: 'Hecho: **{title}** se queda, con un cambio.',
    de: 'Erledigt: **{title}** bleibt, mit einer Änderung.',
  },
  out: {
    en: 'I took out {list}.',
    fr: 'J’ai retiré {list}.',
    es: 'He quitado {list}.',
    de: 'Ich lasse {list} weg.',
  },
  in: {
    en: 'I put in {list}.',
    fr: 'J’ai ajouté {list}.',
    es: 'He puesto {list}.',
    de: 'Dazu nehme ich {list}.',
  },
  swap: {
    en: 'I replaced {gone} with {fresh}.',
    fr: 'J’ai remplacé {gone} par {fresh}.',
    es: 'He cambiado {gone} por {fresh}.',
    de: 'Statt {gone} nehme ich {fresh}.',
  },
  servings: {
    en: 'The amounts are now for {n}.',
    fr: 'Les quantités sont maintenant pour {n}.',
    es: 'Las cantidades son ahora para {n}.',
    de: 'Die Mengen gelten jetzt für {n}.',
  },
  time: {
    en: 'It now takes {total}.',
    fr: 'Il faut maintenant {total}.',
    es: 'Ahora se tarda {total}.',
    de: 'Es dauert jetzt {total}.',
  },
  rest: {
    en: 'Everything else stays as it was.',
    fr: 'Tout le reste ne change pas.',
    es: 'Todo lo demás se queda igual.',
    de: 'Alles andere bleibt, wie es war.',
  },
  less: {
    en: 'I use less of this: {list}.',
    fr: 'J’en mets moins : {list}.',
    es: 'Pongo menos de esto: {list}.',
    de: 'Davon nehme ich weniger: {list}.',
  },
  more: {
    en: 'I use more of this: {list}.',
    fr: 'J’en mets davantage : {list}.',
    es: 'Pongo más de esto: {list}.',
    de: 'Davon nehme ich mehr: {list}.',
  },
  asFar: {
    en: '**{title}** goes no further that way without becoming another dish. Shall I propose one that does?',
    fr: '**{title}** ne peut aller plus loin dans ce sens sans devenir un autre plat. Voulez-vous que j’en propose un ?',
    es: '**{title}** no da más en esa dirección sin convertirse en otro plato. ¿Te propongo uno que sí?',
    de: '**{title}** geht in diese Richtung nicht weiter, ohne ein anderes Gericht zu werden. Soll ich eines vorschlagen?',
  },
  unclear: {
    en: '**{title}** still has {list} in it. Shall I take it out, or how much would you like?',
    fr: '**{title}** contient encore {list}. Faut-il l’enlever, ou combien en voulez-vous ?',
    es: '**{title}** lleva todavía {list}. ¿Lo quito, o cuánto quieres?',
    de: '**{title}** enthält noch {list}. Soll das ganz weg, oder wie viel möchtest du?',
  },
  noted: {
    en: '**{title}** stays as it is.',
    fr: 'Rien ne change à **{title}**.',
    es: '**{title}** se queda como está.',
    de: '**{title}** bleibt, wie es ist.',
  },
  has: {
    en: '**{title}** has this in it already: {list}.',
    fr: '**{title}** en contient déjà : {list}.',
    es: '**{title}** ya lleva esto: {list}.',
    de: '**{title}** enthält das bereits: {list}.',
  },
  hasNot: {
    en: 'This is not in **{title}** and stays out: {list}.',
    fr: '**{title}** n’en contient pas, et cela reste ainsi : {list}.',
    es: '**{title}** no lleva esto y sigue sin llevarlo: {list}.',
    de: 'Das ist in **{title}** nicht enthalten und bleibt draußen: {list}.',
  },
  fits: {
    en: '**{title}** needs no change for that.',
    fr: 'Pour cela, **{title}** n’a pas besoin de changer.',
    es: '**{title}** no necesita ningún cambio para eso.',
    de: '**{title}** muss sich dafür nicht ändern.',
  },
} satisfies Record<string, Record<Language, string>>
