import landing from './landing.ts'
import shell from './shell.ts'
import ui from './ui.ts'

/** What every first page needs: the frame, the parts, the start page. */
const initial = { landing, shell, ui }

export default initial
