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
  /** Said when the answer was no recipe at all. */
  askAgain: string
  /** Shown to the user when a provider declines without an explanation. */
  declined: string
}
