import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'

/** The object name of a picture that a member shows the chef: `signImageObject` returns its link, to nobody else. */
const name = z.string().check(z.maxLength(limits.imageKeyMax), z.regex(/^chat\/[\da-f-]{36}\.webp$/))

/** Of one message. */
export const chatPictures = z.array(name).check(z.maxLength(limits.chat.pictures.perMessage))

export const uploadChatPicture = endpoint({
  method: 'POST',
  path: '/api/chat/pictures',
  who: 'member',
  token: 'write',
  summary:
    'Stores a picture for a message to the chef, upright and without metadata. It is deleted with the message, and after a day where it was not sent.',
  form: z.object({}),
  answer: z.object({ name }),
  status: 201,
  errors: ['not an image', 'storage full', 'too many requests'],
})

export const readChef = endpoint({
  method: 'GET',
  path: '/api/chat/chef',
  who: 'member',
  token: 'read',
  summary: 'What the chef can do that would answer now: whether it sees pictures.',
  answer: z.object({ sees: z.boolean() }),
})
