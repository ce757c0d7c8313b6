import { writeFileSync } from 'node:fs'
import { examples, plainWishes } from '../kitchen/understand/listener/examples.ts'
import { printed, trained } from '../kitchen/understand/listener/perceptron.ts'

/** Learns the weights of the second listener anew from the annotated utterances. */
const file = new URL('../kitchen/understand/listener/weights.txt', import.meta.url)
writeFileSync(file, printed(trained([...examples('train'), ...plainWishes()])))
