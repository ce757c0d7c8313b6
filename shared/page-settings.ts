/** The operator's settings that pages show. */
export interface PageSettings {
  company: string
  site: string
  address: string
  contactEmail: string
  /** The model that cooks; empty when the built-in chef does. */
  chefModel: string
}
