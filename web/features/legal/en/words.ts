import type { LegalWords } from '../document.ts'

const words: LegalWords = {
  contents: 'Contents',
  effective: 'Effective date',
  company: 'Company',
  site: 'Site',
  email: 'Contact email',
  address: 'Postal address',
  missing: {
    company: 'company name',
    site: 'site address',
    email: 'contact email',
    address: 'postal address',
  },
}

export default words
