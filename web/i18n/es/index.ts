import account from './account.ts'
import chat from './chat.ts'
import errors from './errors.ts'
import landing from './landing.ts'
import recipes from './recipes.ts'
import shell from './shell.ts'
import ui from './ui.ts'

const catalog = { account, chat, errors, landing, recipes, shell, ui }

export default catalog
