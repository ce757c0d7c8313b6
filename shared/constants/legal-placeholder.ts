/** Whether a setting that names who runs the site was left as it came: blank, or a text in brackets. */
export function isPlaceholder(value: string): boolean {
  return value.trim() === '' || /^\[.*\]$/.test(value)
}
