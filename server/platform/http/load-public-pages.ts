import { pathToFileURL } from 'node:url'
import type { RenderLandingPage, RenderPublicPage } from '#shared/public-page.ts'

export interface PublicPages {
  renderPublicPage: RenderPublicPage
  renderLandingPage: RenderLandingPage
}

/** Loads the file that the build wrote: the server never imports the sources of the browser. */
export async function loadPublicPages(file: string): Promise<PublicPages> {
  const { renderPublicPage, renderLandingPage } = (await import(
    pathToFileURL(file).href
  )) as Partial<PublicPages>
  if (!renderPublicPage || !renderLandingPage) throw new Error(`${file} does not export both public pages`)
  return { renderPublicPage, renderLandingPage }
}
