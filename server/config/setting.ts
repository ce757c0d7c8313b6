export interface Setting {
  name: string
  /** As `.env.example` shows it; empty means "not set". */
  example: string
  meaning: string
}
