import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'

/** The fragment of the address that the bookmark opens. */
export const fromPage = '#from-page'
const ready = 'convive: ready for a page'

const pageMessage = z.object({
  convive: z.literal('page'),
  url: z.string().check(z.maxLength(limits.import.addressMax)),
  html: z.string(),
})

/** What another page has sent of itself. */
export interface SentPage {
  host: string
  url: string
  /** Null where it is longer than may be read. */
  html: string | null
}

/**
 * The code of the bookmark: opens this site in a window of its own and gives it what the page shows, once it asks for it.
 * Scripts and styles stay where they are.
 */
export function bookmarkCode(origin: string, path: string): string {
  const code = `(()=>{const o=${JSON.stringify(origin)},w=open(o+${JSON.stringify(path + fromPage)});
if(!w)return;const h=e=>{if(e.source!==w||e.origin!==o||e.data!==${JSON.stringify(ready)})return;
removeEventListener("message",h);const d=document.documentElement.cloneNode(true);
d.querySelectorAll('script:not([type="application/ld+json"]),style,svg,iframe,template,input,textarea').forEach(x=>x.remove());
w.postMessage({convive:"page",url:location.href.slice(0,${limits.import.addressMax}),html:d.outerHTML},o)};
addEventListener("message",h)})()`
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`
}

/**
 * Asks the page that opened this window for what it shows. Only that page is heard, once, and only for the address that it
 * really has. Returns how to stop.
 */
export function receivePage(onPage: (page: SentPage) => void): () => void {
  const opener: unknown = window.opener
  function onMessage({ source, origin, data }: MessageEvent) {
    const read = z.safeParse(pageMessage, data)
    if (source !== opener || !read.success || !/^https?:/.test(origin)) return
    window.removeEventListener('message', onMessage)
    const { url, html } = read.data
    const isOwn = URL.canParse(url) && new URL(url).origin === origin
    onPage({
      host: new URL(origin).host,
      url: isOwn ? url : origin,
      html: html.length <= limits.import.htmlMax / 3 ? html : null,
    })
  }
  window.addEventListener('message', onMessage)
  // It says nothing but that a page may be sent, so any page may hear it.
  if (window.opener) (window.opener as Window).postMessage(ready, '*')
  return () => window.removeEventListener('message', onMessage)
}
