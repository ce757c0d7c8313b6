import type { LegalWords } from '../document.ts'

const words: LegalWords = {
  contents: 'Contents',
  effective: 'Effective date',
  company: 'Company',
  site: 'Site',
  email: 'Contact e-mail',
  address: 'Postal address',
  missing: {
    company: 'company name',
    site: 'site address',
    email: 'contact e-mail',
    address: 'postal address',
  },
}

export default words
