import type { LegalWords } from '../document.ts'

const words: LegalWords = {
  contents: 'Inhalt',
  effective: 'Gültig ab',
  company: 'Unternehmen',
  site: 'Adresse der Website',
  email: 'Kontakt-E-Mail',
  address: 'Postanschrift',
  missing: {
    company: 'Name des Unternehmens',
    site: 'Adresse der Website',
    email: 'Kontakt-E-Mail',
    address: 'Postanschrift',
  },
}

export default words
