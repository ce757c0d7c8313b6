import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderRecipeDialog } from '../test-dialog.tsx'
import { wireRecipe } from '../test-recipe.ts'
import { startCooking } from './start-cooking.ts'

const recipe = wireRecipe({ mine: false })
const cook = () =>
  renderRecipeDialog(recipe, {}, null, startCooking(recipe.ID, { servings: 6, measures: 'metric' }))

/** The keys of a headset, and a voice that reads until it is stopped. */
function stubMedia() {
  const handlers = new Map<string, () => void>()
  const mediaSession = {
    metadata: null as { title: string; artist: string } | null,
    playbackState: 'none',
    setActionHandler(action: string, handler: (() => void) | null) {
      if (action === 'stop') throw new TypeError('unknown action')
      if (handler) handlers.set(action, handler)
      else handlers.delete(action)
    },
  }
  vi.stubGlobal('MediaMetadata', function (this: object, fields: object) {
    Object.assign(this, fields)
  })
  Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true })
  const said: string[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    },
  )
  const voice = { localService: true, lang: 'en-CA', default: true }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    speak: ({ text }: { text: string }) => void said.push(text),
    cancel: vi.fn<() => void>(),
  })
  vi.stubGlobal('speechSynthesis', speech)
  return { mediaSession, handlers, said, press: (action: string) => act(() => handlers.get(action)?.()) }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession')
})

test('media keys go through the steps, whose place the lock screen shows', async () => {
  const { mediaSession, handlers, press } = stubMedia()
  const { user } = await cook()
  await screen.findByText('Step 1 of 2')
  expect(mediaSession.metadata).toEqual({ title: 'Leek gratin', artist: 'Step 1 of 2' })
  press('nexttrack')
  expect(await screen.findByText('Step 2 of 2')).toBeVisible()
  press('nexttrack')
  expect(screen.getByText('Step 2 of 2')).toBeVisible()
  expect(mediaSession.metadata?.artist).toBe('Step 2 of 2')
  press('previoustrack')
  expect(await screen.findByText('Step 1 of 2')).toBeVisible()
  await user.keyboard('{Escape}')
  // The reading aloud of the dialog ends with its closing animation.
  await waitFor(() => expect([...handlers.keys()]).toEqual([]))
  expect(mediaSession.metadata).toBeNull()
  expect(mediaSession.playbackState).toBe('none')
})

test('pause stops reading aloud, and play reads the step again', async () => {
  const { mediaSession, said, press } = stubMedia()
  await cook()
  await screen.findByText('Step 1 of 2')
  expect(mediaSession.playbackState).toBe('paused')
  press('play')
  expect(said).toEqual(['Simmer the leeks for 8 minutes.'])
  expect(await screen.findByRole('button', { name: 'Stop reading' })).toBeVisible()
  expect(mediaSession.playbackState).toBe('playing')
  press('pause')
  expect(await screen.findByRole('button', { name: 'Read aloud' })).toBeVisible()
  expect(mediaSession.playbackState).toBe('paused')
  press('play')
  expect(said).toHaveLength(2)
})

test('a browser without media keys cooks all the same', async () => {
  await cook()
  expect(await screen.findByText('Step 1 of 2')).toBeVisible()
})
