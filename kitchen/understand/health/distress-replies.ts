import { say } from '../../recipes/template.ts'
import type { Distress } from './distress.ts'
import type { Phrase } from '../../render/grammar/phrase.ts'

/** What is said before any recipe to a guest who may be in danger. No numbers but the emergency number. */
export const distressReplies: Record<Distress, Phrase> = {
  life: say(
    'I am very sorry that you feel this way, and I am glad that you wrote it. Please do not stay alone with it: tell somebody close to you now, and call 112 or your local emergency number, or a crisis helpline in your country. They listen at any hour, and a doctor can help too.',
    'Je suis vraiment désolé que vous en soyez là, et heureux que vous l’ayez écrit. Ne gardez pas cela pour vous : parlez-en maintenant à un proche et appelez le 112 ou le numéro d’urgence de votre pays, ou une ligne d’écoute. On vous y écoute à toute heure, et un médecin peut aussi vous aider.',
    'Siento mucho que te encuentres así, y me alegra que lo hayas escrito. Por favor, no te quedes a solas con esto: cuéntaselo ahora a alguien cercano y llama al 112 o al número de emergencias de tu país, o a una línea de ayuda. Te escuchan a cualquier hora, y un médico también puede ayudarte.',
    'Es tut mir sehr leid, dass es dir so geht, und ich bin froh, dass du es geschrieben hast. Bitte bleib damit nicht allein: Sag es jetzt jemandem, der dir nahesteht, und ruf die 112 oder den Notruf bei dir an, oder ein Krisentelefon in deinem Land. Dort hört man dir jederzeit zu, und auch eine Ärztin oder ein Arzt kann helfen.',
  ),
  eating: say(
    'Thank you for telling me; that sounds really hard. I will not help with eating so little or with bringing food up again, because it harms you, but I would love to cook with you. Please talk to a doctor or to an eating-disorder helpline in your country: they know this and blame nobody. If you feel faint or your heart races, call 112 or your local emergency number.',
    'Merci de me le dire ; cela a l’air vraiment dur. Je ne vous aiderai pas à manger si peu ni à vomir, parce que cela vous fait du mal, mais je cuisinerai volontiers avec vous. Parlez-en à un médecin ou à une ligne d’écoute sur les troubles alimentaires dans votre pays : on y connaît cela et on ne juge personne. En cas de malaise ou si votre cœur s’emballe, appelez le 112 ou le numéro d’urgence local.',
    'Gracias por contármelo; suena muy duro. No voy a ayudar a comer tan poco ni a vomitar, porque te hace daño, pero me encantaría cocinar contigo. Habla, por favor, con un médico o con una línea de ayuda para trastornos de la alimentación en tu país: conocen esto y no culpan a nadie. Si te mareas o se te acelera el corazón, llama al 112 o al número de emergencias de tu país.',
    'Danke, dass du mir das sagst; das klingt wirklich schwer. Dabei, so wenig zu essen oder es wieder zu erbrechen, helfe ich nicht, weil es dir schadet, aber ich koche sehr gern mit dir. Sprich bitte mit einer Ärztin oder einem Arzt oder ruf bei einer Beratung für Essstörungen in deinem Land an: Dort kennt man das und macht niemandem Vorwürfe. Wird dir schwindlig oder rast dein Herz, ruf die 112 oder den Notruf bei dir an.',
  ),
  hunger: say(
    'Days without food are hard on anybody, and I am glad that you wrote. Please talk to a doctor today, also because a lot of food at once can be dangerous after that: begin with small portions. If eating itself has become difficult, an eating-disorder helpline in your country will listen; if you have no food, ask your town or a food bank. If you feel faint, confused or your heart races, call 112 or your local emergency number.',
    'Des jours sans manger, c’est dur pour tout le monde, et je suis heureux que vous m’ayez écrit. Parlez-en aujourd’hui à un médecin, d’autant que manger beaucoup d’un coup peut alors être dangereux : commencez par de petites portions. Si c’est manger qui est devenu difficile, une ligne d’écoute sur les troubles alimentaires dans votre pays est là pour vous ; si la nourriture manque, adressez-vous à votre mairie ou à une banque alimentaire. En cas de malaise, de confusion ou si votre cœur s’emballe, appelez le 112 ou le numéro d’urgence local.',
    'Pasar días sin comer es duro para cualquiera, y me alegra que me lo escribas. Habla hoy con un médico, también porque comer mucho de golpe puede ser peligroso después: empieza con raciones pequeñas. Si lo que cuesta es comer, una línea de ayuda para trastornos de la alimentación en tu país te escuchará; si falta comida, pregunta en tu ayuntamiento o en un banco de alimentos. Si te mareas, te notas con confusión o se te acelera el corazón, llama al 112 o al número de emergencias de tu país.',
    'Tage ohne Essen sind für jeden schwer, und ich bin froh, dass du schreibst. Sprich bitte noch heute mit einer Ärztin oder einem Arzt, auch weil viel Essen auf einmal danach gefährlich sein kann: Fang mit kleinen Portionen an. Fällt dir das Essen selbst schwer, hört dir eine Beratung für Essstörungen in deinem Land zu; fehlt es an Essen, frag bei deiner Gemeinde oder einer Tafel nach. Wird dir schwindlig, bist du verwirrt oder rast dein Herz, ruf die 112 oder den Notruf bei dir an.',
  ),
}

/** What follows, once and without pressing: something gentle. */
export const gentleOffer: Phrase = say(
  'When you feel ready, I would make you something gentle: **{title}**, in small portions. Shall we, or is there something that feels easier to eat?',
  'Quand vous en aurez envie, je vous préparerais quelque chose de doux : **{title}**, en petites portions. Cela vous irait, ou y a-t-il un aliment qui passerait plus facilement ?',
  'Cuando te sientas con ánimo, te prepararía algo suave: **{title}**, en raciones pequeñas. ¿Te parece bien, o hay algo que te resulte más fácil de comer?',
  'Wenn dir danach ist, würde ich dir etwas Mildes kochen: **{title}**, in kleinen Portionen. Magst du, oder gibt es etwas, das dir leichter fällt?',
)
