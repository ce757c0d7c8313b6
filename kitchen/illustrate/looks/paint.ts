import { cookedColour, mix } from '../colour.ts'
import { juiceColour, namedSauce, sauceColour, soupColour, sweetColour } from '../larder.ts'
import type { Scene } from '../scene.ts'
import { foodsOf } from './select.ts'

export type Paint = (scene: Scene) => string

/** Colours that follow from what is in the dish. */
const mixed: Readonly<Record<string, Paint>> = {
  soup: ({ larder }) => soupColour(larder),
  broth: ({ larder }) => soupColour(larder, true),
  sauce: ({ larder, words }) => namedSauce(words) ?? sauceColour(larder, juiceColour(larder)),
  sweet: ({ larder, words }) => sweetColour(larder, words),
  clay: ({ glaze }) => glaze.clay,
}

/** The first of several that there is, as a colour or nothing. */
function choice(text: string): (scene: Scene) => string | undefined {
  if (/^#[0-9a-f]{3,6}$/.test(text)) return () => text
  if (text.startsWith('@')) {
    const foods = foodsOf(text.slice(1))
    return (scene) => {
      const [first] = foods(scene)
      if (first) scene.brush.note(first.id)
      return first && cookedColour(first)
    }
  }
  if (!/^[a-z]+$/.test(text)) throw new Error(`"${text}" is no colour`)
  return (scene) => scene.colours.get(text) ?? mixed[text]?.(scene)
}

/** #hex, a name, or @foods for the colour of the first of them; a??b where there is no a; a~b~.3 mixes. */
export function paintOf(text: string): Paint {
  const [own = '', second, share] = text.split('~')
  if (second !== undefined) {
    const [one, other, by] = [paintOf(own), paintOf(second), Number(share)]
    if (Number.isNaN(by)) throw new Error(`"${text}" mixes by no share`)
    return (scene) => mix(one(scene), other(scene), by)
  }
  const choices = own.split('??').map(choice)
  return (scene) => {
    for (const each of choices) {
      const colour = each(scene)
      if (colour !== undefined) return colour
    }
    return '#d9a860'
  }
}
