export const site = { title: 'Code hosting', home: '/', hue: 235, logoCell: 1 }
