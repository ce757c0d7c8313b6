import { createHash } from 'node:crypto'
import type { TokenUse, Who } from '#shared/contract/endpoint.ts'
import type { App } from './app.ts'
import { style } from './api-docs-style.ts'
import { escapeHtml } from './html.ts'
import { openApiOf, type OpenApi, type Operation } from './openapi.ts'
import { limitsText, schemaText } from './schema-text.ts'

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Serves the OpenAPI document and a page to read it, which needs neither scripts nor files. */
export function serveApiDocs(app: App) {
  let document: OpenApi | undefined
  let page: string | undefined
  // Made at the first request: all calls are mounted by then.
  const openApi = () => (document ??= openApiOf(app.mounted, app.deps.publicUrl))
  app.http.get('/api/openapi.json', (context) => context.json(openApi()))
  app.http.get('/api/docs', (context) =>
    context.html((page ??= docsPage(openApi())), 200, {
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    }),
  )
}

function docsPage({ info, paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  )
  const count = (use: TokenUse) => calls.filter(({ operation }) => operation['x-token'] === use).length
  const groups = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  )
  const links = groups.map(([tag]) => `<li><a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a></li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escapeHtml(info.title)} API</h1>
<p>${calls.length} calls, also as an <a href="/api/openapi.json">OpenAPI document</a>. Bodies and answers are JSON
unless a call says otherwise; an error is <code>{ "error": code }</code>. <code>POST /auth/login</code> sets the session
cookie that all calls need but those for anyone. A browser may call from the origin of the app only.</p>
<p>A program sends an access token, which a user creates in the settings, as <code>Authorization: Bearer
convive_…</code>; cookies do not count then, and a stream is answered as JSON. It may make ${count('read')} calls that
read and, if it was created to write, ${count('write')} that write; the others are <code>403 token not allowed</code>.
The same tokens open <code>/mcp</code>, a server of the Model Context Protocol for assistants.</p>
<nav aria-label="Groups"><ul>${links.join('')}</ul></nav>
</header>
<main>
${groups.map(([tag, group]) => section(tag, group.map(callHtml))).join('\n')}
</main>
</body>
</html>
`
}

const section = (tag: string, calls: readonly string[]) =>
  `<section id="${escapeHtml(tag)}"><h2>${escapeHtml(tag)}</h2>\n${calls.join('\n')}\n</section>`

const whoText: Record<Who, string> = { anyone: 'Anyone', member: 'Signed-in users', admin: 'Admins' }

const tokenText: Record<TokenUse | 'none', string> = {
  read: 'Any',
  write: 'Those that may write',
  none: 'None',
}

function callHtml({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): string {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400)
  const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400)
  return `<details id="${escapeHtml(operationId)}">
<summary><h3><code><b>${method}</b> ${escapeHtml(path)}</code></h3> ${sentenceHtml(summary)}</summary>
<dl>
<dt>Who</dt><dd>${whoText[operation['x-who']]}</dd>
<dt>Access tokens</dt><dd>${tokenText[operation['x-token'] ?? 'none']}</dd>
${parameters.length > 0 ? term('Parameters', `<ul>${parameters.map(parameterHtml).join('')}</ul>`) : ''}
${requestBody ? term('Body', contentHtml(requestBody.content)) : ''}
${answers.map(([status, { content }]) => term(`Answer ${status}`, contentHtml(content))).join('')}
${term('Errors', errors.length > 0 ? `<ul>${errors.map(errorHtml).join('')}</ul>` : 'none')}
</dl>
</details>`
}

/** A sentence with code in backticks. */
const sentenceHtml = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const term = (name: string, html: string) => `<dt>${name}</dt><dd>${html}</dd>`

function parameterHtml({ name, in: place, required, schema }: Operation['parameters'][number]): string {
  const notes = [place, required ? 'required' : '', limitsText(schema)].filter((note) => note !== '')
  const type = escapeHtml(schemaText(schema))
  return `<li><code>${escapeHtml(name)}: ${type}</code> <small>${escapeHtml(notes.join(', '))}</small></li>`
}

const contentHtml = (content: Operation['responses'][string]['content']) =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<small>${escapeHtml(type)}</small><pre>${escapeHtml(schemaText(schema))}</pre>`,
    )
    .join('')

const errorHtml = ([status, { description }]: [string, { description: string }]) =>
  `<li>${status} <code>${description
    .split(', ')
    .map((code) => escapeHtml(code))
    .join('</code>, <code>')}</code></li>`
