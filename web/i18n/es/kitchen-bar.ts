/** The bar with dishes and timers on every page, and the bar of links on phones. */
export default {
  kitchen: 'Cocina',
  dishes: 'Platos en marcha',
  details: 'Platos y temporizadores',
  stopCooking: 'Dejar de cocinar «{{title}}»',
  turnOff: 'Parar',
  turnOffTimer: 'Parar «{{name}}»',
  whenItRings:
    'Los temporizadores suenan mientras Convive esté abierto en este navegador. Un teléfono bloqueado puede quedarse en silencio.',
  quickLinks: 'Accesos rápidos',
}
