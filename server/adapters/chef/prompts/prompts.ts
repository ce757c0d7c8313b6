/** What a model is told, in the guest's language. It never leaves the server. */
export interface Prompts {
  /** Who the chef is, and what holds whatever a guest says. */
  chef: string
  reply: string
  recipe: string
  plating: string
  /** Asks for the recipe after the conversation. */
  askRecipe: string
  /** Hands over the recipe to be plated, as JSON. */
  askPlating: (recipe: string) => string
  /** Hands back a recipe, as JSON, with what is wrong with it. */
  askRepair: (recipe: string, problems: string) => string
  /** Said when the answer was no recipe at all. */
  askAgain: string
  /** Said to the guest when a provider declines without a word. */
  declined: string
}
