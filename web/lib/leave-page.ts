/** Opens an address outside the router, such as a sign-in provider. Tests replace this module. */
export function leaveTo(address: string) {
  location.assign(address)
}
