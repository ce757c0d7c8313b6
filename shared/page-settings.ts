/** The operator's settings that pages show. */
export interface PageSettings {
  company: string
  site: string
  address: string
  contactEmail: string
  /** The models that may cook; empty when only the built-in chef does. */
  chefModel: string
}
