import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#shared/constants/languages.ts'
import type { Config } from '../../config/config.ts'
import type { ModelChoice } from '../../config/models.ts'
import { escapeHtml, jsonForHtml } from './html.ts'

export interface WebShell {
  /** Renders the document: `head` and `body` are HTML, `data` is embedded as JSON by name. */
  render: (page: {
    language: Language
    title?: string
    head?: string
    body?: string
    data?: Record<string, unknown>
  }) => string
}

/** Reads the built `index.html`; settings are embedded when it is served, not when it is built. */
export async function readWebShell(
  folder: string,
  config: Pick<Config, 'legal' | 'chef' | 'understanding'>,
): Promise<WebShell> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  for (const mark of ['<html lang="en">', '<title>Convive</title>', '</head>', '<div id="root"></div>']) {
    if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`)
  }
  const settings = settingsBlock(config)
  return {
    render({ language, title, head = '', body = '', data = {} }) {
      const blocks = [settings, ...Object.entries(data).map(([name, value]) => dataBlock(name, value))]
      // Functions, because dollar signs have a meaning in replacement texts.
      return template
        .replace('<html lang="en">', () => `<html lang="${language}">`)
        .replace('<title>Convive</title>', () => `<title>${escapeHtml(title ?? 'Convive')}</title>`)
        .replace('</head>', () => `${head}${blocks.join('')}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    },
  }
}

function dataBlock(name: string, value: unknown): string {
  return `<script type="application/json" id="${name}">${jsonForHtml(value)}</script>`
}

/** The settings that the browser needs. */
export function settingsBlock({
  legal,
  chef,
  understanding,
}: Pick<Config, 'legal' | 'chef' | 'understanding'>): string {
  const { email: contactEmail, ...rest } = legal
  // The page says who cooks and who reads; of a model no more than its name.
  const nameOf = (choice: ModelChoice) => (choice.kind === 'builtin' ? '' : choice.model)
  const [chefModel, readerModel] = [nameOf(chef), nameOf(understanding)]
  return dataBlock('settings', { ...rest, contactEmail, chefModel, readerModel })
}
