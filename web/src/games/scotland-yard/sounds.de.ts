// What the sounds of Scotland Yard are called in German, by their English labels.

export const de: Readonly<Record<string, string>> = {
  'Everyone is placed on the map': 'Alle kommen auf den Stadtplan',
  'By taxi': 'Mit dem Taxi',
  'By bus': 'Mit dem Bus',
  'By underground': 'Mit der U-Bahn',
  'With a black ticket': 'Mit einem Black Ticket',
  'By ferry': 'Mit der Fähre',
  'A double move': 'Ein Doppelzug',
  'Mister X surfaces': 'Mister X taucht auf',
  'Someone peeks at Mister X': 'Jemand wirft einen Blick auf Mister X',
  'Someone can’t move': 'Jemand kann nicht ziehen',
  'Mister X is caught': 'Mister X ist gefangen',
  'Mister X escapes': 'Mister X entkommt',
};
