import type { Chef } from '../outside/chef/chef.ts'

/** The chef of the house, whose kitchen is opened for the first guest: until then it takes neither time nor memory. */
export function houseChefOnCall(): Chef {
  let opened: Promise<Chef> | null = null
  const kitchen = () => (opened ??= import('./house/chef.ts').then(({ houseChef }) => houseChef()))
  return {
    reply: async (conversation, listener) => (await kitchen()).reply(conversation, listener),
    recipe: async (conversation, listener) => (await kitchen()).recipe(conversation, listener),
    plating: async (recipe, listener) => (await kitchen()).plating(recipe, listener),
  }
}
