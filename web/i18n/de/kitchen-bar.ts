/** The bar with dishes and timers on every page, and the bar of links on phones. */
export default {
  kitchen: 'Küche',
  dishes: 'Gerichte in Arbeit',
  details: 'Gerichte und Timer',
  stopCooking: '„{{title}}“ nicht weiterkochen',
  turnOff: 'Stopp',
  turnOffTimer: 'Stopp für „{{name}}“',
  whenItRings:
    'Timer klingeln, solange Convive in diesem Browser offen ist. Ein gesperrtes Telefon bleibt eventuell stumm.',
  quickLinks: 'Schnellzugriff',
}
