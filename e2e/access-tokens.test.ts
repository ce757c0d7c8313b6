import { expect, test } from 'vitest'
import { connectMcp } from '../server/test/mcp.ts'
import { openNewMember } from './accounts.ts'
import { violationsOn } from './axe-violations.ts'
import { press, reach, typeInto } from './keyboard.ts'
import { overflowsOn } from './overflow.ts'
import { commonServer } from './server.ts'
import { texts } from './texts.ts'

const shared = commonServer
const { accessTokens, plan, words } = texts.en
const name = 'An assistant with quite a long name in the kitchen'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

test('a member gives an assistant a token by keyboard; it plans a dish, which the page shows, until it is revoked', async () => {
  const server = shared()
  const { page, context } = await openNewMember(server, 'Noor', phone)
  const saved = await page.request.post(`${server.url}/api/recipes`, {
    data: {
      title: 'Lentil stew',
      content: 'Serves 4\n\nIngredients\n- 400 g lentils\n- 2 leeks\n\nInstructions\n1. Boil for 20 minutes.',
    },
  })
  expect(saved.status()).toBe(201)
  const looksRight = async (where: string) => {
    expect(await violationsOn(page, where)).toEqual([])
    expect(await overflowsOn(page, where)).toEqual([])
  }

  await page.goto(`${server.url}/en/settings#tokens`)
  await press(page, accessTokens.create)
  await typeInto(page, accessTokens.name, name)
  await reach(page, page.getByRole('switch', { name: accessTokens.canWrite }))
  await page.keyboard.press('Space')
  await looksRight('the form of a token')
  await press(page, accessTokens.create)
  const field = page.getByRole('textbox', { name: accessTokens.token, exact: true })
  await field.waitFor()
  await looksRight('a new token')
  const token = await field.inputValue()
  const address = await page.getByRole('textbox', { name: accessTokens.address }).inputValue()
  expect(address).toBe(`${server.url}/mcp`)
  await press(page, words.done)
  expect(await page.content()).not.toContain(token)

  const planPage = await context.newPage()
  await planPage.goto(`${server.url}/en/my/plan`)
  await planPage.getByRole('heading', { name: plan.tray }).waitFor()

  const assistant = await connectMcp(server.url, token, 'auto')
  const { recipes } = await assistant.use('find_recipes', { from: 'mine', text: 'lentils' })
  expect(recipes.map(({ title }) => title)).toEqual(['Lentil stew'])
  const today = new Date().toISOString().slice(0, 10)
  await assistant.use('plan_meal', { day: today, meal: 'dinner', recipeId: recipes[0]?.id })
  // Without a reload: the page hears of it as of what other members of the household do.
  await planPage.getByRole('button', { name: 'Lentil stew', exact: true }).first().waitFor()
  await planPage.close()

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'An assistant' })
  await row.getByText(/last used/).waitFor()
  await looksRight('the list of tokens')
  await reach(page, row.getByRole('button', { name: /^Revoke/ }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await reach(page, question.getByRole('button', { name: accessTokens.revoke, exact: true }))
  await page.keyboard.press('Enter')
  await page.getByText(accessTokens.revoked.replace('{{name}}', name)).waitFor()
  await row.waitFor({ state: 'detached' })
  await expect(assistant.use('read_week_plan', { from: today })).rejects.toThrow(
    /401|not signed in|unauthorized/i,
  )
})
