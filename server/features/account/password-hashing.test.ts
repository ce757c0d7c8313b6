import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { hashPassword } from './password-hashing.ts'

test('a password is hashed by Argon2id with the memory and passes that OWASP recommends', async () => {
  const stored = await hashPassword('pears & gorgonzola', readConfig({}).passwordCost)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
