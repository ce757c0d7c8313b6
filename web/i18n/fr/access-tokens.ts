import type english from '../en/access-tokens.ts'
import type { Translation } from '../catalog.ts'

export default {
  title: 'Jetons d’accès',
  intro:
    'Pour les programmes et les assistants qui travaillent pour vous\u00A0: la domotique, un script, un assistant IA par MCP.',
  create: 'Créer un jeton',
  name: 'Nom du jeton',
  nameHint: 'À quoi il sert, pour le reconnaître plus tard.',
  canWrite: 'Peut aussi écrire',
  canWriteHint:
    'Enregistrer et modifier des recettes, planifier des repas, compléter la liste de courses et le carnet de cuisine, interroger le chef. Aucune recette n’est supprimée ni publiée.',
  expiry: 'Expiration',
  expiries: {
    in30: 'Dans 30\u00A0jours',
    in90: 'Dans 90\u00A0jours',
    in366: 'Dans un an',
    never: 'Jamais',
  },
  token: 'Jeton',
  once: 'Copiez le jeton maintenant\u00A0: il n’est affiché que cette fois. Traitez-le comme un mot de passe.',
  address: 'Adresse pour les assistants (MCP)',
  docs: 'Ce que les jetons peuvent appeler (API)',
  reads: 'Lecture seule',
  writes: 'Peut écrire',
  created: 'créé le {{date}}',
  neverUsed: 'jamais utilisé',
  used: 'dernière utilisation le {{date}}',
  expires: 'expire le {{date}}',
  revoke: 'Révoquer',
  revokeIt: 'Révoquer\u00A0: {{name}}',
  revokeQuestion: 'Révoquer «\u202F{{name}}\u202F»\u202F?',
  revokeText: 'Ce qui utilise ce jeton n’aura plus d’accès dès maintenant.',
  revoked: '«\u202F{{name}}\u202F» est révoqué.',
  confirmText: 'Votre connexion date un peu. Veuillez confirmer votre mot de passe.',
  most: 'Vous avez atteint le nombre maximal de jetons. Révoquez-en un pour en créer un autre.',
  createFailed: 'Le jeton n’a pas pu être créé. Veuillez réessayer.',
  revokeFailed: 'Le jeton n’a pas pu être révoqué. Veuillez réessayer.',
  loadFailed: 'Vos jetons d’accès n’ont pas pu être chargés.',
} satisfies Translation<'fr', typeof english>
