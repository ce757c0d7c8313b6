import account from './account.ts'
import chat from './chat.ts'
import errors from './errors.ts'
import recipes from './recipes.ts'

/** The texts of all pages behind the first one; they come together, once, when the first of them is asked for. */
const inside = { account, chat, errors, recipes }

export default inside
