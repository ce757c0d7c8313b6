/** The prompts for a model, in the user's language. They are sent to the model only. */
export interface Prompts {
  /** The chef's role, and the rules that no message of a user changes. */
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
  /** Said when the answer could not be read as a recipe, with what is wrong by path. */
  askAgain: (problems: string) => string
  /** Said to the user with a recipe that came without a word. */
  given: string
  /** Shown to the user when a provider declines without an explanation. */
  declined: string
}
