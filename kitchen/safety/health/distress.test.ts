import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../../chef.ts'
import { distressIn } from './distress.ts'
import { fold } from '../../lexicon/text/fold.ts'

const chef = kitchenChef()

async function asked(language: Language, ...turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  const { message, recipe } = await chef.recipe({ messages, language })
  return { reply: await chef.reply({ messages, language }), message, recipe }
}

/** Emergency calls and help lines that have been the same for years; no other number is given out. */
const knownNumbers = /\b(?:112|999|911|988|116 123|3114|024|0800 111 0 111)\b/g

const help: Record<Language, RegExp> = {
  en: /doctor.*helpline|helpline.*doctor/s,
  fr: /médecin.*ligne d.écoute|ligne d.écoute.*médecin/s,
  es: /médico.*línea de ayuda|línea de ayuda.*médico/s,
  de: /(?:Ärztin|Arzt).*(?:Beratung|Krisentelefon)|(?:Beratung|Krisentelefon).*(?:Ärztin|Arzt)/s,
}

describe('a guest who may be in danger', () => {
  it.each([
    ['en', 'I have had no food for four days, any ideas?'.replace('had no food', 'not eaten anything')],
    [
      'en',
      'I am only allowing myself 300 calories a day, what is for dinner?'.replace(
        'I am only allowing',
        'I only allow',
      ),
    ],
    ['en', 'what should I cook, I want to kill myself tonight'],
    ['en', 'something soft that I can throw up easily, I want to vomit it after'],
    ['fr', "je n'ai rien avalé depuis cinq jours"],
    ['fr', "je m'accorde 400 kcal par jour, que manger ?"],
    ['fr', "j'ai envie de mourir, quel dessert ?"],
    ['es', 'llevo cinco días sin probar bocado'],
    ['es', 'me permito 350 kcal al día, una cena'],
    ['es', 'no quiero vivir, hazme una sopa'],
    ['de', 'ich habe seit fünf Tagen keinen Bissen gegessen'],
    ['de', 'ich gönne mir 300 kcal pro Tag, was gibt es?'],
    ['de', 'ich will nicht mehr leben, koch mir was'],
  ] as const)('%s: "%s" is met with care first', async (language, text) => {
    const { reply, message, recipe } = await asked(language, text)
    for (const said of [reply, message]) {
      expect(said).toMatch(help[language])
      expect(said).toMatch(/\b112\b/)
      // No number but these.
      expect(said.replace(knownNumbers, '')).not.toMatch(/\d{3,}/)
    }
    // Help stands alone.
    expect(recipe).toBeNull()
    expect(reply).toBe(message)
  })

  it('is cooked for, gently, as soon as something is wished for', async () => {
    const { recipe } = await asked('en', "I haven't eaten in four days", 'a soup would be nice, please')
    expect(recipe?.title).toMatch(/soup/i)
  })

  it.each([
    ['en', 'day four of nothing but water and I feel faint, something with no calories'],
    ['en', 'just black coffee since thursday, woozy when I stand up, what is the lightest thing?'],
    ['en', 'I put my fingers down my throat after dinner, what comes back up easily?'],
    ['en', 'I have to lose 8 kilos in two weeks, dinners please'],
    ['fr', 'je ne mange plus rien depuis mardi à part du thé et j’ai la tête qui tourne, une idée légère ?'],
    ['fr', 'rien que de l’eau depuis samedi, une soupe sans calories'],
    ['fr', 'je me fais vomir après chaque repas, un truc qui passe bien'],
    ['fr', 'des repas à moins de 150 calories, je me fais vomir quand je craque'],
    ['es', 'cenas de 100 calorías, y cuando me paso me hago vomitar'],
    ['es', 'llevo 4 días solo a base de agua y café porque me sobran kilos y me mareo, algo de 200 calorías'],
    ['es', 'me meto los dedos después de cenar, algo fácil de echar'],
    ['es', 'quiero perder 7 kilos en una semana, un menú'],
    ['de', 'seit fünf Tagen nur Wasser und Tee, mir wird schwarz vor Augen, was hat wenig Kalorien?'],
    ['de', 'will in 2 Wochen 10 Kilo runter, nach dem Essen hab ich immer alles wieder rausgebracht'],
    ['de', 'gib mir ein Abendessen, das man leicht wieder hochkriegt'],
  ] as const)('%s: "%s" is heard in everyday words', async (language, text) => {
    const { reply, recipe } = await asked(language, text)
    expect(reply).toMatch(help[language])
    expect(recipe).toBeNull()
  })

  it('is heard in the middle of talk about a dish', async () => {
    const { reply } = await asked('en', 'a carrot soup for two', 'will it be easy to throw up afterwards?')
    expect(reply).toMatch(help.en)
  })
})

describe('a joke is a joke', () => {
  it.each([
    "I'm starving, pasta for two",
    'this cake is to die for, a recipe please',
    'I would kill for a burger',
    'my son threw up last night, something gentle for him',
    'no breakfast today, I have not eaten since this morning',
    "we haven't eaten fish in weeks, cod for two",
    'a snack of 200 calories',
    'dinner under 500 kcal per person',
    'je meurs de faim',
    'à mourir de rire, ce nom ! un clafoutis',
    'mon fils a vomi hier, quelque chose de doux',
    'on se tue à la tâche, un plat rapide',
    'me muero de hambre, tortilla para dos',
    'está para morirse de bueno, repite el postre',
    'mi hija vomitó anoche, algo suave',
    'ich sterbe vor Hunger, Nudeln für zwei',
    'zum Sterben gut, noch so ein Kuchen',
    'mein Sohn hat sich übergeben, etwas Mildes bitte',
    'seit drei Tagen nichts Warmes, Suppe für zwei',
    'ein Snack mit 200 kcal',
    'soak the beans in just water for two days',
    'my toddler threw up twice, only water since Monday, what may he eat?',
    '4 kilos of beef in two weeks for the party',
    'den Teig wieder hochkriegen',
    'mi suegra se marea en el coche, algo ligero para el viaje',
  ])('"%s"', (text) => {
    expect(distressIn(fold(text))).toBeNull()
  })
})
