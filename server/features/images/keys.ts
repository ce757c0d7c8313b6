import { randomUUID } from 'node:crypto'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'
const key = new RegExp(`^recipe_${uuid}\\.(?:png|jpg|jpeg)$`)
const keyAtEnd = new RegExp(`/(recipe_${uuid}\\.(?:png|jpg|jpeg))(?:[?#].*)?$`)

export function newImageKey(): string {
  return `recipe_${randomUUID()}.png`
}

export function isImageKey(value: string): boolean {
  return key.test(value)
}

/** The key at the end of an image URL, or null. */
export function imageKeyOfUrl(url: string): string | null {
  return keyAtEnd.exec(url)?.[1] ?? null
}
