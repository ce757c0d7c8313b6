/** Goes to an address that the router does not draw: away from this page, to a sign-in provider for instance. */
export function leaveTo(address: string) {
  location.assign(address)
}
