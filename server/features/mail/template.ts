import type { Language } from '#shared/constants/languages.ts'
import { isPlaceholder } from '#shared/constants/legal.ts'
import { colon } from '#shared/words/colon.ts'
import { escapeHtml } from '../../platform/http/html.ts'

export interface Email {
  subject: string
  text: string
  html: string
  link: string | null
  /** For the one-click header; null for mails that the recipient has caused. */
  unsubscribe: string | null
}

/** The operator's details. Those that are not configured are placeholders, which mails leave out. */
export interface Sender {
  company: string
  address: string
  email: string
}

/** Lines with a link each, and a line about those that are left out. */
export interface EmailList {
  items: readonly { text: string; link: string }[]
  more: string | null
}

interface Content {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  list?: EmailList
  button: { label: string; link: string } | null
  /** Small print: why the recipient gets this mail and how to react to a mistake. */
  reason: string
  unsubscribe?: { label: string; link: string }
}

const ink = '#2b211b'
const paper = '#faf5ec'
const accent = '#a8321b'

/** Renders a mail as text and as HTML with the same content and without images. */
export function renderEmailLayout(language: Language, content: Content, sender: Sender): Email {
  const after = colon[language]
  const signature = [sender.company, sender.address, sender.email].filter((line) => !isPlaceholder(line))
  const text = [
    content.greeting,
    ...content.paragraphs,
    ...(content.list?.items.map(({ text: line, link }) => `- ${line}\n  ${link}`) ?? []),
    ...(content.list?.more ? [content.list.more] : []),
    ...(content.button ? [`${content.button.label}${after}\n${content.button.link}`] : []),
    content.reason,
    ...(content.unsubscribe ? [`${content.unsubscribe.label}${after}\n${content.unsubscribe.link}`] : []),
    `-- \nConvive\n${signature.join('\n')}`,
  ].join('\n\n')

  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`
  const items = content.list?.items.map(
    ({ text: line, link }) =>
      `<li style="margin:0 0 10px"><a href="${escapeHtml(link)}" style="color:${accent}">${escapeHtml(line)}</a></li>`,
  )
  const list = items
    ? `<ul style="margin:0 0 16px;padding-left:20px">\n${items.join('\n')}\n</ul>${content.list?.more ? `\n${paragraph(content.list.more)}` : ''}`
    : ''
  const button = content.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(content.button.link)}" style="display:inline-block;background:${accent};color:#fff;text-decoration:none;padding:12px 22px;border-radius:999px;font-weight:600">${escapeHtml(content.button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${escapeHtml(content.button.link)}" style="color:${accent}">${escapeHtml(content.button.link)}</a></p>`
    : ''
  const unsubscribe = content.unsubscribe
    ? `<p style="margin:12px 0 0;font-size:13px"><a href="${escapeHtml(content.unsubscribe.link)}" style="color:#6b5d52">${escapeHtml(content.unsubscribe.label)}</a></p>`
    : ''
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.6 Georgia,'Times New Roman',serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 28px;font-size:26px;letter-spacing:-0.01em">Convive</p>
${paragraph(content.greeting)}
${content.paragraphs.map(paragraph).join('\n')}
${list}
${button}
<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e3d8c6;font-size:13px;color:#6b5d52">${escapeHtml(content.reason)}</p>
${unsubscribe}
<p style="margin:12px 0 0;font-size:13px;color:#6b5d52">${signature.map(escapeHtml).join('<br>')}</p>
</div></body></html>
`
  return {
    subject: content.subject,
    text,
    html,
    link: content.button?.link ?? null,
    unsubscribe: content.unsubscribe?.link ?? null,
  }
}
