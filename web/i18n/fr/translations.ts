import type { Translation } from '../catalog.ts'
import type english from '../en/translations.ts'

export default {
  byChef: 'Traduit par le chef intégré',
  byModel: 'Traduit par un modèle',
  byChefAndModel: 'Traduit par le chef intégré et un modèle',
  byReaders: 'Traduit par des lecteurs',
  correctedBy: 'corrigé par {{names}}',
  correctedByReaders: 'corrigé par des lecteurs',
  stepsIn: {
    en: 'Les étapes sont en anglais',
    fr: 'Les étapes sont en français',
    es: 'Les étapes sont en espagnol',
    de: 'Les étapes sont en allemand',
  },
  partlyIn: {
    en: 'Quelques mots sont en anglais',
    fr: 'Quelques mots sont en français',
    es: 'Quelques mots sont en espagnol',
    de: 'Quelques mots sont en allemand',
  },
  pending: 'Le reste est en cours de traduction…',
  alwaysMine: 'Afficher les recettes dans ma langue',

  correct: 'Corriger la traduction',
  correctText:
    'Comment le diriez-vous ? L’auteur ou la modération décide de l’affichage. Les nombres, les quantités et les aliments restent tels quels.',
  correctOwnText:
    'Votre texte s’affiche tout de suite. Les nombres, les quantités et les aliments restent tels quels.',
  parts: {
    title: 'Titre',
    taste: 'Goût',
    plating: 'Dressage',
    story: 'Histoire',
    group: 'Intertitre',
    item: 'Ingrédient {{number}}',
    note: 'Note sur l’ingrédient {{number}}',
    step: 'Étape {{number}}',
  },
  edit: 'Modifier',
  editPart: 'Modifier : {{part}}',
  yourText: 'Votre texte : {{part}}',
  send: 'Proposer',
  sent: 'Merci. Votre texte s’affichera une fois accepté.',
  saved: 'C’est enregistré et affiché.',

  manage: 'Traductions',
  manageWaiting_one: 'Traductions, {{count}} correction proposée',
  manageWaiting_many: 'Traductions, {{count}} corrections proposées',
  manageWaiting_other: 'Traductions, {{count}} corrections proposées',
  allow: 'Les autres peuvent lire cette recette dans leur langue',
  corrections: 'Corrections des lecteurs',
  noCorrections: 'Pas encore de correction.',
  listFailed: 'Les corrections n’ont pas pu être chargées.',
  notSaved: 'L’enregistrement a échoué. Veuillez réessayer.',
  shown: 'Affichée',
  waiting: 'En attente d’une décision',
  outdated: 'La recette a changé à cet endroit, la correction ne s’affiche donc plus',
  accept: 'Accepter',
  takeBack: 'Ne plus afficher',
} satisfies Translation<'fr', typeof english>
