/** A list inside the editor: its rows, and what is wrong with one of their fields. */
export interface EditorListProps<Row> {
  rows: readonly Row[]
  onRows: (rows: Row[]) => void
  problemText: (field: string) => string | undefined
}
