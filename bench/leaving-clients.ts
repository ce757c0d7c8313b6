import { connect } from 'node:net'
import { contract } from '#shared/contract/index.ts'
import { cutBodies, leaves, sendAndLeave, type LeavingRequest } from '#server/test/leaving-client.ts'
import type { Attack } from './attacks.ts'

const calls = Object.values(contract)

/** The same sequence in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const oneOf = <Item>(items: readonly Item[], random: (below: number) => number): Item =>
  items[random(items.length)] as Item

/** Any call, with a body that is cut anywhere or without one, whose client leaves at any time. */
function cutRequest(random: (below: number) => number, cookie: string | null): LeavingRequest {
  const call = oneOf(calls, random)
  const path = call.path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID())
  const accept = oneOf(['application/json', 'text/event-stream'], random)
  return {
    method: call.method,
    path,
    headers: { accept, ...(cookie !== null && { cookie }) },
    ...(random(5) > 0 && { body: oneOf(cutBodies(call), random) }),
    leave: oneOf(leaves, random),
    after: random(30),
    longest: 400,
  }
}

/** Some calls end the session that they come with, so a member signs in again so often. */
const signInEvery = 500

function cutRequests(count: number, atOnce: number): Attack {
  return {
    name: `${count.toLocaleString('en')} requests of all calls cut anywhere, ${atOnce} at once, half by visitors`,
    async prepare({ address, signUp }) {
      const member = await signUp()
      const random = randomNumbers(20_261_128)
      return async () => {
        const statuses: number[] = []
        let left = count
        let cookie = await member.signIn()
        const lines = Array.from({ length: atOnce }, async () => {
          while (left > 0) {
            left -= 1
            if (left % signInEvery === 0) cookie = await member.signIn()
            statuses.push(await sendAndLeave(address, cutRequest(random, left % 2 === 0 ? cookie : null)))
          }
        })
        await Promise.all(lines)
        return statuses
      }
    },
  }
}

/** Sign-ins that announce all that a visitor may send, send a byte and wait; meanwhile somebody of that address signs in. */
function halfSentSignIns(connections: number): Attack {
  const held = 3000
  return {
    name: `${connections} sign-ins of 64 kB that send one byte; the answers are those of ten others of that address`,
    async prepare({ address, signUp }) {
      const member = await signUp()
      const { hostname, port, host } = new URL(address)
      const head = [
        'POST /auth/login HTTP/1.1',
        `host: ${host}`,
        'content-type: application/json',
        'content-length: 65536',
      ]
      return async () => {
        const sockets = Array.from({ length: connections }, () => {
          const socket = connect(Number(port), hostname)
          socket.on('error', () => undefined)
          socket.write(`${head.join('\r\n')}\r\n\r\n{`)
          return socket
        })
        const statuses: number[] = []
        for (let time = 0; time < 10; time += 1) {
          await new Promise((resolve) => setTimeout(resolve, held / 10))
          statuses.push(await member.trySignIn())
        }
        for (const socket of sockets) socket.destroy()
        return statuses
      }
    },
  }
}

/** Clients that do not send what they announced, or do not wait for what they asked. */
export const leavingAttacks: readonly Attack[] = [cutRequests(10_000, 50), halfSentSignIns(200)]
