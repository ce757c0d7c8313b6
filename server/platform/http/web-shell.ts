import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageSettings } from '#shared/page-settings.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Config } from '../../config/config.ts'
import type { FirstAnswers } from './first-answers.ts'
import { escapeHtml, escapeJson, jsonForHtml } from './html.ts'
import { preloadLinksFrom, readPagePreloads } from './page-preloads.ts'

export interface WebShell {
  /** Renders the document: `head` and `body` are HTML, `data` is embedded as JSON by name. */
  render: (page: {
    language: Language
    /** The address of the page, for what it needs to be fetched early. */
    pathname: string
    isSignedIn: boolean
    /** The body is complete and has no controls: the app is loaded once it is shown (`web/app/start-when-shown.ts`). */
    startsWhenShown?: boolean
    title?: string
    head?: string
    body?: string
    data?: Record<string, unknown>
    /** What the page would ask for first. */
    answers?: FirstAnswers['texts']
  }) => string
  /** The document without language, settings and member, which the service worker stores. */
  neutral: string
}

/** Reads the built `index.html`; settings are embedded when it is served, not when it is built. */
export async function readWebShell(
  folder: string,
  config: Parameters<typeof settingsForPages>[0],
): Promise<WebShell> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  for (const mark of ['<html lang="en">', '<title>Convive</title>', manifestLink, '</head>']) {
    if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`)
  }
  if (!rootElement.test(template)) throw new Error('index.html lacks <div id="root"> at the end of its body')
  const settings = settingsBlock(config)
  const preloads = await readPagePreloads(folder)
  const preloadLinks = preloadLinksFrom(preloads)
  const entryLinks = entryLinksOf(template)
  return {
    neutral: template.replace('<html lang="en">', '<html>').replace(manifestLink, ''),
    render({
      language,
      pathname,
      isSignedIn,
      startsWhenShown = false,
      title,
      head = '',
      body = '',
      data = {},
      answers,
    }) {
      // The page, or at least its header, is seen before its scripts run: on a slow line styles, fonts and pictures
      // come first.
      const scriptsLast = (html: string) =>
        startsWhenShown
          ? scriptsInTemplate(html, preloads.startWhenShown)
          : html.replaceAll(scriptTags, lowPriority)
      const links = entryLinks + preloadLinks({ pathname, language, isSignedIn })
      const blocks = [settings, ...Object.entries(data).map(([name, value]) => dataBlock(name, value))]
      // Functions, because dollar signs have a meaning in replacement texts.
      return (
        scriptsLast(
          template
            .replace('<html lang="en">', () => `<html lang="${language}">`)
            .replace(manifestLink, () => manifestLink.replace('.en.', `.${language}.`))
            .replace('<title>Convive</title>', () => `<title>${escapeHtml(title ?? 'Convive')}</title>`)
            // First of all: what it names is fetched while the rest is read.
            .replace('<title>', () => `${links}<title>`),
        )
          .replace('</head>', () => `${head}${blocks.join('')}</head>`)
          // Other pages begin with the header that the document has.
          .replace(
            rootElement,
            // The answers last: what is seen first does not wait for them.
            (header) => `${body === '' ? header : `<div id="root">${body}</div>`}${answersBlock(answers)}`,
          )
      )
    },
  }
}

/**
 * The scripts that the template ends with, before all others: the last of them is by far the largest file, and a browser
 * with six connections would begin it when the small ones have arrived.
 */
function entryLinksOf(template: string): string {
  const sources = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(
    ([, source]) => source,
  )
  return sources
    .toReversed()
    .map((source) => `<link rel="modulepreload" crossorigin href="${source}">`)
    .join('')
}

/** With all that is in it. */
const rootElement = /<div id="root">.*<\/div>(?=\s*<\/body>)/s
const manifestLink = '<link rel="manifest" href="/manifest.en.webmanifest" />'
const scriptTags = /<(link rel="modulepreload"|script type="module")/g
const lowPriority = '<$1 fetchpriority="low"'
const scriptElements = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g

/** Browsers fetch nothing that a template names. */
function scriptsInTemplate(html: string, entry: string): string {
  const elements = html.match(scriptElements) ?? []
  const start = `<script type="module" fetchpriority="low" src="${entry}"></script>`
  return html
    .replaceAll(scriptElements, '')
    .replace('</head>', () => `${start}<template id="app-scripts">${elements.join('')}</template></head>`)
}

function dataBlock(name: string, value: unknown): string {
  return `<script type="application/json" id="${name}">${jsonForHtml(value)}</script>`
}

function answersBlock(answers: FirstAnswers['texts'] = new Map()): string {
  if (answers.size === 0) return ''
  const entries = [...answers].map(([path, json]) => `${JSON.stringify(path)}:${json}`)
  return `<script type="application/json" id="answers">{${escapeJson(entries.join(','))}}</script>`
}

/** The settings that the pages show. */
export function settingsForPages({
  legal,
  chef,
  chefFallback,
}: Pick<Config, 'legal' | 'chef' | 'chefFallback'>): PageSettings {
  const { email: contactEmail, ...rest } = legal
  // The page says who cooks; of a model no more than its name.
  const models = [chef, chefFallback].flatMap((each) => (each.kind === 'model' ? [each.model] : []))
  return { ...rest, contactEmail, chefModel: models.join(', ') }
}

/** The settings as the browser reads them. */
export const settingsBlock = (config: Parameters<typeof settingsForPages>[0]): string =>
  dataBlock('settings', settingsForPages(config))
