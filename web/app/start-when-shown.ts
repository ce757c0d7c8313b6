/**
 * The entry of pages that the server rendered completely: the elements that load the app wait in a template
 * (`web-shell.ts`), so that they do not share a slow line with what the page shows. They are put in its place when
 * all of that has arrived, or at the first input: a picture may take long. Listens for the end of a tap, because the
 * app replaces the link under a finger.
 */
const template = document.querySelector<HTMLTemplateElement>('#app-scripts')

/** Without effect when repeated: the template is in no document then. */
const start = () => template?.replaceWith(template.content)

for (const event of ['load', 'pointerup', 'pointercancel', 'keydown']) addEventListener(event, start)
