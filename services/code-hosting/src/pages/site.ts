export const site = { title: 'Code context', home: '/', hue: 235, leaf: 1 }
