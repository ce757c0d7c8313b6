export const breads = ['country-bread', 'baguette', 'gluten-free-bread']

export const crunch = [
  'pumpkin-seed',
  'sunflower-seed',
  'walnut',
  'hazelnut',
  'almond',
  'sesame-seed',
  'pine-nut',
]
