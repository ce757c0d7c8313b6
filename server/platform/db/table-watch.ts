type Listener = () => void

/** Calls a function as soon as this process has changed rows of a table: when the statement or its transaction succeeded. */
export type WatchTables = (tables: readonly string[], onChange: Listener) => void

/**
 * Watches the statements of all connections of a process. Only new rows are not reported: nobody has read them before.
 * Other processes are told by notifications of the database, which arrive a moment later.
 */
export function tableWatch() {
  const watches: { changes: RegExp; onChange: Listener }[] = []
  const watch: WatchTables = (tables, onChange) =>
    void watches.push({
      changes: new RegExp(String.raw`\b(?:update|delete from)\s+"?(?:${tables.join('|')})\b`, 'i'),
      onChange,
    })

  /** Follows one connection; call the result with each statement that succeeded. */
  function connection(): (text: string) => void {
    let isOpen = false
    let pending = new Set<Listener>()
    const report = () => {
      const listeners = pending
      pending = new Set()
      for (const onChange of listeners) onChange()
    }
    return (text) => {
      if (/^(?:begin|start transaction)/i.test(text)) isOpen = true
      else if (/^rollback$/i.test(text)) {
        isOpen = false
        pending.clear()
      } else {
        if (/^commit$/i.test(text)) isOpen = false
        for (const { changes, onChange } of watches) if (changes.test(text)) pending.add(onChange)
        if (!isOpen) report()
      }
    }
  }
  return { watch, connection }
}
