/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Later, because some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
