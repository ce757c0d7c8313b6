import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { languages, type Language } from '#shared/constants/languages.ts'
import { paths } from '#shared/paths.ts'

/** The paper of the light theme, on which the app starts. */
const paper = '#faf5ec'

const texts: Record<Language, { description: string; myRecipes: string; chat: string }> = {
  en: {
    description: 'Recipes of people you know, a chef who cooks with you, and your own binder, also offline.',
    myRecipes: 'My recipes',
    chat: 'Chef',
  },
  fr: {
    description:
      'Les recettes de gens que vous connaissez, un chef qui cuisine avec vous et votre classeur, même hors ligne.',
    myRecipes: 'Mes recettes',
    chat: 'Chef',
  },
  es: {
    description:
      'Recetas de personas que conoces, un chef que cocina contigo y tu propio recetario, también sin conexión.',
    myRecipes: 'Mis recetas',
    chat: 'Chef',
  },
  de: {
    description:
      'Rezepte von Menschen, die du kennst, ein Küchenchef, der mit dir kocht, und dein eigener Ordner, auch offline.',
    myRecipes: 'Meine Rezepte',
    chat: 'Küchenchef',
  },
}

const icons = [
  { file: 'icons/192.png', size: 192, purpose: 'any' },
  { file: 'icons/512.png', size: 512, purpose: 'any' },
  { file: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'icons/apple.png', size: 180, purpose: 'apple' },
] as const

/** Installed in one language, it starts and receives shared pages in that language; it is one app in all of them. */
export function manifestOf(language: Language) {
  const { description, myRecipes, chat } = texts[language]
  return {
    id: '/',
    name: 'Convive',
    short_name: 'Convive',
    description,
    lang: language,
    dir: 'ltr',
    start_url: paths.home(language),
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['food', 'lifestyle'],
    icons: icons
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    shortcuts: [
      { name: myRecipes, url: paths.myRecipes(language) },
      { name: chat, url: paths.chat(language) },
    ],
    share_target: {
      action: paths.myRecipes(language),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'shared_title', text: 'shared_text', url: 'shared_url' },
    },
  }
}

/** Writes the manifests of the app and draws its icons from the logo in `public/favicon.svg`. */
export function appManifest(root: string): Plugin {
  return {
    name: 'app-manifest',
    apply: 'build',
    async generateBundle() {
      const logo = await readFile(join(root, 'public/favicon.svg'), 'utf8')
      for (const { file, size, purpose } of icons) {
        const source = await sharp(Buffer.from(purpose === 'any' ? logo : fullBleed(logo)), {
          density: (72 * size) / 64,
        })
          .resize(size, size)
          .png({ compressionLevel: 9 })
          .toBuffer()
        this.emitFile({ type: 'asset', fileName: file, source })
      }
      for (const language of languages) {
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${language}.webmanifest`,
          source: JSON.stringify(manifestOf(language)),
        })
      }
    },
  }
}

/** For systems that cut icons into a shape of their own: the ground to the edges, the drawing within four fifths. */
function fullBleed(logo: string): string {
  const [, ground, drawing] = /^<svg[^>]*>(<rect[^>]*>)(.*)<\/svg>\s*$/s.exec(logo) ?? []
  if (!ground || !drawing) throw new Error('public/favicon.svg must begin with its ground')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground.replace(
    / rx="\d+"/,
    '',
  )}<g transform="translate(32 32) scale(0.86) translate(-32 -33)">${drawing}</g></svg>`
}
