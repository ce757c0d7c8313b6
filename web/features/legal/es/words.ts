import type { LegalWords } from '../document.ts'

const words: LegalWords = {
  contents: 'Contenido',
  effective: 'Fecha de entrada en vigor',
  company: 'Empresa',
  site: 'Sitio web',
  email: 'Correo de contacto',
  address: 'Dirección postal',
  missing: {
    company: 'nombre de la empresa',
    site: 'dirección del sitio',
    email: 'correo de contacto',
    address: 'dirección postal',
  },
}

export default words
