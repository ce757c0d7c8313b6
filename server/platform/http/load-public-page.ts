import { pathToFileURL } from 'node:url'
import type { RenderPublicPage } from '#shared/public-page.ts'

/** Loads the file that the build wrote: the server never imports the sources of the browser. */
export async function loadPublicPage(file: string): Promise<RenderPublicPage> {
  const built = (await import(pathToFileURL(file).href)) as { renderPublicPage?: RenderPublicPage }
  if (!built.renderPublicPage) throw new Error(`${file} exports no renderPublicPage`)
  return built.renderPublicPage
}
