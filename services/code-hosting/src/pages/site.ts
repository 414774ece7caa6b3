export const site = { title: 'Code hosting', home: '/', hue: 235, leaf: 1 }
