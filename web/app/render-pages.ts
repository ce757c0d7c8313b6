/** The entry of the server's build: the pages that visitors get rendered. */
export { renderLandingPage } from './render-landing-page.tsx'
export { renderPublicPage } from './render-public-page.tsx'
