import type { Translation } from '../catalog.ts'
import type english from '../en/errors.ts'

export default {
  /** For every call while there is no connection. */
  offline: 'Vous êtes hors ligne : il faut une connexion pour cela.',
  'invalid input': 'Quelque chose ne va pas dans votre saisie. Veuillez la vérifier.',
  'invite required':
    'Il faut une invitation pour nous rejoindre. Demandez à un ami déjà membre, ou faites une demande.',
  'invalid code': 'Ce code d’invitation n’est pas valable.',
  'malformed email': 'Ceci ne ressemble pas à une adresse e‑mail.',
  'password too short': 'Le mot de passe doit compter au moins 8 caractères.',
  'password too long': 'Le mot de passe doit compter au plus 128 caractères.',
  'password too common': 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  'Invalid or expired token': 'Lien invalide ou expiré',
  'invalid token': 'Le lien de réinitialisation est invalide ou a expiré.',
  'unknown image': 'Cette image est introuvable.',
  'unknown category': 'Cette catégorie n’existe pas.',
  'unknown parent': 'Le message auquel vous répondez n’existe plus.',
  'unknown recipe': 'Cette recette n’existe pas, ou elle ne peut pas être jointe ici.',
  'not signed in': 'Veuillez d’abord vous connecter.',
  'Invalid credentials': 'Identifiants incorrects',
  'second factor required': 'Saisissez aussi le code de votre application.',
  'bad origin': 'Cette demande venait d’un autre site et a été refusée.',
  'not allowed': 'Vous n’avez pas le droit de faire cela.',
  'email not verified':
    'Votre adresse e‑mail n’est pas encore vérifiée. Ouvrez le lien que nous vous avons envoyé.',
  'wrong password': 'Ce n’est pas votre mot de passe actuel.',
  'sign in again': 'Reconnectez-vous d’abord, pour que nous sachions que c’est bien vous.',
  'wrong code': 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
  'cannot invite': 'Vous ne pouvez inviter personne pour le moment.',
  suspended: 'Vous ne pouvez pas écrire ici pour le moment. Vos réglages en indiquent la raison et la durée.',
  'members only': 'Seuls les membres de ce groupe peuvent voir cela.',
  'link expired': 'Ce lien a expiré.',
  'token not allowed': 'Ce jeton d’accès n’en a pas le droit.',
  invalid: 'Ce code d’invitation n’est pas valable.',
  'not found': 'Introuvable',
  'method not allowed': 'Cela ne peut pas se faire ici.',
  used: 'Ce code d’invitation a déjà été utilisé.',
  'email exists': 'Un compte existe déjà avec cette adresse e‑mail.',
  'no invites left': 'Il ne vous reste plus d’invitations.',
  'recipient opted out': 'Cette personne a demandé à ne plus recevoir d’invitations par e‑mail.',
  'last admin': 'Vous êtes la seule personne à administrer ce site. Nommez d’abord quelqu’un d’autre.',
  'already linked': 'Vous avez déjà associé un compte de ce fournisseur.',
  'already on': 'La connexion en deux étapes est déjà activée.',
  'last way in':
    'C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe ou associez un autre fournisseur.',
  'own recipe': 'On ne note pas sa propre recette.',
  'allergen not confirmed':
    'Cette recette contient, ou peut contenir, quelque chose qu’un des convives ne doit pas manger. Confirmez-le, ou modifiez la recette.',
  'unsafe recipe':
    'Cette recette pourrait nuire à quelqu’un et ne peut donc pas être partagée. Veuillez d’abord la corriger.',
  'owner cannot leave': 'Ce groupe est le vôtre : vous ne pouvez pas le quitter.',
  'thread locked': 'Cette discussion est verrouillée. Personne ne peut y écrire pour le moment.',
  'own content': 'C’est à vous. Vous pouvez le modifier ou le supprimer.',
  'changed numbers':
    'Cela change un nombre, une mesure ou un aliment. Une traduction doit les laisser tels quels.',
  'recipe in itself': 'Cette recette se contiendrait elle-même.',
  'too many levels': 'Trop de recettes s’emboîtent : quatre niveaux au plus.',
  'too many corrections': 'Beaucoup de corrections attendent déjà.',
  'not saved': 'Enregistrez d’abord cette recette.',
  'not shared':
    'Le groupe ne peut pas lire cette recette. Son auteur doit d’abord la partager avec le groupe ou la publier.',
  'limit reached': 'Il n’y a plus de place. Retirez d’abord quelque chose.',
  'storage full':
    'Votre espace de stockage est plein. Supprimez des recettes, des photos ou des conversations dont vous n’avez plus besoin.',
  'too large': 'Cet envoi est trop volumineux.',
  'unsupported type': 'Ce type de fichier n’est pas pris en charge.',
  'not an image': 'Ce fichier n’a pas pu être lu comme une image.',
  'not a document': 'Ce fichier n’a pas pu être lu comme un PDF.',
  'no text':
    'Ce PDF ne contient pas de texte, seulement des images de pages. Saisissez la recette, ou collez son texte.',
  'no recipe found': 'Aucune recette n’a pu y être trouvée.',
  'cannot adapt': 'Le chef ne peut pas cuisiner ce souhait. Formulez-le autrement.',
  'too many requests': 'Cela fait beaucoup à la fois. Patientez un instant, puis réessayez.',
  'server error': 'Un incident s’est produit en cuisine. Veuillez réessayer.',
  'chef unavailable': 'Le chef s’est absenté un instant. Veuillez réessayer.',
  'painter unavailable': 'Le peintre s’est absenté un instant. Veuillez réessayer.',
  'unreachable page':
    'Cette page n’a pas pu être lue. Elle est peut-être introuvable, fermée, trop lourde, ou ce n’est pas une page web.',
  unavailable: 'Nous sommes fermés un instant. Réessayez dans un moment.',
} satisfies Translation<'fr', typeof english>
