import landing from './landing.ts'
import shell from './shell.ts'
import ui from './ui.ts'

/** The texts of the first load: the layout, the components and the landing page. */
const initial = { landing, shell, ui }

export default initial
