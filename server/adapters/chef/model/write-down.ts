import type { ModelMessage } from 'ai'
import { askRecipe, type RecipeQuestion } from '../ask-recipe.ts'
import type { Conversation, PayingListener } from '../chef.ts'
import type { ChefModel } from '../language-model.ts'
import { prompts } from '../prompts/index.ts'
import { recipeShape } from '../recipe-answer.ts'
import { contextOf, listed } from './context.ts'
import type { Desk } from './desk.ts'
import { askLanguage, wordsOf, type Spoken } from './spoken.ts'
import { actionTexts } from './texts.ts'
import { unsafe } from './writing-tools.ts'

interface Said {
  conversation: Conversation
  messages: ModelMessage[]
  text: string
  desk: Desk
  spoken: Spoken
}

/** The recipe of what was said, from a model without tools; it gets back once what is wrong with it. */
export async function writeDown(
  model: ChefModel,
  { conversation, messages, text, desk, spoken }: Said,
  listener: PayingListener,
): Promise<void> {
  const texts = prompts[conversation.language]
  const lines = actionTexts[conversation.language]
  const instructions = [texts.chef, `${texts.recipe}\n${recipeShape}`, contextOf(conversation, desk)].join(
    '\n\n',
  )
  const ask = async (task: RecipeQuestion['task'], last: string) => {
    const talk: ModelMessage[] = [
      ...messages,
      { role: 'assistant', content: text },
      { role: 'user', content: last },
    ]
    const { language } = conversation
    return (await askRecipe(model, { task, instructions, messages: talk, language }, listener)).cooked
  }
  try {
    const first = await ask('recipe', writeIt)
    if (!first) return desk.act({ tool: 'write_recipe', text: lines.notWritten })
    if (!first.recipe) return
    const written = await desk.write(first.recipe)
    const isForeign = !(await spoken.holds(wordsOf(first.recipe)))
    const problems = [...written.dangers, ...(isForeign ? [askLanguage(conversation.language)] : [])]
    const isFine = written.draft !== null && !isForeign
    const again = isFine
      ? null
      : await ask('repair', texts.askRepair(JSON.stringify(first.recipe), listed(problems)))
    const mended = again?.recipe ? await desk.write(again.recipe) : null
    const draft = mended?.draft ?? written.draft
    if (!draft) return unsafe(desk, lines.notKept((mended ?? written).dangers[0] ?? ''))
    desk.act({ tool: 'write_recipe', text: lines.wrote(draft.title) })
    if (isForeign && !(await spoken.holds(wordsOf(draft))))
      desk.act({ tool: 'language', text: lines.foreign.recipe })
  } catch (error) {
    // The words are worth having without the recipe.
    if (listener.signal?.aborted) throw error
    return desk.act({ tool: 'write_recipe', text: lines.notWritten })
  }
}

const writeIt =
  'Now write down the recipe that stands after this, whole, in the schema. Change only what was talked about. If your last message neither proposes a dish nor changes the recipe, recipe is null.'
