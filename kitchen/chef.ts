/** The door of the chef's worker threads. */
export { guestsOf, kitchenChef } from './chef/kitchen-chef.ts'
