import type { Translation } from '../catalog.ts'
import type english from '../en/providers.ts'

export default {
  or: 'ou',
  continueWith: 'Continuer avec {{provider}}',

  title: 'Fournisseurs de connexion',
  intro: 'Associez un compte que vous avez ailleurs et servez-vous-en pour entrer.',
  linkedAs: 'Associé à {{email}}',
  linked: 'Associé le {{date}}',
  notLinked: 'Non associé',
  link: 'Associer {{provider}}',
  unlink: 'Dissocier {{provider}}',
  linkIt: 'Associer',
  unlinkIt: 'Dissocier',
  linkQuestion: 'Associer {{provider}} ?',
  linkText: 'Vous vous connecterez chez {{provider}}, puis vous reviendrez ici.',
  unlinkQuestion: 'Dissocier {{provider}} ?',
  unlinkText: 'Votre compte {{provider}} ne donnera plus accès à celui-ci.',
  nowLinked: 'Vous pouvez maintenant vous connecter avec {{provider}}.',
  nowUnlinked: '{{provider}} a été dissocié.',
  belongsToAnother:
    'Ce compte est associé à un autre membre, ou vous en avez déjà associé un chez ce fournisseur.',
  linkFailed: 'Le fournisseur n’a pas pu être associé. Veuillez réessayer.',
  unlinkFailed: 'Le fournisseur n’a pas pu être dissocié. Veuillez réessayer.',
  loadFailed: 'Vos fournisseurs de connexion n’ont pas pu être chargés.',
  signInAgain: 'Se reconnecter avec {{provider}}',
} satisfies Translation<'fr', typeof english>
