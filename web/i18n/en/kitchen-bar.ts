/** The bar with dishes and timers on every page, and the bar of links on phones. */
export default {
  kitchen: 'Kitchen',
  dishes: 'Dishes being cooked',
  details: 'Dishes and timers',
  stopCooking: 'Stop cooking “{{title}}”',
  turnOff: 'Stop',
  turnOffTimer: 'Stop “{{name}}”',
  whenItRings: 'Timers ring while Convive is open in this browser. A locked phone may stay silent.',
  quickLinks: 'Quick links',
}
