import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { whenSettled } from './when-settled.ts'

const answers = new Map<string, PromiseWithResolvers<string>>()
const heard: string[] = []

function Row() {
  const sending = useMutation({
    mutationFn: (name: string) => {
      const answer = Promise.withResolvers<string>()
      answers.set(name, answer)
      return answer.promise
    },
  })
  const send = (name: string) =>
    void whenSettled(sending.mutateAsync(name), {
      onSuccess: (data) => heard.push(`${name}: ${data}`),
      onError: (error) => heard.push(`${name} failed: ${error.message}`),
      onSettled: () => heard.push(`${name} is over`),
    })
  return ['one', 'other'].map((name) => (
    <button key={name} type="button" onClick={() => send(name)}>
      {name}
    </button>
  ))
}

test('what follows a change is done after another was sent, and after its component has gone', async () => {
  const client = new QueryClient()
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Row />
    </QueryClientProvider>,
  )
  for (const name of ['one', 'other']) await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(answers.size).toBe(2))
  answers.get('one')?.resolve('saved')
  await waitFor(() => expect(heard).toEqual(['one: saved', 'one is over']))
  unmount()
  answers.get('other')?.reject(new Error('no connection'))
  await waitFor(() => expect(heard.slice(2)).toEqual(['other failed: no connection', 'other is over']))
})
