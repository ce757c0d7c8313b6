import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('templates/', import.meta.url)

/** The ids of all templates; a dish names its own by one of them. */
export const templateIds: readonly string[] = readdirSync(folder).flatMap((file) =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^template (\w+):/gm)].map(([, id = '']) => id),
)

export type TemplateId = string
