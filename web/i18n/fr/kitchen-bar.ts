/** The bar with dishes and timers on every page, and the bar of links on phones. */
export default {
  kitchen: 'Cuisine',
  dishes: 'Plats en préparation',
  details: 'Plats et minuteurs',
  stopCooking: 'Ne plus cuisiner « {{title}} »',
  turnOff: 'Arrêter',
  turnOffTimer: 'Arrêter « {{name}} »',
  whenItRings:
    'Les minuteurs sonnent tant que Convive est ouvert dans ce navigateur. Un téléphone verrouillé peut rester muet.',
  quickLinks: 'Accès rapide',
}
