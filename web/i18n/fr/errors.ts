import type { Translation } from '../catalog.ts'
import type english from '../en/errors.ts'

export default {
  'invalid input': 'Quelque chose ne va pas dans votre saisie. Veuillez la vérifier.',
  'invite required':
    'Il faut une invitation pour nous rejoindre. Demandez à un ami déjà membre, ou faites une demande.',
  'invalid code': "Ce code d'invitation n'est pas valable.",
  'malformed email': 'Ceci ne ressemble pas à une adresse e-mail.',
  'password too short': 'Le mot de passe doit compter au moins 8 caractères.',
  'password too long': 'Le mot de passe doit compter au plus 128 caractères.',
  'password too common': 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  'Invalid or expired token': 'Lien invalide ou expiré',
  'invalid token': 'Le lien de réinitialisation est invalide ou a expiré.',
  'unknown image': 'Cette image est introuvable.',
  'not signed in': "Veuillez d'abord vous connecter.",
  'Invalid credentials': 'Identifiants incorrects',
  'bad origin': "Cette demande venait d'un autre site et a été refusée.",
  'not allowed': "Vous n'avez pas le droit de faire cela.",
  'email not verified':
    "Votre adresse e-mail n'est pas encore vérifiée. Ouvrez le lien que nous vous avons envoyé.",
  'wrong password': 'Ce n’est pas votre mot de passe actuel.',
  'sign in again': 'Reconnectez-vous d’abord, pour que nous sachions que c’est bien vous.',
  'may not invite': 'Vous ne pouvez inviter personne pour le moment.',
  'link expired': 'Ce lien a expiré.',
  invalid: "Ce code d'invitation n'est pas valable.",
  'not found': 'Introuvable',
  'method not allowed': 'Cela ne peut pas se faire ici.',
  used: "Ce code d'invitation a déjà été utilisé.",
  'email exists': 'Un compte existe déjà avec cette adresse e-mail.',
  'no invites left': 'Il ne vous reste plus d’invitations.',
  'no mail wanted': 'Cette personne a demandé à ne plus recevoir d’invitations par e-mail.',
  'last admin': 'Vous êtes le seul administrateur. Nommez d’abord quelqu’un d’autre.',
  'unsafe recipe':
    "Cette recette pourrait nuire à quelqu'un et ne peut donc pas être partagée. Veuillez d'abord la corriger.",
  'too large': 'Cet envoi est trop volumineux.',
  'unsupported type': "Ce type de fichier n'est pas pris en charge.",
  'not an image': "Ce fichier n'a pas pu être lu comme une image.",
  'too many requests': 'Cela fait beaucoup à la fois. Patientez un instant, puis réessayez.',
  'server error': "Un incident s'est produit en cuisine. Veuillez réessayer.",
  'chef unavailable': "Le chef s'est absenté un instant. Veuillez réessayer.",
  'painter unavailable': "Le peintre s'est absenté un instant. Veuillez réessayer.",
  unavailable: 'Nous sommes fermés un instant. Réessayez dans un moment.',
} satisfies Translation<'fr', typeof english>
