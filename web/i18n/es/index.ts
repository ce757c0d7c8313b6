import account from './account.ts'
import chat from './chat.ts'
import errors from './errors.ts'
import recipes from './recipes.ts'

const inside = { account, chat, errors, recipes }

export default inside
