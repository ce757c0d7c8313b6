import type { LegalWords } from '../document.ts'

const words: LegalWords = {
  contents: 'Sommaire',
  effective: 'Date d’entrée en vigueur',
  company: 'Société',
  site: 'Adresse du site',
  email: 'E‑mail de contact',
  address: 'Adresse postale',
  missing: {
    company: 'nom de la société',
    site: 'adresse du site',
    email: 'e‑mail de contact',
    address: 'adresse postale',
  },
}

export default words
