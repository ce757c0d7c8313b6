import type { me } from '#shared/contract/account.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'

/** The signed-in user. */
export type Me = AnswerOf<typeof me>
