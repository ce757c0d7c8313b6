import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { isLanguage, type Language } from '#shared/constants/languages.ts'

/** A tart as its page and its reader say it. */
interface Tart {
  title: string
  yield: string
  dough: { heading: string; lines: string[]; step: string }
  filling: { heading: string; lines: string[]; steps: string[] }
  /** What its range is called, and what twice as much is. */
  onions: string
  ingredients: string
  leeks: { title: string; lines: string[]; step: string }
}

export const tarts: Record<Language, Tart> = {
  en: {
    title: 'Onion tart',
    yield: '8 pieces',
    ingredients: 'Ingredients',
    dough: {
      heading: 'For the dough',
      lines: ['250 g flour', '125 g butter'],
      step: 'Knead the flour and the butter.',
    },
    filling: {
      heading: 'For the filling',
      lines: ['2-3 onions', '200 ml cream', '2 eggs'],
      steps: [
        'Soften the onions for 10 minutes.',
        'Stir in the cream and the eggs and bake for 30 minutes at 180 °C.',
      ],
    },
    onions: 'onions',
    leeks: { title: 'Leeks', lines: ['2 leeks', '1 potato'], step: 'Cook the leeks and the potato.' },
  },
  fr: {
    title: 'Tarte à l’oignon',
    yield: '8 parts',
    ingredients: 'Ingrédients',
    dough: {
      heading: 'Pour la pâte',
      lines: ['250 g de farine', '125 g de beurre'],
      step: 'Pétrir la farine et le beurre.',
    },
    filling: {
      heading: 'Pour la garniture',
      lines: ['2-3 oignons', '200 ml de crème', '2 œufs'],
      steps: [
        'Faire fondre les oignons 10 minutes.',
        'Ajouter la crème et les œufs et cuire 30 minutes à 180 °C.',
      ],
    },
    onions: 'oignons',
    leeks: {
      title: 'Poireaux',
      lines: ['2 poireaux', '1 pomme de terre'],
      step: 'Cuire les poireaux et la pomme de terre.',
    },
  },
  es: {
    title: 'Tarta de cebolla',
    yield: '8 trozos',
    ingredients: 'Ingredientes',
    dough: {
      heading: 'Para la masa',
      lines: ['250 g de harina', '125 g de mantequilla'],
      step: 'Amasar la harina y la mantequilla.',
    },
    filling: {
      heading: 'Para el relleno',
      lines: ['2-3 cebollas', '200 ml de nata', '2 huevos'],
      steps: [
        'Pochar las cebollas 10 minutos.',
        'Añadir la nata y los huevos y hornear 30 minutos a 180 °C.',
      ],
    },
    onions: 'cebollas',
    leeks: { title: 'Puerros', lines: ['2 puerros', '1 patata'], step: 'Cocer los puerros y la patata.' },
  },
  de: {
    title: 'Zwiebelkuchen',
    yield: '8 Stücke',
    ingredients: 'Zutaten',
    dough: {
      heading: 'Für den Teig',
      lines: ['250 g Mehl', '125 g Butter'],
      step: 'Das Mehl mit der Butter verkneten.',
    },
    filling: {
      heading: 'Für die Füllung',
      lines: ['2-3 Zwiebeln', '200 ml Sahne', '2 Eier'],
      steps: [
        'Die Zwiebeln 10 Minuten anschwitzen.',
        'Sahne und Eier unterrühren und 30 Minuten bei 180 °C backen.',
      ],
    },
    onions: 'Zwiebeln',
    leeks: {
      title: 'Lauch',
      lines: ['2 Stangen Lauch', '1 Kartoffel'],
      step: 'Den Lauch mit der Kartoffel kochen.',
    },
  },
}

const described = (language: Language, recipe: object, body = '') =>
  `<!doctype html><html lang="${language}"><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...recipe,
  })}</script>${body}</html>`

const items = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

/** A page with groups, ranges, a yield and a picture. */
function tartPage(language: Language): string {
  const { title, yield: recipeYield, dough, filling, ingredients } = tarts[language]
  const section = (name: string, steps: readonly string[]) => ({
    '@type': 'HowToSection',
    name,
    itemListElement: steps.map((text) => ({ '@type': 'HowToStep', text })),
  })
  return described(
    language,
    {
      name: title,
      image: '/tart.jpg',
      recipeYield,
      recipeIngredient: [...dough.lines, ...filling.lines],
      recipeInstructions: [section(dough.heading, [dough.step]), section(filling.heading, filling.steps)],
    },
    `<h2>${ingredients}</h2><h3>${dough.heading}</h3>${items(dough.lines)}<h3>${filling.heading}</h3>${items(filling.lines)}`,
  )
}

function leeksPage(language: Language, name: string): string {
  const { title, lines, step } = tarts[language].leeks
  const recipe = {
    name: `${title} ${name}`,
    recipeYield: 2,
    recipeIngredient: lines,
    recipeInstructions: step,
  }
  return described(language, recipe)
}

/** A site of pages for all tests of a file: `/fr/tart`, `/fr/a`, and what has none: `/fr/gone`, `/fr/none`. */
export function sharedSite() {
  let site: Server
  const url = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  beforeAll(async () => {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b5651d' } })
      .jpeg()
      .toBuffer()
    site = createServer(({ url: path = '' }, response) => {
      const [, prefix = '', name = ''] = path.split('/')
      const language = isLanguage(prefix) ? prefix : 'en'
      const html = (text: string) => response.setHeader('content-type', 'text/html; charset=utf-8').end(text)
      if (path === '/tart.jpg') response.setHeader('content-type', 'image/jpeg').end(photo)
      else if (name === 'gone') response.writeHead(404).end()
      else if (name === 'none') html('<p>Nothing to cook.</p>')
      else html(name === 'tart' ? tartPage(language) : leeksPage(language, name))
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => site.close(resolve)))
  /** With these a server finds every name below `.example` on the site. */
  const settings = () => ({
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'other-sites.mjs')}`,
    OTHER_SITES: url(),
  })
  return { url, settings }
}
